/** The cap of courses, drawn so tight that what was seen later often fits none of those that were kept. ADR 26. */
import { SeededRandom } from '@belfry/engine';
import { statesOf, viewersOf } from '@belfry/engine/testing';
import { expect, test } from 'vitest';
import { skyscraperWorlds } from '../../testing/worlds.js';
import { type State, skyscraper, unseenIn } from '../index.js';
import { type Course, coursesOf } from './courses.js';
import { imaginer } from './worlds.js';

/** With so many kept, if what was seen is remembered, and if it is not. */
const followed = (seen: State, most: number, history = seen.history): readonly Course[] =>
  coursesOf({ viewer: seen.viewer, players: seen.options.players, history, unseen: unseenIn(seen) }, most);

/** Is all that is left of the courses one in which nothing is remembered? */
const isForgotten = (seen: State, most: number): boolean =>
  seen.history.length > 1 && JSON.stringify(followed(seen, most)) === JSON.stringify(followed(seen, most, []));

test.each([1, 3])('[know.6] a world is imagined even where no course is left, with %i kept', most => {
  const players = 4;
  let forgotten = 0;
  for (let seed = 0; seed < 8; seed++) {
    let entry = 0;
    for (const state of statesOf(skyscraper, { players, floors: 5 }, seed))
      if (++entry % 13 === 0)
        for (const viewer of viewersOf(state.options)) {
          const seen = skyscraper.see(state, viewer);
          const courses = followed(seen, most);
          expect(courses.length).toBeGreaterThan(0);
          expect(courses.length).toBeLessThanOrEqual(most);
          const imagine = imaginer(seen, most);
          for (let draw = 0; draw < 3; draw++) {
            const world = imagine(new SeededRandom(seed, entry, draw));
            expect(skyscraperWorlds.isPossible(world)).toBe(true);
            expect(skyscraper.see(world, viewer)).toEqual(seen);
          }
          if (isForgotten(seen, most)) forgotten += 1;
        }
  }
  expect(forgotten).toBeGreaterThan(10);
});
