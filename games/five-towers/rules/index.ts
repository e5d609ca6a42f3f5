export type { Action, Bid, Build, DeckChance, Pass, Refusal, Revoke } from './actions.js';
export { allBuilds, mostBuildable } from './builds.js';
export { type CardSet, type Offer, offerOf } from './card-sets.js';
export {
  type Card,
  cardOf,
  DISPLAY_SIZE,
  deckFor,
  formatCard,
  parseCard,
  TOWER_TYPES,
  type TowerIndex,
  type TowerType,
  towerOf,
  type Value,
  valueOn,
} from './cards.js';
export { chainsOn, mostOn } from './chains.js';
export { type Outcome, winnersOf } from './end.js';
export { FIGURES } from './figures.js';
export { type FiveTowers, fiveTowers } from './game.js';
export {
  type Deal,
  isSeenAction,
  readSeenEntry,
  type SeenAction,
  type SeenEntry,
  type SeenShuffle,
} from './log.js';
export { type ScoreSheet, scoreSheet, type TowerScore, tearDownPoints, towerPoints } from './scoring.js';
export { builderOf, type Deck, type Options, type State, standingBid, towersOf } from './state.js';
export { type CountedTower, type SureBuilds, sureBuilds } from './sure-builds.js';
export {
  canTearDown,
  footingOf,
  GROUND,
  isTopped,
  type Misfit,
  newTowers,
  type TearDownRefusal,
  type Top,
  type Tower,
  type Towers,
  takes,
  topBelow,
  topOf,
  towersAfter,
  whyNotPlace,
  whyNotTearDown,
} from './towers.js';
export { cardsInDeck } from './view.js';
