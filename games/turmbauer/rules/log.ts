/** The log as viewers may know it: just as the record writes it, for nothing is hidden. SPEC [view.1]. */
import { isSeatEntry, type Json, type Moment } from '@belfry/engine';
import { actions, chances } from './actions.js';
import type { Turmbauer } from './game.js';

/** The same for every viewer. */
export const seeEntry = ({ entry }: Moment<Turmbauer>): Json =>
  isSeatEntry<Turmbauer>(entry) ? { seat: entry.seat, action: actions.write(entry.action) } : chances.write(entry);
