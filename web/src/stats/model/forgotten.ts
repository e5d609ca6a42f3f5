/** The moment before which matches do not count any more. They stay where they are; only this is kept. */
import { readStored, writeStored } from '@belfry/ui';

const KEY = 'belfry-stats-since';

/** Milliseconds since 1970; nothing if everything counts. */
export function readSince(): number | undefined {
  const since = readStored(KEY);
  return typeof since === 'number' && Number.isFinite(since) ? since : undefined;
}

/** Could it be kept? */
export const writeSince = (since: number | undefined): boolean => writeStored(KEY, since ?? null);

/** What is left when all up to this moment is forgotten. */
export const countedSince = <M extends { readonly ended: number }>(
  matches: readonly M[],
  since: number | undefined,
): readonly M[] => (since === undefined ? matches : matches.filter(({ ended }) => ended > since));
