/** Questions the board asks of a view. All answers come from the rules. */
import { at, type Seat } from '@belfry/engine';
import {
  builderOf,
  type Card,
  cardOf,
  fiveTowers,
  footingOf,
  formatCard,
  isTopped,
  type State,
  standingBid,
  type Tower,
  type Towers,
  towerOf,
  towersAfter,
  valueOn,
  whyNotPlace,
} from '../rules/index.js';

export function isOnTurn(view: State, seat: Seat): boolean {
  const due = fiveTowers.due(view);
  return due.type === 'seat' && due.seat === seat;
}

/** The bid that stands, and who made it. */
export interface Standing {
  readonly bid: number;
  readonly seat: Seat | undefined;
}

export function standingOf(view: State): Standing {
  const bid = standingBid(view);
  return { bid, seat: bid === 0 ? undefined : builderOf(view) };
}

/** Who bids so many places after the starter. */
const seatAt = ({ starter, options }: State, place: number): Seat => (starter + place) % options.players;

/** What a seat said this round: a bid, or 0 for a pass; nothing if it has not spoken. */
export const bidOf = ({ starter, options, said }: State, seat: Seat): number | undefined =>
  said[(seat - starter + options.players) % options.players];

/** Those who still speak after this seat, in order. */
export const speakersAfter = (view: State, seat: Seat): readonly Seat[] => {
  const place = (seat - view.starter + view.options.players) % view.options.players;
  return Array.from({ length: view.options.players - 1 - place }, (_, step) => seatAt(view, place + 1 + step));
};

/** All seats, clockwise, from the one after this; without this one. */
export const seatsAfter = ({ options }: State, seat: Seat): readonly Seat[] =>
  Array.from({ length: options.players - 1 }, (_, step) => (seat + 1 + step) % options.players);

/** The last deck is in play once the first has run out. */
export const isLastDeck = (view: State): boolean => view.timesRunOut > 0 && !isFirstDeckEmpty(view);

const isFirstDeckEmpty = (view: State): boolean => view.timesRunOut === 1 && view.deck.left === 0;

/** The top of a tower as a card; nothing if it is not begun. */
export const topCard = (tower: number, values: Readonly<Tower>): Card | undefined => {
  const top = values.at(-1);
  return top === undefined ? undefined : cardOf(tower, top);
};

/** Where a card of the display stands with a player's towers. */
export type Fit =
  | { readonly type: 'begins' | 'nine' | 'roofed' | 'none' }
  | { readonly type: 'on' | 'if-torn'; readonly top: number }
  | { readonly type: 'after'; readonly value: number };

export function fitOf(towers: Readonly<Towers>, card: Card, display: readonly Card[]): Fit {
  const tower = at(towers, towerOf(card));
  const top = tower.at(-1);
  const footing = footingOf(towers, card);
  if (footing === 'nine') return { type: 'nine' };
  if (footing !== undefined) return top === undefined ? { type: 'begins' } : { type: 'on', top };
  if (isTopped(tower)) return { type: 'roofed' };
  if (top !== undefined && whyNotPlace(towersAfter(towers, { tearDown: towerOf(card) }), card) === undefined)
    return { type: 'if-torn', top };
  const opener = display.find(other => opensFor(towers, other, card));
  return opener === undefined ? { type: 'none' } : { type: 'after', value: valueOn(opener) };
}

/** Can this card go there once the other one lies there? */
function opensFor(towers: Readonly<Towers>, other: Card, card: Card): boolean {
  if (other === card || towerOf(other) !== towerOf(card) || whyNotPlace(towers, other) !== undefined) return false;
  return whyNotPlace(towersAfter(towers, { place: [other] }), card) === undefined;
}

/** Cards with a name each that no other has, not even their twins. */
export function named(cards: readonly Card[]): readonly { readonly card: Card; readonly key: string }[] {
  const seen = new Set<Card>();
  return cards.map(card => {
    const isTwin = seen.has(card);
    seen.add(card);
    return { card, key: isTwin ? `${formatCard(card)}-twin` : formatCard(card) };
  });
}
