/**
 * What can happen to a table. Its events are numbered from 0, only ever added to, and are the whole truth: the table follows
 * from them, its match from the entries among them. They hold fate's key, so nobody but host and store gets to see them.
 */
import type { FateKey, FateStatement, Json, Seat } from '@belfry/engine';
import type { ClockSetting } from './clock.js';
import type { Customs, Options, Seating } from './setup.js';
import type { Reaction, Talk } from './talk.js';

export type TableId = string;
/** Somebody. Who that is, a host's transport knows. */
export type PersonId = string;
/** Chosen by its maker, anew for each wish. */
export type WishId = string;

export type TableEvent = Happening & {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The wish that is fulfilled with this event, and whose it was. */
  readonly wish?: { readonly by: PersonId; readonly id: WishId };
};

export type Happening =
  | Made
  | Arranged
  | Sat
  | { readonly type: 'bot-sat'; readonly seat: Seat; readonly name: string; readonly policy: string }
  /** A person got up, or was asked to by the host and is not welcome any more. */
  | { readonly type: 'got-up'; readonly seat: Seat; readonly isRemoved: boolean }
  /** Two seats of the waiting room changed places, whoever was there. */
  | { readonly type: 'swapped'; readonly seat: Seat; readonly with: Seat }
  | Sealing
  /** A person's device has sealed a number. Places count those who sit there, as `FateTerms.seats` does. */
  | { readonly type: 'sealed'; readonly place: number; readonly seal: string }
  /** No more are sealed: they are shown now. */
  | { readonly type: 'showing'; readonly until: number }
  | { readonly type: 'shown'; readonly place: number; readonly number: string }
  | Begun
  /** Something entered the match: an action, or fate's answer. */
  | { readonly type: 'entry'; readonly entry: Json }
  /** The last entry was taken back. */
  | { readonly type: 'taken-back'; readonly seat: Seat }
  | Said
  /** What may be said from now on. Before that, everything. */
  | { readonly type: 'talk-set'; readonly talk: Talk }
  | { readonly type: 'time-ran-out'; readonly seat: Seat }
  /** The host was not there: all clocks stood still for so many milliseconds; for less than none if its own was set back meanwhile. */
  | { readonly type: 'stood-still'; readonly milliseconds: number }
  /** The clock of a seat stands still from now on until then; an earlier vacation of it ends now. */
  | { readonly type: 'vacation'; readonly seat: Seat; readonly until: number }
  /** A bot plays for whoever holds the seat, until they are back. */
  | { readonly type: 'covered'; readonly seat: Seat; readonly policy: string }
  | { readonly type: 'uncovered'; readonly seat: Seat }
  /** Somebody wants another match, or not any more. */
  | { readonly type: 'wanted-next'; readonly seat: Seat }
  | { readonly type: 'unwanted-next'; readonly seat: Seat }
  /** The next match of the same people. */
  | { readonly type: 'continued'; readonly next: TableId };

export interface Made extends Arrangement {
  readonly type: 'made';
  readonly by: PersonId;
  readonly game: string;
  /**
   * Read from a file: its past, so many entries, was not shuffled by this table's key. What the file said of its fate, if its
   * match was over.
   */
  readonly imported?: { readonly fate: FateStatement | null; readonly entries?: number };
}

/** What the host can choose, as long as the match has not begun. */
export interface Arrangement {
  /** As records write them, complete. A seat for each of `players`. */
  readonly options: Options;
  readonly clock: ClockSetting;
  /** The bot that plays for those who are away. */
  readonly standIn: string;
  /** May those who do not play look on? */
  readonly spectators: boolean;
  /** May everybody know of the table? Otherwise only those who were let in. */
  readonly listed?: true;
  /** Seconds that those who only look on are behind while the match runs; none where nothing is said. */
  readonly delay?: number;
  /** What is agreed beside the rules, a value for each name; nothing where the game has no customs. */
  readonly customs?: Customs;
}

interface Arranged extends Arrangement {
  readonly type: 'arranged';
}

export interface Sat {
  readonly type: 'sat';
  readonly seat: Seat;
  readonly person: PersonId;
  readonly name: string;
  /** What they look like, if they chose something. */
  readonly figure?: string;
}

interface Said {
  readonly type: 'said';
  readonly seat: Seat;
  readonly name: string;
  /** Empty if it was a reaction. */
  readonly text: string;
  readonly reaction?: Reaction;
}

/** The match is to begin, and fate is bound together with those who play: `sealing.ts`. */
export interface Sealing {
  readonly type: 'sealing';
  readonly table: TableId;
  /** The host's secret, from which the match's follows. */
  readonly key: FateKey;
  readonly seating: Seating;
  /** How often it was tried before, and the places that are left out since. */
  readonly attempt: number;
  readonly left: readonly number[];
  readonly until: number;
  readonly by?: string;
}

export interface Begun {
  readonly type: 'begun';
  /** After a sealing it follows from that. */
  readonly key: FateKey;
  /** The seats of the waiting room in their order at the table. Those that are not named have gone. */
  readonly order: readonly Seat[];
  /** `Game.fateBy` then: a later version may play the rest, but shows nothing again that this one drew. */
  readonly by?: string;
}
