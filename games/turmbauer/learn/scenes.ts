/** What the scene is told in each step: the position, and what was tried in it. The rules say what may be drawn. */
import {
  type Cell,
  COLOURS,
  carriedCells,
  type MoveRing,
  parseStone,
  placesFor,
  type Reach,
  reachOf,
  type State,
  TABLE,
  walkOf,
} from '../rules/index.js';
import { stonesOf } from '../table/board/scene-facts.js';
import type { Facts } from '../table/live/index.js';
import type { ScenePawn } from '../table/scene/props.js';
import { CLIMBING, cell, ENDED, FIELDS, GOAL, RED, ROLLED, SECOND_ROUND, TRIALS, type Wish, whyNot } from './trials.js';

/** By colour, as people call them. */
export type Names = readonly string[];
export type Pick = ((choice: string) => void) | undefined;

const pawnsOf = ({ pawns }: State, names: Names, isYours = RED): ScenePawn[] =>
  pawns.flatMap((at, colour) => {
    const name = names[colour] ?? COLOURS[colour] ?? '';
    return at === TABLE ? [] : [{ colour, at, name, called: name, isYours: colour === isYours }];
  });

const position = (state: State, names: Names): Facts => ({ stones: stonesOf(state), pawns: pawnsOf(state, names) });

/** A red stone is built. */
const withStone = (facts: Facts, stone: string, cells: readonly Cell[]): Facts => ({
  ...facts,
  stones: [...facts.stones, { name: `red-${stone}`, cells }],
});

export function rolledFacts(stone: string | undefined): Facts {
  const facts = position(ROLLED, []);
  if (stone === undefined || TRIALS.dice.judge([stone]).state !== 'right') return facts;
  const [cells] = placesFor(ROLLED, parseStone(stone as '4b'));
  return cells === undefined ? facts : withStone(facts, stone, cells);
}

/** Where a wish is marked: on what carries it, or else at its first cell. */
function spotOf(wish: Wish): Cell {
  const cells = wish.cells.map(cell);
  return carriedCells(SECOND_ROUND, [cells])[0]?.at(-1) ?? cells[0] ?? 0;
}

/** Places with letters. One that is picked shows itself, or the cells that forbid it. */
export function wishFacts(wishes: Readonly<Record<string, Wish>>, picked: string | undefined, pick: Pick): Facts {
  const letters = Object.entries(wishes);
  const others = letters.filter(([letter]) => letter !== picked);
  const wish = wishes[picked ?? ''];
  const misfit = wish && whyNot(wish);
  const tower = position(SECOND_ROUND, []);
  const isBuilt = wish !== undefined && misfit === undefined;
  const isShown = misfit !== undefined && misfit.code !== 'wrong-chequer';
  return {
    ...(isBuilt ? withStone(tower, wish.stone, wish.cells.map(cell)) : tower),
    pins: others.map(([letter, other]) => ({
      place: letters.findIndex(([name]) => name === letter),
      at: spotOf(other),
    })),
    labels: others.map(([text, other]) => ({ text, at: spotOf(other) })),
    ghost: isShown && wish !== undefined ? { colour: RED, stone: wish.stone, cells: wish.cells.map(cell) } : undefined,
    misfit: misfit?.cells,
    onPin: pick && (place => pick(letters[place]?.[0] ?? '')),
    onFace: pick && (at => pickAt(others, at, pick)),
  };
}

/** A wish that fills the cell before the face. */
function pickAt(wishes: readonly (readonly [string, Wish])[], at: Cell, pick: (choice: string) => void): void {
  const found = wishes.find(([, { cells }]) => cells.map(cell).includes(at));
  if (found !== undefined) pick(found[0]);
}

const routeOf = (reach: Reach | undefined): Facts['route'] =>
  reach && { cells: walkOf(CLIMBING, reach.way), by: reach.ring ?? 'foot' };

const lit = (reaches: readonly Reach[]): Facts['fields'] => reaches.map(({ to, ring }) => ({ to, by: ring ?? 'foot' }));

/** Fields with letters. Once one is picked, all that can be reached are lit. */
export function climbFacts(names: Names, picked: string | undefined, pick: Pick): Facts {
  const goal = picked === undefined ? undefined : cell(FIELDS[picked] ?? GOAL);
  const reaches = reachOf(CLIMBING, RED, []);
  const reach = reaches.find(({ to }) => to === goal);
  const letters = Object.entries(FIELDS);
  const letterAt = (at: Cell): string | undefined => letters.find(([, field]) => cell(field) === at)?.[0];
  const choose = pick && ((at: Cell): void => pick(letterAt(at) ?? ''));
  return {
    ...position(CLIMBING, names),
    onTurn: RED,
    pins: letters.map(([, field], place) => ({ place, at: cell(field) })),
    labels: letters.map(([text, field]) => ({ text, at: cell(field) })),
    fields: goal === undefined ? [] : lit(reaches.filter(({ to }) => to !== TABLE)),
    route: routeOf(reach),
    misfit: goal === undefined || reach !== undefined ? undefined : [goal],
    onPin: pick && (place => pick(letters[place]?.[0] ?? '')),
    onFace: choose && (at => letterAt(at) !== undefined && choose(at)),
  };
}

/** What a ring adds is lit as rings are; the way to the flag is drawn if there is one. */
export function ringFacts(names: Names, picked: string | undefined): Facts {
  const rings = (['leap', 'trespass'] satisfies MoveRing[]).filter(ring => ring === picked);
  const reaches = picked === undefined ? [] : reachOf(CLIMBING, RED, rings).filter(({ to }) => to !== TABLE);
  const goal = cell(GOAL);
  return {
    ...position(CLIMBING, names),
    onTurn: RED,
    labels: [{ at: goal, text: '⚑' }],
    fields: lit(reaches),
    route: routeOf(reaches.find(({ to }) => to === goal)),
  };
}

export const endFacts = (names: Names): Facts => ({ ...position(ENDED, names), isTurning: true });
