/** What the set-up of a table says. */

import type { Malformed } from '@belfry/engine';
import type { Phrases } from '@belfry/engine/words';
import type { SetupProblem } from '@belfry/table';

export interface SetupWords {
  readonly title: string;
  readonly game: string;
  readonly howMany: string;
  readonly who: string;
  readonly seat: (number: number) => string;
  readonly nameOf: (seat: string) => string;
  readonly kindOf: (seat: string) => string;
  /** What somebody there looks like. */
  readonly lookOf: (seat: string) => string;
  /** Asked where the bots are, each with its face. */
  readonly botOn: (number: number) => string;
  readonly done: string;
  readonly person: string;
  /** Above the bots one may choose from. */
  readonly bots: string;
  readonly up: (name: string) => string;
  /** Who sits first, where the order counts. */
  readonly first: (name: string) => string;
  readonly moved: (name: string, place: number) => string;
  readonly begins: string;
  readonly seating: Readonly<Record<'lot' | 'chosen', { readonly name: string; readonly help: string }>>;
  readonly start: (players: number) => string;
  readonly starting: string;
  readonly wrongName: Readonly<Record<'too-long' | 'doubled', string>>;
  readonly checkNames: string;
  readonly onlyBots: string;
  readonly problem: Phrases<Exclude<SetupProblem, Malformed>>;
}
