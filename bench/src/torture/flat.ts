/** Is memory flat? Caches fill up in the beginning; from then on nothing grows but the number of tables. */
import type { Condition } from './host.js';

export interface Measured extends Condition {
  /** A server keeps so many open, though nobody needs them any more; there is an end of that. */
  readonly tables: number;
}

/** Bytes that may come and go, in the heap and outside it, and that a table takes which is kept open. */
const [SLACK, TABLE] = [6e6, 1e5];

/** @param measured after a tenth, a half and all of it */
export function notFlat([, half, whole]: readonly Measured[]): readonly string[] {
  if (half === undefined || whole === undefined) return ['nobody has measured memory'];
  const most = half.heap * 1.05 + SLACK + TABLE * Math.max(0, whole.tables - half.tables);
  const mostOutside = half.outside * 1.05 + SLACK;
  return [
    ...(whole.heap <= most ? [] : [`the heap grew from ${half.heap} to ${whole.heap}, with ${whole.tables} tables`]),
    ...(whole.outside <= mostOutside ? [] : [`memory outside the heap grew from ${half.outside} to ${whole.outside}`]),
  ];
}
