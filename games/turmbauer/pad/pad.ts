/** A pad of Turmbauer, and how it stands. */
import type { PadSheet, Standing } from '@belfry/ui/pad';
import { foldTurmbauer, type TurmbauerEntry } from './model/fold.js';

export type TurmbauerPad = PadSheet<TurmbauerEntry>;

export function standingOf({ names, log }: TurmbauerPad): Standing {
  const { seats, winners } = foldTurmbauer(names.length, log);
  return { scores: seats.map(({ height }) => height), leaders: winners };
}
