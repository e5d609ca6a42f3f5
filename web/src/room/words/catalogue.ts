/** What the waiting room of a table says. Who has a name is never "he" or "she". */

export interface RoomWords {
  /** Without a name where the host has no seat. */
  readonly title: (host: string | undefined) => string;
  readonly seats: (count: number) => string;
  readonly watchers: (count: number) => string;
  readonly facts: Readonly<Record<'lot' | 'chosen' | 'link' | 'listed', string>>;
  readonly invite: {
    readonly title: (open: number) => string;
    /** Followed by the address. */
    readonly scan: string;
    readonly type: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    /** The text is selected now. */
    readonly selected: string;
    readonly send: string;
    readonly message: (game: string) => string;
    readonly picture: string;
    readonly code: string;
    /** In place of the old one, by the host. */
    readonly renew: string;
    /** What it means; the digits are those that are shown then, new or not. */
    readonly renewHelp: string;
    readonly renewGo: string;
    readonly renewed: string;
    readonly notRenewed: string;
    /** The card when no seat is open. */
    readonly more: string;
  };
  readonly seat: {
    readonly list: string;
    readonly number: (seat: number) => string;
    readonly you: string;
    readonly host: string;
    readonly here: string;
    readonly away: string;
    readonly bot: string;
    readonly open: string;
    readonly openHelp: (listed: boolean) => string;
    readonly sit: string;
    readonly sitHere: string;
    readonly getUp: string;
    readonly look: string;
    readonly swap: (name: string) => string;
    readonly swapWith: (name: string) => string;
    readonly swapped: (name: string, other: string) => string;
    readonly remove: (name: string) => string;
    readonly removeHelp: (name: string) => string;
    readonly cancel: string;
    readonly letBot: string;
    readonly whichBot: string;
    readonly fill: string;
    readonly sat: (name: string) => string;
    readonly gotUp: (name: string) => string;
  };
  readonly start: {
    readonly go: (players: number) => string;
    readonly goesAway: (open: number) => string;
    readonly tooFew: (players: number) => string;
    readonly waits: (host: string | undefined) => string;
    readonly seating: string;
  };
  readonly arrange: { readonly open: string; readonly save: string };
  readonly removed: {
    readonly title: string;
    readonly text: (host: string | undefined) => string;
    readonly watch: string;
    readonly home: string;
  };
  readonly fair: {
    readonly title: string;
    readonly text: string;
    readonly how: string;
    readonly steps: readonly [string, string, string, string];
    readonly promise: string;
    readonly sealed: (count: number, of: number) => string;
    readonly opened: (count: number, of: number) => string;
    readonly awaited: (names: readonly string[]) => string;
    readonly anew: (names: readonly string[]) => string;
    readonly state: (name: string, state: 'empty' | 'sealed' | 'shown') => string;
    readonly about: string;
  };
  readonly lot: {
    readonly title: string;
    readonly begins: (name: string) => string;
    readonly check: string;
    readonly close: string;
  };
}
