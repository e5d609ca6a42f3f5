/** Statistics that take one number at a time and keep none of them. */

/** Count, mean, spread and range of a stream of numbers (Welford's method). */
export class Tally {
  #count = 0;
  #mean = 0;
  #squares = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.#count += 1;
    const delta = value - this.#mean;
    this.#mean += delta / this.#count;
    this.#squares += delta * (value - this.#mean);
    if (value < this.#min) this.#min = value;
    if (value > this.#max) this.#max = value;
  }

  /** Of no numbers at all: zeros. */
  summary(): Summary {
    if (this.#count === 0) return { count: 0, mean: 0, sd: 0, min: 0, max: 0, ci95: [0, 0] };
    const variance = this.#count > 1 ? this.#squares / (this.#count - 1) : 0;
    const margin = Z95 * Math.sqrt(variance / this.#count);
    return {
      count: this.#count,
      mean: this.#mean,
      sd: Math.sqrt(variance),
      min: this.#min,
      max: this.#max,
      ci95: [this.#mean - margin, this.#mean + margin],
    };
  }
}

/** `ci95`: where the true mean lies, 19 times in 20. */
export interface Summary {
  readonly count: number;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
  readonly ci95: readonly [low: number, high: number];
}

const Z95 = 1.959963984540054;

/** Tallies by name, made when first needed. */
export class Tallies {
  readonly #tallies = new Map<string, Tally>();

  add(name: string, value: number): void {
    let tally = this.#tallies.get(name);
    if (tally === undefined) {
      tally = new Tally();
      this.#tallies.set(name, tally);
    }
    tally.add(value);
  }

  summaries(): Record<string, Summary> {
    return Object.fromEntries([...this.#tallies].map(([name, tally]) => [name, tally.summary()]));
  }
}
