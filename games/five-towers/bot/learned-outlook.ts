/**
 * What a network expects of towers. It runs the same sums as `Network.run` does on `writeInputs`, but shares them: the cards to come and
 * a top are summed up once for all towers of a type, so that another tower costs a fifth of the time.
 */
import type { Layer, Network } from '@belfry/bots';
import { at } from '@belfry/engine';
import { takes, towerPoints, type Value } from '../rules/index.js';
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
import type { Outlook, Turnout } from './outlook.js';
import { type Position, TYPES, towerAt, VALUES } from './position.js';
import type { Chain, Storey } from './storeys.js';

/** An output of 1 stands for so many points or cards beyond those that are there already. */
export const OUTPUT_UNIT = 8;

export class LearnedOutlook implements Outlook {
  points = 0;
  cards = 0;
  readonly #hidden: Layer;
  readonly #output: Layer;
  /** The weights of each input, unit by unit. */
  readonly #columns: readonly Float64Array[];
  readonly #units: Float64Array;
  /** What the units get from all that does not depend on the tower, by type. */
  readonly #common: readonly Float64Array[];
  /** The same with a top and the cards placed, as far as asked for. */
  readonly #grounds: readonly Map<number, Float64Array>[];
  #position: Position | undefined;
  #spread = 1;

  constructor(network: Network) {
    this.#hidden = at(network.layers, 0);
    this.#output = at(network.layers, 1);
    const { inputs, units, weights } = this.#hidden;
    const columnOf = (input: number) => weights.filter((_, index) => index % inputs === input);
    this.#columns = Array.from({ length: inputs }, (_, input) => columnOf(input));
    this.#units = new Float64Array(units);
    this.#common = Array.from({ length: TYPES }, () => new Float64Array(units));
    this.#grounds = Array.from({ length: TYPES }, () => new Map());
  }

  begin(position: Position): void {
    this.#position = position;
    this.#spread = spreadOf(position);
    for (let type = 0; type < TYPES; type++) this.#sumUp(position, type);
  }

  /** As if all cards on display were put aside. */
  #sumUp(position: Position, type: number): void {
    const { deck, discard, isSecondDeck, display, players, left } = position;
    const sum = this.#common[type] as Float64Array;
    sum.set(this.#hidden.biases);
    for (let value = 0; value < VALUES; value++) {
      const card = type * VALUES + value;
      this.#add(sum, IN_DECK + value, deck[card] as number);
      if (!isSecondDeck) this.#add(sum, AGAIN + value, discard[card] as number);
    }
    if (!isSecondDeck) for (const value of display[type] as Chain) this.#add(sum, AGAIN + value, 1);
    this.#add(sum, PLAYERS + players, 1);
    this.#add(sum, LEFT, left / FULL_DECK);
    if (isSecondDeck) this.#add(sum, SECOND_DECK, 1);
    (this.#grounds[type] as Map<number, Float64Array>).clear();
  }

  #add(sum: Float64Array, input: number, times: number): void {
    if (times === 0) return;
    const column = this.#columns[input] as Float64Array;
    for (let unit = 0; unit < sum.length; unit++) sum[unit] = (sum[unit] as number) + times * (column[unit] as number);
  }

  rate(seat: number, tower: Storey, torn: number, turnout: Turnout): void {
    const closed = tower.isClosed;
    this.points = towerPoints(tower.height, closed);
    this.cards = tower.height;
    if (closed) return;
    const position = this.#position;
    if (position === undefined) throw new Error('no round has begun');
    const units = this.#units;
    units.set(this.#ground(position, turnout.type, tower.top, turnout.placed));
    this.#add(units, UNDER + tower.under.top, 1);
    this.#add(units, HEIGHT, tower.height / TALL);
    this.#add(units, tornGroup(torn), 1);
    this.#add(units, ORDER + ((seat - turnout.starter + position.players) % position.players), 1);
    this.#addRivals(units, position, seat, turnout);
    this.points += OUTPUT_UNIT * this.#sumOf(0);
    this.cards += OUTPUT_UNIT * this.#sumOf(1);
  }

  #addRivals(units: Float64Array, position: Position, seat: number, { builder, type, tower }: Turnout): void {
    const { players } = position;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const { top } = other === builder ? tower : towerAt(position, other, type);
      this.#add(units, RIVALS + (RIVAL_GROUP[top] as number), 1 / (players - 1));
    }
  }

  #ground(position: Position, type: number, top: number, placed: Chain): Float64Array {
    const grounds = this.#grounds[type] as Map<number, Float64Array>;
    let key = top;
    for (let index = 0; index < placed.length; index++) key += 17 * 4 ** (placed[index] as Value);
    let sum = grounds.get(key);
    if (sum === undefined) {
      sum = this.#layGround(position, type, top, placed);
      grounds.set(key, sum);
    }
    return sum;
  }

  #layGround(position: Position, type: number, top: number, placed: Chain): Float64Array {
    const { deck, discard, isSecondDeck, display } = position;
    const sum = (this.#common[type] as Float64Array).slice();
    this.#add(sum, TOP + top, 1);
    for (let value = 0; value < VALUES; value++) {
      if (!takes(top, value)) continue;
      const card = type * VALUES + value;
      this.#add(sum, FITTING + value, (deck[card] as number) + (isSecondDeck ? 0 : (discard[card] as number)));
    }
    if (isSecondDeck) return sum;
    for (const value of display[type] as Chain) if (takes(top, value)) this.#add(sum, FITTING + value, 1);
    for (const value of placed) {
      this.#add(sum, AGAIN + value, -1);
      if (takes(top, value)) this.#add(sum, FITTING + value, -1);
    }
    return sum;
  }

  #sumOf(output: number): number {
    const { weights, biases, inputs } = this.#output;
    const units = this.#units;
    let sum = biases[output] as number;
    const first = output * inputs;
    for (let unit = 0; unit < inputs; unit++) {
      const active = units[unit] as number;
      if (active > 0) sum += active * (weights[first + unit] as number);
    }
    return sum;
  }

  /** The less, the likelier it is that others get ahead. */
  liking(scores: ArrayLike<number>, seat: number): number {
    const own = scores[seat] as number;
    let ahead = 0;
    for (let other = 0; other < scores.length; other++)
      if (other !== seat) ahead += Math.exp(((scores[other] as number) - own) / this.#spread);
    return -ahead;
  }

  shares(scores: ArrayLike<number>): readonly number[] {
    return Array.from(scores, (_, seat) => 1 / (1 - this.liking(scores, seat)));
  }
}

/** By how many points what is expected may be wrong. */
function spreadOf({ isSecondDeck, left, discarded }: Position): number {
  const roundsToCome = (left + (isSecondDeck ? 0 : 0.6 * (left + discarded))) / 5;
  return Math.sqrt(2 + roundsToCome);
}
