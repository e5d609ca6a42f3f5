/**
 * What a game's own screen is made of, and what it is handed. The shell around it (bar, log, curtain, result, replay)
 * knows a game only through this; the same board serves a table in this browser, one on a server, and a replay.
 */
import type { Game, GameTypes, Json, Seat, Viewer } from '@belfry/engine';
import type { GameWords } from '@belfry/engine/words';
import type { ComponentType, ReactNode } from 'react';
import type { Scene, Sequence } from './director/index.js';

/** Who sits there. */
export interface SeatInfo {
  readonly name: string;
  readonly isBot: boolean;
  /** What they look like, for `Avatar`: a person's figure, or the bird that a bot is. */
  readonly figure?: string;
}

/** How people are called in sentences. Who only watches, or replays, reads of everybody by name. */
export interface People {
  readonly seats: readonly SeatInfo[];
  /** The seat to be addressed directly, if it is always the same. */
  readonly you: Seat | undefined;
  /** Several people share this screen: whoever is on turn is addressed, by name. */
  readonly isShared?: boolean;
}

export interface BoardProps<T extends GameTypes = GameTypes> {
  /** The match as the viewer may know it. */
  readonly view: T['State'];
  /** Whose side of the table is shown. */
  readonly viewer: Viewer;
  readonly people: People;
  /** What happened so far, as the viewer may know it: `Game.seeEntry` of each entry. */
  readonly log: readonly Json[];
  /** There when the viewer may act now. The shell shows a refusal, if one comes back. */
  readonly act: ((action: T['Action']) => void) | undefined;
  /**
   * What fate drew for its answers, by the number of the entry: `Game.draw`. What came of it can be worked out again. Missing
   * where it is not known, or belongs to another version than the rules here name in `fateBy`.
   */
  readonly draws?: Readonly<Record<number, Json>>;
  /** Which version of what answers fate this match was played with, if it says so. */
  readonly fateBy?: string;
  /** What is agreed at this table beside the rules: `ListedGame.customs`. What is not named is as usual, the first value. */
  readonly customs?: Readonly<Record<string, string>>;
  /** What leads from the moment before to this one, while it is to be seen; for `usePieceMotion`, and for highlights. */
  readonly scene?: Scene | undefined;
  /** What the viewer did is on its way to the table: the board stays as they left it, and takes nothing more. */
  readonly isSent?: boolean;
  /** What the one on turn holds over the board elsewhere, as their board told it (`point`): nothing is done yet. */
  readonly pointed?: { readonly seat: Seat; readonly at: Json } | undefined;
  /** Tells others what the viewer holds over the board; null for nothing. There where somebody looks on from elsewhere. */
  readonly point?: ((at: Json) => void) | undefined;
  /** What a good player would do, where somebody asked to see it: marked on the board until the match moves on. */
  readonly hint?: Hint<T> | undefined;
  /** Is it shown on a big screen that is looked at from afar? */
  readonly isLarge?: boolean;
  /** What one can do after the end: buttons. There for boards that show the end themselves. */
  readonly next?: ReactNode;
}

export interface Hint<T extends GameTypes = GameTypes> {
  readonly way: T['Action'];
  /** The same in words. */
  readonly text: string;
}

export interface ResultProps<T extends GameTypes = GameTypes> {
  /** The match at its end. */
  readonly view: T['State'];
  readonly result: T['Result'];
  readonly people: People;
}

/** A match at one moment, as somebody sees it. */
export interface TableMoment<T extends GameTypes = GameTypes> {
  readonly view: T['State'];
  readonly viewer: Viewer;
  readonly log: readonly Json[];
}

export interface FinaleProps<T extends GameTypes = GameTypes> extends ResultProps<T> {
  readonly log: readonly Json[];
  /** Shall it stand there at once? It was seen before, or nothing shall move. */
  readonly isStill: boolean;
  /** All points are counted: now the bell rings and the score sheet comes. To be called once; not where it stands still. */
  readonly onShown: () => void;
}

export interface PortraitProps<T extends GameTypes = GameTypes> {
  /** The match as everybody may know it. */
  readonly view: T['State'];
  readonly seat: Seat;
}

/** One line of the log. */
export interface LogLine {
  /** The index of the entry it tells of: clicked, it shows the moment right after that entry. */
  readonly entry: number;
  /** A chapter that begins before this line: `Round 3`. */
  readonly heading?: string;
  /** Who did it. */
  readonly seat?: Seat;
  /** Does it tell of something big? Then a replay marks the moment. */
  readonly isBig?: boolean;
  /** The whole line in words, for the live region and wherever there is no room for pictures. */
  readonly text: string;
  /** The same with pictures of cards in it. */
  readonly body?: ReactNode;
}

export interface OptionWords {
  readonly name: string;
  /** A line of help. */
  readonly help: string;
  /** For options with a choice: each value by its text. */
  readonly values?: Readonly<Record<string, { readonly name: string; readonly help: string }>>;
}

/** A piece of the rules: short sentences. `ours` marks a ruling of Belfry where the printed rules are silent. */
export interface HelpSection {
  readonly title: string;
  readonly items: readonly { readonly text: string; readonly ours?: boolean }[];
}

/** What the shell says about a game, in one language. */
export interface ScreenWords<T extends GameTypes = GameTypes> {
  readonly game: GameWords<T>;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Whose turn it is and what is expected, in one sentence, from the viewer's side. */
  prompt(view: T['State'], people: People): string;
  /** The log in words, oldest first. Entries that need no line have none; an entry may have several. */
  tell(log: readonly Json[], people: People): readonly LogLine[];
  /** What decided the match, in one sentence. */
  decided?(view: T['State'], log: readonly Json[], people: People): string;
  /** A refusal for the person at this table: with names instead of seat numbers. */
  refuse(refusal: T['Refusal'], people: People): string;
}

export interface GameScreen<T extends GameTypes = GameTypes> {
  readonly rules: Game<T>;
  /** Do players hold what others must not see? Then a device that is passed round is covered in between. */
  readonly hasSecrets: boolean;
  /** The table itself: everything between the bar and the log. Fills its parent. */
  readonly Board: ComponentType<BoardProps<T>>;
  /** What the viewer holds and must decide, alone: for a phone beside a big screen that shows the board. */
  readonly Hand?: ComponentType<BoardProps<T>>;
  /** A few facts for the bar: the round, the cards left. */
  readonly Facts: ComponentType<{ readonly view: T['State'] }>;
  /** The end of a match as a score sheet. */
  readonly Result: ComponentType<ResultProps<T>>;
  /**
   * How one moment leads to the next, for the eye; loaded when the table stands. Without it, or where it knows no way, the later
   * one just stands there.
   */
  readonly direct?: () => Promise<(before: TableMoment<T>, after: TableMoment<T>) => Sequence | undefined>;
  /** The end as something to watch, above the score sheet: towers rise, points are counted. */
  readonly Finale?: ComponentType<FinaleProps<T>>;
  /** Does the board show the end itself, score sheet included? Then no dialog covers it. */
  readonly showsEnd?: boolean;
  /** A picture for the curtain that covers the hands while a device is passed on. Says nothing. */
  readonly Cover?: ComponentType;
  /**
   * What stands before a seat now, small, with its figure in words: for the curtain, beside what that seat did. It is handed the
   * view of a spectator, and shows nothing else.
   */
  readonly Portrait?: ComponentType<PortraitProps<T>>;
  /** Each seat's score at this moment, for the graph of a replay: points, floors. There if a view tells it. */
  readonly scores?: (view: T['State']) => readonly number[];
  /**
   * Can somebody ask for a hint here, with what is agreed at the table? Then it has a work `advise`, and words for what is advised
   * in `advice/` (`@belfry/ui/hint`).
   */
  readonly isAdvised?: (customs: Readonly<Record<string, string>>) => boolean;
  /** The words in the current language; suspends while they are loaded. */
  useWords(): ScreenWords<T>;
}
