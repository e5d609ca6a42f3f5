/** A pad of Skyscraper, and how it stands. */
import type { PadSheet, Standing } from '@belfry/ui/pad';
import { foldSkyscraper, type SkyscraperEntry } from './model/fold.js';

export type SkyscraperPad = PadSheet<SkyscraperEntry>;

export function standingOf({ names, log }: SkyscraperPad): Standing {
  const { wins, leaders } = foldSkyscraper(names.length, log);
  return { scores: wins, leaders };
}
