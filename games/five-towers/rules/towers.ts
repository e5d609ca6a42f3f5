/** A player's towers and the building rules: what goes on what. SPEC [build]. */
import { at } from '@belfry/engine';
import { type Card, cardOf, type TowerIndex, towerOf, type Value, valueOn } from './cards.js';

/** A tower: its values from the bottom up. Empty if not begun. */
export type Tower = Value[];

/** A player's five towers, by type. [build.1] */
export type Towers = Tower[];

/** The top of a tower that is not begun: any card may go on the ground. */
export const GROUND = 16;

/** The topmost value of a tower, or the ground. */
export type Top = number;

/** A card of this value closes its tower: nothing goes on it, and it is never torn down. */
const TOWER_TOP: Value = 0;

export const newTowers = (): Towers => [[], [], [], [], []];

export const topOf = (tower: Readonly<Tower>): Top => valueUnder(tower, 1);

/** The top that is left when the topmost card is torn down: under a single one the ground. [round.6] */
export const topBelow = (tower: Readonly<Tower>): Top => valueUnder(tower, 2);

/** Counted from above. The test comes first because reading an array at -1 is many times slower than inside it. */
const valueUnder = (tower: Readonly<Tower>, depth: number): Top =>
  tower.length < depth ? GROUND : (tower[tower.length - depth] ?? GROUND);

/** Why a card may go where it goes: to begin a tower, because it is lower, because an 8 takes all, because a 9 goes on all. */
export type Footing = 'ground' | 'lower' | 'eight' | 'nine';

/** What lets a card of this value go on this top; `undefined` if nothing does. [build.2] [build.3] [build.4] [build.5] [build.6] */
function footing(top: Top, value: Value): Footing | undefined {
  if (top === GROUND) return 'ground';
  if (top === TOWER_TOP) return undefined;
  if (value < top) return 'lower';
  if (top === 8) return 'eight';
  return value === 9 ? 'nine' : undefined;
}

/** May a card of this value go on this top? */
export const takes = (top: Top, value: Value): boolean => footing(top, value) !== undefined;

/** What lets this card go on its tower as it stands; `undefined` if nothing does. */
export const footingOf = (towers: Readonly<Towers>, card: Card): Footing | undefined =>
  footing(topOf(at(towers, towerOf(card))), valueOn(card));

/** Is there a card to tear down? Never a 0. [round.5] */
export const canTearDown = (tower: Readonly<Tower>): boolean => tower.length > 0 && topOf(tower) !== TOWER_TOP;

/** Why nothing of a tower can be torn down. */
export type TearDownRefusal =
  | { readonly code: 'nothing-to-tear-down'; readonly tower: TowerIndex }
  | { readonly code: 'tower-top-stays'; readonly tower: TowerIndex };

/** Why nothing of this tower can be torn down; `undefined` if its top can. */
export function whyNotTearDown(tower: Readonly<Tower>, index: TowerIndex): TearDownRefusal | undefined {
  if (canTearDown(tower)) return undefined;
  return { code: tower.length === 0 ? 'nothing-to-tear-down' : 'tower-top-stays', tower: index };
}

export const isTopped = (tower: Readonly<Tower>): boolean => topOf(tower) === TOWER_TOP;

/** Why a card cannot go on a tower. */
export type Misfit =
  | { readonly code: 'tower-is-topped'; readonly card: Card }
  | { readonly code: 'not-lower'; readonly card: Card; readonly top: Value };

/** Why this card cannot go on its tower as it stands; `undefined` if it can. */
export function whyNotPlace(towers: Readonly<Towers>, card: Card): Misfit | undefined {
  const top = topOf(at(towers, towerOf(card)));
  if (takes(top, valueOn(card))) return undefined;
  return top === TOWER_TOP ? { code: 'tower-is-topped', card } : { code: 'not-lower', card, top };
}

/** Takes the topmost card off a tower, in place. */
export function removeTop(towers: Towers, index: TowerIndex): Card {
  const value = at(towers, index).pop();
  if (value === undefined) throw new Error('nothing to tear down');
  return cardOf(index, value);
}

/** Puts a card on its tower, in place. */
export function addCard(towers: Towers, card: Card): void {
  at(towers, towerOf(card)).push(valueOn(card));
}

/** What is done to towers: the top of one torn down, if at all, then cards placed. */
interface Change {
  readonly tearDown?: TowerIndex | undefined;
  readonly place?: readonly Card[];
}

/** The towers as they stand after a build; those given stay as they are. */
export function towersAfter(towers: Readonly<Towers>, { tearDown, place = [] }: Change): Towers {
  const after = towers.map(tower => tower.slice());
  if (tearDown !== undefined) removeTop(after, tearDown);
  for (const card of place) addCard(after, card);
  return after;
}
