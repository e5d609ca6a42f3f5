/**
 * What each choice of a position is worth, by a network that was taught by playing against itself.
 *
 * The positions after the choices differ in a few inputs only. So the sums of the hidden units are made once, for the first choice,
 * and for each other one only what differs is added: ten times less to reckon, and the same whatever was asked before.
 */
import type { Network } from '@belfry/bots';
import type { Choices } from '@belfry/engine';
import type { Counts } from '../rules/cards.js';
import { type Action, afterEnd, type State, skyscraper } from '../rules/index.js';
import { Columns } from './columns.js';
import { describe, INPUTS, unseenBy } from './inputs.js';
import type { Memory } from './recall.js';
import { NOBODY, SHARES, share } from './shares.js';

export const SIZES: readonly number[] = [INPUTS, 48, SHARES];

/** More than can ever be chosen from. */
const MOST_CHOICES = 128;

export class Judge {
  readonly network: Network;
  readonly #hidden: Columns;
  readonly #last: Columns;
  readonly #biases: readonly [Float64Array, Float64Array];
  readonly #base = new Float64Array(INPUTS);
  readonly #baseSums: Float64Array;
  readonly #sums: Float64Array;
  readonly #said = new Float64Array(SHARES);
  readonly #values = new Float64Array(MOST_CHOICES);
  /** What each seat, and nobody, can hope for after each choice. */
  readonly #shares = new Float64Array(MOST_CHOICES * SHARES);
  readonly #inputs = new Float64Array(INPUTS);

  constructor(network: Network) {
    const [hidden, last] = network.layers;
    if (hidden === undefined || last === undefined || hidden.inputs !== INPUTS || last.units !== SHARES)
      throw new Error(`not a network of ${SIZES.join(', ')} units`);
    this.network = network;
    this.#hidden = new Columns(hidden);
    this.#last = new Columns(last);
    this.#biases = [hidden.biases, last.biases];
    this.#baseSums = new Float64Array(hidden.units);
    this.#sums = new Float64Array(hidden.units);
  }

  /** The network has changed. */
  relearn(): void {
    this.#hidden.relearn();
    this.#last.relearn();
  }

  /**
   * What each choice is worth to the player on turn: the share of the victory to hope for. A match that dies down is worth nothing
   * to anybody, or careful players would sit and wait for each other.
   * @returns the same array each time, longer than needed
   */
  rate(state: State, legal: Choices<Action, State>, memory: Memory | undefined): Float64Array {
    const unseen = unseenBy(state);
    for (let index = 0; index < legal.count; index++) {
      const sure = this.describe(state, legal.at(index), memory, this.#inputs, unseen);
      if (index === 0) this.#lookFirst();
      else this.#lookAgain();
      this.#weigh(index, sure, state.options.players);
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

  /** The shares after the choice with this number, of those last rated: the player on turn first, then who follows, then nobody. */
  sharesAfter(index: number, shares: Float64Array): void {
    for (let step = 0; step < SHARES; step++) shares[step] = this.#shares[index * SHARES + step] as number;
  }

  /** Describes the position after a choice. @returns its worth, if that is certain */
  describe(
    state: State,
    action: Action,
    memory: Memory | undefined,
    inputs: Float64Array,
    unseen: Readonly<Counts> = unseenBy(state),
  ): number | undefined {
    if (action.type === 'end') {
      describe(inputs, state, true, memory, unseen);
      return afterEnd(state).next === 'over' ? 0 : undefined;
    }
    const after = skyscraper.copy(state);
    skyscraper.applyAction(after, action);
    describe(inputs, after, false, memory, unseen);
    return after.phase === 'over' ? 1 : undefined;
  }

  #lookFirst(): void {
    this.#base.set(this.#inputs);
    for (let input = 0; input < INPUTS; input++) {
      const value = this.#inputs[input] as number;
      if (value !== 0) this.#hidden.note(input, value);
    }
    this.#hidden.sum(this.#biases[0], this.#baseSums);
    this.#sums.set(this.#baseSums);
  }

  #lookAgain(): void {
    for (let input = 0; input < INPUTS; input++) {
      const difference = (this.#inputs[input] as number) - (this.#base[input] as number);
      if (difference !== 0) this.#hidden.note(input, difference);
    }
    this.#hidden.sum(this.#baseSums, this.#sums);
  }

  #weigh(index: number, sure: number | undefined, players: number): void {
    const first = index * SHARES;
    if (sure !== undefined) {
      this.#shares.fill(0, first, first + SHARES);
      this.#shares[first + (sure === 1 ? 0 : NOBODY)] = 1;
      return;
    }
    for (let unit = 0; unit < this.#sums.length; unit++) {
      const active = this.#sums[unit] as number;
      if (active > 0) this.#last.note(unit, active);
    }
    this.#last.sum(this.#biases[1], this.#said);
    share(this.#said, players);
    this.#shares.set(this.#said, first);
  }
}

/** Would the turn, ended now, be one in which nothing was done and nothing drawn? */
export const isIdle = (state: State): boolean => !state.busy && afterEnd(state).draws === 0;

/** The number of the choice that is worth most. */
export function bestOf(values: ArrayLike<number>, count: number): number {
  let best = 0;
  for (let index = 1; index < count; index++) if ((values[index] as number) > (values[best] as number)) best = index;
  return best;
}
