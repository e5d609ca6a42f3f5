/**
 * Places and moves against versions of the rules that are too simple to be wrong: they try every place in a box around the tower,
 * and walk over every single cell of the table. They know none of the code.
 */
import { at, listChoices, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { BASE, below, byHeight, isEven, keyOf, outsideOf, plus, SIDES, turnsOf, UP } from '../testing/naive.js';
import { cell, nameOf } from '../testing/scenario.js';
import { fickle, whyImpossible } from '../testing/worlds.js';
import {
  type Action,
  COLOURS,
  formatPiece,
  type MoveRing,
  placesFor,
  reachOf,
  STONES,
  type State,
  type StoneName,
  TABLE,
  type Triple,
  tripleOf,
  turmbauerWith,
} from './index.js';
import { isFirstRound } from './state.js';

/** A cell in one number, for sets that are asked very often. */
const spot = ([x, y, z]: Triple): number => (x * 1000 + y) * 1000 + z;

/** A position as sets of cells. */
interface Scene {
  /** All cells of stones, the base among them. */
  readonly stones: Set<number>;
  /** Pawns that stand on cells. */
  readonly pawns: readonly Triple[];
  /** Both. */
  readonly obstacles: ReadonlySet<number>;
  /** Cells that are coloured wood, and whose. */
  readonly owners: ReadonlyMap<number, string>;
  readonly cells: readonly Triple[];
  readonly firstRound: boolean;
}

function sceneOf(state: State): Scene {
  const built = state.tower.map(({ piece, cells }) => ({ name: formatPiece(piece), cells: cells.map(tripleOf) }));
  const cells = [...BASE, ...built.flatMap(stone => stone.cells)];
  const owners = new Map<number, string>();
  for (const { name, cells: own } of built)
    for (const part of own) if (!isEven(part)) owners.set(spot(part), name.split('-')[0] ?? '');
  const pawns = state.pawns.filter(pawn => pawn !== TABLE).map(tripleOf);
  const stones = new Set(cells.map(spot));
  const obstacles = new Set([...stones, ...pawns.map(spot)]);
  return { stones, pawns, obstacles, owners, cells, firstRound: isFirstRound(state) };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The least and greatest coordinate along an axis, and some more. */
function extent(cells: readonly Triple[], axis: 0 | 1 | 2, more: number): number[] {
  const along = cells.map(part => part[axis]);
  return range(Math.min(...along) - more, Math.max(...along) + more);
}

/** A field: free of stones, with a stone or the table below. */
const isField = (stones: ReadonlySet<number>, place: Triple): boolean =>
  place[2] >= 0 && !stones.has(spot(place)) && (place[2] === 0 || stones.has(spot(below(place))));

/** Is this a step, of so many heights at most? */
function isStep(stones: ReadonlySet<number>, from: Triple, to: Triple, most: number): boolean {
  if (Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) !== 1) return false;
  if (Math.abs(from[2] - to[2]) > most) return false;
  if (!isField(stones, from) || !isField(stones, to)) return false;
  const [lower, upper] = from[2] < to[2] ? [from, to] : [to, from];
  for (let z = lower[2]; z <= upper[2]; z++) if (stones.has(spot([lower[0], lower[1], z]))) return false;
  return true;
}

/** Where a step of so many heights at most could lead, seen from a cell. */
const REACH = [1, 2].map(most => SIDES.flatMap(side => range(-most, most).map(rise => plus(side, [0, 0, rise]))));

const stepsFrom = (stones: ReadonlySet<number>, from: Triple, most: number): Triple[] =>
  at(REACH, most - 1)
    .map(step => plus(from, step))
    .filter(to => isStep(stones, from, to, most));

/** Does the stone take the last step of a pawn, or the last leap if it has no step? */
function isWalledIn({ stones }: Scene, pawn: Triple, stone: readonly Triple[]): boolean {
  const most = stepsFrom(stones, pawn, 1).length > 0 ? 1 : 2;
  const before = stepsFrom(stones, pawn, most).length;
  for (const part of stone) stones.add(spot(part));
  const after = stepsFrom(stones, pawn, most).length;
  for (const part of stone) stones.delete(spot(part));
  return before > 0 && after === 0;
}

const columnsOf = (stone: readonly Triple[]): Triple[] =>
  stone.filter(part => !stone.some(other => other[0] === part[0] && other[1] === part[1] && other[2] < part[2]));

/** No tower here is further across. */
const AWAY = range(1, 40);

function hasWayOut(obstacles: ReadonlySet<number>, stone: readonly Triple[]): boolean {
  return [UP, ...SIDES].some(([x, y, z]) =>
    stone.every(part => AWAY.every(far => !obstacles.has(spot(plus(part, [x * far, y * far, z * far]))))),
  );
}

const FACES: readonly Triple[] = [...SIDES, UP, [0, 0, -1]];

/** All rules of [place] but the chequer, in the words of SPEC.md. */
function mayGo(scene: Scene, stone: readonly Triple[]): boolean {
  const { stones, pawns, obstacles, firstRound } = scene;
  if (stone.some(part => part[2] < (firstRound ? 0 : 1) || obstacles.has(spot(part)))) return false;
  const carried = columnsOf(stone).filter(part => part[2] === 0 || stones.has(spot(below(part))));
  if (carried.length === 0) return false;
  const touched = firstRound ? new Set(BASE.map(spot)) : stones;
  if (!stone.some(part => FACES.some(face => touched.has(spot(plus(part, face)))))) return false;
  for (const axis of [0, 1] as const) {
    const held = extent(carried, axis, 1);
    if (!stone.every(part => held.includes(part[axis]))) return false;
  }
  return hasWayOut(obstacles, stone) && !pawns.some(pawn => isWalledIn(scene, pawn, stone));
}

/** Every place of a stone, by trying every turn of it everywhere. */
function placesByTrying(scene: Scene, name: StoneName): string[] {
  const [xs = [], ys = [], zs = []] = ([0, 1, 2] as const).map(axis => extent(scene.cells, axis, 4));
  const ground = xs.flatMap(x => ys.map((y): Triple => [x, y, 0]));
  /** A stone with no part here is not carried. To know that at once saves most of the time. */
  const perches = new Set([...scene.cells.map(part => plus(part, UP)), ...(scene.firstRound ? ground : [])].map(spot));
  const box = ground.flatMap(([x, y]) => zs.map((z): Triple => [x, y, z])).map(by => ({ by, here: spot(by) }));
  const found = new Set<string>();
  for (const { neutral, coloured } of turnsOf(name)) {
    const spots = [...neutral, ...coloured].map(spot);
    for (const { by, here } of box) {
      if (!spots.some(part => perches.has(part + here))) continue;
      if (!neutral.every(part => isEven(plus(part, by))) || coloured.some(part => isEven(plus(part, by)))) continue;
      const stone = [...neutral, ...coloured].map(part => plus(part, by));
      if (mayGo(scene, stone)) found.add(stone.toSorted(byHeight).map(keyOf).join(' '));
    }
  }
  return [...found].toSorted();
}

/** Every place that a pawn can reach, by walking over single cells, the table's too. */
function placesByWalking(state: State, name: string, ring?: MoveRing): Set<string> {
  const { stones, pawns, owners, cells } = sceneOf(state);
  const outside = outsideOf(new Set(cells.map(keyOf)));
  const own = at(state.pawns, COLOURS.indexOf(name as 'red'));
  const others = new Set(pawns.map(keyOf));
  const start: Triple = own === TABLE ? [at(extent(cells, 0, 2), 0), at(extent(cells, 1, 2), 0), 0] : tripleOf(own);
  if (own !== TABLE) others.delete(keyOf(start));
  const xs = extent(cells, 0, 2);
  const ys = extent(cells, 1, 2);
  const mayEnter = (to: Triple): boolean =>
    ring === 'trespass' || (!others.has(keyOf(to)) && [undefined, name].includes(owners.get(spot(below(to)))));
  const queue = [{ at: start, leaps: ring === 'leap' ? 1 : 0 }];
  const seen = new Set<string>();
  for (const { at: from, leaps } of queue) {
    for (const to of stepsFrom(stones, from, 1 + leaps)) {
      const left = Math.abs(to[2] - from[2]) === 2 ? leaps - 1 : leaps;
      if (!mayEnter(to) || !xs.includes(to[0]) || !ys.includes(to[1]) || seen.has(`${keyOf(to)} ${left}`)) continue;
      seen.add(`${keyOf(to)} ${left}`);
      queue.push({ at: to, leaps: left });
    }
  }
  const ends = [...seen].map(text => text.split(' ')[0] ?? '').filter(text => !others.has(text));
  const places = new Set(ends.map(text => (outside.has(text) ? 'table' : text)));
  places.delete(own === TABLE ? 'table' : keyOf(start));
  return places;
}

/** A game whose tower falls now and then, but never comes down. */
const game = turmbauerWith((state, random) => fickle(state, random).slice(0, 2));

/** How high an action ends. */
function heightOf(action: Action): number {
  if (action.type === 'move') return action.to === TABLE ? 0 : tripleOf(action.to)[2];
  return action.type === 'build' ? tripleOf(at(action.cells, 0))[2] : 0;
}

/** Mostly a high move or a low build; whatever the order in which they are listed. */
function oneOf(listed: readonly Action[], random: SeededRandom): Action {
  const texts = new Map(listed.map(action => [JSON.stringify(action), action]));
  const actions = [...texts.keys()].toSorted().flatMap(text => texts.get(text) ?? []);
  const ranked = actions.toSorted((one, other) => heightOf(other) - heightOf(one));
  const isBuild = at(actions, 0).type === 'build';
  const some = random.below(3) === 0 ? actions : isBuild ? ranked.slice(-ranked.length / 3) : ranked.slice(0, 3);
  return at(some, random.below(some.length));
}

/** A random match, before its builds in these turns. The same object, changed in place. */
function* walk(seed: number, turns: readonly number[]): Generator<State> {
  const random = new SeededRandom(seed);
  const state = game.start({ players: 2 + (seed % 3), hand: 'natural' });
  const last = Math.max(...turns);
  while (state.turn <= last) {
    if (state.phase === 'build' && state.failures === 0 && turns.includes(state.turn)) yield state;
    const isDue = game.due(state).type === 'seat';
    if (isDue) game.applyAction(state, oneOf(listChoices(game.legal(state)), random));
    else game.applyChance(state, game.fate(state, random));
  }
}

/** The same position with some pawns on other fields. */
function scattered(state: State, seed: number): State {
  const other = game.copy(state);
  scatter(other, new SeededRandom(seed, state.turn));
  expect(whyImpossible(other)).toBeUndefined();
  return other;
}

/** Puts some pawns on other fields of the tower. */
function scatter(state: State, random: SeededRandom): void {
  const { stones, cells } = sceneOf(state);
  const outside = outsideOf(new Set(cells.map(keyOf)));
  const yards = extent(cells, 0, 0).flatMap(x => extent(cells, 1, 0).map((y): Triple => [x, y, 0]));
  const fields = [...cells.map(part => plus(part, UP)), ...yards.filter(yard => !outside.has(keyOf(yard)))].filter(
    field => isField(stones, field),
  );
  for (let pawn = 0; pawn < state.pawns.length; pawn++) {
    const field = cell(at(fields, random.below(fields.length)));
    if (random.below(2) === 0 && !state.pawns.includes(field)) state.pawns[pawn] = field;
  }
}

const textOf = (cells: readonly number[]): string => cells.map(part => keyOf(tripleOf(part))).join(' ');
const sortedTexts = (places: readonly (readonly number[])[]): string[] => places.map(textOf).toSorted();

const SEEDS = range(1, 6);

describe('places, against trying everything', () => {
  test.each(SEEDS)('[place.1] [place.2] [place.3] [place.4] [place.5] [place.6] [place.7] seed %i', seed => {
    for (const position of walk(seed, [1, 5, 9, 15])) {
      const state = scattered(position, seed);
      const scene = sceneOf(state);
      for (const [stone, name] of STONES.entries())
        if (name !== '2b') expect(sortedTexts(placesFor(state, stone))).toEqual(placesByTrying(scene, name));
    }
  });
});

describe('moves, against walking over every cell', () => {
  const RINGS = [undefined, 'trespass', 'leap'] as const;

  function compare(state: State): void {
    for (const [index, name] of COLOURS.slice(0, state.pawns.length).entries()) {
      const reach = reachOf(state, index);
      const plain = placesByWalking(state, name);
      for (const ring of RINGS) {
        const expected = [...placesByWalking(state, name, ring)].filter(to => ring === undefined || !plain.has(to));
        const found = reach.filter(way => way.ring === ring).map(({ to }) => nameOf(to));
        expect({ name, ring, to: found.map(to => (to === 'table' ? to : keyOf(to))).toSorted() }).toEqual({
          name,
          ring,
          to: expected.toSorted(),
        });
      }
    }
  }

  test.each(SEEDS)('[move.1] [move.2] [move.3] [move.4] [move.6] [move.8] [ring.3] [ring.4] seed %i', seed => {
    for (const state of walk(seed, [2, 4, 7, 10, 14, 18])) {
      compare(state);
      compare(scattered(state, seed));
    }
  });
});
