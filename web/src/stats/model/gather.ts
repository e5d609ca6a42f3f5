/** What the measures of many matches add up to. */
import type { Json } from '@belfry/engine';
import type { TableId } from '@belfry/table';
import type { Gathering, Measures } from '@belfry/ui';
import { leastOf, meanOf, mostOf } from './count.js';

/** What was measured in a match. */
export interface Measured {
  readonly id: TableId;
  readonly measures: Measures;
}

export interface Gathered {
  /** One number for each figure that some match told of, in the order of the game. */
  readonly figures: readonly { readonly name: string; readonly value: number }[];
  /** How much was built of each kind, the most first; those never built are left out. */
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  /** The finest of all, and in which match it was; of equals the first that was built. */
  readonly best: { readonly id: TableId; readonly piece: Json } | undefined;
}

const GATHER: Readonly<Record<Gathering, (numbers: readonly number[]) => number>> = {
  sum: numbers => numbers.reduce((sum, number) => sum + number, 0),
  mean: meanOf,
  most: mostOf,
  least: leastOf,
};

/** @param measured in the order in which the matches were played */
export function gather(
  { figures, kinds }: { readonly figures: Readonly<Record<string, Gathering>>; readonly kinds: readonly string[] },
  measured: readonly Measured[],
): Gathered {
  const valuesOf = (name: string): readonly number[] =>
    measured.flatMap(({ measures }) => measures.figures[name] ?? []);
  return {
    figures: Object.entries(figures).flatMap(([name, gathering]) => {
      const values = valuesOf(name);
      return values.length === 0 ? [] : [{ name, value: GATHER[gathering](values) }];
    }),
    kinds: kinds
      .map(kind => ({ kind, count: GATHER.sum(measured.map(({ measures }) => measures.kinds[kind] ?? 0)) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    best: finest(measured),
  };
}

function finest(measured: readonly Measured[]): Gathered['best'] {
  let worth = Number.NEGATIVE_INFINITY;
  let found: Gathered['best'];
  for (const { id, measures } of measured) {
    if (measures.best === undefined || measures.best.worth <= worth) continue;
    worth = measures.best.worth;
    found = { id, piece: measures.best.piece };
  }
  return found;
}
