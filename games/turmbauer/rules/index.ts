export type { Action, Build, Chance, Move, MoveRing, Refusal } from './actions.js';
export { type Block, FRICTION, ROUNDING, type Triple } from './block.js';
export {
  type Decision,
  type Outcome,
  outcome,
  partsOf,
  placesOf,
  type Question,
  rankingOf,
  type Standing,
  standingOf,
  standingsOf,
  together,
  verdictOf,
} from './end.js';
export { FIGURES, towerHeight } from './figures.js';
export { type Settling, type Turmbauer, turmbauer, turmbauerBy, turmbauerWith } from './game.js';
export { moveRings, type Reach, reachOf, stonesAllowed } from './legal.js';
export {
  readSeenEntry,
  type SeenBuild,
  type SeenDiscard,
  type SeenEnd,
  type SeenEntry,
  type SeenMove,
  type SeenSettle,
  type Support,
} from './log.js';
export { Lookout, routeOf } from './lookout.js';
export { pathOf, type Way } from './paths.js';
export type { Misfit } from './places.js';
export { drawPush, type Push, SETTLED_BY, STRONGEST_PUSH } from './push.js';
export {
  carriedCells,
  cellsAbove,
  type Field,
  fieldsOf,
  placesFor,
  placesForEach,
  walledInBy,
  whyNotAt,
  whyNotThere,
} from './questions.js';
export { type Cell, cellAt, formatPlace, heightOf, isNeutral, isOnTable, RANGE, TABLE, tripleOf, Z } from './space.js';
export {
  type Built,
  blocksOf,
  COLLAPSE,
  colourOnTurn,
  coloursOfSeat,
  FAILURES,
  type Hand,
  heights,
  mayUseRing,
  type Options,
  RINGS_EACH,
  type Ring,
  ROUNDS,
  ringsLeftAfter,
  type State,
  seatOf,
} from './state.js';
export {
  BASE,
  COLOURS,
  type Colour,
  type ColourName,
  colourOf,
  formatPiece,
  formatStone,
  hasStone,
  listStones,
  PIECES,
  type Piece,
  type PieceName,
  parsePiece,
  parseStone,
  pieceOf,
  STONES,
  type Stone,
  type StoneName,
  type Stones,
  sizeOf,
  stoneOf,
  type Turned,
  turnsOfStone,
} from './stones.js';
export { walkOf } from './walk.js';
