/** Hands of which a viewer may not know all. */
import type { Random } from '@belfry/engine';
import { type Card, type Counts, noCards } from './cards.js';

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
  const { cards } = hand;
  cards[card] = (cards[card] as number) + 1;
  hand.size += 1;
}

export function takeFrom(hand: Hand, card: Card): void {
  const { cards } = hand;
  const count = cards[card] as number;
  if (count === 0) throw new Error('no such card in the hand');
  cards[card] = count - 1;
  hand.size -= 1;
}

/** Picks blind: each card is as likely as any other. [thief.1] */
export function pickCard({ cards, size }: Hand, random: Random): Card {
  let left = random.below(size);
  for (let card = 0; card < cards.length; card++) {
    left -= cards[card] as number;
    if (left < 0) return card;
  }
  throw new Error('a hand smaller than its size');
}
