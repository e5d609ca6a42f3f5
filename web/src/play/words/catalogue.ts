/** What a match says where people play from elsewhere. */
import type { Bird } from '@belfry/ui';

/** A bold beginning, and what follows from it. */
interface Note {
  readonly title: string;
  readonly text: string;
}

export interface PlayWords {
  /** With their article, as a sentence begins with them. */
  readonly birds: Readonly<Record<Bird, string>>;
  /** For those who hear: how somebody's line is. */
  readonly here: (name: string) => string;
  readonly gone: (name: string) => string;
  readonly playsFor: (bird: string, name: string) => string;
  readonly onVacation: (name: string, until: string) => string;
  readonly away: (name: string, bird: string) => Note;
  readonly isBack: (name: string) => string;
  readonly hasLeft: (name: string, bird: string) => Note;
  /** The host's, when somebody is gone for a while. */
  readonly goneLong: (name: string) => Note;
  readonly letBot: (name: string) => string;
  readonly free: (name: string) => string;
  readonly freeSure: (name: string, bird: string) => string;
  readonly kept: {
    readonly title: (bird: string) => string;
    readonly moves: (count: number) => string;
    readonly points: string;
    readonly take: string;
    readonly see: string;
    readonly hide: string;
  };
  readonly clock: {
    /** Whose time this is; `running` if they are on turn. */
    readonly of: (name: string, time: string, running: boolean) => string;
    /** The time of this move, then what is in reserve. */
    readonly both: (move: string, reserve: string) => string;
    readonly yours: (seconds: number) => string;
    readonly thenReserve: (reserve: string) => string;
    readonly fromReserve: string;
    readonly thenBot: (bird: string) => string;
  };
  /** For the title of the tab. */
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly over: string;
  readonly watchers: (count: number) => string;
  readonly youWatch: string;
  readonly later: (seconds: number) => string;
  readonly sitDown: (name: string) => string;
  readonly undo: {
    readonly button: string;
    readonly until: (name: string | undefined) => string;
    readonly why: string;
  };
  readonly line: {
    readonly lost: string;
    readonly look: string;
    readonly kept: string;
    readonly waits: (time: string, bird: string) => string;
    readonly tryNow: string;
    readonly looking: string;
    /** `seconds` until it is made; nothing while it is. */
    readonly attempt: (number: number, seconds: number | undefined) => string;
    readonly renewed: Note;
    readonly back: string;
    readonly nothingNew: string;
    readonly yourTurn: string;
  };
  readonly menu: {
    readonly cover: string;
    readonly coverHelp: (bird: string) => string;
    readonly leave: string;
    readonly leaveTitle: string;
    readonly keep: string;
    readonly keepHelp: string;
    readonly giveUp: string;
    readonly giveUpHelp: (bird: string) => string;
    readonly giveUpSure: string;
    readonly device: string;
    readonly showHand: string;
    readonly showBoard: string;
  };
  readonly device: {
    readonly title: string;
    readonly text: string;
    readonly waiting: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly picture: string;
  };
  readonly rematch: {
    readonly title: string;
    readonly wants: string;
    /** Of who looks, under their name. */
    readonly youWant: string;
    readonly thinks: string;
    readonly youThink: string;
    readonly away: string;
    readonly joins: string;
    readonly left: string;
    readonly ask: (count: number, of: number) => string;
    readonly asked: (count: number, of: number) => string;
    readonly start: (count: number) => string;
    readonly toNext: string;
  };
  readonly watch: string;
  readonly share: string;
  readonly home: string;
  readonly fair: {
    readonly checking: string;
    /** With a number of this device. */
    readonly checked: Note;
    /** With those of others only. */
    readonly withoutOwn: (names: readonly string[]) => string;
    /** With nobody's. */
    readonly byServer: string;
    /** Whose numbers are missing beside. */
    readonly without: (names: readonly string[]) => string;
    /** How many draws were thrown away. */
    readonly redrawn: (draws: number) => string;
    /** This device showed its number for one of those, which was thrown away for want of it. */
    readonly lost: string;
    readonly unfair: Note;
    readonly differs: string;
    readonly unknown: string;
  };
  readonly freed: Note;
  readonly closed: Note;
}
