/** What counts of all that was read, and how far the reading has come. */
import type { TableId } from '@belfry/table';
import type { Measures } from '@belfry/ui';
import { countedSince } from './forgotten.js';
import type { Measured } from './gather.js';
import { inOrder, type Played } from './played.js';

/** What the end of a match told. */
export type End =
  /** Nothing where its game tells nothing, or nobody's seat is known. */
  | { readonly type: 'read'; readonly measures: Measures | undefined }
  /** It came from a file: whoever opened it did not play it. */
  | { readonly type: 'imported' }
  | { readonly type: 'unreadable' };

export interface Listed {
  /** The latest first. */
  readonly played: readonly Played[];
  /** How many of those looked at were only watched. */
  readonly watched: number;
  /** How many more there are, older than these. */
  readonly older: number;
}

export interface Counted {
  /** In the order in which they were played. */
  readonly matches: readonly Played[];
  readonly progress: { readonly read: number; readonly all: number };
  /** How many more might count that are not listed yet: none, once the list has come to what is forgotten. */
  readonly older: number;
  /** What does not count, or not wholly, by the reason. */
  readonly left: {
    readonly watched: number;
    readonly imported: number;
    /** They count, but nothing is known of their end beside scores. */
    readonly unreadable: number;
  };
}

/** Until a match is known to come from a file it counts. */
export function countedOf(
  { played, watched, older }: Listed,
  ends: ReadonlyMap<TableId, End>,
  since: number | undefined,
): Counted {
  const remembered = countedSince(played, since);
  const forgotten = played.length - remembered.length;
  const typeOf = ({ id }: Played): End['type'] | undefined => ends.get(id)?.type;
  return {
    matches: inOrder(remembered.filter(match => typeOf(match) !== 'imported')),
    progress: { read: remembered.filter(({ id }) => ends.has(id)).length, all: remembered.length },
    older: forgotten > 0 ? 0 : older,
    left: {
      watched,
      imported: remembered.filter(match => typeOf(match) === 'imported').length,
      unreadable: remembered.filter(match => typeOf(match) === 'unreadable').length,
    },
  };
}

/** What was measured in these matches, in their order. */
export const measuredIn = (matches: readonly Played[], ends: ReadonlyMap<TableId, End>): readonly Measured[] =>
  matches.flatMap(({ id }) => {
    const end = ends.get(id);
    return end?.type === 'read' && end.measures !== undefined ? [{ id, measures: end.measures }] : [];
  });
