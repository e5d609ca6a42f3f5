/** Questions about building: how many of the cards on offer can be built, and in which ways. SPEC [round]. */
import type { Choices } from '@belfry/engine';
import type { Build } from './actions.js';
import { type Builder, Site } from './apply.js';
import { type CardSet, EMPTY_SET, type Offer } from './card-sets.js';
import type { Card, TowerIndex } from './cards.js';
import { countChains, know, longestChain, NO_WAY, placeChain, type Ways, WITH_NO_CARD, waysWith } from './chains.js';
import type { State } from './state.js';
import { canTearDown, type Tower, type Towers, topBelow, topOf } from './towers.js';

/** The most cards of an offer this player can build in one turn, tearing down a card if that helps. */
export function mostBuildable(towers: Readonly<Towers>, offer: Offer): number {
  know(offer);
  let total = 0;
  let bestGain = 0;
  for (let index = 0; index < offer.length; index++) {
    const cards = offer[index] as CardSet;
    if (cards === EMPTY_SET) continue;
    const tower = towers[index] as Tower;
    const standing = longestChain(topOf(tower), cards);
    total += standing;
    if (!canTearDown(tower)) continue;
    const gain = longestChain(topBelow(tower), cards) - standing;
    if (gain > bestGain) bestGain = gain;
  }
  return total + bestGain;
}

/** All builds of exactly `size` cards of an offer, each once and in its canonical spelling. */
export const allBuilds = (towers: Readonly<Towers>, offer: Offer, size: number): Choices<Build> =>
  new Builds(towers, offer, size);

/** The ways to build on a tower with its top torn down. */
const tornWays = (tower: Readonly<Tower>, cards: CardSet): Ways =>
  canTearDown(tower) ? countChains(topBelow(tower), cards) : NO_WAY;

/**
 * The builds, counted and not listed. A build is a chain on each tower, one tower at most torn down before. So the number
 * of builds is a sum of products of the towers' chain counts. A build's number is then read like the digits of a number: the
 * first tower's part, then the next one's, and so on; the ways of the later towers are what is left after dividing.
 *
 * The order: first the builds that tear nothing down. Then, for each tower that gets no card, the same ones with its
 * top torn down. Last those that tear down a tower for which there are cards.
 */
export class Builds implements Choices<Build, State> {
  readonly count: number;
  private readonly towers: Readonly<Towers>;
  private readonly offer: Offer;
  private readonly size: number;
  /** The ways for all towers with cards, if none of them is torn down, and if one is. */
  private readonly intact: Ways;
  private readonly torn: Ways;
  private readonly intactCount: number;
  /** The intact builds, and those again with each tower torn down that gets no card. */
  private readonly asideCount: number;

  constructor(towers: Readonly<Towers>, offer: Offer, size: number) {
    know(offer);
    let intact = WITH_NO_CARD;
    let torn = NO_WAY;
    let aside = 1;
    for (let index = 0; index < offer.length; index++) {
      const tower = towers[index] as Tower;
      const cards = offer[index] as CardSet;
      if (cards === EMPTY_SET) {
        if (canTearDown(tower)) aside += 1;
        continue;
      }
      const standing = countChains(topOf(tower), cards);
      torn = torn * standing + intact * tornWays(tower, cards);
      intact *= standing;
    }
    this.towers = towers;
    this.offer = offer;
    this.size = size;
    this.intact = intact;
    this.torn = torn;
    this.intactCount = waysWith(intact, size);
    this.asideCount = aside * this.intactCount;
    this.count = this.asideCount + waysWith(torn, size);
  }

  at(index: number): Build {
    const written = new WrittenBuild();
    this.tell(index, written);
    return written.build();
  }

  /** The towers must be the builder's in that state. */
  take(state: State, index: number): void {
    const site = new Site(state);
    this.tell(index, site);
    site.clear();
  }

  /** Tells a builder the build with this number. */
  private tell(index: number, builder: Builder): void {
    if (index < 0 || index >= this.count) throw new RangeError(`no build ${index} of ${this.count}`);
    if (index >= this.asideCount) {
      this.read(index - this.asideCount, true, builder);
      return;
    }
    if (index >= this.intactCount) builder.tearDown(this.towerAside(Math.floor(index / this.intactCount)));
    this.read(index % this.intactCount, false, builder);
  }

  /** The so-manieth tower that gets no card and can be torn down, counted from 1. */
  private towerAside(number: number): TowerIndex {
    let left = number;
    for (let tower = 0; tower < this.offer.length; tower++)
      if (this.offer[tower] === EMPTY_SET && canTearDown(this.towers[tower] as Tower) && --left === 0) return tower;
    throw new RangeError(`no tower aside ${number}`);
  }

  private read(index: number, tears: boolean, builder: Builder): void {
    let { intact, torn } = this;
    let rank = index;
    let left = this.size;
    let isToTear = tears;
    for (let type = 0; left > 0 || isToTear; type++) {
      const cards = this.offer[type] as CardSet;
      if (cards === EMPTY_SET) continue;
      const tower = this.towers[type] as Tower;
      let top = topOf(tower);
      let here = countChains(top, cards);
      // From here on the ways of the towers after this one.
      intact /= here;
      let later = intact;
      if (isToTear) {
        const tornHere = tornWays(tower, cards);
        torn = (torn - tornHere * intact) / here;
        const tornLater = waysWith(torn * here, left);
        if (rank < tornLater) {
          later = torn;
        } else {
          rank -= tornLater;
          isToTear = false;
          top = topBelow(tower);
          here = tornHere;
          builder.tearDown(type);
        }
      }
      let count = 0;
      let each = waysWith(later, left);
      for (let block = each; rank >= block; block = waysWith(here, count) * each) {
        rank -= block;
        count += 1;
        if (count > left) throw new Error('the builds were counted wrongly');
        each = waysWith(later, left - count);
      }
      if (count > 0) placeChain(builder, type, top, cards, count, Math.floor(rank / each));
      rank %= each;
      left -= count;
    }
  }
}

/** Writes a build down as an action. */
class WrittenBuild implements Builder {
  private torn: TowerIndex | undefined;
  private readonly placed: Card[] = [];

  tearDown(tower: TowerIndex): void {
    this.torn = tower;
  }

  place(card: Card): void {
    this.placed.push(card);
  }

  build(): Build {
    const place = this.placed;
    return this.torn === undefined ? { type: 'build', place } : { type: 'build', tearDown: this.torn, place };
  }
}
