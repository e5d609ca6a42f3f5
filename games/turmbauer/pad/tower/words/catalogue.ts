/** What is said at the tower of a pad. */
import type { MoveRing } from '../../../rules/index.js';

export interface TowerWords {
  readonly back: string;
  /** While only the base stands. */
  readonly empty: string;
  readonly about: string;
  readonly abouts: Readonly<Record<'stone' | 'pawn', string>>;
  /** Over how steady the hand is, and what can be taken back. */
  readonly rest: string;
  /** Which colour? */
  readonly whose: string;
  readonly stones: string;
  readonly stone: (stone: string, parts: number) => string;
  readonly noStones: string;
  readonly chooseStone: string;
  readonly choosePlace: (places: number) => string;
  readonly nowhere: string;
  readonly allowed: string;
  readonly forbidden: string;
  /** So many places there are, while none of them is shown. */
  readonly places: (count: number) => string;
  readonly place: (stone: string) => string;
  readonly placeAnyway: (stone: string) => string;
  /** Done: said aloud. */
  readonly placed: (colour: string, stone: string) => string;
  readonly takeBack: (colour: string, stone: string) => string;
  readonly clear: string;
  readonly cleared: string;
  readonly field: string;
  readonly fieldAt: (column: string, height: number) => string;
  readonly onTable: string;
  readonly chooseField: string;
  readonly standsNow: (where: string) => string;
  readonly reach: Readonly<Record<'foot' | MoveRing, string>>;
  readonly noReach: string;
  readonly stand: (height: number) => string;
}
