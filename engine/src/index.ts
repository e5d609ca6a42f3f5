export { at, type Choices, choicesOf, listChoices } from './choices.js';
export {
  checkFairness,
  commitmentOf,
  type FateKey,
  type FateStatement,
  fateStatementOf,
  isFateKey,
  KeyedRandom,
  newFateKey,
  readFateStatement,
  type Unfair,
} from './fate.js';
export {
  type BySeat,
  type Due,
  type Entry,
  type Figures,
  type Game,
  type GameTypes,
  isSeatEntry,
  type Moment,
  type Seat,
  type SeatEntry,
  SPECTATOR,
  type Viewer,
  type Watch,
} from './game.js';
export { canonicalJson, equalJson, type Json } from './json.js';
export { type AnyRefusal, Match, type MatchRefusal } from './match.js';
export { type Malformed, type Notation, notation, type Problem } from './notation.js';
export { type OptionField, type OptionFields, type OptionsOf, optionsNotation } from './options.js';
export { playOut } from './playout.js';
export { type Policy, randomPolicy } from './policy.js';
export { type Random, SeededRandom, shuffle } from './random.js';
export {
  type EntryProblem,
  playJson,
  RECORD_FORMAT,
  type RecordFault,
  type RecordProblem,
  readEntry,
  readOptions,
  readRecord,
  writeEntry,
  writeRecord,
} from './record.js';
export { failed, ok, type Result } from './result.js';
export {
  type ActionReport,
  runSimulation,
  type SeatReport,
  type SimulationPlan,
  type SimulationReport,
  simulate,
} from './simulation.js';
export { type Summary, Tallies, Tally } from './statistics.js';
export { type Explain, traceRecord } from './trace.js';
