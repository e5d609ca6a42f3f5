/**
 * What the shell of a table shows only where people play from elsewhere. Whoever opens such a table hands it in; at a table of this
 * device there is none of it, and nothing of it is loaded.
 */
import type { Json } from '@belfry/engine';
import type { TableId, TableView } from '@belfry/table';
import type { GameScreen, LogLine, People, Stage } from '@belfry/ui';
import { type ComponentType, createContext, useContext } from 'react';
import type { Shot } from './use-director.js';
import type { TableHandle } from './use-table.js';

/** A table as its board shows it. */
export interface Shown {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly people: People;
  readonly lines: readonly LogLine[];
}

/** A table with all that can be done there. */
export interface OpenTable {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly handle: TableHandle;
  readonly stage: Stage<Shot>;
  readonly lines: readonly LogLine[];
}

export interface Undoable {
  readonly take: () => void;
  /** What was done, in words. */
  readonly what: string | undefined;
}

export interface Elsewhere {
  /** In place of the whole table: on a phone beside a big screen. */
  readonly Hand: ComponentType<OpenTable> | undefined;
  /** The line is lost: one can look, and do nothing. */
  readonly isLost: boolean;
  /** In place of the bar while the line is lost. */
  readonly Banner: ComponentType<{ readonly view: TableView }>;
  /** In the bar, behind the facts of the game. */
  readonly Facts: ComponentType;
  /** In the bar, before the menu. */
  readonly Tools: ComponentType<{ readonly onUndo: (() => void) | undefined }>;
  /** Above the board. */
  readonly Notices: ComponentType<Shown>;
  /** Beside the board, below the log. */
  readonly Aside: ComponentType;
  readonly Menu: ComponentType<Pick<Shown, 'screen' | 'view'> & { readonly onClose: () => void }>;
  /** At the end of the score sheet: who wants another match. */
  readonly After: ComponentType<Pick<Shown, 'screen' | 'people'>>;
  /** What next, when a match is over. */
  readonly Next: ComponentType<Pick<Shown, 'screen' | 'view' | 'people'>>;
  /** Told what the viewer may take back: boards have a place for it. */
  readonly setUndo: (undo: Undoable | undefined) => void;
  /** What the one on turn holds over the board. */
  readonly pointed?: { readonly seat: number; readonly at: Json } | undefined;
  readonly point?: ((at: Json) => void) | undefined;
}

export const ElsewhereContext = createContext<Elsewhere | undefined>(undefined);

export const useElsewhere = (): Elsewhere | undefined => useContext(ElsewhereContext);
