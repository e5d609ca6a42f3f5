import type { SeenEntry, State } from '../../rules/index.js';

/** A card stays chosen, and a way good, as long as this is the same: until the viewer has done something, or a turn ended. */
export const momentOf = (view: State, log: readonly SeenEntry[], owner: number | undefined): string =>
  `${view.turns} ${log.filter(entry => 'action' in entry && entry.seat === owner).length}`;
