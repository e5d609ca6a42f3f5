/** What the chat of a table says. */
import type { Reaction, Talk } from '@belfry/table';

export interface ChatWords {
  readonly title: string;
  readonly write: string;
  readonly send: string;
  readonly reaction: string;
  readonly reactions: Readonly<Record<Reaction, string>>;
  readonly nothingYet: string;
  /** Why one cannot write. */
  readonly onlyReactions: string;
  readonly noTalk: string;
  readonly onlyPlayers: string;
  /** Who is heard, and for the host what may be said. */
  readonly settings: string;
  readonly talk: string;
  readonly talks: Readonly<Record<Talk, string>>;
  readonly silence: (name: string) => string;
  readonly hear: (name: string) => string;
  /** On this device their lines are not shown. */
  readonly silenced: (name: string) => string;
  readonly nobodyElse: string;
  /** For the button: how many lines are new. */
  readonly unread: (count: number) => string;
  readonly said: (name: string, text: string) => string;
}
