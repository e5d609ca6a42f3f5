/** A pad of 5 Towers, and how it stands. */
import type { PadSheet, Standing } from '@belfry/ui/pad';
import { type FiveTowersEntry, foldFiveTowers, leadersOf } from './model/fold.js';

export type FiveTowersPad = PadSheet<FiveTowersEntry>;

export function standingOf({ names, log }: FiveTowersPad): Standing {
  const sheet = foldFiveTowers(names.length, log);
  return { scores: sheet.scores.map(({ total }) => total), leaders: leadersOf(sheet) };
}
