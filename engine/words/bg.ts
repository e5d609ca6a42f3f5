import type { JsonType } from '../src/index.js';
import { type EngineWords, list } from './catalogue.js';
import { counter } from './language.js';

const count = counter('bg');

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
    'key-withheld': () => 'партията е завършила, а ключът не е показан',
    'commitment-differs': () => 'в началото на партията е било обявено друго',
    'terms-differ': () => 'масата, играта, настройките, имената или версията не са тези, уговорени преди тегленето',
    'seal-broken': ({ place }) => `числото на място ${place} не отговаря на печата си`,
    'seal-unasked': ({ place }) => `място ${place} е запечатало число, а не е трябвало да има`,
    'number-missing': ({ place }) => `място ${place} е запечатало число, което не е показано`,
    'seal-differs': ({ place }) => `печатът на място ${place} не е онзи, записан при показването на число`,
    'own-number-missing': () => 'ключът е изтеглен без собственото ви число',
    'attempts-differ': ({ attempt }) => `теглене ${attempt} не е онова, от което следват останалите`,
    'order-not-from-key': () => 'ключът дава друг ред на местата',
    'chain-broken': () => 'ходът или началото на партията са променени впоследствие',
    'head-differs': ({ count: entries }) =>
      `ходът на партията не е този, отбелязан след ${count(entries, { one: 'стъпка', other: 'стъпки' })}`,
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
