/** From numbers to places in a plot. */

export interface Scale {
  /** Round numbers from below the least value to above the greatest, for lines across. */
  readonly ticks: readonly number[];
  /** Where a value stands: 0 at the lowest line, 1 at the highest. */
  readonly heightOf: (value: number) => number;
}

/** At most so many spaces between lines. */
const SPACES = 4;

export function scaleFor(values: readonly number[]): Scale {
  const least = values.reduce((low, value) => Math.min(low, value), values[0] ?? 0);
  const most = values.reduce((high, value) => Math.max(high, value), values[0] ?? 0);
  const step = stepFor(most - least);
  const low = Math.floor(least / step) * step;
  const spaces = Math.max(1, Math.ceil((most - low) / step));
  return {
    ticks: Array.from({ length: spaces + 1 }, (_, index) => low + index * step),
    heightOf: value => (value - low) / (spaces * step),
  };
}

/** The smallest of 1, 2, 5, 10, 20, 50, … that needs few lines: scores are whole numbers. */
function stepFor(range: number): number {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (range <= digit * power * (SPACES - 1)) return digit * power;
}
