import { at, listChoices, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { fickle } from '../testing/worlds.js';
import { MOVE_RINGS, type MoveRing } from './actions.js';
import { turmbauerWith } from './game.js';
import { reachOf } from './legal.js';
import { Lookout, routeOf } from './lookout.js';
import { heightOf } from './space.js';
import { type Built, colourOnTurn, type State } from './state.js';
import { type Colour, pieceOf } from './stones.js';

/** The same by `reachOf`, the obvious way. */
function highest(state: State, colour: Colour, ring: MoveRing | 'none'): number {
  const reach = reachOf(state, colour, ring === 'none' ? [] : [ring]);
  return Math.max(heightOf(at(state.pawns, colour)), ...reach.map(({ to }) => heightOf(to)));
}

const RINGS = ['none', ...MOVE_RINGS] as const;

describe('a lookout', () => {
  test.each([2, 3, 4])('knows how high pawns can climb, with a stone more and without it, among %i', players => {
    const random = new SeededRandom(players);
    const game = turmbauerWith(fickle);
    for (let match = 0; match < 6; match++) {
      const state = game.start({ players, hand: 'natural' });
      do {
        if (state.phase !== 'build' || random.below(4) !== 0) continue;
        const builds = listChoices(game.legal(state)).filter(action => action.type === 'build');
        const tried = builds.filter(() => random.below(builds.length) < 12);
        const lookout = new Lookout(
          state,
          [...state.pawns.keys()].flatMap(colour => RINGS.map(ring => routeOf(colour, ring))),
        );
        const heights = tried.map(({ stone, cells }) => {
          const built: Built = { piece: pieceOf(colourOnTurn(state), stone), cells };
          const into: number[] = [];
          lookout.heightsWith(built, into);
          return { built, into };
        });
        for (const ring of RINGS)
          for (const colour of state.pawns.keys()) {
            expect(lookout.heightOf(colour, ring)).toBe(highest(state, colour, ring));
            for (const { built, into } of heights)
              expect(into[routeOf(colour, ring)]).toBe(
                highest({ ...state, tower: [...state.tower, built] }, colour, ring),
              );
          }
      } while (stepAtRandom(game, state, random));
    }
  });
});
