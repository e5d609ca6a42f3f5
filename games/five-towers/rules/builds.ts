/** Questions about building: how many of the cards on offer can be built, and in which ways. SPEC [round]. */
import type { Choices } from '@belfry/engine';
import type { Build } from './actions.js';
import type { Card, TowerIndex } from './cards.js';
import {
  appendChain,
  type CardBits,
  countCards,
  countChains,
  longestChain,
  NO_WAY,
  type Offer,
  type Ways,
  WITH_NO_CARD,
} from './chains.js';
import { canTearDown, type Top, type Tower, type Towers, topBelow, topOf } from './towers.js';

/** The most cards of an offer this player can build in one turn, tearing down a card if that helps. */
export function mostBuildable(towers: Readonly<Towers>, offer: Offer): number {
  let total = 0;
  let bestGain = 0;
  for (let index = 0; index < offer.length; index++) {
    const cards = offer[index] ?? 0;
    if (cards === 0) continue;
    const tower = towers[index] ?? [];
    const standing = longestChain(topOf(tower), cards);
    total += standing;
    if (standing === countCards(cards) || !canTearDown(tower)) continue;
    const gain = longestChain(topBelow(tower), cards) - standing;
    if (gain > bestGain) bestGain = gain;
  }
  return total + bestGain;
}

/** All builds of exactly `size` cards of an offer, each once and in its canonical spelling. */
export const allBuilds = (towers: Readonly<Towers>, offer: Offer, size: number): Choices<Build> =>
  new Builds(towers, offer, size);

/** A tower for which there are cards on offer, and all such towers after it. */
interface Plot {
  readonly tower: TowerIndex;
  readonly top: Top;
  readonly topBelow: Top;
  readonly cards: CardBits;
  /** The ways to build on it as it stands, and with its top torn down. */
  readonly standing: Ways;
  readonly tornDown: Ways;
  /** The ways for it and all after it, if none of them is torn down; if one is, but not this; if this or another is. */
  readonly intact: Ways;
  readonly tornLater: Ways;
  readonly torn: Ways;
  readonly next: Plot | undefined;
}

const NO_PLOT = { intact: WITH_NO_CARD, torn: NO_WAY };

function plotOf(tower: TowerIndex, values: Readonly<Tower>, cards: CardBits, next: Plot | undefined): Plot {
  const top = topOf(values);
  const below = topBelow(values);
  const standing = countChains(top, cards);
  const tornDown = canTearDown(values) ? countChains(below, cards) : NO_WAY;
  const after = next ?? NO_PLOT;
  const intact = product(standing, after.intact);
  const tornLater = product(standing, after.torn);
  const torn = sum(tornLater, product(tornDown, after.intact));
  return { tower, top, topBelow: below, cards, standing, tornDown, intact, tornLater, torn, next };
}

/**
 * The builds, counted and not listed. A build is a chain on each tower, one tower at most torn down before. So the number
 * of builds is a sum of products of the towers' chain counts, worked out from the last tower to the first. A build's
 * number is then read like the digits of a number: the first tower's part, then the next one's, and so on.
 *
 * The order: first the builds that tear nothing down. Then, for each tower that gets no card, the same ones with its
 * top torn down. Last those that tear down a tower for which there are cards.
 */
class Builds implements Choices<Build> {
  readonly count: number;
  private readonly towers: Readonly<Towers>;
  private readonly offer: Offer;
  private readonly size: number;
  private readonly plots: Plot | undefined;
  private readonly intactCount: number;
  /** The intact builds, and those again with each tower torn down that gets no card. */
  private readonly asideCount: number;

  constructor(towers: Readonly<Towers>, offer: Offer, size: number) {
    let plots: Plot | undefined;
    let aside = 1;
    for (let tower = offer.length - 1; tower >= 0; tower--) {
      const values = towers[tower] as Tower;
      const cards = offer[tower] as CardBits;
      if (cards !== 0) plots = plotOf(tower, values, cards, plots);
      else if (canTearDown(values)) aside += 1;
    }
    const { intact, torn } = plots ?? NO_PLOT;
    this.towers = towers;
    this.offer = offer;
    this.size = size;
    this.plots = plots;
    this.intactCount = ways(intact, size);
    this.asideCount = aside * this.intactCount;
    this.count = this.asideCount + ways(torn, size);
  }

  at(index: number): Build {
    if (index < 0 || index >= this.count) throw new RangeError(`no build ${index} of ${this.count}`);
    if (index >= this.asideCount) return this.read(index - this.asideCount, true);
    const build = this.read(index % this.intactCount, false);
    const aside = Math.floor(index / this.intactCount);
    return aside === 0 ? build : { type: 'build', tearDown: this.towerAside(aside), place: build.place };
  }

  /** The so-manieth tower that gets no card and can be torn down, counted from 1. */
  private towerAside(number: number): TowerIndex {
    let left = number;
    for (let tower = 0; tower < this.offer.length; tower++)
      if (this.offer[tower] === 0 && canTearDown(this.towers[tower] as Tower) && --left === 0) return tower;
    throw new RangeError(`no tower aside ${number}`);
  }

  private read(index: number, tears: boolean): Build {
    const place: Card[] = [];
    let tearDown: TowerIndex | undefined;
    let rank = index;
    let left = this.size;
    for (let plot = this.plots; plot !== undefined; plot = plot.next) {
      const after = plot.next ?? NO_PLOT;
      let { top, standing: here } = plot;
      let later = after.intact;
      if (tears && tearDown === undefined) {
        const tornLater = ways(plot.tornLater, left);
        if (rank < tornLater) {
          later = after.torn;
        } else {
          rank -= tornLater;
          tearDown = plot.tower;
          top = plot.topBelow;
          here = plot.tornDown;
        }
      }
      let cards = 0;
      let each = ways(later, left);
      for (let block = each; rank >= block; block = ways(here, cards) * each) {
        rank -= block;
        cards += 1;
        if (cards > left) throw new Error('the builds were counted wrongly');
        each = ways(later, left - cards);
      }
      if (cards > 0) appendChain(place, plot.tower, top, plot.cards, cards, Math.floor(rank / each));
      rank %= each;
      left -= cards;
    }
    return tearDown === undefined ? { type: 'build', place } : { type: 'build', tearDown, place };
  }
}

const ways = (counts: Ways, cards: number): number => counts[cards] ?? 0;

/** The ways of two independent parts together, up to five cards. */
function product(a: Ways, b: Ways): Ways {
  if (a === WITH_NO_CARD || b === NO_WAY) return b;
  if (b === WITH_NO_CARD || a === NO_WAY) return a;
  return [
    a[0] * b[0],
    a[0] * b[1] + a[1] * b[0],
    a[0] * b[2] + a[1] * b[1] + a[2] * b[0],
    a[0] * b[3] + a[1] * b[2] + a[2] * b[1] + a[3] * b[0],
    a[0] * b[4] + a[1] * b[3] + a[2] * b[2] + a[3] * b[1] + a[4] * b[0],
    a[0] * b[5] + a[1] * b[4] + a[2] * b[3] + a[3] * b[2] + a[4] * b[1] + a[5] * b[0],
  ];
}

/** The ways of either of two parts. */
function sum(a: Ways, b: Ways): Ways {
  if (a === NO_WAY) return b;
  if (b === NO_WAY) return a;
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5]];
}
