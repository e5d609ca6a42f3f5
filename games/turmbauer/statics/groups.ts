/**
 * Which stones must be looked at together. A group is a part of the tower without a *neck*, a single stone whose removal would
 * cut it in two. What hangs on the rest of the tower by one stone, its foot, presses on that stone with its whole weight,
 * however the forces inside it run. So every group can be solved by itself, as if its foot stood firm.
 *
 * The groups are the biconnected components of the graph of contacts, found from the table on as by Hopcroft and Tarjan.
 */
import { type Contact, TABLE } from './contacts.js';

export interface Group {
  /** What it hangs on: a stone of another group, or the table. */
  readonly foot: number;
  readonly stones: readonly number[];
}

/** The groups, each one after all that hang on it. Stones that nothing joins to the table are in none. */
export function groupsOf(contacts: readonly Contact[]): Group[] {
  const neighbours = neighboursOf(contacts);
  const groups: Group[] = [];
  const order = new Map<number, number>();
  const path: number[] = [];

  /** Visits all that can be reached from a stone, and returns the earliest visited that it joins. */
  function visit(stone: number): number {
    const own = order.size;
    let earliest = own;
    order.set(stone, own);
    path.push(stone);
    for (const next of neighbours.get(stone) ?? []) {
      const known = order.get(next);
      const reached = known ?? visit(next);
      earliest = Math.min(earliest, reached);
      if (known === undefined && reached >= own) groups.push({ foot: stone, stones: path.splice(path.indexOf(next)) });
    }
    return earliest;
  }

  visit(TABLE);
  return groups;
}

function neighboursOf(contacts: readonly Contact[]): Map<number, Set<number>> {
  const neighbours = new Map<number, Set<number>>();
  for (const { above, below } of contacts) {
    neighbours.set(above, (neighbours.get(above) ?? new Set()).add(below));
    neighbours.set(below, (neighbours.get(below) ?? new Set()).add(above));
  }
  return neighbours;
}
