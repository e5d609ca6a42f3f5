/** The texts of the pad. */
import type { Decision } from '../model/fold.js';

export interface TurmbauerPadWords {
  readonly colours: Readonly<Record<'red' | 'blue' | 'green' | 'black', string>>;
  readonly height: string;
  readonly heightHelp: string;
  /** After a collapse. */
  readonly heightBefore: string;
  readonly unused: string;
  readonly unusedAfterCollapse: string;
  readonly unusedHelp: string;
  readonly stones: (size: number, count: number) => string;
  readonly parts: (count: number) => string;
  readonly rings: string;
  readonly sum: string;
  readonly collapse: string;
  readonly stands: string;
  readonly fell: (name: string) => string;
  readonly referee: string;
  readonly nothingNoted: string;
  readonly out: string;
  readonly why: Readonly<Record<Decision, (names: string) => string>>;
  readonly steps: Readonly<Record<'height' | 'parts' | 'rings', string>>;
  readonly partsShort: string;
  readonly better: Readonly<Record<'height' | 'parts' | 'rings', string>>;
  readonly decides: string;
  readonly equal: string;
  /** Some are out by it, but several are left. */
  readonly narrows: string;
  readonly notNeeded: string;
  readonly noteHeight: (colour: string, height: number) => string;
  readonly noteUnused: (colour: string, parts: number) => string;
  readonly noteRings: (colour: string, rings: number) => string;
  readonly noteCollapse: (name: string) => string;
  readonly noteStands: string;
  /** The way to the tower that people tell. */
  readonly tower: {
    readonly title: string;
    readonly about: string;
    readonly stands: (stones: number) => string;
    readonly open: string;
    readonly goOn: string;
  };
}
