/** What the shell of a table and a replay say. */
import type { MatchRefusal } from '@belfry/engine';
import type { Phrases } from '@belfry/engine/words';
import type { TableRefusal } from '@belfry/table';

export interface TableWords {
  readonly refusal: Phrases<TableRefusal | Exclude<MatchRefusal, { readonly code: 'no-such-seat' }>>;
  /** For a refusal nobody foresaw. */
  readonly notPossible: string;
  /** Bots could not go on: what they did could not be stored. */
  readonly stuck: string;
  readonly tryAgain: string;
  readonly undo: string;
  readonly nothingToUndo: string;
  readonly log: string;
  readonly whatHappened: string;
  readonly nothingYet: string;
  readonly rules: string;
  readonly hint: string;
  readonly menu: string;
  readonly close: string;
  readonly leave: string;
  readonly leaveHelp: string;
  readonly result: string;
  /** What is being shown need not be waited for. */
  readonly skip: string;
  readonly rematch: string;
  readonly rematchHelp: string;
  readonly replay: string;
  readonly botSpeed: string;
  readonly settings: string;
  readonly exportRecord: string;
  readonly exportRunning: string;
  readonly fate: string;
  readonly fateHelp: string;
  readonly commitment: string;
  readonly key: string;
  readonly missingTitle: string;
  readonly missing: string;
  readonly toHome: string;
  readonly pastMoment: (entry: number, of: number) => string;
  readonly backToNow: string;
  readonly showMoment: (line: string) => string;
  readonly since: (name: string | undefined) => string;
  readonly winner: (names: readonly string[], you: boolean) => string;
  readonly curtain: {
    readonly title: (name: string) => string;
    readonly hint: (name: string) => string;
    readonly show: (name: string) => string;
    readonly nothing: string;
  };
  readonly board: string;
}
