/** What the board of Turmbauer says, in one language. */
import type { Who } from '@belfry/ui';
import type { ColourName, Hand, MoveRing, Refusal } from '../../../rules/index.js';
import type { TurmbauerWords } from '../../../words/index.js';
import type { PairReason } from '../../model/rack.js';
import type { Verdict } from '../../model/verdict.js';

/** Whose pawn: somebody's only one or, with two players, one of two. */
export interface WhosePawn {
  readonly who: Who;
  /** Named where somebody plays two. */
  readonly colour: ColourName | undefined;
}

export interface BoardWords {
  readonly game: TurmbauerWords;
  readonly players: string;
  /** `You`, or a name; with a colour where somebody plays two. */
  readonly owner: (pawn: WhosePawn) => string;
  /** A player for those who hear it: height, rings, what they could reach. */
  readonly player: (
    pawn: WhosePawn,
    height: number,
    rings: number,
    could: number | undefined,
    onTurn: boolean,
  ) => string;
  /** Both pawns of a player together. */
  readonly together: (height: number) => string;
  readonly colours: Readonly<Record<ColourName, string>>;

  readonly build: {
    readonly heading: string;
    /** Of a certain colour, where somebody plays two. */
    readonly headingOf: (colour: ColourName) => string;
    readonly dice: (one: number, other: number) => string;
    /** What the dice allow. */
    readonly allows: (one: number, other: number) => string;
    readonly allowsAll: string;
    readonly chooseStone: string;
    readonly inHand: (stone: string) => string;
    readonly takesRing: (left: number) => string;
    readonly noPlace: string;
    readonly thinking: string;
    /** Places could not be worked out; and the button that tries again. */
    readonly unknown: string;
    readonly again: string;
    readonly place: (number: number, of: number) => string;
    /** The same where there is little room, without saying of what. */
    readonly shortPlace: (number: number, of: number) => string;
    /** In which order they come. */
    readonly order: string;
    readonly showFalling: (count: number) => string;
    readonly hideFalling: string;
    readonly allFall: (count: number) => string;
    readonly next: string;
    readonly previous: string;
    readonly turn: string;
    readonly tip: string;
    readonly roll: string;
    readonly button: (stone: string) => string;
    readonly anyway: (stone: string) => string;
    readonly discard: string;
    readonly discardHelp: (ring: boolean) => string;
    readonly discardStone: (stone: string) => string;
  };

  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly gauge: string;
  readonly bears: (percent: number) => string;
  readonly handMark: (percent: number) => string;
  /** Firm, shaky or falls, in a sentence. `hand` is the strongest push of the match's hand, in percent. */
  readonly explain: (verdict: Verdict, percent: number, hand: Hand, strongest: number) => string;
  readonly gain: (pawn: WhosePawn, from: number, to: number, isFirst: boolean) => string;
  readonly noGain: string;
  readonly counts: Readonly<Record<Exclude<Verdict, 'falls'>, (count: number) => string>>;

  readonly rack: {
    readonly label: (who: Who, colour: ColourName) => string;
    readonly reason: (reason: PairReason) => string;
    /** As short as fits under one stone on a phone. */
    readonly short: (reason: PairReason) => string;
    readonly inHand: string;
    readonly stone: (stone: string, parts: number) => string;
    readonly built: string;
    readonly boxed: string;
    readonly ringHelp: string;
    readonly none: string;
  };

  readonly climb: {
    readonly heading: (holds: boolean, height: number) => string;
    readonly headingOf: (colour: ColourName) => string;
    readonly hint: string;
    readonly now: string;
    readonly atMost: string;
    readonly gaits: Readonly<Record<'foot' | MoveRing, string>>;
    /** The same in a word. */
    readonly shortGaits: Readonly<Record<'foot' | MoveRing, string>>;
    readonly foot: (fields: number) => string;
    readonly ring: (fields: number, isLast: boolean) => string;
    readonly addsNothing: string;
    readonly byRing: string;
    readonly nowhere: string;
    readonly noRing: (refusal: Refusal | undefined) => string;
    readonly others: (
      standings: readonly { readonly who: string; readonly height: number }[],
      rounds: number,
    ) => string;
    readonly go: (height: number, by: 'foot' | MoveRing, change: number) => string;
    readonly stay: (height: number) => string;
  };

  readonly waiting: {
    readonly roll: (who: Who) => string;
    readonly build: (who: Who) => string;
    readonly settle: string;
    readonly move: (who: Who) => string;
    readonly builds: (who: Who, stone: string) => string;
    readonly skip: string;
    readonly over: string;
    readonly falls: string;
  };

  readonly fall: {
    /** The new stone fell, or made others fall; the tower stands. All comes back to where it was. */
    readonly failed: (stone: string, hasFallen: boolean, others: readonly string[]) => string;
    readonly again: (tries: number) => string;
    readonly third: (stone: string) => string;
    readonly broughtDown: (who: Who, stone: string) => string;
    readonly count: (fallen: number, all: number) => string;
    readonly wins: (winners: readonly Who[]) => string;
    readonly wasVerdict: Readonly<Record<Verdict, string>>;
    readonly bore: (percent: number, push: number | undefined) => string;
    readonly play: string;
    readonly pause: string;
    readonly time: string;
    readonly seconds: (seconds: number) => string;
    readonly slow: string;
    readonly otherPhysics: string;
    readonly untold: string;
  };

  readonly story: {
    readonly title: string;
    /** What the lines show. */
    readonly axis: string;
    readonly spoken: (lines: readonly { readonly name: string; readonly heights: readonly number[] }[]) => string;
    readonly player: string;
    readonly built: string;
    readonly fell: string;
    readonly rings: string;
    readonly savePicture: string;
  };

  readonly view: {
    readonly label: string;
    readonly scene: string;
    readonly plan: string;
    readonly tools: string;
    readonly sides: Readonly<Record<'front' | 'right' | 'back' | 'left', string>>;
    /** One letter each. */
    readonly turn: string;
    readonly top: string;
    readonly pawn: string;
    readonly mirror: string;
    readonly lost: string;
  };
}

/** Never more than it is. */
export const percentOf = (share: number): number => Math.floor(share * 100 + 1e-9);
