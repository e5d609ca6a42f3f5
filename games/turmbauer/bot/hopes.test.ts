import { at, listChoices, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Build, heightOf, heights, reachOf, type State, turmbauer, turmbauerWith } from '../rules/index.js';
import { colour, type Position, position, type Stones } from '../testing/scenario.js';
import { fickle } from '../testing/worlds.js';
import { atAGlance } from './glance.js';
import { hopesOf } from './hopes.js';

/** Late positions of matches by chance. */
function* latePositions(): Generator<State> {
  const game = turmbauerWith(fickle);
  for (const players of [2, 3]) {
    const random = new SeededRandom(8, players);
    const state = game.start({ players, hand: 'natural' });
    for (let due = game.due(state); due.type !== 'over'; due = game.due(state)) {
      if (due.type === 'chance') game.applyChance(state, game.fate(state, random));
      else {
        const legal = game.legal(state);
        game.applyAction(state, legal.at(random.below(legal.count)));
      }
      if (state.phase === 'roll' && state.turn % 7 === 0) yield state;
    }
  }
}

describe('hopes', () => {
  test('are as high as the rules let a pawn climb, without a ring and with each', () => {
    for (const state of latePositions())
      for (const [own, { plain, leap, trespass }] of hopesOf(state).entries()) {
        const highest = (ring?: 'leap' | 'trespass') =>
          reachOf(state, own, ring === undefined ? [] : [ring]).reduce(
            (most, { to }) => Math.max(most, heightOf(to)),
            at(heights(state), own),
          );
        expect([plain, leap, trespass]).toEqual([highest(), highest('leap'), highest('trespass')]);
      }
  });

  const stones: Stones = { 'red-1a': [[0, 0, 1]] };
  const redHope = (wanted: Position) => at(hopesOf(position(wanted).see(0)), colour('red'));

  test('reckon with the dice: one stone of six parts comes up in 16 of 36 rolls', () => {
    const base: Position = { stones, pawns: { red: [1, 0, 1] } };
    expect(redHope({ ...base, supply: { red: '6a' } })).toMatchObject({ plain: 2, next: 2 + 16 / 36 });
    // On a stone of one part it could not climb.
    expect(redHope({ ...base, supply: { red: '1b' } })).toMatchObject({ plain: 2, next: 2 });
  });
});

describe('at a glance', () => {
  const stones: Stones = { 'black-1a': [[0, 0, 1]] };
  const seen = position({ stones, pawns: { black: [1, 0, 1] }, dice: [1, 3] }).see(0);
  const builds = listChoices(turmbauer.legal(seen)).filter(
    (action): action is Build => action.type === 'build' && action.ring === undefined,
  );

  /** How high this colour can climb after a build. */
  const highestAfter = (name: 'red' | 'black', build: Build): number => {
    const state = turmbauer.copy(seen);
    turmbauer.applyAction(state, build);
    turmbauer.applyChance(state, { chance: 'settle', fell: [] });
    const own = colour(name);
    return reachOf(state, own, []).reduce((most, { to }) => Math.max(most, heightOf(to)), at(heights(state), own));
  };

  test('the build comes first after which the own pawn climbs highest', () => {
    const most = Math.max(...builds.map(build => highestAfter('red', build)));
    const [first] = atAGlance(seen, builds, { others: 0, ring: 2 });
    const ways = builds.filter(build => highestAfter('red', build) === most);
    expect(ways.length).toBeLessThan(builds.length);
    expect(ways).toContainEqual(first);
  });

  test('of such builds one after which others climb less, for those who look at others', () => {
    const best = atAGlance(seen, builds, { others: 1, ring: 2 });
    const kind = atAGlance(seen, builds, { others: 0, ring: 2 });
    const black = (list: readonly Build[]): number => highestAfter('black', at(list, 0));
    expect(black(best)).toBeLessThan(black(kind));
  });

  test('what there is no time for comes last, as it was listed', () => {
    let looks = 0;
    const limits = { isOver: () => ++looks > 3 };
    const found = atAGlance(seen, builds, { others: 1, ring: 2 }, limits);
    expect(found.slice(3)).toEqual(builds.slice(3));
    expect(found.slice(0, 3)).toEqual(atAGlance(seen, builds.slice(0, 3), { others: 1, ring: 2 }));
  });
});
