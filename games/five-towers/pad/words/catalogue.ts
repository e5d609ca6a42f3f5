/** The texts of the pad. */
export interface FiveTowersPadWords {
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
  readonly ask: AskWords;
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
