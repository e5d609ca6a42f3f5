/** Skyscraper, as the engine knows it. */
import { at, type BySeat, checkDeck, choicesOf, type Due, type Game, type Random, shuffleDeck } from '@belfry/engine';
import { type Action, actions, type Chance, canonical, chances, type Refusal } from './actions.js';
import { applyAction } from './apply.js';
import { type Card, countOf } from './cards.js';
import { checkAction } from './check.js';
import { watch } from './figures.js';
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
import { imagine, see } from './view.js';

export interface Outcome {
  readonly floors: BySeat<number>;
  readonly winners: readonly number[];
}

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
  see,
  seeEntry,
  imagine,
  watch,

  due(state): Due<Skyscraper> {
    switch (state.phase) {
      case 'deck':
        return DECK_IS_DUE;
      case 'stolen':
        return STOLEN_IS_DUE;
      case 'play':
        return { type: 'seat', seat: state.turn };
      case 'over':
        return { type: 'over', result: outcome(state) };
    }
  },

  legal: state => choicesOf(legalActions(state)),

  checkChance: (state, chance) =>
    chance.chance === 'deck' ? checkDeck(chance, cardsToShuffle(state)) : checkStolen(state, chance.card),

  applyChance(state, chance) {
    if (chance.chance === 'deck') takeDeck(state, chance.cards);
    else takeStolen(state, chance.card);
  },

  fate: (state, random) =>
    state.phase === 'deck'
      ? shuffleDeck(cardsToShuffle(state), random)
      : { chance: 'stolen', card: pickBlind(state, random) },

  scores: result => result.floors,
  scoreBounds: ({ floors }) => ({ min: 0, max: floors }),
};

const DECK_IS_DUE = { type: 'chance', chance: 'deck' } as const;
const STOLEN_IS_DUE = { type: 'chance', chance: 'stolen' } as const;

function checkStolen(state: State, card: Card): Refusal | undefined {
  const victim = at(state.victims, 0);
  const has = countOf(handOf(state, victim).cards, card) > 0;
  return has ? undefined : { code: 'victim-has-not', seat: victim, card };
}

/** Each card of the victim's hand is as likely as any other. [thief.1] */
function pickBlind(state: State, random: Random): Card {
  const { cards, size } = handOf(state, at(state.victims, 0));
  let left = random.below(size);
  for (let card = 0; card < cards.length; card++) {
    left -= countOf(cards, card);
    if (left < 0) return card;
  }
  throw new Error('a hand smaller than its size');
}

/** The first to have all floors wins; if the match died down, those with the most. [win.1] [win.2] [record.4] */
function outcome(state: State): Outcome {
  const floors = state.skyscrapers.map(built => built.length);
  const most = Math.max(...floors);
  return { floors, winners: floors.flatMap((count, seat) => (count === most ? [seat] : [])) };
}
