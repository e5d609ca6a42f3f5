/** What is known and what is not: everything is open but the order of the deck. SPEC [view]. */
import { type Random, shuffle } from '@belfry/engine';
import { type Card, cardOf, deckFor } from './cards.js';
import { copy, type State } from './state.js';

/** The same for every viewer. [view.1] */
export function see(state: State): State {
  const seen = copy(state);
  seen.deck.order = null;
  return seen;
}

/** The cards still in the deck, which everyone can work out by counting; sorted. */
export function cardsInDeck(state: State): Card[] {
  if (state.round === 0) return [];
  const missing = new Map<Card, number>();
  for (const card of visibleCards(state)) missing.set(card, (missing.get(card) ?? 0) + 1);
  return deckFor(state.options.players).filter(card => {
    const seen = missing.get(card) ?? 0;
    if (seen > 0) missing.set(card, seen - 1);
    return seen === 0;
  });
}

function visibleCards(state: State): Card[] {
  const built = state.towers.flatMap(towers =>
    towers.flatMap((tower, index) => tower.map(value => cardOf(index, value))),
  );
  return [...built, ...state.tornDown.flat(), ...state.display, ...state.discard];
}

/** Puts the unseen cards into the deck in some order, every order equally likely. [view.2] */
export function imaginer(seen: State): (random: Random) => State {
  const cards = cardsInDeck(seen);
  return random => {
    const world = copy(seen);
    world.deck.order = shuffle(cards.slice(), random);
    return world;
  };
}
