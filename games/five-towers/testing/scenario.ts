/** One-word builders for the tests of the rules: `play(checked(4, 'sand-7 candy-12'), bid(0, 3), pass(1))`. */
import { type Entry, listChoices, type Match, type Seat, SPECTATOR } from '@belfry/engine';
import { begin, play, whatIsDue } from '@belfry/engine/testing';
import {
  type Card,
  type DeckChance,
  deckFor,
  type FiveTowers,
  fiveTowers,
  formatCard,
  type Options,
  parseCard,
  type State,
  TOWER_TYPES,
  type TowerType,
  type Value,
} from '../rules/index.js';

export { logOf, play, refused, whatIsDue as turn } from '@belfry/engine/testing';

export type FiveTowersMatch = Match<FiveTowers>;
export type Move = Entry<FiveTowers>;

/** Cards by name: `cards('sand-7 candy-12')`. */
export const cards = (text: string): Card[] => (text === '' ? [] : text.split(' ').map(parseCard));

/** The other way round. */
export const names = (list: readonly Card[]): string => list.map(formatCard).join(' ');

export const bid = (seat: Seat, count: number): Move => ({ seat, action: { type: 'bid', count } });
export const pass = (seat: Seat): Move => ({ seat, action: { type: 'pass' } });
export const revoke = (seat: Seat): Move => ({ seat, action: { type: 'revoke' } });
export const build = (seat: Seat, place: string): Move => ({ seat, action: { type: 'build', place: cards(place) } });

/** A build that tears down the top of a tower first. */
export const rebuild = (seat: Seat, tower: TowerType, place: string): Move => ({
  seat,
  action: { type: 'build', tearDown: TOWER_TYPES.indexOf(tower), place: cards(place) },
});

/** A whole deck that deals these displays, one a round; short ones are filled up with cards named nowhere, in order. */
export function deck(players: number, ...displays: readonly string[]): DeckChance {
  return deckOf(deckFor(players), ...displays);
}

/** The same, made of these cards. */
export function deckOf(all: readonly Card[], ...displays: readonly string[]): DeckChance {
  const named = displays.map(cards);
  const rest = without(all, named.flat());
  const rounds = named.flatMap(display => [...display, ...rest.splice(0, 5 - display.length)]);
  return { chance: 'deck', cards: [...rounds, ...rest] };
}

/** What is left of these cards when those are taken. */
export function without(all: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = all.slice();
  for (const card of taken) {
    const found = rest.indexOf(card);
    if (found < 0) throw new Error(`no ${formatCard(card)} is left`);
    rest.splice(found, 1);
  }
  return rest;
}

/** A match with checked bids that deals these displays first. */
export const checked = (players: number, ...displays: readonly string[]): FiveTowersMatch =>
  started({ players, bids: 'checked' }, displays);

/** The same with the bids of the option `table`. */
export const table = (players: number, ...displays: readonly string[]): FiveTowersMatch =>
  started({ players, bids: 'table' }, displays);

const started = (options: Options, displays: readonly string[]): FiveTowersMatch =>
  play(begin(fiveTowers, options), deck(options.players, ...displays));

/** Everything but the order of the deck. */
export const look = (match: FiveTowersMatch): State => match.see(SPECTATOR);

/** What the bidder may say: numbers, or `pass`. */
export const mayBid = (match: FiveTowersMatch): (number | string)[] =>
  listChoices(match.legal()).map(action => (action.type === 'bid' ? action.count : action.type));

/** A tower's values from the bottom up. */
export const tower = (match: FiveTowersMatch, seat: Seat, type: TowerType): Value[] | undefined =>
  look(match).towers[seat]?.[TOWER_TYPES.indexOf(type)];

/** A whole round in which this seat alone bids, and builds these cards. */
export function wins(match: FiveTowersMatch, seat: Seat, place: string, tearDown?: TowerType): FiveTowersMatch {
  const count = cards(place).length;
  while (look(match).phase === 'bidding') play(match, whatIsDue(match) === seat ? bid(seat, count) : decline(match));
  return play(match, tearDown === undefined ? build(seat, place) : rebuild(seat, tearDown, place));
}

/** Whole rounds in which nobody bids. */
export function nobody(match: FiveTowersMatch, rounds = 1): FiveTowersMatch {
  const last = look(match).round + rounds;
  while (look(match).phase === 'bidding' && look(match).round < last) play(match, decline(match));
  return match;
}

/** The starter says 0, everyone else passes. */
function decline(match: FiveTowersMatch): Move {
  const seat = whatIsDue(match);
  if (typeof seat !== 'number') throw new Error(`no seat is due but ${seat}`);
  return seat === look(match).starter ? bid(seat, 0) : pass(seat);
}
