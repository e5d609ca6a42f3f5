/**
 * A small network: layers of units, each a weighted sum of those before it. Hidden units are cut off below zero; the last ones are
 * sums as they are. A few thousand weights say in microseconds what a good player sees at a glance.
 */
import { at, type Random } from '@belfry/engine';

/** A network as it lies in a file. */
export interface Weights {
  /** The number of units in each layer, from the inputs to the outputs. */
  readonly sizes: readonly number[];
  /** A weight of 1 is written as this. */
  readonly one: number;
  /** Layer by layer and unit by unit: its bias, then its weights. Whole numbers with blanks between them. */
  readonly numbers: string;
}

export interface Layer {
  readonly inputs: number;
  readonly units: number;
  /** Unit by unit. */
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

export class Network {
  readonly sizes: readonly number[];
  readonly layers: readonly Layer[];
  /** What the units of each layer last said; the first are the inputs. Written anew each time. */
  readonly activity: readonly Float64Array[];

  constructor(sizes: readonly number[]) {
    this.sizes = sizes;
    this.layers = sizes.slice(1).map((units, index) => {
      const inputs = at(sizes, index);
      return { inputs, units, weights: new Float64Array(inputs * units), biases: new Float64Array(units) };
    });
    this.activity = sizes.map(size => new Float64Array(size));
  }

  /** Where the inputs are to be written before `run`. */
  get inputs(): Float64Array {
    return this.activity[0] as Float64Array;
  }

  /** What the last layer says to the inputs as they are: the same array each time. */
  run(): Float64Array {
    const last = this.layers.length - 1;
    for (let index = 0; index <= last; index++)
      runLayer(
        this.layers[index] as Layer,
        this.activity[index] as Float64Array,
        this.activity[index + 1] as Float64Array,
        index < last,
      );
    return this.activity[last + 1] as Float64Array;
  }
}

function runLayer(layer: Layer, inputs: Float64Array, outputs: Float64Array, isHidden: boolean): void {
  const { weights, biases, units } = layer;
  const width = inputs.length;
  for (let unit = 0, place = 0; unit < units; unit++) {
    let sum = biases[unit] as number;
    for (let input = 0; input < width; input++) sum += (weights[place++] as number) * (inputs[input] as number);
    outputs[unit] = isHidden && sum < 0 ? 0 : sum;
  }
}

/** One that knows nothing yet: small weights by chance, so large that what goes in comes out about as strong. */
export function newNetwork(sizes: readonly number[], random: Random): Network {
  const network = new Network(sizes);
  for (const { inputs, weights } of network.layers) {
    const most = Math.sqrt(6 / inputs);
    for (let index = 0; index < weights.length; index++) weights[index] = most * (2 * fraction(random) - 1);
  }
  return network;
}

const fraction = (random: Random): number => random.below(2 ** 32) / 2 ** 32;

const ONE = 4096;

export function writeNetwork({ sizes, layers }: Network): Weights {
  const numbers = layers.flatMap(({ inputs, weights, biases }) =>
    Array.from(biases, (bias, unit) => [bias, ...weights.subarray(unit * inputs, (unit + 1) * inputs)]),
  );
  return { sizes, one: ONE, numbers: numbers.flat().map(rounded).join(' ') };
}

const rounded = (weight: number): string => String(Math.round(weight * ONE));

export function readNetwork({ sizes, one, numbers }: Weights): Network {
  const network = new Network(sizes);
  const values = numbers.split(' ').map(text => Number(text) / one);
  const wanted = network.layers.reduce((sum, { inputs, units }) => sum + (inputs + 1) * units, 0);
  if (values.length !== wanted || !values.every(Number.isFinite))
    throw new Error(`a network of ${sizes.join(', ')} units has ${wanted} weights, not ${values.length}`);
  let place = 0;
  for (const { inputs, units, weights, biases } of network.layers)
    for (let unit = 0; unit < units; unit++) {
      biases[unit] = at(values, place++);
      for (let input = 0; input < inputs; input++) weights[unit * inputs + input] = at(values, place++);
    }
  return network;
}
