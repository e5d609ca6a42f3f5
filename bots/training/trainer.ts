/** Fits a network to examples, by stochastic gradients with Adam (Kingma and Ba, 2015). The same examples, the same weights. */

import type { Layer, Network } from '@belfry/bots';
import { at, type Json } from '@belfry/engine';

export interface TrainerOptions {
  /** How far a weight moves at most in a step, roughly. */
  readonly rate?: number;
  /** Each step every weight shrinks by this part of the rate. */
  readonly decay?: number;
}

/** What is kept of a layer beside its weights: the gradient so far, and the two running means of Adam. */
interface Slopes {
  readonly now: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;

export class Trainer {
  readonly network: Network;
  rate: number;
  readonly #decay: number;
  readonly #slopes: readonly { readonly weights: Slopes; readonly biases: Slopes }[];
  readonly #blame: readonly Float64Array[];
  #examples = 0;
  #steps = 0;

  constructor(network: Network, { rate = 0.001, decay = 0 }: TrainerOptions = {}) {
    this.network = network;
    this.rate = rate;
    this.#decay = decay;
    this.#slopes = network.layers.map(({ weights, biases }) => ({
      weights: slopesOf(weights.length),
      biases: slopesOf(biases.length),
    }));
    this.#blame = network.sizes.map(size => new Float64Array(size));
  }

  /**
   * Takes in an example: the network has just run on its inputs. `blame` says for each output how much the loss grows with it.
   * Nothing changes until `step`.
   */
  add(blame: ArrayLike<number>): void {
    const { layers, activity } = this.network;
    (this.#blame[layers.length] as Float64Array).set(blame);
    for (let index = layers.length - 1; index >= 0; index--)
      passBack(
        layers[index] as Layer,
        at(this.#slopes, index),
        activity[index] as Float64Array,
        this.#blame[index + 1] as Float64Array,
        index === 0 ? undefined : this.#blame[index],
      );
    this.#examples += 1;
  }

  /** Moves the weights by what the examples since the last step say. */
  step(): void {
    if (this.#examples === 0) return;
    this.#steps += 1;
    for (const [index, { weights, biases }] of this.network.layers.entries()) {
      const slopes = at(this.#slopes, index);
      this.#move(weights, slopes.weights, this.#decay);
      this.#move(biases, slopes.biases, 0);
    }
    this.#examples = 0;
  }

  #move(values: Float64Array, { now, mean, square }: Slopes, decay: number): void {
    const share = 1 / this.#examples;
    const rate = (this.rate * Math.sqrt(1 - SQUARE ** this.#steps)) / (1 - MEAN ** this.#steps);
    for (let index = 0; index < values.length; index++) {
      const slope = (now[index] as number) * share;
      now[index] = 0;
      const m = MEAN * (mean[index] as number) + (1 - MEAN) * slope;
      const s = SQUARE * (square[index] as number) + (1 - SQUARE) * slope * slope;
      mean[index] = m;
      square[index] = s;
      const value = values[index] as number;
      values[index] = value - (rate * m) / (Math.sqrt(s) + TINY) - this.rate * decay * value;
    }
  }

  /** Everything needed to go on from here, weights included. */
  save(): Json {
    return {
      steps: this.#steps,
      layers: this.network.layers.map(({ weights, biases }, index) => ({
        weights: Array.from(weights),
        biases: Array.from(biases),
        slopes: [at(this.#slopes, index).weights, at(this.#slopes, index).biases].map(({ mean, square }) => ({
          mean: Array.from(mean),
          square: Array.from(square),
        })),
      })),
    };
  }

  /** Goes on from where another one was saved. */
  restore(saved: Json): void {
    const { steps, layers } = saved as unknown as SavedTrainer;
    this.#steps = steps;
    this.#examples = 0;
    for (const [index, layer] of this.network.layers.entries()) {
      const { weights, biases, slopes } = at(layers, index);
      layer.weights.set(weights);
      layer.biases.set(biases);
      const own = at(this.#slopes, index);
      for (const [part, kept] of [own.weights, own.biases].entries()) {
        kept.now.fill(0);
        kept.mean.set(at(slopes, part).mean);
        kept.square.set(at(slopes, part).square);
      }
    }
  }
}

interface SavedTrainer {
  readonly steps: number;
  readonly layers: readonly {
    readonly weights: readonly number[];
    readonly biases: readonly number[];
    readonly slopes: readonly { readonly mean: readonly number[]; readonly square: readonly number[] }[];
  }[];
}

const slopesOf = (length: number): Slopes => ({
  now: new Float64Array(length),
  mean: new Float64Array(length),
  square: new Float64Array(length),
});

/** Adds what a layer's blame says of its weights, and hands the blame on to the units before it, as far as they were active. */
function passBack(
  { inputs, units, weights }: Layer,
  slopes: { readonly weights: Slopes; readonly biases: Slopes },
  before: Float64Array,
  blame: Float64Array,
  blameBefore: Float64Array | undefined,
): void {
  blameBefore?.fill(0);
  const { now } = slopes.weights;
  const nowBiases = slopes.biases.now;
  for (let unit = 0; unit < units; unit++) {
    const blamed = blame[unit] as number;
    if (blamed === 0) continue;
    nowBiases[unit] = (nowBiases[unit] as number) + blamed;
    const first = unit * inputs;
    for (let input = 0; input < inputs; input++) {
      const active = before[input] as number;
      if (active === 0) continue;
      now[first + input] = (now[first + input] as number) + blamed * active;
      if (blameBefore !== undefined)
        blameBefore[input] = (blameBefore[input] as number) + blamed * (weights[first + input] as number);
    }
  }
}
