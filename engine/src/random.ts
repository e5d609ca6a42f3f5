/** Randomness for playouts, bots and tests: fast, and the same for the same seed. Real matches use `fate.ts`. */

/** A source of uniform whole numbers. */
export interface Random {
  /** A whole number from 0 to `bound - 1`, for a bound of 1 to 2^32. */
  below(bound: number): number;
}

/**
 * The generator sfc32 (Chris Doty-Humphrey): 128 bits of state, no multiplication. Seeded by any number of words, so
 * that match 7 of seed 1 has its own stream, whatever the matches before it used up.
 */
export class SeededRandom implements Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(...seeds: readonly number[]) {
    for (const seed of seeds) {
      this.a ^= seed >>> 0;
      this.b ^= Math.floor(seed / WORD) >>> 0;
      this.c ^= seeds.length;
      for (let round = 0; round < 12; round++) this.next();
    }
  }

  /** Bound by multiplying: some numbers are likelier by `bound / 2^32` at most, which playouts never notice. */
  below(bound: number): number {
    return (((this.next() >>> 0) / WORD) * bound) >>> 0;
  }

  /** 32 bits, with a sign: so the engine need not put it in a box. */
  private next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }
}

const WORD = 2 ** 32;

/** Shuffles in place, every order equally likely (Fisher and Yates), and returns the same array. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const pick = random.below(last + 1);
    const item = items[pick] as T;
    items[pick] = items[last] as T;
    items[last] = item;
  }
  return items;
}
