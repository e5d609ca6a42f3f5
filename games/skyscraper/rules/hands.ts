/** Hands of which a viewer may not know all. */
import type { Random } from '@belfry/engine';
import { addCard, type Card, type Counts, countOf, noCards, removeCard } from './cards.js';

/** Cards in a hand: those known, by kind, and how many more there are. Of the truth all are known. */
export interface Hand {
  cards: Counts;
  /** All of them, known or not. */
  size: number;
  hidden: number;
}

export const emptyHand = (): Hand => ({ cards: noCards(), size: 0, hidden: 0 });

export const handSize = (hand: Hand): number => hand.size;

export function putInto(hand: Hand, card: Card): void {
  addCard(hand.cards, card);
  hand.size += 1;
}

export function takeFrom(hand: Hand, card: Card): void {
  removeCard(hand.cards, card);
  hand.size -= 1;
}

/** Picks blind: each card is as likely as any other. [thief.1] */
export function pickCard({ cards, size }: Hand, random: Random): Card {
  let left = random.below(size);
  for (let card = 0; card < cards.length; card++) {
    left -= countOf(cards, card);
    if (left < 0) return card;
  }
  throw new Error('a hand smaller than its size');
}
