/**
 * A score pad: an event log, from which everything on the page follows. To correct the past is to change the log; what
 * comes after is worked out anew. Nothing here knows the screen, the clock or the storage.
 */

/** An entry keeps its number for as long as it is there. */
export type Numbered<E> = E & { readonly id: number };
export type Log<E> = readonly Numbered<E>[];

/** Entries are what the pad of the game makes of them; only that pad reads them. */
export interface PadSheet<E = object> {
  readonly id: string;
  /** Its id, as in records. */
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  /** In milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
  /** Has somebody said that this is the result? */
  readonly finished: boolean;
  readonly log: Log<E>;
  /** Earlier logs, newest last: what undo goes back to. */
  readonly past: readonly Log<E>[];
}

interface NewPad {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly now: number;
}

export const newPad = ({ id, game, names, now }: NewPad): PadSheet<never> => ({
  id,
  game,
  names,
  started: now,
  changed: now,
  finished: false,
  log: [],
  past: [],
});

const UNDO_STEPS = 50;

/** The pad with another log. The same log again changes nothing. */
export function withLog<E>(pad: PadSheet<E>, log: Log<E>, now: number): PadSheet<E> {
  if (log === pad.log) return pad;
  return { ...pad, log, past: [...pad.past, pad.log].slice(-UNDO_STEPS), changed: now };
}

/** Takes back the last change of the log, whatever it was: an entry, a correction, a removal. */
export function undo<E>(pad: PadSheet<E>, now: number): PadSheet<E> {
  const log = pad.past.at(-1);
  return log === undefined ? pad : { ...pad, log, past: pad.past.slice(0, -1), changed: now };
}

const nextId = <E>(log: Log<E>): number => log.reduce((most, { id }) => Math.max(most, id), 0) + 1;

export const append = <E extends object>(log: Log<E>, entry: E): Log<E> => [...log, { ...entry, id: nextId(log) }];

/** The log with another entry in place of the one with this number. */
export const replace = <E extends object>(log: Log<E>, id: number, entry: E): Log<E> =>
  log.map(old => (old.id === id ? { ...entry, id } : old));

export const remove = <E>(log: Log<E>, id: number): Log<E> => log.filter(entry => entry.id !== id);

/** Everything before the entry with this number. */
export const before = <E>(log: Log<E>, id: number): Log<E> => {
  const index = log.findIndex(entry => entry.id === id);
  return index < 0 ? log : log.slice(0, index);
};
