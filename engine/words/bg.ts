import type { EngineWords } from './catalogue.js';

export const bg: EngineWords = {
  problem: {
    missing: () => 'липсва',
    'wrong-type': ({ expected }) => `е от грешен тип (очаква се ${expected})`,
    'not-one-of': ({ allowed }) => `има стойност, която тук не е позволена${list(allowed)}`,
    'out-of-range': ({ limit, bound }) =>
      limit === 'min' ? `трябва да е поне ${bound}` : `трябва да е най-много ${bound}`,
    'unknown-field': ({ field }) => `съдържа излишно поле: „${field}“`,
  },
  atPath: (path, problem) => (path === '' ? `цялото ${problem}` : `„${path}“ ${problem}`),
  refusal: {
    'match-over': () => 'играта е приключила',
    'no-such-seat': ({ seat }) => `няма място ${seat}`,
    'not-your-turn': ({ seat, due }) => `на ход е място ${due}, а не място ${seat}`,
    'fate-is-due': ({ chance }) => `първо трябва да реши случайността („${chance}“)`,
    'seat-is-due': ({ seat }) => `на ход е място ${seat}, а не случайността`,
  },
  record: {
    'unknown-game': ({ game, known }) => `тук няма игра „${game}“${list(known)}`,
    'seats-mismatch': ({ seats, players }) => `посочени места: ${seats}, играчи: ${players}`,
    'result-too-early': () => 'има резултат, но играта не е приключила',
    'wrong-result': ({ expected }) => `резултатът е грешен; според правилата той е ${expected}`,
  },
  unfair: {
    'key-malformed': () => 'ключът не се състои от 64 шестнадесетични цифри',
    'key-not-committed': () => 'ключът не отговаря на обявеното в началото',
    'not-from-key': ({ entry }) => `запис ${entry}: ключът дава друг отговор на случайността`,
  },
  inEntry: (entry, fault) => `запис ${entry}: ${fault}`,
};

const list = (items: readonly string[]): string =>
  items.length > 0 && items.length <= 12 ? ` (известни: ${items.join(', ')})` : '';
