/** What the screens and the bots ask about a position. */
import { at, listChoices, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { below, isEven, keyOf } from '../testing/naive.js';
import {
  alongX,
  begin,
  between,
  build,
  cells,
  colour,
  type Entered,
  LID,
  look,
  move,
  NICHE,
  nameOf,
  type Place,
  play,
  position,
  roll,
  SHAFT,
  type Stones,
  settle,
  stay,
  stone,
  type TurmbauerMatch,
  up,
  WELL,
  whyNot,
} from '../testing/scenario.js';
import { fickle } from '../testing/worlds.js';
import {
  blocksOf,
  carriedCells,
  cellsAbove,
  fieldsOf,
  formatPiece,
  heights,
  moveRings,
  pathOf,
  placesFor,
  reachOf,
  ringsLeftAfter,
  STONES,
  type State,
  type Triple,
  towerHeight,
  tripleOf,
  turmbauer,
  turmbauerWith,
  walledInBy,
  whyNotAt,
  whyNotThere,
} from './index.js';
import { Ground, ownerOf } from './paths.js';
import { towerOf } from './tower.js';

/** States of a random match whose tower falls now and then, but never comes down. */
function* positions(seed: number): Generator<State> {
  const game = turmbauerWith((state, random) => fickle(state, random).slice(0, 2));
  const random = new SeededRandom(seed);
  const state = game.start({ players: 4, hand: 'natural' });
  while (state.phase !== 'over') {
    yield state;
    if (game.due(state).type === 'chance') {
      game.applyChance(state, game.fate(state, random));
      continue;
    }
    const legal = listChoices(game.legal(state));
    const climbs = legal.filter(action => action.type === 'move' && action.ring === undefined);
    const some = climbs.length > 0 ? climbs : legal;
    game.applyAction(state, at(some, random.below(some.length)));
  }
}

describe('paths', () => {
  const path = (state: State, name: 'red' | 'blue', to: Triple, ring?: 'leap' | 'trespass') => {
    const reach = reachOf(state, colour(name)).find(way => keyOf(tripleOf(way.to)) === keyOf(to) && way.ring === ring);
    return reach && pathOf(reach.way).map(nameOf);
  };

  test('[move.9] from where the pawn stands to where it goes, the shortest way', () => {
    const state = look(position({ stones: { 'red-1a': [[0, 0, 1]] }, pawns: { red: [1, 1, 1] } }));
    expect(path(state, 'red', [1, 0, 1])).toEqual([
      [1, 1, 1],
      [1, 0, 1],
    ]);
    expect(path(state, 'red', [0, 0, 2])).toHaveLength(3);
    expect(path(state, 'red', [0, 0, 2])?.at(-1)).toEqual([0, 0, 2]);
  });

  test('[move.8] over the table as one place', () => {
    const walls = { 'red-4a': up(1, 0, 1, 4), 'blue-4a': up(0, 1, 1, 4) };
    expect(path(look(position({ stones: walls, pawns: { red: [0, 0, 1] } })), 'red', [1, 1, 1])).toEqual([
      [0, 0, 1],
      'table',
      [1, 1, 1],
    ]);
  });

  test('[ring.4] with the leap', () => {
    const reach = reachOf(look(position({ stones: { 'red-2a': up(1, 0, 1, 2) } })), colour('red'));
    const leap = reach.find(({ ring }) => ring === 'leap');
    expect(leap && pathOf(leap.way).map(nameOf).at(-1)).toEqual([1, 0, 3]);
    expect(leap?.way.leapt).toBe(true);
    expect(leap && pathOf(leap.way)).toHaveLength(3);
  });

  test('[ring.3] [ring.4] only the rings that are asked for', () => {
    const state = look(position({ stones: { 'blue-1a': [[0, 0, 1]], 'red-2a': up(1, 0, 1, 2) } }));
    const ringsOf = (...asked: Parameters<typeof reachOf>) => [...new Set(reachOf(...asked).map(({ ring }) => ring))];
    expect(ringsOf(state, 0)).toEqual([undefined, 'trespass', 'leap']);
    expect(ringsOf(state, 0, ['leap'])).toEqual([undefined, 'leap']);
    expect(ringsOf(state, 0, [])).toEqual([undefined]);
  });

  test('[move.2] [move.4] [move.6] [ring.3] [ring.4] every path is a chain of steps', () => {
    let [count, longest] = [0, 0];
    for (const state of positions(7)) {
      if (state.phase !== 'move' || state.turn % 3 !== 0) continue;
      for (let pawn = 0; pawn < state.pawns.length; pawn++) {
        for (const reach of reachOf(state, pawn)) {
          expectChain(state, pawn, reach);
          count += 1;
          longest = Math.max(longest, pathOf(reach.way).length);
        }
      }
    }
    expect(count).toBeGreaterThan(300);
    expect(longest).toBeGreaterThan(6);
  });

  function expectChain(state: State, pawn: number, { to, ring, way }: ReturnType<typeof reachOf>[number]): void {
    const passed = pathOf(way);
    expect(passed[0]).toBe(state.pawns[pawn]);
    expect(passed.at(-1)).toBe(to);
    expect(new Set(passed).size).toBe(passed.length);
    let leaps = 0;
    const owners = new Map<string, number>();
    for (const { piece, cells: own } of state.tower)
      for (const part of own.map(tripleOf))
        if (!isEven(part)) owners.set(keyOf(part), Math.floor(piece / STONES.length));
    for (const [index, place] of passed.slice(1).entries()) {
      const from = nameOf(at(passed, index));
      const next = nameOf(place);
      const rise = heightIn(next) - heightIn(from);
      if (Math.abs(rise) === 2) leaps += 1;
      expect(Math.abs(rise)).toBeLessThanOrEqual(2);
      if (from !== 'table' && next !== 'table')
        expect(Math.abs(from[0] - next[0]) + Math.abs(from[1] - next[1])).toBe(1);
      if (next === 'table' || ring === 'trespass') continue;
      expect([undefined, pawn]).toContain(owners.get(keyOf(below(next))));
      expect(state.pawns).not.toContain(place);
    }
    expect(leaps).toBeLessThanOrEqual(ring === 'leap' ? 1 : 0);
    expect(state.pawns.filter(other => other !== 0)).not.toContain(to);
  }

  const heightIn = (place: Place): number => (place === 'table' ? 0 : place[2]);
});

describe('places', () => {
  test('[place.1] placesFor and whyNotThere agree, whatever the dice', () => {
    let tried = 0;
    for (const state of positions(4)) {
      if (state.phase !== 'build' || state.turn % 9 !== 0) continue;
      for (const [index] of STONES.entries()) {
        const places = placesFor(state, index);
        expect(new Set(places.map(String)).size).toBe(places.length);
        for (const place of places.filter((_, i) => i % 5 === 0)) {
          expect(whyNotThere(state, index, place)).toBeUndefined();
          expect(whyNotThere(state, index, place.toReversed())).toBeUndefined();
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(200);
  });

  test('[place.1] every place beside one that is right is either listed or has a reason', () => {
    const state = look(
      position({
        stones: { 'red-4a': up(0, 0, 1, 4), 'blue-2a': up(1, 1, 1, 2) },
        pawns: { red: [0, 1, 1] },
        dice: [6, 6],
      }),
    );
    for (const [index] of STONES.entries()) {
      const listed = new Set(placesFor(state, index).map(String));
      for (const place of placesFor(state, index))
        for (const by of [1, -1, 128, -128, 16_384, -16_384]) {
          const moved = place.map(part => part + by);
          expect(whyNotThere(state, index, moved) === undefined).toBe(listed.has(String(moved)));
        }
    }
  });

  test('[place.3] so many places on a bare base', () => {
    const bare = look(play(begin(), roll(6, 6)));
    const count = (name: (typeof STONES)[number]) => placesFor(bare, stone(name)).length;
    // On top two, at the sides four of eight.
    expect(count('1a')).toBe(6);
    expect(count('1b')).toBe(6);
    // On top: 4 upright, 4 lying inside, 8 half over the rim. At each of 8 sides: upright, outwards, and along the side:
    // 3 on each of the four sides.
    expect(count('2a')).toBe(4 + 4 + 8 + 8 + 8 + 12);
    const second = look(position({ dice: [6, 6] }));
    expect(placesFor(second, stone('1a'))).toHaveLength(2);
    expect(placesFor(second, stone('2a'))).toHaveLength(16);
  });
});

describe('a cell that a stone cannot fill', () => {
  const state = look(
    position({ stones: { 'red-2a': alongX(0, 1, 0, 1), 'blue-1a': [[1, 1, 1]] }, dice: [2, 3], round: 3 }),
  );

  test('[place.2] [place.4] tells what forbids the way that fits best', () => {
    expect(whyNotAt(state, stone('1a'), at(cells([0, 0, 2]), 0))?.code).toBe('wrong-chequer');
    expect(whyNotAt(state, stone('1a'), at(cells([5, 5, 5]), 0))?.code).toBe('not-carried');
    expect(whyNotAt(state, stone('1b'), at(cells([0, 0, 1]), 0))?.code).toBe('cells-taken');
  });

  test('[place.1] tells nothing where one way is right', () => {
    expect(whyNotAt(state, stone('2b'), at(cells([0, 0, 2]), 0))).toBeUndefined();
  });
});

describe('rings', () => {
  const state = look(position({ rings: { red: 1, blue: 0 } }));

  test('[ring.1] a colour may use one for its move if it has one left, on turn or not', () => {
    expect(['red', 'blue', 'green'].map(name => moveRings(state, colour(name as 'red')).length)).toEqual([2, 0, 2]);
  });

  test('[ring.1] [ring.5] who paid one this turn may use no other; the others may', () => {
    const paid = look(position({ rings: { red: 1 }, paid: 'any-stone' }));
    expect(moveRings(paid)).toEqual([]);
    expect(moveRings(paid, colour('green'))).toHaveLength(2);
  });

  test('[ring.5] how many are left; what is in force costs no other', () => {
    expect(ringsLeftAfter(state, 'leap')).toBe(0);
    expect(ringsLeftAfter(look(position({ rings: { red: 1 }, paid: 'any-stone' })), 'any-stone')).toBe(1);
  });
});

describe('fields', () => {
  const fields = (match: TurmbauerMatch) =>
    fieldsOf(look(match)).map(field => [nameOf(field.at), field.owner] as const);

  test('[move.1] [move.4] on top of stones and the base, with the colour they have', () => {
    expect(fields(position({ stones: { 'red-2a': up(0, 0, 1, 2) } }))).toEqual([
      [[1, 0, 1], undefined],
      [[0, 1, 1], undefined],
      [[1, 1, 1], undefined],
      [[0, 0, 3], undefined],
    ]);
    expect(fields(position({ stones: { 'blue-1a': [[0, 0, 1]] } })).at(-1)).toEqual([[0, 0, 2], colour('blue')]);
  });

  test('[move.1] several in a column that has a roof, pawns or not', () => {
    const match = position({ stones: { ...SHAFT, ...LID }, pawns: { red: [0, 0, 1] } });
    const heightsIn = fields(match).flatMap(([to]) => (to !== 'table' && to[0] === 0 && to[1] === 0 ? [to[2]] : []));
    expect(heightsIn).toEqual([1, 3]);
  });

  test('[move.8] a yard is a field, the table outside is none', () => {
    const closed = {
      'red-4b': between([2, 1, 0], [3, 1, 1]),
      'blue-4b': between([3, -1, 0], [3, 0, 1]),
      'green-4b': between([1, -2, 0], [1, -1, 1]),
      'black-4b': between([2, -2, 0], [3, -2, 1]),
    };
    const onTable = (stones: Stones) => fields(position({ stones })).filter(([to]) => to !== 'table' && to[2] === 0);
    expect(onTable(closed)).toEqual([
      [[2, -1, 0], undefined],
      [[2, 0, 0], undefined],
    ]);
    expect(onTable({ ...closed, 'black-4b': undefined })).toEqual([]);
  });

  test('[move.1] a pawn can only go to fields', () => {
    for (const state of positions(5)) {
      if (state.phase !== 'move' || state.turn % 7 !== 0) continue;
      const known = new Set(fieldsOf(state).map(field => nameOf(field.at).toString()));
      for (const { to } of reachOf(state, 0))
        if (nameOf(to) !== 'table') expect(known).toContain(nameOf(to).toString());
    }
  });
});

describe('around a place', () => {
  const roofed = () => look(position({ stones: { 'red-2a': up(0, 0, 1, 2), 'blue-2a': alongX(0, 1, 0, 3) } }));

  test('[place.4] which cells of it are carried', () => {
    const places = [cells([1, 0, 1], [2, 0, 1]), cells([1, 1, 1], [1, 1, 2]), cells([4, 4, 0]), cells([4, 4, 1])];
    expect(carriedCells(roofed(), places)).toEqual([cells([1, 0, 1]), cells([1, 1, 1]), cells([4, 4, 0]), []]);
  });

  test('[place.4] only the lowest of a column counts', () => {
    const around = [cells([0, 1, 1], [0, 1, 2], [0, 0, 2])];
    expect(carriedCells(look(position({ stones: { 'red-1a': [[0, 0, 1]] } })), around)).toEqual([
      cells([0, 1, 1], [0, 0, 2]),
    ]);
  });

  test('[place.6] what is above it, the nearest in each column', () => {
    expect(cellsAbove(roofed(), cells([1, 0, 1], [1, 1, 1]))).toEqual(cells([1, 0, 3]));
    expect(cellsAbove(roofed(), cells([0, 1, 1]))).toEqual([]);
    const pawn = look(position({ pawns: { red: [0, 0, 1] } }));
    expect(cellsAbove(pawn, cells([0, 0, 0]))).toEqual(cells([0, 0, 1]));
  });

  test('[place.4] every legal place is carried', () => {
    for (const state of positions(6)) {
      if (state.phase !== 'build' || state.turn % 11 !== 0) continue;
      for (const carried of carriedCells(state, placesFor(state, stone('4b'))))
        expect(carried.length).toBeGreaterThan(0);
    }
  });
});

describe('walling in', () => {
  test('[place.7] walledInBy names every pawn that would be', () => {
    const state = look(position({ stones: NICHE, pawns: { green: [0, 0, 1], blue: [1, 1, 1] } }));
    expect(walledInBy(state, cells(...up(0, 1, 1, 2)))).toEqual([colour('green')]);
    expect(walledInBy(state, cells([0, 1, 1]))).toEqual([]);
    expect(walledInBy(state, cells(...up(0, 1, 1, 2), ...up(2, 1, 0, 3), ...up(1, 2, 0, 3)))).toEqual([
      colour('blue'),
      colour('green'),
    ]);
    expect(walledInBy(state, [])).toEqual([]);
    // It has left no trace.
    expect(walledInBy(state, cells(...up(0, 1, 1, 2)))).toEqual([colour('green')]);
    expect(
      whyNot(position({ stones: NICHE, pawns: { green: [0, 0, 1] }, dice: [6, 6] }), '1b', [0, 1, 1]),
    ).toBeUndefined();
  });

  test('[place.7] but none that could not go anywhere before', () => {
    const match = position({ stones: WELL, pawns: { red: [0, 0, 1], blue: [1, 0, 5] }, dice: [6, 6] });
    expect(walledInBy(look(match), cells([0, 0, 5]))).toEqual([]);
    // Beside another pawn, which keeps a step.
    expect(whyNot(match, '2a', [0, 0, 5], [0, 1, 5])).toBeUndefined();
  });
});

describe('the tower', () => {
  const state = () =>
    look(position({ stones: { 'blue-2a': up(0, 0, 1, 2), 'red-1b': [[1, 0, 1]] }, pawns: { red: [0, 0, 3] } }));

  test('[move.1] heights by colour', () => {
    expect(heights(state())).toEqual([3, 0, 0, 0]);
  });

  test('[space.1] blocksOf names all that stands, as it was built', () => {
    expect(blocksOf(state()).map(({ name }) => name)).toEqual(['base', 'blue-2a', 'red-1b']);
    expect(blocksOf(state())[1]?.cells).toEqual(up(0, 0, 1, 2));
  });

  test('[space.1] towerHeight counts layers', () => {
    expect(towerHeight(turmbauer.start({ players: 2, hand: 'natural' }))).toBe(1);
    expect(towerHeight(state())).toBe(3);
  });

  test('[move.4] whose colour a field has', () => {
    const tower = towerOf(look(position({ stones: { 'blue-1a': [[0, 0, 1]], 'red-1b': [[1, 0, 1]] } })));
    const owner = (field: Triple) => ownerOf(tower, at(cells(field), 0));
    expect([owner([0, 0, 2]), owner([1, 0, 2]), owner([0, 1, 1]), owner([5, 5, 0])]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ]);
    expect(new Ground(tower).tower).toBe(tower);
    expect(formatPiece(12)).toBe('blue-1a');
  });
});

describe('what is worth counting', () => {
  /** Plays on, watched. */
  function watched(match: TurmbauerMatch, ...entries: readonly Entered[]) {
    const watch = turmbauer.watch();
    for (const entry of entries) {
      watch.entry(look(match), entry);
      play(match, entry);
    }
    return watch.figures(look(match));
  }

  test('[fall.2] [fall.3] failures, falls and rings', () => {
    const stones = { 'red-2a': up(0, 0, 1, 2), 'blue-3a': up(1, 1, 1, 3), 'green-2a': up(0, 1, 1, 2) };
    const match = position({ stones, rings: { red: 1 }, turn: 'black', dice: [1, 2] });
    const long = build(3, '4a', up(1, 0, 1, 4), 'any-stone');
    const figures = watched(
      match,
      long,
      settle('black-4a'),
      long,
      settle('red-2a', 'blue-3a'),
      long,
      settle('red-2a'),
      stay(3),
    );
    expect(figures).toEqual({
      match: {
        'tower-height': 4,
        'stones-built': 3,
        collapsed: 0,
        'stones-fallen': 4,
        'third-failures': 1,
        'any-stone-rings': 1,
        'trespass-rings': 0,
        'leap-rings': 0,
      },
      // All have put their 2b away before, and black its 4a now.
      seats: { failures: [0, 0, 0, 3], 'unused-parts': [2, 2, 2, 6], 'rings-used': [1, 0, 0, 1] },
    });
  });

  test('[fall.3] two failures are no third', () => {
    const stone2a = build(0, '2a', up(1, 0, 1, 2));
    const figures = watched(
      position({ dice: [1, 2] }),
      stone2a,
      settle('red-2a'),
      stone2a,
      settle('red-2a'),
      stone2a,
      settle(),
    );
    expect(figures.match).toMatchObject({ 'third-failures': 0, 'stones-fallen': 2, 'stones-built': 1 });
    expect(figures.seats).toMatchObject({ failures: [2, 0, 0, 0] });
  });

  test('[ring.3] [ring.4] each ring by itself', () => {
    const stones = { 'blue-1a': [[0, 0, 1]], 'red-2a': up(1, 0, 1, 2) } as const;
    const counted = (ring?: 'leap' | 'trespass') =>
      watched(position({ stones }), move(0, ring === undefined ? [1, 1, 1] : [1, 0, 3], ring));
    expect(counted('leap').match).toMatchObject({ 'leap-rings': 1, 'trespass-rings': 0, 'any-stone-rings': 0 });
    expect(counted('trespass').match).toMatchObject({ 'leap-rings': 0, 'trespass-rings': 1 });
    expect(counted().match).toMatchObject({ 'leap-rings': 0, 'trespass-rings': 0 });
  });

  test('[end.2] [fall.4] with two players by seat; and a collapse', () => {
    const stones = { 'red-2a': up(2, 0, 0, 1), 'blue-2a': up(0, 2, 0, 1), 'green-2a': up(0, -1, 0, 1) };
    const match = position({ players: 2, stones, rings: { red: 1, green: 0, blue: 1 }, turn: 'black', dice: [2, 2] });
    const figures = watched(match, build(1, '2a', up(1, 1, 1, 2)), settle('red-2a', 'blue-2a', 'green-2a'));
    expect(figures.match).toMatchObject({ collapsed: 1, 'stones-fallen': 3, 'stones-built': 4 });
    expect(figures.seats).toEqual({ failures: [0, 1], 'unused-parts': [4, 4], 'rings-used': [3, 1] });
  });
});
