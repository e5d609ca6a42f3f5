import type { JsonType } from '../src/index.js';
import { type EngineWords, list } from './catalogue.js';

export const bg: EngineWords = {
  problem: {
    missing: () => 'липсва',
    'too-large': () => 'надхвърля допустимия размер',
    'wrong-type': ({ expected }) => `е от грешен тип (очаква се ${TYPES[expected]})`,
    'not-one-of': ({ allowed }) => `има стойност, която тук не е позволена${list('позволени', allowed)}`,
    'out-of-range': ({ limit, bound }) =>
      limit === 'min' ? `трябва да е поне ${bound}` : `трябва да е най-много ${bound}`,
    'unknown-field': ({ field }) => `съдържа излишно поле: „${field}“`,
  },
  atPath: (path, problem) => (path === '' ? `съдържанието ${problem}` : `„${path}“ ${problem}`),
  refusal: {
    'match-over': () => 'партията е приключила',
    'no-such-seat': ({ seat }) => `няма място ${seat}`,
    'not-your-turn': ({ seat, due }) => `на ход е място ${due}, а не място ${seat}`,
    'fate-is-due': ({ chance }) => `първо трябва да реши случайността („${chance}“)`,
    'seat-is-due': ({ seat }) => `на ход е място ${seat}, а не случайността`,
  },
  record: {
    'unknown-game': ({ game, known }) => `тук няма игра „${game}“${list('известни', known)}`,
    'seats-mismatch': ({ seats, players }) => `посочени места: ${seats}, играчи: ${players}`,
    'result-too-early': () => 'има резултат, но партията не е приключила',
    'wrong-result': ({ expected }) => `резултатът е грешен; според правилата той е ${expected}`,
  },
  unfair: {
    'key-malformed': () => 'ключът не се състои от 64 шестнадесетични цифри',
    'key-not-committed': () => 'ключът не отговаря на обявеното в началото',
    'not-from-key': ({ entry }) => `стъпка ${entry}: според ключа случайността е щяла да реши друго`,
  },
  inEntry: (entry, fault) => `стъпка ${entry}: ${fault}`,
};

const TYPES: Readonly<Record<JsonType, string>> = {
  object: 'обект',
  list: 'списък',
  text: 'текст',
  number: 'число',
  'whole-number': 'цяло число',
  'something-else': 'нещо друго',
};
