/** Why one way is better than another: facts about both, for `words/` to tell. */
import { at } from '@belfry/engine';
import {
  type Build,
  type Card,
  cardOf,
  isTopped,
  type State,
  scoreSheet,
  type Tower,
  type TowerIndex,
  type Towers,
  takes,
  tearDownPoints,
  topOf,
  towersAfter,
  towersOf,
} from '../rules/index.js';
import { cardsToCome } from './to-come.js';

/** "The other way" is always the next best one. Points are those that a build adds at once. */
export type Reason =
  /** Nothing else is allowed. */
  | { readonly code: 'only-way' }
  /** It gains so many points at once; the other way so many, which are fewer. */
  | { readonly code: 'gains'; readonly points: number; readonly instead: number }
  /** A 0 closes a tower of so many cards, itself included, and they count twice. */
  | { readonly code: 'tops'; readonly tower: TowerIndex; readonly cards: number }
  /** The other way leaves this card on top of its tower, and only so many of the cards still to come would fit on it. */
  | { readonly code: 'locks'; readonly card: Card; readonly room: number }
  /** An 8 comes to lie on top of its tower: any card fits on it. */
  | { readonly code: 'opens'; readonly card: Card }
  /** The main tower grows to so many cards, each of which counts once more. */
  | { readonly code: 'main'; readonly tower: TowerIndex; readonly cards: number }
  /** The other way tears down this card, which costs so many points. */
  | { readonly code: 'tears-down'; readonly card: Card; readonly points: number }
  /** It tears down this card for so many points, and more will fit on the tower. */
  | { readonly code: 'clears'; readonly card: Card; readonly points: number }
  /** The other way lets this seat build so many cards, and gain so many points at once. */
  | { readonly code: 'denies'; readonly seat: number; readonly cards: number; readonly points: number }
  /** After the other way, a lower bid, this seat would go higher. */
  | { readonly code: 'outbids'; readonly seat: number }
  /** Nobody will go higher, so no more need be bid: the other way, a higher bid, must build more than is good. */
  | { readonly code: 'suffices' }
  /** The other way is to bid for so many cards, and they would spoil more than they bring. */
  | { readonly code: 'spoils'; readonly cards: number }
  /** The last round was worked out to its end: whoever plays on so has this share of the victory, 0 to 1. */
  | { readonly code: 'last-round'; readonly share: number };

/** What makes one build better than another, in one's own towers. */
export function compareBuilds(seen: State, seat: number, best: Build, other: Build): Reason[] {
  const before = towersOf(seen, seat);
  const after = towersAfter(before, best);
  const instead = towersAfter(before, other);
  return [
    ...toppedTowers(after, instead),
    ...lockedTowers(seen, before, after, instead),
    ...openedTowers(before, after, instead),
    ...tornDown(seen, seat, best, other),
    ...mainTower(before, after, instead),
    ...moreNow(seen, seat, best, other),
  ];
}

/** How many points a build adds at once. */
export function pointsOf(seen: State, seat: number, build: Build): number {
  const towers = towersOf(seen, seat);
  const torn = at(seen.tornDown, seat).length;
  const tears = build.tearDown === undefined ? 0 : 1;
  return scoreSheet(towersAfter(towers, build), torn + tears).total - scoreSheet(towers, torn).total;
}

function moreNow(seen: State, seat: number, best: Build, other: Build): Reason[] {
  const points = pointsOf(seen, seat, best);
  const instead = pointsOf(seen, seat, other);
  return points > instead ? [{ code: 'gains', points, instead }] : [];
}

const toppedTowers = (after: Towers, instead: Towers): Reason[] =>
  after.flatMap((values, tower) =>
    isTopped(values) && !isTopped(at(instead, tower)) ? [{ code: 'tops', tower, cards: values.length }] : [],
  );

/** A tower counts as locked if less than half as much fits on its new top as on the one the best way leaves there. */
function lockedTowers(seen: State, before: Towers, after: Towers, instead: Towers): Reason[] {
  const coming = cardsToCome(seen);
  const room = (tower: TowerIndex, values: Tower): number =>
    at(coming, tower).reduce((sum, count, value) => sum + (takes(topOf(values), value) ? count : 0), 0);
  return instead.flatMap((values, tower) => {
    const top = topOf(values);
    if (top === topOf(at(before, tower)) || isTopped(values)) return [];
    const left = room(tower, values);
    return left < room(tower, at(after, tower)) / 2 ? [{ code: 'locks', card: cardOf(tower, top), room: left }] : [];
  });
}

const openedTowers = (before: Towers, after: Towers, instead: Towers): Reason[] =>
  after.flatMap((values, tower) =>
    topOf(values) === 8 && topOf(at(before, tower)) !== 8 && topOf(at(instead, tower)) !== 8
      ? [{ code: 'opens', card: cardOf(tower, 8) }]
      : [],
  );

function tornDown(seen: State, seat: number, best: Build, other: Build): Reason[] {
  const torn = at(seen.tornDown, seat).length;
  const points = tearDownPoints(torn) - tearDownPoints(torn + 1);
  const topCard = (tower: TowerIndex): Card => cardOf(tower, topOf(at(towersOf(seen, seat), tower)));
  if (best.tearDown === other.tearDown) return [];
  if (best.tearDown !== undefined) return [{ code: 'clears', card: topCard(best.tearDown), points }];
  return other.tearDown === undefined ? [] : [{ code: 'tears-down', card: topCard(other.tearDown), points }];
}

function mainTower(before: Towers, after: Towers, instead: Towers): Reason[] {
  const cards = height(after);
  if (cards <= height(before) || cards <= height(instead)) return [];
  return [{ code: 'main', tower: after.findIndex(tower => tower.length === cards), cards }];
}

const height = (towers: Towers): number => Math.max(...towers.map(tower => tower.length));
