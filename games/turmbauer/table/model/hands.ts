/**
 * What somebody has in hand: a stone that is being placed, or a pawn that is about to climb. Nothing of it counts until it is done.
 * Scene, flat view, cards and keys all look at the same and ask for the same.
 */
import type { Cell, Colour, Misfit, MoveRing, Reach, Refusal, Stone } from '../../rules/index.js';
import type { Judgement, Prospect } from '../../works/index.js';
import type { Verdict } from './verdict.js';

/** A legal place of the stone in hand. */
export interface Place extends Prospect {
  /** What the statics say: nothing as long as they think, or where nobody is to be told. */
  readonly judgement?: Judgement;
  readonly verdict?: Verdict;
}

/** A stone of the colour on turn, as the rack shows it. */
export interface RackStone {
  readonly stone: Stone;
  /** How it could be built now: because the dice allow it, by a ring, or not at all. */
  readonly by: 'dice' | 'ring' | 'nothing';
  /** In the tower, in the box, or still to be had. */
  readonly where: 'rack' | 'tower' | 'box';
  /** Why not, if the dice do not allow it, or it has no place. */
  readonly why?: Refusal;
}

/** The three axes, as seen from the camera: upright, across, towards the viewer. */
export type Spin = 'turn' | 'tip' | 'roll';

export interface Building {
  readonly colour: Colour;
  readonly dice: readonly [number, number];
  /** Builds that failed this turn. */
  readonly failures: number;
  readonly rack: readonly RackStone[];
  /** Nothing can be built: one of these goes unused into the box. */
  readonly discards: readonly Stone[];
  readonly stone: Stone | undefined;
  /** The stone in hand takes a ring. */
  readonly takesRing: boolean;
  /** The legal places of the stone in hand, best first: firm, then shaky; those that fall come last, if they are shown. */
  readonly places: readonly Place[];
  /** How many places fall, shown or not. */
  readonly falling: number;
  readonly showsFalling: boolean;
  /** The number of the place that is shown; nothing if none is. */
  readonly current: number | undefined;
  /** Nobody chose the place that is shown: it is the best that is known, or a pointer rests there. */
  readonly isSuggested?: boolean;
  /** Places are still being found or judged. */
  readonly isThinking: boolean;
  /** There if places could not be worked out: they are offered as far as they are known, and somebody can ask again. */
  readonly tryAgain?: () => void;
  /** Why it does not go where somebody just tried. */
  readonly misfit: Misfit | undefined;
  readonly pick: (stone: Stone) => void;
  readonly putBack: () => void;
  readonly show: (place: number) => void;
  /** To the next place, or the one before. */
  readonly step: (by: 1 | -1) => void;
  /** To the best place that rests on this face, told by the empty cell before it; asked again, to the next way it can lie there. */
  readonly at: (cell: Cell) => void;
  /** Turns the stone a quarter, seen from a side of the table (0 to 3 quarters from the front), to the nearest legal place. */
  readonly spin: (axis: Spin, back: boolean, quarters: number) => void;
  readonly showFalling: (shows: boolean) => void;
  readonly build: () => void;
  readonly discard: (stone: Stone) => void;
}

/** How somebody can go, and how high that leads at most. */
export interface Gait {
  readonly by: 'foot' | MoveRing;
  /** Nothing if it adds no field. */
  readonly best: Reach | undefined;
  readonly fields: number;
}

export interface Climbing {
  readonly colour: Colour;
  readonly from: Cell;
  readonly gaits: readonly Gait[];
  readonly fields: readonly Reach[];
  readonly chosen: Reach | undefined;
  readonly choose: (field: Reach | undefined) => void;
  readonly go: () => void;
  readonly stay: () => void;
}
