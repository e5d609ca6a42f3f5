/** How far somebody has seen each table of days on this device. */
import { readStored, writeStored } from '@belfry/ui';

export interface Seen {
  /** The number of the last event. */
  readonly revision: number;
  /** How many entries the match had. */
  readonly count: number;
  /** When they last looked. Milliseconds since 1970, by this device. */
  readonly at: number;
}

const KEY = 'belfry-tables-seen';
/** Of more tables it is forgotten, those first that were not looked at for longest. */
const MOST = 60;

const isSeen = (value: unknown): value is Seen => {
  const { revision, count, at } = Object(value) as Partial<Record<keyof Seen, unknown>>;
  return [revision, count, at].every(Number.isFinite);
};

function all(): readonly (readonly [string, Seen])[] {
  const stored = readStored(KEY);
  return Object.entries(Object(stored) as object).filter((entry): entry is [string, Seen] => isSeen(entry[1]));
}

export const readSeen = (id: string): Seen | undefined => all().find(([table]) => table === id)?.[1];

export function writeSeen(id: string, seen: Seen): void {
  const others = all().filter(([table]) => table !== id);
  const latest = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MOST - 1);
  writeStored(KEY, Object.fromEntries([[id, seen], ...latest]));
}
