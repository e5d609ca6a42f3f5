/** "What could I build from these five cards?" The rules list every way; the pad says which are worth most. */
import { at } from '@belfry/engine';
import {
  allBuilds,
  type Card,
  cardOf,
  mostBuildable,
  offerOf,
  scoreSheet,
  type TowerIndex,
  type Towers,
  towerOf,
  valueOn,
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
  /** Towers that were only counted: what fits on them nobody knows, so their cards are left out. */
  readonly unknown: readonly TowerIndex[];
}

const BEST = 3;

export function whatToBuild(player: PlayerSheet, display: readonly Card[]): Answer {
  const unknown = player.towers.flatMap((tower, index) =>
    isUnknown(tower) && display.some(card => towerOf(card) === index) ? [index] : [],
  );
  const offer = offerOf(display.filter(card => !unknown.includes(towerOf(card))));
  const towers = player.towers.map(tower => tower.map(({ value }) => value ?? UNKNOWN_BELOW));
  const most = mostBuildable(towers, offer);
  const sizes = Array.from({ length: most }, (_, index) => most - index);
  return {
    most,
    unknown,
    bySize: sizes.map(size => ({ size, ways: bestWays(player, towers, allBuilds(towers, offer, size)) })),
  };
}

/** A card below a known top: it matters only once that top is torn down, and then anything may go on it. */
const UNKNOWN_BELOW = 8;

const isUnknown = (tower: PadTower): boolean => tower.length > 0 && tower.at(-1)?.value === undefined;

interface Builds {
  readonly count: number;
  at(index: number): { readonly tearDown?: TowerIndex; readonly place: readonly Card[] };
}

/** Best by score; of equals those that tear down nothing, then those that leave higher tops, so that more can follow. */
function bestWays(player: PlayerSheet, towers: Towers, builds: Builds): readonly Way[] {
  const now = scoreOf(player).total;
  const ways = Array.from({ length: builds.count }, (_, index) => wayOf(player, towers, builds.at(index), now));
  const ranked = ways.toSorted(
    (a, b) => b.total - a.total || tears(a) - tears(b) || openness(towers, b) - openness(towers, a),
  );
  return ranked.slice(0, BEST);
}

const tears = ({ tearDown }: Way): number => (tearDown === undefined ? 0 : 1);

function wayOf(player: PlayerSheet, towers: Towers, build: ReturnType<Builds['at']>, now: number): Way {
  const { tearDown, place } = build;
  const total = scoreSheet(towersAfter(towers, build), player.torn.length + (tearDown === undefined ? 0 : 1)).total;
  const top = tearDown === undefined ? undefined : at(towers, tearDown).at(-1);
  const torn = tearDown === undefined || top === undefined ? undefined : cardOf(tearDown, top);
  return { tearDown, torn, place, total, gain: total - now };
}

const towersAfter = (
  towers: Towers,
  { tearDown, place }: { readonly tearDown?: TowerIndex | undefined; readonly place: readonly Card[] },
): Towers =>
  towers.map((tower, index) => [
    ...(index === tearDown ? tower.slice(0, -1) : tower),
    ...place.filter(card => towerOf(card) === index).map(valueOn),
  ]);

/** How much room the tops leave: the sum of their values, where an 8 takes anything. */
const openness = (towers: Towers, way: Way): number =>
  towersAfter(towers, way).reduce((sum, tower) => sum + roomOn(tower.at(-1)), 0);

const roomOn = (top: number | undefined): number => (top === undefined ? 16 : top === 8 ? 15 : top);
