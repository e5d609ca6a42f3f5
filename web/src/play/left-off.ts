/** Where somebody left off at a table: so that they learn what a bot did for them. Kept on this device. */
import type { TableId } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';

const KEY = 'belfry-left-off';
const MOST = 30;

type Kept = readonly (readonly [TableId, number])[];

const kept = (): Kept => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? (stored as Kept).filter(each => Array.isArray(each)) : [];
};

/** How many entries there were when they last played themselves; nothing if that is not known here. */
export const leftOffAt = (id: TableId): number | undefined => kept().find(([table]) => table === id)?.[1];

export const leaveOffAt = (id: TableId, count: number): void =>
  void writeStored(KEY, [[id, count], ...kept().filter(([table]) => table !== id)].slice(0, MOST));
