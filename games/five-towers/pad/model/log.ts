/** What a person does to the log of a 5 Towers pad. Entries of the same kind in a row become one. */
import { at, type Seat } from '@belfry/engine';
import { append, type Log, type Numbered, remove, replace } from '@belfry/ui/pad';
import { type Card, cardOf, deckFor, type TowerIndex, towerOf, type Value, valueOn } from '../../rules/index.js';
import { type FiveTowersEntry, type FiveTowersSheet, isToppedPad, type PadTower } from './fold.js';

type FiveTowersLog = Log<FiveTowersEntry>;

interface Where {
  readonly seat: Seat;
  readonly tower: TowerIndex;
}

/** Cards put on this tower. They join the last build if all of it stands: what comes after a misfit is never built. */
export function addCards(log: FiveTowersLog, where: Where, values: readonly Value[], tower: PadTower): FiveTowersLog {
  const last = log.at(-1);
  if (last?.type === 'build' && isAt(last, where) && standingOf(last, tower) === last.values.length)
    return replace(log, last.id, { type: 'build', ...where, values: [...last.values, ...values] });
  return append(log, { type: 'build', ...where, values });
}

/** How many cards of an entry are on the tower. */
const standingOf = ({ id }: { readonly id: number }, tower: PadTower): number =>
  tower.filter(card => card.entry === id).length;

/** A tower of so many cards. */
export function setCount(log: FiveTowersLog, where: Where, cards: number, topped: boolean): FiveTowersLog {
  const entry = { type: 'count', ...where, cards, topped } as const;
  const last = log.at(-1);
  if (last?.type === 'count' && isAt(last, where)) return replace(log, last.id, entry);
  return append(log, entry);
}

export const tearDown = (log: FiveTowersLog, { seat, tower }: Where): FiveTowersLog =>
  append(log, { type: 'tear', seat, tower });

export function changeTorn(log: FiveTowersLog, seat: Seat, change: number): FiveTowersLog {
  const last = log.at(-1);
  if (last?.type !== 'torn' || last.seat !== seat) return append(log, { type: 'torn', seat, change });
  const sum = last.change + change;
  return sum === 0 ? remove(log, last.id) : replace(log, last.id, { type: 'torn', seat, change: sum });
}

/**
 * Takes the topmost card off a tower as if it had never been put there: a correction, which costs nothing. If something
 * happened to the tower after that card was built, the build stays as it was, since what came after depends on it.
 */
export function takeOff(log: FiveTowersLog, where: Where, tower: PadTower): FiveTowersLog {
  const index = log.findIndex(entry => entry.id === tower.at(-1)?.entry);
  const origin = log[index];
  if (origin === undefined) return log;
  const isLatest = !log.slice(index + 1).some(later => later.type !== 'torn' && isAt(later, where));
  if (origin.type === 'build' && isLatest)
    return withValues(log, origin, origin.values.slice(0, standingOf(origin, tower) - 1));
  return setCount(log, where, tower.length - 1, false);
}

/** A build with other cards; without any it never was. */
export function withValues(
  log: FiveTowersLog,
  entry: Numbered<FiveTowersEntry & { readonly type: 'build' }>,
  values: readonly Value[],
): FiveTowersLog {
  if (values.length === 0) return remove(log, entry.id);
  return replace(log, entry.id, { type: 'build', seat: entry.seat, tower: entry.tower, values });
}

const isAt = (one: Where, other: Where): boolean => one.seat === other.seat && one.tower === other.tower;

/** Count and top of a tower, as the count mode shows them. */
export const countOf = (tower: PadTower): { readonly cards: number; readonly topped: boolean } => ({
  cards: tower.length,
  topped: isToppedPad(tower),
});

/** The tallest tower there can be. */
export const mostCards = (players: number): number => deckFor(players).filter(card => towerOf(card) === 0).length;

export interface Surplus {
  readonly card: Card;
  readonly used: number;
  readonly copies: number;
}

/** Cards that are on towers and teardown piles more often than the deck has them. */
export function surplusOf({ players }: FiveTowersSheet): readonly Surplus[] {
  const deck = tally(deckFor(players.length));
  return [...tally(players.flatMap(player => [...cardsOn(player.towers), ...player.torn.filter(isKnown)]))]
    .map(([card, used]) => ({ card, used, copies: deck.get(card) ?? 0 }))
    .filter(({ used, copies }) => used > copies)
    .toSorted((a, b) => a.card - b.card);
}

/** Whose towers have this card, a seat for each copy. */
export const holdersOf = ({ players }: FiveTowersSheet, card: Card): readonly Seat[] =>
  players.flatMap(({ towers }, seat) =>
    at(towers, towerOf(card)).flatMap(({ value }) => (value === valueOn(card) ? [seat] : [])),
  );

const cardsOn = (towers: readonly PadTower[]): Card[] =>
  towers.flatMap((tower, index) => tower.flatMap(({ value }) => (value === undefined ? [] : [cardOf(index, value)])));

const isKnown = (card: Card | undefined): card is Card => card !== undefined;

function tally(cards: readonly Card[]): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
