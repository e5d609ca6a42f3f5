/**
 * A host as somebody elsewhere gets to know it, over a network. Which seat is theirs and with which eyes they look follows from who
 * they are; nothing they say can change it.
 */
import type { Json, Result } from '@belfry/engine';
import type { TableId, WishId } from './events.js';
import type { PersonalQuery, TableHost } from './host.js';
import type { SetupProblem, TableSetup } from './setup.js';
import type { TablePage } from './store.js';
import type { RoomView, TableSummary, TableView } from './view.js';
import type { Tell } from './watchers.js';

export interface GuestHost extends Pick<TableHost, 'list' | 'summary' | 'wish' | 'exportRecord' | 'remove' | 'wake'> {
  /** A waiting room. Whoever makes it has the first seat that is set up for a person; the others are open. */
  make(wish: WishId, setup: unknown): Promise<Result<TableId, SetupProblem>>;
  /** The table that this wish has made, if there is one. */
  made(wish: WishId): Promise<TableId | undefined>;
  /** The tables that everybody may know of. */
  open(query: PersonalQuery): Promise<TablePage<TableSummary>>;
  /** With their own eyes. */
  view(id: TableId): Promise<RoomView | TableView | undefined>;
  watch(id: TableId, tell: Tell, since?: number): Promise<() => void>;
  /** With any eyes if the match is over, otherwise with their own whatever they say. */
  moments: TableHost['moments'];
  /** What they may do now, so many from this number on; nothing if it is not their turn. */
  legal(id: TableId, from: number, limit: number): Promise<Legal | undefined>;
}

export interface Legal {
  readonly count: number;
  /** As records write them. */
  readonly actions: readonly Json[];
}

/** Everybody has one seat: only the first of the maker's stays theirs. */
export function withOneSeat(setup: TableSetup): TableSetup {
  const first = setup.seats.findIndex(seat => seat?.player.type === 'human');
  return {
    ...setup,
    seats: setup.seats.map((seat, index) => (seat?.player.type === 'human' && index !== first ? null : seat)),
  };
}
