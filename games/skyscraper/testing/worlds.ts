import { at, type Entry, isSeatEntry } from '@belfry/engine';
import { FollowedCards, type Worlds } from '@belfry/engine/testing';
import { type Action, type Card, parseCard, type Skyscraper, type State, visibleCards } from '../rules/index.js';

export const skyscraperWorlds: Worlds<Skyscraper> = {
  disguise(match, viewer, random) {
    const cards = new FollowedCards<Card>(viewer);
    const states = match.truth(0, match.log.length);
    const rewritten = match.log.map((entry, index) => follow(cards, entry, at(states, index), at(states, index + 1)));
    cards.swapFaces(random);
    return rewritten.map(write => write());
  },

  /** Every card is there once, in sight or in the pile. */
  isPossible(state) {
    const { order, left } = state.pile;
    if (order === null || state.viewer !== null || state.hands.some(({ hidden }) => hidden > 0)) return false;
    const all = [...visibleCards(state), ...order.slice(order.length - left)].toSorted((a, b) => a - b);
    const sizes = state.hands.every(({ cards, size }) => cards.reduce((sum, count) => sum + count, 0) === size);
    return sizes && (all.length === 54 || (all.length === 0 && state.turns === 0));
  },
};

/** Follows an entry, and says how it is written once the cards have other faces. */
function follow(
  cards: FollowedCards<Card>,
  entry: Entry<Skyscraper>,
  before: State,
  after: State,
): () => Entry<Skyscraper> {
  if (isSeatEntry<Skyscraper>(entry)) {
    for (const card of shownBy(entry.action)) cards.show(before.turn, card);
    if (entry.action.type === 'end') draw(cards, before, after);
    return () => entry;
  }
  if (entry.chance === 'deck') {
    const deck = cards.putDeck(entry.cards);
    draw(cards, before, after);
    return () => ({ chance: 'deck', cards: deck.map(({ face }) => face) });
  }
  const stolen = cards.pass(at(before.victims, 0), before.turn, entry.card);
  return () => ({ chance: 'stolen', card: stolen.face });
}

/** Cards are drawn seat by seat from the one who was on turn; the first deal goes round before seat 0 draws. */
function draw(cards: FollowedCards<Card>, before: State, after: State): void {
  const gained = after.hands.map(({ size }, seat) => size - at(before.hands, seat).size);
  const isDeal = before.turns === 0;
  const order = gained.map((_, step) => (before.turn + step) % gained.length);
  for (const seat of order) for (let left = isDeal ? 5 : at(gained, seat); left > 0; left--) cards.draw(seat);
  if (isDeal) cards.draw(0);
}

/** The cards of the hand that an action shows. */
export function shownBy(action: Action): Card[] {
  switch (action.type) {
    case 'end':
      return [];
    case 'build':
      return [...action.cards];
    case 'steal-floor':
      return [action.with];
    case 'guard':
      return [parseCard('dog')];
    default:
      return [parseCard(action.type)];
  }
}
