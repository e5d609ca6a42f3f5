/** What the set-up of a table for friends says, and what changes it later. */
import type { ClockSetting } from '@belfry/table';

export type How = 'devices' | 'screen' | 'one';

export interface TogetherWords {
  readonly title: string;
  readonly how: string;
  readonly hows: Readonly<Record<How, { readonly name: string; readonly help: string }>>;
  readonly game: string;
  readonly howMany: string;
  readonly who: string;
  readonly seat: (number: number) => string;
  /** Who sits on a seat: a question, and a name of the control. */
  readonly whoOn: (seat: number) => string;
  readonly you: string;
  readonly open: string;
  readonly openHelp: (listed: boolean) => string;
  readonly bot: string;
  readonly whichBot: string;
  readonly done: string;
  readonly name: string;
  readonly figure: string;
  readonly wrongName: Readonly<Record<'missing' | 'too-long', string>>;
  /** On a big screen nobody has a seat yet. */
  readonly allOpen: string;
  readonly clock: string;
  readonly clocks: {
    readonly none: { readonly name: string; readonly help: string };
    readonly move: { readonly name: string; readonly help: (seconds: number, reserve: number) => string };
    readonly days: { readonly name: string; readonly help: (days: number) => string };
  };
  /** As a fact. */
  readonly clockOf: (clock: ClockSetting) => string;
  readonly timeEach: string;
  readonly seconds: (seconds: number) => string;
  readonly days: (days: number) => string;
  readonly guests: string;
  readonly access: Readonly<Record<'link' | 'listed', string>>;
  readonly watching: string;
  readonly watchingHelp: string;
  readonly delay: string;
  readonly delays: (seconds: number) => string;
  readonly seating: string;
  readonly seatings: Readonly<Record<'lot' | 'chosen', { readonly name: string; readonly help: string }>>;
  readonly rules: string;
  readonly openTable: string;
  readonly openTableHelp: string;
  readonly opening: string;
  readonly noServer: { readonly title: string; readonly text: string; readonly one: string };
  readonly problem: Readonly<Record<'too-many-tables' | 'no-listed-tables' | 'storage-full' | 'too-fast', string>>;
  readonly failed: string;
}
