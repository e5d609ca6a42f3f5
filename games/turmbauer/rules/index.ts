export type { Action, Build, Chance, Move, MoveRing, Refusal } from './actions.js';
export { type Block, FRICTION, ROUNDING, type Triple } from './block.js';
export {
  type Decision,
  type Outcome,
  partsOf,
  type Question,
  rankingOf,
  type Standing,
  together,
  verdictOf,
} from './end.js';
export { FIGURES, towerHeight } from './figures.js';
export { type Settling, type Turmbauer, turmbauer, turmbauerWith } from './game.js';
export { type Reach, reachOf, stonesAllowed } from './legal.js';
export { pathOf, type Way } from './paths.js';
export type { Misfit } from './places.js';
export { placesFor, walledInBy, whyNotThere } from './questions.js';
export { type Cell, cellAt, formatPlace, heightOf, isNeutral, RANGE, TABLE, tripleOf } from './space.js';
export {
  type Built,
  blocksOf,
  colourOnTurn,
  coloursOfSeat,
  type Hand,
  heights,
  type Options,
  RINGS_EACH,
  type Ring,
  ROUNDS,
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
