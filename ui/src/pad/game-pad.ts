/** What a game's score pad is made of. The app keeps, lists and shares pads, and knows a game only through this. */
import type { ByLanguage } from '@belfry/engine/words';
import type { ComponentType } from 'react';
import type { PadSheet } from './pad.js';
import type { Column } from './sheet.js';
import type { Standing } from './standing.js';
import type { PadProps } from './use-editor.js';

/** Light: the list of pads has those of all games. */
export interface GamePad<E = object> {
  /** What is written down, in a few words. */
  readonly about: ByLanguage<string>;
  /** Shapes of a small picture in a field of 48 × 48, standing on a line at 44. */
  readonly Sign: ComponentType;
  standing(pad: PadSheet<E>): Standing;
  /** The rest, when somebody opens a pad. */
  readonly page: () => Promise<PadPage<E>>;
}

export interface PadPage<E = object> {
  /** Everything below the title. */
  readonly Page: ComponentType<PadProps<E>>;
  /** The pad as those get it who were there, in the current language; suspends while its words are loaded. */
  useSummary(pad: PadSheet<E>): PadSummary;
}

export interface PadSummary {
  /** For the picture. By seat. */
  readonly columns: readonly Column[];
  /** For the text. Best first. */
  readonly lines: readonly string[];
  /** Who won, or is ahead so far, in whole sentences; empty while nobody is. */
  readonly verdict: string;
}
