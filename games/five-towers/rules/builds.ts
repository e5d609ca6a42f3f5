/** Questions about building: how many of the cards on offer can be built, and in which ways. SPEC [round]. */
import type { Choices } from '@belfry/engine';
import type { Build } from './actions.js';
import { type CardSet, EMPTY_SET, type Offer } from './card-sets.js';
import type { Card, TowerIndex } from './cards.js';
import { appendChain, countChains, longestChain, NO_WAY, type Ways, WITH_NO_CARD, waysWith } from './chains.js';
import { canTearDown, type Tower, type Towers, topBelow, topOf } from './towers.js';

/** The most cards of an offer this player can build in one turn, tearing down a card if that helps. */
export function mostBuildable(towers: Readonly<Towers>, offer: Offer): number {
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
 * first tower's part, then the next one's, and so on; what is left for the later ones is found by dividing.
 *
 * The order: first the builds that tear nothing down. Then, for each tower that gets no card, the same ones with its
 * top torn down. Last those that tear down a tower for which there are cards.
 */
class Builds implements Choices<Build> {
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
      if (this.offer[tower] === EMPTY_SET && canTearDown(this.towers[tower] as Tower) && --left === 0) return tower;
    throw new RangeError(`no tower aside ${number}`);
  }

  private read(index: number, tears: boolean): Build {
    const place: Card[] = [];
    let tearDown: TowerIndex | undefined;
    let { intact, torn } = this;
    let rank = index;
    let left = this.size;
    for (let type = 0; left > 0 || (tears && tearDown === undefined); type++) {
      const cards = this.offer[type] as CardSet;
      if (cards === EMPTY_SET) continue;
      const tower = this.towers[type] as Tower;
      let top = topOf(tower);
      let here = countChains(top, cards);
      // The ways of the towers after this one.
      intact /= here;
      let later = intact;
      if (tears && tearDown === undefined) {
        const tornHere = tornWays(tower, cards);
        torn = (torn - tornHere * intact) / here;
        const tornLater = waysWith(torn * here, left);
        if (rank < tornLater) {
          later = torn;
        } else {
          rank -= tornLater;
          tearDown = type;
          top = topBelow(tower);
          here = tornHere;
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
      if (count > 0) appendChain(place, type, top, cards, count, Math.floor(rank / each));
      rank %= each;
      left -= count;
    }
    return tearDown === undefined ? { type: 'build', place } : { type: 'build', tearDown, place };
  }
}
