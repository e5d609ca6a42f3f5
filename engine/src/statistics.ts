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
    if (this.#count === 0) return { count: 0, mean: 0, sd: 0, min: 0, max: 0, ci95: null };
    const sd = this.#count > 1 ? Math.sqrt(this.#squares / (this.#count - 1)) : 0;
    const margin = student95(this.#count - 1) * (sd / Math.sqrt(this.#count));
    const ci95 = this.#count > 1 ? ([this.#mean - margin, this.#mean + margin] as const) : null;
    return { count: this.#count, mean: this.#mean, sd, min: this.#min, max: this.#max, ci95 };
  }
}

/** `ci95`: where the true mean lies, 19 times in 20, if the numbers are spread about like a bell; `null` if nobody can say. */
export interface Summary {
  readonly count: number;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
  readonly ci95: Interval | null;
}

export type Interval = readonly [low: number, high: number];

const Z95 = 1.959963984540054;

/** Student's factor for a mean of few numbers, by degrees of freedom, from its expansion around the normal one. */
function student95(freedom: number): number {
  const z = Z95;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3 + fourth / freedom ** 4;
}

/** Where a true share lies, 19 times in 20, if this share of so many was seen (Wilson's interval: never outside 0 to 1). */
export function shareInterval(share: number, count: number): Interval {
  const z2 = Z95 ** 2;
  const middle = (share + z2 / (2 * count)) / (1 + z2 / count);
  const margin = (Z95 / (1 + z2 / count)) * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count ** 2));
  return [Math.max(0, middle - margin), Math.min(1, middle + margin)];
}

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
