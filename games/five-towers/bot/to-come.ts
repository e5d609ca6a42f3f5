/** Which cards may still be dealt, by counting those that lie open: everybody at the table can. */
import { at } from '@belfry/engine';
import { cardsInDeck, type State, TOWER_TYPES, towerOf, valueOn } from '../rules/index.js';

const VALUES = 16;

/** For each tower type and value, how many such cards are dealt in rounds to come; from a discard pile that is shuffled again too. */
export function cardsToCome(seen: State): readonly (readonly number[])[] {
  const counts = TOWER_TYPES.map(() => Array.from({ length: VALUES }, () => 0));
  const cards = seen.timesRunOut === 0 ? [...cardsInDeck(seen), ...seen.discard] : cardsInDeck(seen);
  for (const card of cards) {
    const type = at(counts, towerOf(card));
    type[valueOn(card)] = at(type, valueOn(card)) + 1;
  }
  return counts;
}
