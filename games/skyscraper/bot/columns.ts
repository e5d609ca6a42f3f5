/** A layer of the network turned round: its weights input by input, so that only the inputs that say something are reckoned with. */
import type { Layer } from '@belfry/bots';

export class Columns {
  readonly #layer: Layer;
  readonly #weights: Float64Array;
  readonly #places: Int32Array;
  readonly #times: Float64Array;
  #count = 0;

  constructor(layer: Layer) {
    this.#layer = layer;
    this.#weights = new Float64Array(layer.weights.length);
    this.#places = new Int32Array(layer.inputs);
    this.#times = new Float64Array(layer.inputs);
    this.relearn();
  }

  /** The layer has changed. */
  relearn(): void {
    const { units, inputs, weights } = this.#layer;
    for (let unit = 0; unit < units; unit++)
      for (let input = 0; input < inputs; input++)
        this.#weights[input * units + unit] = weights[unit * inputs + input] as number;
  }

  /** This input says so much, or so much more than before: it counts in the next sum. */
  note(input: number, times: number): void {
    this.#places[this.#count] = input * this.#layer.units;
    this.#times[this.#count] = times;
    this.#count += 1;
  }

  /** Adds what was noted to the sums before, unit by unit. Four inputs at once: it is done most of the time that a bot thinks. */
  sum(before: Float64Array, after: Float64Array): void {
    after.set(before);
    const many = this.#count - (this.#count % 4);
    for (let each = 0; each < many; each += 4) this.#addFour(each, after);
    for (let each = many; each < this.#count; each++) this.#addOne(each, after);
    this.#count = 0;
  }

  #addFour(each: number, sums: Float64Array): void {
    const weights = this.#weights;
    const a = this.#places[each] as number;
    const b = this.#places[each + 1] as number;
    const c = this.#places[each + 2] as number;
    const d = this.#places[each + 3] as number;
    const timesA = this.#times[each] as number;
    const timesB = this.#times[each + 1] as number;
    const timesC = this.#times[each + 2] as number;
    const timesD = this.#times[each + 3] as number;
    for (let unit = 0; unit < this.#layer.units; unit++) {
      let sum = sums[unit] as number;
      sum += timesA * (weights[a + unit] as number);
      sum += timesB * (weights[b + unit] as number);
      sum += timesC * (weights[c + unit] as number);
      sum += timesD * (weights[d + unit] as number);
      sums[unit] = sum;
    }
  }

  #addOne(each: number, sums: Float64Array): void {
    const first = this.#places[each] as number;
    const times = this.#times[each] as number;
    for (let unit = 0; unit < this.#layer.units; unit++)
      sums[unit] = (sums[unit] as number) + times * (this.#weights[first + unit] as number);
  }
}
