/** "What could I build from these five cards?" The rules list every way; the pad says which are worth most. */
import { at } from '@belfry/engine';
import {
  allBuilds,
  type Card,
  canTearDown,
  cardOf,
  mostBuildable,
  offerOf,
  scoreSheet,
  type TowerIndex,
  type Towers,
  towerOf,
  towersAfter,
  type Value,
} from '@belfry/five-towers/rules';
import { type PadTower, type PlayerSheet, scoreOf } from './five-towers.js';

/** More are never on display. */
export const DISPLAY = 5;

export interface Way {
  readonly tearDown: TowerIndex | undefined;
  /** The card that is torn down. */
  readonly torn: Card | undefined;
  readonly place: readonly Card[];
  /** The score afterwards, and how much more it is. */
  readonly total: number;
  readonly gain: number;
}

export interface Answer {
  /** The most cards that can be built. */
  readonly most: number;
  /** For each number of cards from the most down to one, the best ways, best first. */
  readonly bySize: readonly { readonly size: number; readonly ways: readonly Way[] }[];
  /** Towers that were only counted: nobody knows all that fits. Cards for one whose top is unknown are left out. */
  readonly unknown: readonly TowerIndex[];
}

const BEST = 3;

export function whatToBuild(player: PlayerSheet, display: readonly Card[]): Answer {
  const towers = player.towers.map(safeValues);
  const towerFor = (card: Card): PadTower => at(player.towers, towerOf(card));
  const unsure = display.filter(card => isUnknown(towerFor(card)) || isUnsure(towerFor(card), towers, card));
  const offer = offerOf(display.filter(card => !isUnknown(towerFor(card))));
  const most = mostBuildable(towers, offer);
  const sizes = Array.from({ length: most }, (_, index) => most - index);
  return {
    most,
    unknown: [...new Set(unsure.map(towerOf))].toSorted((a, b) => a - b),
    bySize: sizes.map(size => ({ size, ways: bestWays(player, towers, allBuilds(towers, offer, size)) })),
  };
}

const isUnknown = (tower: PadTower): boolean => tower.length > 0 && tower.at(-1)?.value === undefined;

/** Might this card be built once the top is torn down, depending on a card nobody knows? */
const isUnsure = (tower: PadTower, towers: Towers, card: Card): boolean =>
  isUnknown(tower.slice(0, -1)) &&
  canTearDown(at(towers, towerOf(card))) &&
  mostBuildable(towers, offerOf([card])) === 0;

/** The tower as the rules may see it: on a card nobody knows goes only what goes on it whatever it is. */
const safeValues = (tower: PadTower): Value[] =>
  tower.map(({ value }, index) => value ?? leastUnder(tower[index + 1]?.value));

/**
 * Of the cards that may lie directly under a known one, the one that takes the least. A 9 lies on any card; others lie on
 * a higher one, or on an 8, which takes everything. So under a 7 it is the 9, and under a 15 is an 8 for sure.
 */
function leastUnder(top: Value | undefined): Value {
  if (top === undefined || top === 9) return 1;
  if (top === 15) return 8;
  return top === 7 ? 9 : top + 1;
}

interface Builds {
  readonly count: number;
  at(index: number): { readonly tearDown?: TowerIndex; readonly place: readonly Card[] };
}

/** Best by score; of equals those that tear down nothing, then those that leave higher tops, so that more can follow. */
function bestWays(player: PlayerSheet, towers: Towers, builds: Builds): readonly Way[] {
  const now = scoreOf(player).total;
  const ways = Array.from({ length: builds.count }, (_, index) => wayOf(player, towers, builds.at(index), now));
  const ranked = withoutWaste(ways).toSorted(
    (a, b) => b.total - a.total || tears(a) - tears(b) || openness(towers, b) - openness(towers, a),
  );
  return ranked.slice(0, BEST);
}

/** Without those that tear down a card and build what could be built all the same: so a card nobody knows never goes. */
function withoutWaste(ways: readonly Way[]): readonly Way[] {
  const free = new Set(ways.filter(way => !tears(way)).map(({ place }) => place.join()));
  return ways.filter(way => !tears(way) || !free.has(way.place.join()));
}

const tears = ({ tearDown }: Way): number => (tearDown === undefined ? 0 : 1);

function wayOf(player: PlayerSheet, towers: Towers, build: ReturnType<Builds['at']>, now: number): Way {
  const { tearDown, place } = build;
  const total = scoreSheet(towersAfter(towers, build), player.torn.length + (tearDown === undefined ? 0 : 1)).total;
  const top = tearDown === undefined ? undefined : at(player.towers, tearDown).at(-1)?.value;
  const torn = tearDown === undefined || top === undefined ? undefined : cardOf(tearDown, top);
  return { tearDown, torn, place, total, gain: total - now };
}

/** How much room the tops leave: the sum of their values, where an 8 takes anything. */
const openness = (towers: Towers, way: Way): number =>
  towersAfter(towers, way).reduce((sum, tower) => sum + roomOn(tower.at(-1)), 0);

const roomOn = (top: number | undefined): number => (top === undefined ? 16 : top === 8 ? 15 : top);
