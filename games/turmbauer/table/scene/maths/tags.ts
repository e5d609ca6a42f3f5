/** Tags in a column, each as near to where it belongs as the others allow. */

export interface Wish {
  /** Where its middle would best be. */
  readonly at: number;
  readonly size: number;
}

interface Row {
  members: number[];
  sum: number;
  size: number;
}

/**
 * The middles of the tags: none overlaps another, the order of wishes is kept, and together they lie as near to them as can be. They
 * stay between `least` and `most` if there is room for all.
 */
export function pushApart(wishes: readonly Wish[], gap: number, least: number, most: number): number[] {
  const order = [...wishes.keys()].toSorted((a, b) => (wishes[a]?.at ?? 0) - (wishes[b]?.at ?? 0) || a - b);
  const startOf = ({ members, sum, size }: Row) => Math.max(least, Math.min(most - size, sum / members.length));
  const rows: Row[] = [];
  for (const index of order) {
    const { at, size } = wishes[index] ?? { at: 0, size: 0 };
    let row: Row = { members: [index], sum: at - size / 2, size };
    for (;;) {
      const before = rows.at(-1);
      if (before === undefined || startOf(before) + before.size + gap <= startOf(row)) break;
      rows.pop();
      row = joined(before, row, gap);
    }
    rows.push(row);
  }
  const middles = wishes.map(({ at }) => at);
  for (const row of rows) {
    let start = startOf(row);
    for (const index of row.members) {
      const size = wishes[index]?.size ?? 0;
      middles[index] = start + size / 2;
      start += size + gap;
    }
  }
  return middles;
}

/** Two rows that touch become one; `sum` is of where each member wishes the row to start. */
function joined(before: Row, after: Row, gap: number): Row {
  const shift = before.size + gap;
  return {
    members: [...before.members, ...after.members],
    sum: before.sum + after.sum - shift * after.members.length,
    size: shift + after.size,
  };
}
