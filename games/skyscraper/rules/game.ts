/** Skyscraper, as the engine knows it. */
import { at, DECK_IS_DUE, type Due, type Game, shuffleDeck } from '@belfry/engine';
import { type Action, actions, type Chance, canonical, chances, type Refusal } from './actions.js';
import { applyAction } from './apply.js';
import { checkAction, checkChance } from './check.js';
import { type Outcome, outcome } from './end.js';
import { watch } from './figures.js';
import { pickCard } from './hands.js';
import { legalActions } from './legal.js';
import { seeEntry } from './log.js';
import {
  cardsToShuffle,
  copy,
  handOf,
  type Options,
  options,
  type State,
  start,
  takeDeck,
  takeStolen,
} from './state.js';
import { see } from './view.js';

export interface Skyscraper {
  readonly Options: Options;
  readonly State: State;
  readonly Action: Action;
  readonly Chance: Chance;
  readonly Refusal: Refusal;
  readonly Result: Outcome;
}

export const skyscraper: Game<Skyscraper> = {
  id: 'skyscraper',
  options,
  actions,
  chances,
  start,
  copy,
  canonical,
  checkAction,
  applyAction,
  checkChance,
  see,
  seeEntry,
  watch,
  legal: legalActions,

  due(state): Due<Skyscraper> {
    switch (state.phase) {
      case 'deck':
        return DECK_IS_DUE;
      case 'stolen':
        return STOLEN_IS_DUE;
      case 'play':
        return at(SEAT_IS_DUE, state.turn);
      case 'over':
        return { type: 'over', result: outcome(state) };
    }
  },

  applyChance(state, chance) {
    if (chance.chance === 'deck') takeDeck(state, chance.cards);
    else takeStolen(state, chance.card);
  },

  fate: (state, random) =>
    state.phase === 'deck'
      ? shuffleDeck(cardsToShuffle(state), random)
      : { chance: 'stolen', card: pickCard(handOf(state, at(state.victims, 0)), random) },

  scores: result => result.floors,
  scoreBounds: ({ floors }) => ({ min: 0, max: floors }),
};

/** One object for each seat, for it is asked often. */
const SEAT_IS_DUE = [0, 1, 2, 3].map(seat => ({ type: 'seat', seat }) as const);

const STOLEN_IS_DUE = { type: 'chance', chance: 'stolen' } as const;
