/**
 * The contract every game keeps. The engine, the bots, the server and the screens know a game only
 * through it, and `@belfry/engine/testing` holds a suite that tests what is promised here on random play.
 *
 * Three promises bind every function of a game:
 * - **Pure.** No clock, no randomness but the `Random` that is handed in, no input or output, no promises.
 * - **Plain.** States, actions and chances survive a trip through JSON unchanged.
 * - **Whole or not at all.** A `check…` changes nothing; an `apply…` is called only with what its check lets pass.
 */
import type { Choices } from './choices.js';
import type { Json } from './json.js';
import type { Notation } from './notation.js';
import type { OptionFields } from './options.js';
import type { Random } from './random.js';

/** Seats count from 0 in turn order. */
export type Seat = number;

/** Who looks: a seat, or someone who only watches. */
export type Viewer = Seat | 'spectator';

export const SPECTATOR = 'spectator';

/** Thrown by rules that are asked on a view for something it does not show. Nothing else may be thrown there. */
export class Hidden extends Error {
  override readonly name = 'Hidden';
}

/** One entry for each seat, in seat order. */
export type BySeat<T> = readonly T[];

/** The types of one game, under one name. */
export interface GameTypes {
  /** How this match is played. `players` is always there. */
  readonly Options: { readonly players: number };
  /** The whole truth, or what one viewer knows of it: the same type, with holes. */
  readonly State: unknown;
  /** What a seat asks for. */
  readonly Action: { readonly type: string };
  /** What fate decided; `chance` is its name in the record. */
  readonly Chance: { readonly chance: string };
  /**
   * Why an entry is not allowed: a stable code and the facts to explain it with, in any language. The engine's own codes
   * (`MatchRefusal`, `malformed`) are taken.
   */
  readonly Refusal: { readonly code: string };
  /** How the match ended. */
  readonly Result: { readonly winners: readonly Seat[] };
}

/** What must happen next. */
export type Due<T extends GameTypes = GameTypes> =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'chance'; readonly chance: T['Chance']['chance'] }
  | { readonly type: 'over'; readonly result: T['Result'] };

/** Numbers worth counting over many matches, beside the score. Names are worded in the game's `words/`. */
export interface Figures {
  /** One number for the match, such as its rounds. */
  readonly match: Readonly<Record<string, number>>;
  /** One number for each seat. */
  readonly seats: Readonly<Record<string, BySeat<number>>>;
}

/**
 * A game. Methods that take a state work as well on a view of it, as long as what they need is not a hole:
 * a seat's view knows that seat's legal actions. If it is one, they throw `Hidden`.
 */
export interface Game<T extends GameTypes = GameTypes> {
  /** Its name in records, in small letters and hyphens. */
  readonly id: string;
  /** Ranges and defaults, as data: readers and forms are made from it. */
  readonly options: OptionFields;
  readonly actions: Notation<T['Action']>;
  readonly chances: Notation<T['Chance']>;

  /** The state before the first entry. */
  start(options: T['Options']): T['State'];

  due(state: T['State']): Due<T>;

  /**
   * The legal actions of the seat that is due: each once, in its canonical spelling. Valid until the
   * state changes. Only to be asked when a seat is due; then there is at least one.
   */
  legal(state: T['State']): Choices<T['Action'], T['State']>;

  /** The spelling of this action that `legal` lists. Two actions are the same if this is the same. */
  canonical(action: T['Action']): T['Action'];

  /** Why the seat that is due may not do this; `undefined` if it may. Any spelling is accepted. */
  checkAction(state: T['State'], action: T['Action']): T['Refusal'] | undefined;

  /** Does it, in place. The action must have passed `checkAction`, or come from `legal`. */
  applyAction(state: T['State'], action: T['Action']): void;

  /** Why fate cannot have answered this; `undefined` if it can. Only asked when this chance is due. */
  checkChance(state: T['State'], chance: T['Chance']): T['Refusal'] | undefined;

  /** Makes it so, in place. The chance must have passed `checkChance`, or come from `fate`. */
  applyChance(state: T['State'], chance: T['Chance']): void;

  /** Lets fate answer what is due. Says it only; `checkChance` lets it pass. */
  fate(state: T['State'], random: Random): T['Chance'];

  /**
   * The numbers that fate draws for the answer that is due, where that follows from them by something larger than rules, such as
   * physics; nothing where `fate` alone answers, such as a roll of dice, and then nothing has been drawn. When the answer is in
   * the match, everybody at the table is told what was drawn, so that they can work it out again: nothing secret may be in it.
   */
  draw?(state: T['State'], random: Random): Json | undefined;

  /**
   * What follows from what was drawn. `fate` is `draw` and then this. Only what was loaded to be played has it; the rules alone
   * can draw, not answer.
   */
  answer?(state: T['State'], drawn: Json): T['Chance'];

  /** The version of what answers. Matches of another one read and check as ever, but what fate drew leads elsewhere. */
  readonly fateBy?: string;

  /** Everybody knows the same: `see` and `seeEntry` do not depend on who looks, so one answer serves all. */
  readonly isSeenAlike?: true;

  /** A state that shares nothing changeable with this one. */
  copy(state: T['State']): T['State'];

  /**
   * What this viewer knows, from all it saw since the start: the state with holes where it does not know.
   * Worlds that the viewer cannot tell apart give the same view, to the byte.
   */
  see(state: T['State'], viewer: Viewer): T['State'];

  /** The same, sharing with the state what it can: where neither is ever changed, as in a match. A game without it is seen. */
  show?(state: T['State'], viewer: Viewer): T['State'];

  /**
   * Could whoever acted work out alone, from what they saw before, what their action led to? Then taking it back gives nothing away
   * to them. Where a game cannot say it from both states, it is tried out on what they saw.
   */
  foresees?(before: T['State'], after: T['State']): boolean;

  /** What this viewer may know of a chance, and of what followed from an entry by itself; the log shown to them. */
  seeEntry(moment: Moment<T>, viewer: Viewer): Json;

  /** Each seat's points, floors or heights, as the result tells them. More is better. */
  scores(result: T['Result']): BySeat<number>;

  /**
   * Each seat's place in a match that is over, 1 for those who win; whom nothing tells apart share one. For a game where more than
   * victory and then the score tells places apart.
   */
  places?(state: T['State']): BySeat<number>;

  /** No score can lie outside. Need not be tight. */
  scoreBounds(options: T['Options']): { readonly min: number; readonly max: number };

  /** Counts what is worth counting in one match. */
  watch(): Watch<T>;
}

/** An entry, and the whole truth before and after it. */
export interface Moment<T extends GameTypes = GameTypes> {
  readonly before: T['State'];
  readonly entry: Entry<T>;
  readonly after: T['State'];
}

/** Looks on while a match is played. */
export interface Watch<T extends GameTypes = GameTypes> {
  /** Called with each entry and the state before it. */
  entry(before: T['State'], entry: Entry<T>): void;
  /** Called with the state at the end. */
  figures(state: T['State']): Figures;
}

/** An entry of the record: what a seat did, or what fate decided. */
export type Entry<T extends GameTypes = GameTypes> = SeatEntry<T> | T['Chance'];

export interface SeatEntry<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly action: T['Action'];
}

export const isSeatEntry = <T extends GameTypes>(entry: Entry<T>): entry is SeatEntry<T> => !('chance' in entry);
