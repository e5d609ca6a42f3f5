/**
 * What the player on turn surely knows of the other hands, worked out in one go through what was seen: quick enough for every step of
 * a search. It may know less than `surelyIn`, which thinks through every possibility, and never more. A whole world tells it no more
 * than the player's own view does.
 */
import { at, type Seat } from '@belfry/engine';
import { addCard, type Counts, countOf, noCards, subtract } from '../rules/cards.js';
import type { Event } from '../rules/memory.js';
import type { State } from '../rules/state.js';

/** For each seat the cards that are known to be in its hand; of the own one there are none. */
export type Memory = readonly Counts[];

/** Nothing, as long as nothing was stolen or counted. */
export function recall({ history, options, turn }: State): Memory | undefined {
  if (history.length === 0) return undefined;
  const known = Array.from({ length: options.players }, noCards);
  for (const event of history) follow(known, event, turn);
  return known;
}

function follow(known: Counts[], event: Event, viewer: Seat): void {
  switch (event.type) {
    case 'shown':
      forget(at(known, event.seat), event.card);
      break;
    case 'stolen':
      if (event.victim === viewer) addTo(known, event.thief, event.card);
      else if (event.thief === viewer) forget(at(known, event.victim), event.card);
      else forgetOneOfEach(at(known, event.victim));
      break;
    case 'reshuffled':
      if (known.length === 2) known[1 - viewer] = subtract(event.inHands, event.hands[viewer]?.cards ?? event.inHands);
  }
}

function addTo(known: readonly Counts[], seat: Seat, card: number | null): void {
  if (card !== null) addCard(at(known, seat), card);
}

function forget(cards: Counts, card: number | null): void {
  if (card !== null && countOf(cards, card) > 0) cards[card] = countOf(cards, card) - 1;
}

/** A card that nobody else saw left this hand: any of those that were known. */
function forgetOneOfEach(cards: Counts): void {
  for (let card = 0; card < cards.length; card++) forget(cards, card);
}
