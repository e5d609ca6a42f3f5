/** The order of the hand: sorted, until its owner moves a card. */
import { type CardName, type Counts, formatCard } from '../../rules/index.js';

/** A card of the hand, told apart from others of its kind: `3#0`. */
export interface HeldCard {
  readonly key: string;
  readonly card: CardName;
}

/** Sorted as the rules list the cards. */
export const sortedHand = (cards: Readonly<Counts>): readonly HeldCard[] =>
  cards.flatMap((count, kind) =>
    Array.from({ length: count }, (_, i) => ({ key: `${formatCard(kind)}#${i}`, card: formatCard(kind) })),
  );

/** In the order in which they were laid, new cards at the end. */
export function orderedHand(cards: Readonly<Counts>, order: readonly string[]): readonly HeldCard[] {
  const sorted = sortedHand(cards);
  const known = order.flatMap(key => sorted.filter(held => held.key === key));
  return [...known, ...sorted.filter(({ key }) => !order.includes(key))];
}

/** The keys with one moved to another place. */
export function moved(keys: readonly string[], key: string, to: number): readonly string[] {
  const rest = keys.filter(other => other !== key);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}
