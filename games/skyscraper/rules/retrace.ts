/**
 * Goes once more through what a viewer saw, and lets fate decide anew what they did not see. SPEC [know.6].
 *
 * Hidden cards are of three sorts. *Known* ones the viewer saw going to the hand. *Old* ones were in hidden hands at the last
 * reshuffle; the viewer knows which cards these were, all hands together. The others are *new*: they came from the pile since. What is
 * in the pile is new, too.
 */
import { at, type Random, type Seat, type Viewer } from '@belfry/engine';
import { ALL_CARDS, type Card, type Counts, countOf, noCards, removeCard, sizeOf, subtract } from './cards.js';
import { type Event, hiddenTogether } from './memory.js';

export interface Retraced {
  /** For each seat. */
  readonly known: readonly Counts[];
  readonly old: readonly number[];
  /** The old cards, all hands together. */
  readonly oldCards: Counts;
}

/** One course of things that fits what was seen; `undefined` if this try led to something impossible. */
export function retrace(
  history: readonly Event[],
  viewer: Viewer | null,
  players: number,
  random: Random,
): Retraced | undefined {
  const walk = new Walk(players, random);
  return history.every(event => isPossible(walk, event, viewer)) ? walk : undefined;
}

/** Lets something happen that was seen; is it possible as things stand? */
function isPossible(walk: Walk, event: Event, viewer: Viewer | null): boolean {
  if (event.type === 'shown') return event.seat === viewer || walk.leaves(event.seat, event.card, event.size);
  if (event.type === 'reshuffled') return walk.reshuffled(event);
  const { thief, victim, card, size } = event;
  if (card === null) return walk.movesUnseen(victim, thief, size);
  if (victim !== viewer && !walk.leaves(victim, card, size)) return false;
  if (thief !== viewer) walk.arrives(thief, card);
  return true;
}

class Walk implements Retraced {
  readonly known: Counts[];
  readonly old: number[];
  oldCards: Counts = noCards();
  /** What the pile was made of; what the viewer drew of it since is still in it. */
  private newCards: Counts = [...ALL_CARDS];
  private readonly random: Random;

  constructor(players: number, random: Random) {
    this.known = Array.from({ length: players }, noCards);
    this.old = Array.from({ length: players }, () => 0);
    this.random = random;
  }

  arrives(seat: Seat, card: Card): void {
    const known = at(this.known, seat);
    known[card] = countOf(known, card) + 1;
  }

  /** A card is seen to leave a hand of this size. */
  leaves(seat: Seat, card: Card, size: number): boolean {
    const known = at(this.known, seat);
    if (countOf(known, card) > 0) {
      removeCard(known, card);
      return true;
    }
    const old = at(this.old, seat);
    const asOld = share(old, this.oldCards, card);
    const asNew = share(size - old - sizeOf(known), this.newCards, card);
    if (asOld + asNew <= 0) return false;
    const isOld = this.random.below(2 ** 32) / 2 ** 32 < asOld / (asOld + asNew);
    if (isOld) this.old[seat] = old - 1;
    removeCard(isOld ? this.oldCards : this.newCards, card);
    return true;
  }

  /** Some card goes from hand to hand. A new one needs no note: what is neither old nor known is new. */
  movesUnseen(victim: Seat, thief: Seat, size: number): boolean {
    const known = at(this.known, victim);
    const old = at(this.old, victim);
    let pick = this.random.below(size) - old;
    if (pick < 0) {
      this.old[victim] = old - 1;
      this.old[thief] = at(this.old, thief) + 1;
      return true;
    }
    for (let card = 0; card < known.length; card++) {
      pick -= countOf(known, card);
      if (pick >= 0) continue;
      removeCard(known, card);
      this.arrives(thief, card);
      return true;
    }
    return true;
  }

  /** All cards in hidden hands that are not known are old now. */
  reshuffled(event: Extract<Event, { type: 'reshuffled' }>): boolean {
    this.oldCards = hiddenTogether(event);
    this.newCards = [...event.pile];
    for (const [seat, { size, cards }] of event.hands.entries()) {
      if (cards !== null) continue;
      const known = at(this.known, seat);
      this.old[seat] = size - sizeOf(known);
      this.oldCards = subtract(this.oldCards, known);
    }
    return this.oldCards.every(count => count >= 0) && this.old.every(count => count >= 0);
  }
}

/** How likely one of so many cards from a pile is such a card, as far as it matters for comparing. */
function share(slots: number, cards: Readonly<Counts>, card: Card): number {
  const size = sizeOf(cards);
  return slots <= 0 || size === 0 ? 0 : (slots * countOf(cards, card)) / size;
}
