/**
 * What each choice of a position is worth, by a network that was taught by playing against itself.
 *
 * The positions after the choices differ in a few inputs only. So the sums of the hidden units are made once, for the first choice,
 * and for each other one only what differs is added: ten times less to reckon, and the same whatever was asked before.
 */
import type { Layer, Network } from '@belfry/bots';
import type { Choices } from '@belfry/engine';
import { type Action, afterEnd, type State, skyscraper } from '../rules/index.js';
import { describe, INPUTS } from './inputs.js';
import type { Memory } from './recall.js';

/** The player on turn, and those who follow. */
export const SHARES = 4;

export const SIZES: readonly number[] = [INPUTS, 48, SHARES];

/** More than can ever be chosen from. */
const MOST_CHOICES = 128;

export class Judge {
  readonly network: Network;
  readonly #hidden: Layer;
  readonly #last: Layer;
  /** The weights of the hidden units, input by input. */
  readonly #columns: Float64Array;
  readonly #base = new Float64Array(INPUTS);
  readonly #baseSums: Float64Array;
  readonly #sums: Float64Array;
  readonly #values = new Float64Array(MOST_CHOICES);
  /** What each seat can hope for after each choice. */
  readonly #shares = new Float64Array(MOST_CHOICES * SHARES);
  readonly #inputs = new Float64Array(INPUTS);

  constructor(network: Network) {
    const [hidden, last] = network.layers;
    if (hidden === undefined || last === undefined || hidden.inputs !== INPUTS || last.units !== SHARES)
      throw new Error(`not a network of ${SIZES.join(', ')} units`);
    this.network = network;
    this.#hidden = hidden;
    this.#last = last;
    this.#columns = new Float64Array(hidden.weights.length);
    this.#baseSums = new Float64Array(hidden.units);
    this.#sums = new Float64Array(hidden.units);
    this.relearn();
  }

  /** The network has changed. */
  relearn(): void {
    const { units, inputs, weights } = this.#hidden;
    for (let unit = 0; unit < units; unit++)
      for (let input = 0; input < inputs; input++)
        this.#columns[input * units + unit] = weights[unit * inputs + input] as number;
  }

  /**
   * What each choice is worth to the player on turn: the share of the victory to hope for. A match that dies down is worth nothing
   * to anybody, or careful players would sit and wait for each other.
   * @returns the same array each time, longer than needed
   */
  rate(state: State, legal: Choices<Action, State>, memory: Memory | undefined): Float64Array {
    for (let index = 0; index < legal.count; index++) {
      const sure = this.describe(state, legal.at(index), memory, this.#inputs);
      if (index === 0) this.#lookFirst();
      else this.#lookAgain();
      this.#weigh(index, sure);
      this.#values[index] = this.#shares[index * SHARES] as number;
    }
    return this.#values;
  }

  /**
   * The same, but an idle turn comes after everything else. Whoever waits with a full hand may not know that another has nothing to
   * play, and then the match dies.
   */
  prefer(state: State, legal: Choices<Action, State>, memory: Memory | undefined): Float64Array {
    const values = this.rate(state, legal, memory);
    if (isIdle(state))
      for (let index = 0; index < legal.count; index++)
        if (legal.at(index).type === 'end') values[index] = (values[index] as number) - 1;
    return values;
  }

  /** What each seat can hope for after the choice with this number, of those last rated: the player on turn first, then who follows. */
  sharesAfter(index: number, shares: Float64Array): void {
    for (let step = 0; step < SHARES; step++) shares[step] = this.#shares[index * SHARES + step] as number;
  }

  /** Describes the position after a choice. @returns its worth, if that is certain */
  describe(state: State, action: Action, memory: Memory | undefined, inputs: Float64Array): number | undefined {
    if (action.type === 'end') {
      describe(inputs, state, true, memory);
      return afterEnd(state).next === 'over' ? 0 : undefined;
    }
    const after = skyscraper.copy(state);
    skyscraper.applyAction(after, action);
    describe(inputs, after, false, memory);
    return after.phase === 'over' ? 1 : undefined;
  }

  #lookFirst(): void {
    const { biases } = this.#hidden;
    this.#base.set(this.#inputs);
    this.#baseSums.set(biases);
    for (let input = 0; input < INPUTS; input++) {
      const value = this.#inputs[input] as number;
      if (value !== 0) addColumn(this.#baseSums, this.#columns, input, value);
    }
    this.#sums.set(this.#baseSums);
  }

  #lookAgain(): void {
    this.#sums.set(this.#baseSums);
    for (let input = 0; input < INPUTS; input++) {
      const difference = (this.#inputs[input] as number) - (this.#base[input] as number);
      if (difference !== 0) addColumn(this.#sums, this.#columns, input, difference);
    }
  }

  #weigh(index: number, sure: number | undefined): void {
    const { weights, biases, inputs } = this.#last;
    for (let output = 0; output < SHARES; output++) {
      if (sure !== undefined) {
        this.#shares[index * SHARES + output] = output === 0 ? sure : 0;
        continue;
      }
      let sum = biases[output] as number;
      for (let unit = 0; unit < inputs; unit++) {
        const active = this.#sums[unit] as number;
        if (active > 0) sum += active * (weights[output * inputs + unit] as number);
      }
      this.#shares[index * SHARES + output] = chanceOf(sum);
    }
  }
}

/** Would the turn, ended now, be one in which nothing was done and nothing drawn? */
const isIdle = (state: State): boolean => !state.busy && afterEnd(state).draws === 0;

function addColumn(sums: Float64Array, columns: Float64Array, input: number, times: number): void {
  const first = input * sums.length;
  for (let unit = 0; unit < sums.length; unit++)
    sums[unit] = (sums[unit] as number) + times * (columns[first + unit] as number);
}

/** Any number as a chance of 0 to 1. */
export const chanceOf = (output: number): number => 1 / (1 + Math.exp(-output));

/** The number of the choice that is worth most. */
export function bestOf(values: ArrayLike<number>, count: number): number {
  let best = 0;
  for (let index = 1; index < count; index++) if ((values[index] as number) > (values[best] as number)) best = index;
  return best;
}
