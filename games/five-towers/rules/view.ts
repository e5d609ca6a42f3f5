/** What is known and what is not: everything is open but the order of the deck. SPEC [view]. */
import { type Card, cardOf, deckFor } from './cards.js';
import { copy, type State } from './state.js';

/** The same for every viewer. [view.1] */
export const show = (state: State): State => ({ ...state, deck: { order: null, left: state.deck.left } });

export const see = (state: State): State => copy(show(state));

/** Only the next cards come as a surprise, and they begin a round. */
export const foresees = (before: State, after: State): boolean => before.round === after.round;

/** The cards still in the deck, which everyone can work out by counting; sorted. */
export function cardsInDeck(state: State): Card[] {
  if (state.round === 0) return [];
  const seen = countSeen(state);
  return deckFor(state.options.players).filter(card => {
    const left = seen[card] ?? 0;
    seen[card] = left - 1;
    return left <= 0;
  });
}

/** By card: how many of it lie open. */
function countSeen(state: State): number[] {
  const seen: number[] = [];
  const count = (card: Card): void => {
    seen[card] = (seen[card] ?? 0) + 1;
  };
  for (const towers of state.towers)
    for (const [index, tower] of towers.entries()) for (const value of tower) count(cardOf(index, value));
  for (const cards of state.tornDown) cards.forEach(count);
  state.display.forEach(count);
  state.discard.forEach(count);
  return seen;
}
