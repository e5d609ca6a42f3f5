/**
 * What the scene is told, and what it tells. It draws a position and knows no rules: no verdict, no way, no legal place is worked
 * out in here. The flat view and the scene are told the same.
 */
import type { Cell, Colour } from '../../rules/index.js';
import type { Film } from '../../works/index.js';
import type { Verdict } from '../model/verdict.js';

/** A stone that stands. `name` is `base` or a piece's (`red-4a`). */
export interface SceneStone {
  readonly name: string;
  readonly cells: readonly Cell[];
}

export interface ScenePawn {
  readonly colour: Colour;
  /** The cell it fills, or `TABLE`. */
  readonly at: Cell;
  /** Who plays it, for the initial on its tag at the measuring rod, and what they are called there. */
  readonly name: string;
  readonly called: string;
  /** Of the one who is addressed. */
  readonly isYours: boolean;
  /** How high it could stand after the build that is shown, if that is higher. */
  readonly could?: number;
  /** The match is over, and its player has won it. */
  readonly hasWon?: boolean;
}

/** The stone in hand, where it would go. */
export interface Ghost {
  readonly colour: Colour;
  readonly stone: string;
  readonly cells: readonly Cell[];
  /** Nothing if it is not known yet, or not to be told; and in a word. */
  readonly verdict?: Verdict;
  readonly word?: string;
}

/** A place the stone in hand could go to: marked on top of what carries it. */
export interface Pin {
  /** The number of the place. */
  readonly place: number;
  /** The lowest cell of a carried column of it. */
  readonly at: Cell;
  readonly verdict?: Verdict;
}

/** A word or sign over a field: lessons name what they ask about. */
interface Label {
  readonly at: Cell;
  readonly text: string;
}

/** How a field is reached. */
type Licence = 'foot' | 'leap' | 'trespass';

/** A field that the pawn on turn can go to. */
export interface Field {
  readonly to: Cell;
  readonly by: Licence;
}

/** The way that is drawn: from the first cell, where the pawn stands, to the last. Table cells are cells, too. */
export interface Route {
  readonly cells: readonly Cell[];
  readonly by: Licence;
}

/** A settling that is being shown. The stones of `stones` are all in it; the new one is the last of them. */
export interface Fall {
  readonly film: Film;
  /** Times faster than life; below 1 it is slow motion. */
  readonly speed: number;
  /** The stone that was built last: it is pointed at. */
  readonly newest: string;
  /** Where it stands still, in seconds; nothing: it runs. */
  readonly heldAt?: number;
}

export interface SceneProps {
  readonly stones: readonly SceneStone[];
  readonly pawns: readonly ScenePawn[];
  readonly ghost?: Ghost | undefined;
  readonly pins?: readonly Pin[] | undefined;
  /** Cells that show why a stone may not go there. */
  readonly misfit?: readonly Cell[] | undefined;
  readonly fields?: readonly Field[] | undefined;
  readonly route?: Route | undefined;
  readonly fall?: Fall | undefined;
  readonly labels?: readonly Label[] | undefined;
  /** Turns slowly by itself: the result. */
  readonly isTurning?: boolean;
  /** Whose pawn it is that builds or moves. */
  readonly onTurn?: Colour | undefined;
  readonly theme: 'light' | 'dark';
  /** States change without flights. */
  readonly isStill: boolean;
  /** Pixels at each side that panels cover: what matters is kept in sight in between. */
  readonly inset: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** A face was tapped: the empty cell that lies before it. */
  readonly onFace?: ((cell: Cell) => void) | undefined;
  /** The pointer rests over a face, or over none: a mouse only. */
  readonly onHover?: ((cell: Cell | undefined) => void) | undefined;
  /** The wheel was turned over the scene: forwards or back. */
  readonly onWheel?: ((step: 1 | -1) => void) | undefined;
  readonly onPin?: ((place: number) => void) | undefined;
  readonly onField?: ((field: Field) => void) | undefined;
  /** The fall has been shown to its end. */
  readonly onFallShown?: (() => void) | undefined;
  /** The seconds of the fall that are shown, while it runs. */
  readonly onFallTime?: ((seconds: number) => void) | undefined;
  /** The picture is there. */
  readonly onReady?: (() => void) | undefined;
  /** There is no WebGL, or it was lost: the flat view must do. */
  readonly onLost?: (() => void) | undefined;
}

export const SIDES = ['front', 'right', 'back', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** What can be done with the camera from outside; a ref of the scene. */
export interface CameraHandle {
  readonly side: (side: Side) => void;
  /** To the next of the four sides, or back. */
  readonly turn: (by: 1 | -1) => void;
  readonly top: () => void;
  readonly pawn: (colour: Colour) => void;
  readonly zoom: (factor: number) => void;
  /** Up or down, in cells. */
  readonly pan: (cells: number) => void;
  /** By so many degrees. */
  readonly orbit: (azimuth: number, elevation: number) => void;
  /** The side that is nearest now: `Turn`, `Tip` and `Roll` follow it. */
  readonly nearest: () => Side;
  /** A picture of what is seen now. */
  readonly picture: () => Promise<Blob | undefined>;
}
