/** 5 Towers on the pad: each player's towers and torn-down cards, folded from the log. The game's own rules decide and count. */
import { at, type Seat } from '@belfry/engine';
import type { Log, Numbered } from '@belfry/ui/pad';
import {
  type Card,
  cardOf,
  isTopped,
  type Misfit,
  type ScoreSheet,
  scoreSheet,
  type TearDownRefusal,
  TOWER_TYPES,
  type TowerIndex,
  type Value,
  whyNotPlace,
  whyNotTearDown,
  winnersOf,
} from '../../rules/index.js';

export type FiveTowersEntry =
  /** Cards put on a tower, one after the other. */
  | { readonly type: 'build'; readonly seat: Seat; readonly tower: TowerIndex; readonly values: readonly Value[] }
  /** A tower of so many cards, whichever they are. */
  | {
      readonly type: 'count';
      readonly seat: Seat;
      readonly tower: TowerIndex;
      readonly cards: number;
      readonly topped: boolean;
    }
  /** The topmost card of a tower goes to the teardown pile. */
  | { readonly type: 'tear'; readonly seat: Seat; readonly tower: TowerIndex }
  /** More or fewer cards in the teardown pile; no tower changes. */
  | { readonly type: 'torn'; readonly seat: Seat; readonly change: number };

/** A card on a tower: nobody said which, if it was only counted. */
interface PadCard {
  readonly value: Value | undefined;
  /** The entry that put it there. */
  readonly entry: number;
}

/** From the bottom up. */
export type PadTower = readonly PadCard[];

export interface PlayerSheet {
  readonly towers: readonly PadTower[];
  readonly torn: readonly (Card | undefined)[];
}

/** Why an entry does not count: the rules are against it, as things stood then. */
export type Trouble = Misfit | TearDownRefusal;

/** An entry and what it came to. */
export interface Told {
  readonly entry: Numbered<FiveTowersEntry>;
  /** The card it took away, if it took one away and knew which. */
  readonly card: Card | undefined;
  readonly change: number;
  readonly trouble: Trouble | undefined;
}

export interface FiveTowersSheet {
  readonly players: readonly PlayerSheet[];
  readonly scores: readonly ScoreSheet[];
  readonly told: readonly Told[];
}

/** What a counted card of unknown value stands for when only the number of cards matters. */
const ANY_VALUE: Value = 15;

const newPlayer = (): PlayerSheet => ({ towers: TOWER_TYPES.map(() => []), torn: [] });

export function foldFiveTowers(players: number, log: Log<FiveTowersEntry>): FiveTowersSheet {
  const sheets = Array.from({ length: players }, newPlayer);
  const told = log.map((entry): Told => {
    const old = at(sheets, entry.seat);
    const { sheet, trouble, card } = apply(old, entry);
    sheets[entry.seat] = sheet;
    return { entry, card, trouble, change: scoreOf(sheet).total - scoreOf(old).total };
  });
  return { players: sheets, scores: sheets.map(scoreOf), told };
}

export const scoreOf = ({ towers, torn }: PlayerSheet): ScoreSheet => scoreSheet(towers.map(valuesOf), torn.length);

/** The tower as the rules see it where values do not matter. */
const valuesOf = (tower: PadTower): Value[] => tower.map(({ value }) => value ?? ANY_VALUE);

interface Applied {
  readonly sheet: PlayerSheet;
  readonly trouble?: Trouble;
  readonly card?: Card | undefined;
}

function apply(sheet: PlayerSheet, entry: Numbered<FiveTowersEntry>): Applied {
  switch (entry.type) {
    case 'build':
      return build(sheet, entry.tower, entry.values, entry.id);
    case 'count':
      return { sheet: withTower(sheet, entry.tower, tower => counted(tower, entry)) };
    case 'tear':
      return tear(sheet, entry.tower);
    case 'torn':
      return { sheet: { ...sheet, torn: resized(sheet.torn, sheet.torn.length + entry.change, undefined) } };
  }
}

/** As many of the cards as fit; the first that does not is the trouble. */
function build(sheet: PlayerSheet, tower: TowerIndex, values: readonly Value[], entry: number): Applied {
  let built = at(sheet.towers, tower);
  for (const value of values) {
    const trouble = whyNot(built, cardOf(tower, value));
    if (trouble !== undefined) return { sheet: withTower(sheet, tower, () => built), trouble };
    built = [...built, { value, entry }];
  }
  return { sheet: withTower(sheet, tower, () => built) };
}

function tear(sheet: PlayerSheet, tower: TowerIndex): Applied {
  const trouble = whyNotTear(at(sheet.towers, tower), tower);
  if (trouble !== undefined) return { sheet, trouble };
  const value = at(sheet.towers, tower).at(-1)?.value;
  const card = value === undefined ? undefined : cardOf(tower, value);
  const lower = withTower(sheet, tower, cards => cards.slice(0, -1));
  return { sheet: { ...lower, torn: [...lower.torn, card] }, card };
}

/** Cards that are known and still there stay known. */
function counted(
  tower: PadTower,
  { id, cards, topped }: { readonly id: number; readonly cards: number; readonly topped: boolean },
): PadTower {
  const walls = tower.filter(({ value }) => value !== 0);
  const resizedWalls = resized(walls, cards - (topped ? 1 : 0), { value: undefined, entry: id });
  return topped ? [...resizedWalls, { value: 0, entry: id }] : resizedWalls;
}

const resized = <T>(list: readonly T[], length: number, filler: T): readonly T[] =>
  Array.from({ length: Math.max(0, length) }, (_, index) => (index < list.length ? (list[index] as T) : filler));

const withTower = (sheet: PlayerSheet, index: TowerIndex, change: (tower: PadTower) => PadTower): PlayerSheet => ({
  ...sheet,
  towers: sheet.towers.map((tower, place) => (place === index ? change(tower) : tower)),
});

/** The tower as the rules see it: only its top matters to them. Anything may go on a card nobody knows. */
export function whyNot(tower: PadTower, card: Card): Misfit | undefined {
  const top = tower.at(-1)?.value;
  const known = top === undefined ? [] : [top];
  return whyNotPlace(
    TOWER_TYPES.map(() => known),
    card,
  );
}

export const whyNotTear = (tower: PadTower, index: TowerIndex): Trouble | undefined =>
  whyNotTearDown(valuesOf(tower), index);

export const isToppedPad = (tower: PadTower): boolean => isTopped(valuesOf(tower));

/** Who has the most points. Nobody leads before anything was built. */
export const leadersOf = ({ scores, told }: FiveTowersSheet): readonly Seat[] =>
  told.length === 0 ? [] : winnersOf(scores.map(({ total }) => total));
