/** Every text of the score pad. */
import type { Decision } from '../model/turmbauer.js';

export interface PadWords {
  readonly common: CommonWords;
  readonly list: ListWords;
  readonly five: FiveWords;
  readonly ask: AskWords;
  readonly turm: TurmWords;
  readonly sky: SkyWords;
  readonly share: ShareWords;
}

interface CommonWords {
  readonly title: string;
  readonly players: (count: number) => string;
  readonly player: string;
  readonly close: string;
  readonly save: string;
  readonly yes: string;
  readonly no: string;
  readonly undo: string;
  readonly undone: string;
  readonly more: (what: string) => string;
  readonly fewer: (what: string) => string;
  readonly leads: string;
  readonly behind: (points: number) => string;
  readonly leadNow: (names: string, count: number) => string;
  readonly won: (names: string, count: number) => string;
  readonly whatHappened: string;
  readonly nothingYet: string;
  readonly showAll: (count: number) => string;
  readonly showFewer: string;
  /** The whole of an entry as a button. */
  readonly correct: (entry: string) => string;
  readonly correctTitle: string;
  readonly removeEntry: string;
  readonly finish: string;
  readonly reopen: string;
  readonly loading: string;
  readonly failed: string;
  readonly unsaved: string;
  /** Nothing at all can be stored in this browser. */
  readonly notKept: string;
  /** Another window wrote on the same pad at the same time. */
  readonly overtaken: string;
  readonly again: string;
  readonly missing: string;
  readonly allPads: string;
}

interface ListWords {
  readonly subtitle: string;
  readonly newPad: string;
  readonly whichGame: string;
  readonly games: Readonly<Record<'five-towers' | 'skyscraper' | 'turmbauer', { name: string; about: string }>>;
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

interface FiveWords {
  readonly modes: string;
  readonly cards: string;
  readonly count: string;
  readonly cardCount: (count: number) => string;
  readonly points: (count: number) => string;
  readonly towerOf: (name: string, tower: string, cards: number, points: number) => string;
  readonly total: (name: string, points: number, place: string) => string;
  readonly takeOff: (value: number | undefined) => string;
  readonly tear: (value: number | undefined) => string;
  readonly torn: string;
  readonly tornCost: (cards: number, points: number) => string;
  readonly towers: string;
  readonly mainTower: string;
  readonly mainShort: string;
  readonly tornShort: string;
  readonly tower: string;
  readonly topped: string;
  /** `place` may be several: `1 and 3`. */
  readonly inTower: (card: string, place: string) => string;
  readonly usedBy: (card: string, names: string) => string;
  readonly surplus: (card: string, used: number, copies: number) => string;
  readonly build: (name: string, values: string) => string;
  readonly counted: (name: string, cards: number, topped: boolean) => string;
  readonly teardown: (name: string, value: number | undefined) => string;
  readonly tornMore: (name: string, count: number) => string;
  readonly tornFewer: (name: string, count: number) => string;
  readonly doesNotCount: (why: string) => string;
  /** Of an entry whose first cards do. */
  readonly doesNotCountFrom: (why: string) => string;
  /** The tower an entry is about, for ears. */
  readonly about: (tower: string, entry: string) => string;
  readonly said: (entry: string, name: string, total: number) => string;
}

interface AskWords {
  readonly open: string;
  readonly title: string;
  readonly forWhom: string;
  readonly pick: string;
  readonly picked: (count: number) => string;
  readonly full: string;
  readonly takeAway: (card: string) => string;
  readonly most: (count: number) => string;
  /** Where nobody knows all that fits. */
  readonly atLeast: (count: number) => string;
  readonly exactly: (count: number) => string;
  readonly tearFirst: (card: string) => string;
  readonly gain: (gain: number, total: number) => string;
  readonly write: string;
  readonly unknown: (towers: string) => string;
  readonly way: (place: number) => string;
}

interface TurmWords {
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
}

interface SkyWords {
  readonly whoWon: string;
  readonly wonBy: (name: string) => string;
  readonly won: string;
  readonly inDetail: string;
  readonly wins: (count: number) => string;
  /** Without the number. */
  readonly winsUnit: (count: number) => string;
  readonly floors: string;
  readonly floorsOf: (name: string) => string;
  readonly floorCount: (count: number) => string;
  readonly noteFloors: string;
  readonly winners: string;
  readonly winnerMissing: string;
  readonly date: string;
  readonly matches: string;
  readonly match: (number: number, names: string) => string;
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
