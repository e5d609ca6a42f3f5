/** Whether a summary is still what was written, but for what changes all the time. Cheaper than to write it down and compare. */
import type { StoredSummary } from '@belfry/table';

/** What changes with every append, and has a place of its own. */
type Lively = Pick<StoredSummary, 'count' | 'turn' | 'deadline' | 'changed'>;
export type Seldom = Omit<StoredSummary, keyof Lively>;

export function seldomOf(summary: StoredSummary): Seldom {
  const { count: _count, turn: _turn, deadline: _deadline, changed: _changed, ...seldom } = summary;
  return seldom;
}

const LIVELY: ReadonlySet<string> = new Set(['count', 'turn', 'deadline', 'changed'] satisfies (keyof Lively)[]);

/** May say no for what would be written alike, never yes for what would not. `written` is as JSON has it. */
export function isWritten(written: Seldom, summary: StoredSummary): boolean {
  return haveSameFields(written, summary, LIVELY);
}

type Fields = Readonly<Record<string, unknown>>;

/** JSON leaves out what is undefined. */
function haveSameFields(written: object, value: object, but?: ReadonlySet<string>): boolean {
  const [left, right] = [written as Fields, value as Fields];
  let more = 0;
  for (const name in right) {
    const field = right[name];
    if (field === undefined || but?.has(name) === true) continue;
    if (name === '__proto__' || !isSame(left[name], field)) return false;
    // What every object has is no field of this one; none of it is a number, a text or the like.
    if (typeof field === 'object' && !Object.hasOwn(left, name)) return false;
    more--;
  }
  for (const _ in left) more++;
  return more === 0;
}

function isSame(written: unknown, value: unknown): boolean {
  if (written === value) return true;
  if (typeof written !== 'object' || typeof value !== 'object' || written === null || value === null) return false;
  if (!Array.isArray(written) || !Array.isArray(value)) return haveSameFields(written, value);
  return written.length === value.length && written.every((each, index) => isSame(each, value[index]));
}
