/** The score sheet that can be shared as a picture: a column for each player. */
import type { ReactNode } from 'react';

interface Cell {
  readonly name: string;
  /** For narrow columns, if the name is too long for them. */
  readonly short?: string;
  readonly value: string;
}

/** A player's column. */
export interface Column {
  readonly name: string;
  readonly total: string;
  readonly leads: boolean;
  /** Beside the total. */
  readonly note?: string | undefined;
  readonly cells: readonly Cell[];
  /** Drawn in a box of this width, standing on its lower edge. */
  readonly art: (width: number) => ReactNode;
}

/** Measures, in units of the drawing. */
export const SHEET = { width: 720, margin: 28, head: 96, art: 190, row: 28 } as const;
