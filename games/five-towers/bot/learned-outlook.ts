/**
 * What a network expects of towers. It runs the same sums as `Network.run` does on `writeInputs`, but shares them: the cards to come and
 * a top are summed up once for all towers of a type, so that another tower costs a fifth of the time.
 */
import type { Layer, Network } from '@belfry/bots';
import { at } from '@belfry/engine';
import { GROUND, type Top, takes, towerPoints, type Value } from '../rules/index.js';
import {
  AGAIN,
  FITTING,
  FULL_DECK,
  HEIGHT,
  IN_DECK,
  LEFT,
  ORDER,
  PLAYERS,
  RIVAL_GROUP,
  RIVALS,
  SECOND_DECK,
  TALL,
  TOP,
  tornGroup,
  UNDER,
} from './inputs.js';
import type { Outlook, Study, Turnout } from './outlook.js';
import { type Plot, VALUES } from './plot.js';
import type { Position } from './position.js';
import type { Chain, Storey } from './storeys.js';

/** An output of 1 stands for so many points or cards beyond those that are there already. */
export const OUTPUT_UNIT = 8;

/** Cards of a type, at most two of a value, and a top are one number. */
const PLACE_KEYS: readonly number[] = Array.from({ length: VALUES }, (_, value) => (GROUND + 1) * 4 ** value);

const NOTHING_PLACED: Chain = [];

export class LearnedOutlook implements Outlook {
  readonly #study: LearnedStudy;
  #spread = 1;

  /** In haste, a tower that is not closed is held to be worth so many points less than the network says. */
  constructor(network: Network, haste = 0) {
    this.#study = new LearnedStudy(network, haste);
  }

  begin(position: Position): void {
    this.#spread = spreadOf(position);
  }

  study(plot: Plot): Study {
    this.#study.turnTo(plot);
    return this.#study;
  }

  /** Who is expected to be ahead is the likelier to win, and the more so the less is to come. */
  liking(scores: ArrayLike<number>, seat: number): number {
    const own = scores[seat] as number;
    let sum = 1;
    for (let other = 0; other < scores.length; other++)
      if (other !== seat) sum += Math.exp(((scores[other] as number) - own) / this.#spread);
    return 1 / sum;
  }
}

/** The units' sums for a top and the cards placed, in arrays that are used again for every plot: making new ones takes longer than summing up. */
class Grounds {
  readonly #keys: number[] = [];
  readonly #sums: Float64Array[] = [];
  readonly #units: number;
  #used = 0;

  constructor(units: number) {
    this.#units = units;
  }

  clear(): void {
    this.#used = 0;
  }

  find(key: number): Float64Array | undefined {
    for (let index = 0; index < this.#used; index++) if (this.#keys[index] === key) return this.#sums[index];
    return undefined;
  }

  /** A new one, which begins as a copy of another. */
  add(key: number, from: Float64Array): Float64Array {
    const index = this.#used;
    const sum = this.#sums[index] ?? new Float64Array(this.#units);
    this.#sums[index] = sum;
    this.#keys[index] = key;
    this.#used += 1;
    for (let unit = 0; unit < sum.length; unit++) sum[unit] = from[unit] as number;
    return sum;
  }
}

/** Turns from plot to plot. */
class LearnedStudy implements Study {
  points = 0;
  cards = 0;
  readonly #hidden: Layer;
  readonly #output: Layer;
  /** The weights of each input, unit by unit. */
  readonly #columns: readonly Float64Array[];
  /** What the units get from all that does not depend on the tower, as if all cards on display were put aside. */
  readonly #common: Float64Array;
  readonly #grounds: Grounds;
  readonly #haste: number;
  #plot: Plot | undefined;

  constructor(network: Network, haste: number) {
    this.#haste = haste;
    this.#hidden = at(network.layers, 0);
    this.#output = at(network.layers, 1);
    const { inputs, units, weights } = this.#hidden;
    const columnOf = (input: number) => weights.filter((_, index) => index % inputs === input);
    this.#columns = Array.from({ length: inputs }, (_, input) => columnOf(input));
    this.#common = new Float64Array(units);
    this.#grounds = new Grounds(units);
  }

  turnTo(plot: Plot): void {
    this.#plot = plot;
    this.#grounds.clear();
    this.#sumUp(plot);
  }

  #sumUp({ deck, discard, isSecondDeck, display, left, towers }: Plot): void {
    const sum = this.#common;
    sum.set(this.#hidden.biases);
    const players = towers.length;
    for (let value = 0; value < VALUES; value++) {
      this.#add(sum, IN_DECK + value, deck[value] as number);
      if (!isSecondDeck) this.#add(sum, AGAIN + value, discard[value] as number);
    }
    if (!isSecondDeck) for (const value of display) this.#add(sum, AGAIN + value, 1);
    this.#add(sum, PLAYERS + players, 1);
    this.#add(sum, LEFT, left / FULL_DECK);
    if (isSecondDeck) this.#add(sum, SECOND_DECK, 1);
    for (const { top } of towers) this.#add(sum, RIVALS + (RIVAL_GROUP[top] as number), 1 / (players - 1));
  }

  #add(sum: Float64Array, input: number, times: number): void {
    if (times === 0) return;
    const column = this.#columns[input] as Float64Array;
    for (let unit = 0; unit < sum.length; unit++) sum[unit] = (sum[unit] as number) + times * (column[unit] as number);
  }

  rate(seat: number, tower: Storey, torn: number, { builder, starter, placed, tower: built }: Turnout): void {
    const closed = tower.isClosed;
    this.points = towerPoints(tower.height, closed);
    this.cards = tower.height;
    if (closed) return;
    const plot = this.#plot;
    if (plot === undefined) throw new Error('no plot is studied');
    const { towers } = plot;
    const players = towers.length;
    const builderBefore = (towers[builder] as Storey).top;
    this.#run(
      this.#ground(plot, tower.top, placed),
      this.#column(UNDER + tower.under.top),
      this.#column(tornGroup(torn)),
      this.#column(ORDER + ((seat - starter + players) % players)),
      tower.height / TALL,
      this.#rival((towers[seat] as Storey).top),
      this.#rival(seat === builder ? builderBefore : built.top),
      this.#rival(builderBefore),
      1 / (players - 1),
    );
  }

  #column(input: number): Float64Array {
    return this.#columns[input] as Float64Array;
  }

  #rival(top: number): Float64Array {
    return this.#column(RIVALS + (RIVAL_GROUP[top] as number));
  }

  /** All in one pass. Of the rivals, all of which are in the sum so far, the seat itself is none, and the builder has changed. */
  #run(
    ground: Float64Array,
    under: Float64Array,
    torn: Float64Array,
    order: Float64Array,
    height: number,
    itself: Float64Array,
    builder: Float64Array,
    builderBefore: Float64Array,
    rival: number,
  ): void {
    const tall = this.#column(HEIGHT);
    const { weights, biases } = this.#output;
    const units = ground.length;
    let points = biases[0] as number;
    let cards = biases[1] as number;
    for (let unit = 0; unit < units; unit++) {
      const rivals = (builder[unit] as number) - (builderBefore[unit] as number) - (itself[unit] as number);
      const active =
        (ground[unit] as number) +
        (under[unit] as number) +
        (torn[unit] as number) +
        (order[unit] as number) +
        height * (tall[unit] as number) +
        rival * rivals;
      if (active <= 0) continue;
      points += active * (weights[unit] as number);
      cards += active * (weights[units + unit] as number);
    }
    this.points += OUTPUT_UNIT * points - this.#haste;
    this.cards += OUTPUT_UNIT * cards;
  }

  #ground(plot: Plot, top: Top, placed: Chain): Float64Array {
    let key = top;
    for (let index = 0; index < placed.length; index++) key += PLACE_KEYS[placed[index] as Value] as number;
    const known = this.#grounds.find(key);
    if (known !== undefined) return known;
    return placed.length === 0
      ? this.#layTop(plot, top, this.#grounds.add(key, this.#common))
      : this.#takeAway(plot, top, placed, this.#grounds.add(key, this.#ground(plot, top, NOTHING_PLACED)));
  }

  #layTop({ deck, discard, isSecondDeck, display }: Plot, top: Top, sum: Float64Array): Float64Array {
    this.#add(sum, TOP + top, 1);
    for (let value = 0; value < VALUES; value++)
      if (takes(top, value))
        this.#add(sum, FITTING + value, (deck[value] as number) + (isSecondDeck ? 0 : (discard[value] as number)));
    if (!isSecondDeck) for (const value of display) if (takes(top, value)) this.#add(sum, FITTING + value, 1);
    return sum;
  }

  /** These cards do not come again, for they are built. */
  #takeAway({ isSecondDeck }: Plot, top: Top, placed: Chain, sum: Float64Array): Float64Array {
    if (isSecondDeck) return sum;
    for (const value of placed) {
      this.#add(sum, AGAIN + value, -1);
      if (takes(top, value)) this.#add(sum, FITTING + value, -1);
    }
    return sum;
  }
}

/** By how many points what is expected may be wrong. */
function spreadOf({ isSecondDeck, left, discarded }: Position): number {
  const roundsToCome = (left + (isSecondDeck ? 0 : 0.6 * (left + discarded))) / 5;
  return Math.sqrt(2 + roundsToCome);
}
