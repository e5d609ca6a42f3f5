/** Where values lie on an axis, and at which of them a number stands. */

export interface Scale {
  /** From 0 at its beginning to 1 at its end. */
  readonly place: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

/** An axis from the least of these values to the most, with a few round numbers on it, not closer together than `leastStep`. */
export function spread(values: readonly number[], format: (value: number) => string, leastStep = 0): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = most - least || 1;
  const step = Math.max(roundStep(width / 6), leastStep);
  const first = Math.ceil(least / step - 1e-9);
  const count = Math.floor(most / step + 1e-9) - first + 1;
  const ticks = Array.from({ length: count }, (_, index) => (first + index) * step);
  return {
    place: value => (value - least) / width,
    ticks: ticks.map(value => ({ value, text: format(value) })),
  };
}

/** 1, 2 or 5 times a power of ten: the least that is large enough. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find(factor => factor * power >= least) ?? 10);
}

/** An axis on which each step is ten times the one before. */
export function tenfold(values: readonly number[], format: (value: number) => string): Scale {
  const positive = values.filter(value => value > 0);
  const first = Math.floor(Math.log10(Math.min(1, ...positive)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...positive, 1))));
  const width = last - first;
  const every = Math.ceil(width / 5);
  const ticks = Array.from({ length: Math.floor(width / every) + 1 }, (_, index) => 10 ** (first + index * every));
  return {
    place: value => (value > 0 ? (Math.log10(value) - first) / width : 0),
    ticks: ticks.map(value => ({ value, text: format(value) })),
  };
}
