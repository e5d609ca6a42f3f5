/** Decks as chance: fate puts the cards that are due in some order, and the record has it whole. */
import * as z from 'zod/mini';
import { type Random, shuffle } from './random.js';

/** A shuffled deck, first to be dealt first. */
export interface ShuffledDeck<Card> {
  readonly chance: 'deck';
  readonly cards: readonly Card[];
}

/** What a game answers when fate is to shuffle: one object, for it is asked often. */
export const DECK_IS_DUE = { type: 'chance', chance: 'deck' } as const;

/** Why these cannot be the cards of a deck: they are not those that were to be shuffled. */
export interface WrongDeck {
  readonly code: 'not-these-cards';
  readonly expected: number;
}

/** How a shuffled deck is written, by how its cards are. */
export const deckSchema = <Card extends z.ZodMiniType>(card: Card) =>
  z.strictObject({ chance: z.literal('deck'), cards: z.readonly(z.array(card)) });

/** Is this deck made of exactly the cards that are due? */
export function checkDeck<Card>(deck: ShuffledDeck<Card>, due: readonly Card[]): WrongDeck | undefined {
  const missing = new Map<Card, number>();
  for (const card of due) missing.set(card, (missing.get(card) ?? 0) + 1);
  for (const card of deck.cards) missing.set(card, (missing.get(card) ?? 0) - 1);
  const isSame = [...missing.values()].every(count => count === 0);
  return isSame ? undefined : { code: 'not-these-cards', expected: due.length };
}

/** The cards that are due, in an order like any other. */
export const shuffleDeck = <Card>(due: readonly Card[], random: Random): ShuffledDeck<Card> => ({
  chance: 'deck',
  cards: shuffle(due.slice(), random),
});
