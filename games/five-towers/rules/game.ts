/** 5 Towers, as the engine knows it. */
import { DECK_IS_DUE, type Due, type Game, shuffleDeck } from '@belfry/engine';
import { type Action, actions, canonical, chances, type DeckChance, type Refusal } from './actions.js';
import { applyAction } from './apply.js';
import { DISPLAY_SIZE, deckFor, TOWER_TYPES } from './cards.js';
import { checkAction, checkChance } from './check.js';
import { type Outcome, outcome } from './end.js';
import { watch } from './figures.js';
import { legalActions } from './legal.js';
import { seeEntry } from './log.js';
import {
  bidderOf,
  builderOf,
  cardsToShuffle,
  copy,
  type Options,
  options,
  type State,
  start,
  takeDeck,
} from './state.js';
import { foresees, see, show } from './view.js';

export interface FiveTowers {
  readonly Options: Options;
  readonly State: State;
  readonly Action: Action;
  readonly Chance: DeckChance;
  readonly Refusal: Refusal;
  readonly Result: Outcome;
}

/** By seat: one object each, for it is asked often. */
const SEAT_IS_DUE: readonly Due<FiveTowers>[] = Array.from({ length: options.players.max }, (_, seat) => ({
  type: 'seat',
  seat,
}));

export const fiveTowers: Game<FiveTowers> = {
  id: 'five-towers',
  options,
  actions,
  chances,
  start,
  copy,
  canonical,
  checkAction,
  applyAction,
  checkChance,
  isSeenAlike: true,
  see,
  show,
  foresees,
  seeEntry,
  watch,
  legal: legalActions,

  due(state): Due<FiveTowers> {
    switch (state.phase) {
      case 'deck':
        return DECK_IS_DUE;
      case 'bidding':
        return SEAT_IS_DUE[bidderOf(state)] as Due<FiveTowers>;
      case 'building':
        return SEAT_IS_DUE[builderOf(state)] as Due<FiveTowers>;
      case 'over':
        return { type: 'over', result: outcome(state) };
    }
  },

  applyChance: (state, chance) => takeDeck(state, chance.cards),
  fate: (state, random) => shuffleDeck(cardsToShuffle(state), random),

  scores: result => result.scores,

  scoreBounds(chosen) {
    const cards = deckFor(chosen.players).length;
    const rounds = 2 * Math.ceil(cards / DISPLAY_SIZE);
    return { min: -(rounds * (rounds + 1)) / 2, max: 2 * cards + cards / TOWER_TYPES.length };
  },
};
