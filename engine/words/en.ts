import type { JsonType } from '../src/index.js';
import { type EngineWords, list } from './catalogue.js';
import { counter } from './language.js';

const count = counter('en');

export const en: EngineWords = {
  problem: {
    missing: () => 'is missing',
    'too-large': () => 'is too large',
    'wrong-type': ({ expected }) => `has the wrong type (expected: ${TYPES[expected]})`,
    'not-one-of': ({ allowed }) => `has a value that is not allowed here${list('allowed', allowed)}`,
    'out-of-range': ({ limit, bound }) => (limit === 'min' ? `must be at least ${bound}` : `must be at most ${bound}`),
    'unknown-field': ({ field }) => `has a field that does not belong there: “${field}”`,
  },
  atPath: (path, problem) => (path === '' ? `it ${problem}` : `“${path}” ${problem}`),
  refusal: {
    'match-over': () => 'the match is over',
    'no-such-seat': ({ seat }) => `there is no seat ${seat}`,
    'not-your-turn': ({ seat, due }) => `it is the turn of seat ${due}, not of seat ${seat}`,
    'fate-is-due': ({ chance }) => `fate must answer first (“${chance}”)`,
    'seat-is-due': ({ seat }) => `it is the turn of seat ${seat}, not of fate`,
  },
  record: {
    'unknown-game': ({ game, known }) => `there is no game “${game}” here${list('known', known)}`,
    'seats-mismatch': ({ seats, players }) =>
      `${count(seats, { one: 'seat', other: 'seats' })} named, ${players} players`,
    'result-too-early': () => 'it has a result, but the match is not over',
    'wrong-result': ({ expected }) => `its result is wrong; the rules give ${expected}`,
  },
  unfair: {
    'key-malformed': () => 'the key is not 64 hexadecimal digits',
    'key-not-committed': () => 'the key does not match the commitment',
    'not-from-key': ({ entry }) => `log entry ${entry}: the key gives another answer of fate`,
    'key-withheld': () => 'the match is over, and the key is not shown',
    'commitment-differs': () => 'another commitment was made when the match began',
    'terms-differ': () => 'table, game, options, names or version are not those agreed on before the draw',
    'seal-broken': ({ place }) => `the number of place ${place} does not fit its seal`,
    'seal-unasked': ({ place }) => `place ${place} has sealed a number, though it was not to have one`,
    'number-missing': ({ place }) => `place ${place} has sealed a number that is not shown`,
    'seal-differs': ({ place }) => `the seal of place ${place} is not the one noted when a number was shown`,
    'own-number-missing': () => 'the key was drawn without your own number',
    'attempts-differ': ({ attempt }) => `draw ${attempt} is not what the others follow from`,
    'order-not-from-key': () => 'the key gives another order of seats',
    'chain-broken': () => 'the log, or how the match began, was changed afterwards',
    'head-differs': ({ count: entries }) =>
      `the log is not the one noted after ${count(entries, { one: 'entry', other: 'entries' })}`,
  },
  inEntry: (entry, fault) => `log entry ${entry}: ${fault}`,
};

const TYPES: Readonly<Record<JsonType, string>> = {
  object: 'object',
  list: 'list',
  text: 'text',
  number: 'number',
  'whole-number': 'whole number',
  'something-else': 'something else',
};
