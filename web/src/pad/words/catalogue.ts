/** The texts of the score pads, but for what a game's own pad says. */
export interface PadWords {
  readonly page: PageWords;
  readonly list: ListWords;
  readonly share: ShareWords;
}

interface PageWords {
  readonly title: string;
  readonly players: (count: number) => string;
  readonly loading: string;
  readonly failed: string;
  readonly unsaved: string;
  /** Nothing at all can be stored in this browser. */
  readonly notKept: string;
  /** Another window wrote on the same pad at the same time. */
  readonly overtaken: string;
  readonly again: string;
  readonly missing: string;
  /** It was written by another version of the app. */
  readonly unknownGame: string;
  readonly allPads: string;
}

interface ListWords {
  readonly subtitle: string;
  readonly newPad: string;
  readonly whichGame: string;
  readonly whoPlays: string;
  readonly nameOf: (number: number) => string;
  readonly addPlayer: string;
  readonly removePlayer: (number: number) => string;
  readonly usedBefore: string;
  readonly open: string;
  readonly nameMissing: string;
  readonly nameTwice: (name: string) => string;
  readonly goOn: string;
  readonly finished: string;
  readonly none: string;
  readonly notBegun: string;
  readonly remove: (pad: string) => string;
  readonly removeTitle: string;
  readonly removeText: (pad: string) => string;
  readonly removeYes: string;
  readonly removeNo: string;
}

interface ShareWords {
  readonly share: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly shared: string;
  readonly copied: string;
  readonly saved: (file: string) => string;
  readonly failed: string;
  readonly made: string;
  readonly fileName: string;
}
