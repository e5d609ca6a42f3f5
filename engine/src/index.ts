export type { Advice, Way } from './advice.js';
export { at, type Choices, choicesOf, listChoices } from './choices.js';
export { checkDeck, DECK_IS_DUE, deckSchema, type ShuffledDeck, shuffleDeck, type WrongDeck } from './deck.js';
export {
  answersAgain,
  checkFairness,
  commitmentOf,
  committedFate,
  digestOf,
  type FateKey,
  type FateQuestion,
  isFateKey,
  KeyedRandom,
  newFateKey,
  type OtherVersion,
  revealedFate,
  type Unfair,
} from './fate.js';
export {
  commitmentIn,
  type FateDraw,
  type FateStatement,
  type FateTerms,
  isShared,
  type OwnStatement,
  readFateStatement,
  SHARED_FATE_SCHEME,
  type SharedStatement,
} from './fate-statement.js';
export {
  type BySeat,
  type Due,
  type Entry,
  type Figures,
  type Game,
  type GameTypes,
  Hidden,
  isSeatEntry,
  type Moment,
  type Seat,
  type SeatEntry,
  SPECTATOR,
  type Viewer,
  type Watch,
} from './game.js';
export { Grown } from './grown.js';
export { type KeyedHash, plainHash } from './hmac.js';
export { canonicalJson, equalJson, type Json, nameText } from './json.js';
export { type AnyRefusal, isMatchRefusal, Match, type MatchRefusal, type Undo } from './match.js';
export {
  isTooLarge,
  JSON_TYPES,
  type JsonType,
  type Malformed,
  type Notation,
  notation,
  type Problem,
  readSeen,
} from './notation.js';
export { type OptionField, type OptionFields, type OptionsOf, optionsNotation, readOptions } from './options.js';
export { playOut, stepAtRandom } from './playout.js';
export { type Limits, type Policy, randomPolicy } from './policy.js';
export { type Random, SeededRandom, shuffle } from './random.js';
export {
  type EntryProblem,
  playJson,
  RECORD_FORMAT,
  type RecordFault,
  type RecordProblem,
  readEntry,
  readRecord,
  writeEntry,
  writeRecord,
} from './record.js';
export { failed, ok, type Result } from './result.js';
export {
  type Contributors,
  checkSharedFairness,
  contributorsOf,
  type KeptFate,
  type KeptPromise,
  sharedAnswersAgain,
  sharedFault,
} from './shared-fairness.js';
export { Chain, drawLot, matchKeyOf, sealNumber, shareCommitment, sharedKey } from './shared-fate.js';
export {
  type ActionReport,
  runSimulation,
  type SeatReport,
  type SimulationPlan,
  type SimulationReport,
  simulate,
} from './simulation.js';
export { type Interval, type Summary, shareInterval, Tallies, Tally } from './statistics.js';
export { type ActionKey, type Imaginer, imagine, type Thinking } from './thinking.js';
export { type Explain, traceRecord } from './trace.js';
