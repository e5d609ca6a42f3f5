/**
 * What a network expects of towers. It runs the same sums as `Network.run` does on `writeInputs`, but shares them: the cards to come and
 * a top are summed up once for all towers of a type, so that another tower costs a fifth of the time.
 */
import type { Layer, Network } from '@belfry/bots';
import { at } from '@belfry/engine';
import { GROUND, takes, towerPoints, type Value } from '../rules/index.js';
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

/** Cards of a type, at most two of a value, and a top are one number. */
const PLACE_KEYS: readonly number[] = Array.from({ length: VALUES }, (_, value) => (GROUND + 1) * 4 ** value);

export class LearnedOutlook implements Outlook {
  points = 0;
  cards = 0;
  readonly #hidden: Layer;
  readonly #output: Layer;
  /** The weights of each input, unit by unit. */
  readonly #columns: readonly Float64Array[];
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
    for (let seat = 0; seat < players; seat++) {
      const { top } = towerAt(position, seat, type);
      this.#add(sum, RIVALS + (RIVAL_GROUP[top] as number), 1 / (players - 1));
    }
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
    const { builder, starter, type } = turnout;
    const { players } = position;
    const builderBefore = towerAt(position, builder, type).top;
    this.#run(
      this.#ground(position, type, tower.top, turnout.placed),
      this.#column(UNDER + tower.under.top),
      this.#column(tornGroup(torn)),
      this.#column(ORDER + ((seat - starter + players) % players)),
      tower.height / TALL,
      this.#rival(towerAt(position, seat, type).top),
      this.#rival(seat === builder ? builderBefore : turnout.tower.top),
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
    this.points += OUTPUT_UNIT * points;
    this.cards += OUTPUT_UNIT * cards;
  }

  #ground(position: Position, type: number, top: number, placed: Chain): Float64Array {
    const grounds = this.#grounds[type] as Map<number, Float64Array>;
    let key = top;
    for (let index = 0; index < placed.length; index++) key += PLACE_KEYS[placed[index] as Value] as number;
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

  /** Who is expected to be ahead is the likelier to win, and the more so the less is to come. */
  liking(scores: ArrayLike<number>, seat: number): number {
    const own = scores[seat] as number;
    let sum = 1;
    for (let other = 0; other < scores.length; other++)
      if (other !== seat) sum += Math.exp(((scores[other] as number) - own) / this.#spread);
    return 1 / sum;
  }
}

/** By how many points what is expected may be wrong. */
function spreadOf({ isSecondDeck, left, discarded }: Position): number {
  const roundsToCome = (left + (isSecondDeck ? 0 : 0.6 * (left + discarded))) / 5;
  return Math.sqrt(2 + roundsToCome);
}
