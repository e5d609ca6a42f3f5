/** A change of a table on its way: tried on a copy, and what it needs. */
import type { Elsewhere } from './elsewhere.js';
import type { Happening, TableEvent, TableId } from './events.js';
import type { Playable } from './setup.js';
import type { Table } from './table.js';
import type { Refused } from './wish.js';

/** A table as it would be, and what must be stored for it to be so. */
export class Change {
  readonly table: Table;
  readonly events: TableEvent[];
  readonly now: number;
  /** Where the table stood before. */
  readonly since: number;

  constructor(table: Table, now: number, events: readonly TableEvent[] = []) {
    this.table = table;
    this.events = [...events];
    this.now = now;
    this.since = table.revision;
  }

  add(happening: Happening): Refused | undefined {
    const event = { ...happening, at: this.now };
    const refused = this.table.tell(event);
    if (refused !== undefined) return refused;
    // What is stored is spelt as records spell it, however it came.
    this.events.push(event.type === 'entry' ? { type: 'entry', entry: this.table.lastEntry(), at: this.now } : event);
    return undefined;
  }
}

/** What is at hand for what happens. */
export interface Means {
  readonly playable: Playable;
  readonly table: TableId;
  /** The name of the next match: the one there is, or one for a new one. */
  readonly next: () => TableId;
  /** Where people come from elsewhere. They have one seat each, and fate is bound together with them. */
  readonly elsewhere: Elsewhere | undefined;
}

/** Said at once, or later where fate needs time. */
export type Decided = Refused | undefined | Promise<Refused | undefined>;
