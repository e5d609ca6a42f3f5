import { at, Match, SeededRandom, SPECTATOR } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { colourOf, coloursOfSeat, seatOf, standingsOf, turmbauerWith } from '../../rules/index.js';
import { begin, build, holds, look, move, play, roll, settle, stay, up } from '../../testing/scenario.js';
import { fickle } from '../../testing/worlds.js';
import { storyOf } from './story.js';

test('heights after each round, stones that hold, builds that fell', () => {
  const match = play(begin(), roll(2, 5), build(0, '2a', up(0, 0, 1, 2)), settle('red-2a'));
  play(match, build(0, '2a', up(0, 0, 1, 2)), holds, stay(0));
  play(match, roll(2, 3), build(1, '2a', up(1, 1, 1, 2)), holds, move(1, [0, 1, 1]));
  expect(storyOf(match.seeLog(SPECTATOR), 4)).toEqual([
    { heights: [0, 0], built: 1, fell: 1, rings: 0 },
    { heights: [0, 1], built: 1, fell: 0, rings: 0 },
    { heights: [0, 0], built: 0, fell: 0, rings: 0 },
    { heights: [0, 0], built: 0, fell: 0, rings: 0 },
  ]);
});

describe.each([2, 3, 4])('of a whole match of %i', players => {
  const random = new SeededRandom(players);
  const match = new Match(
    turmbauerWith(fickle),
    { players, hand: 'natural' },
    Array.from({ length: players }, (_, seat) => `${seat}`),
  );
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(random);
    else match.play({ seat: due.seat, action: match.legal().at(random.below(match.legal().count)) });
  }
  const state = look(match);
  const story = storyOf(match.seeLog(SPECTATOR), players);

  test('ends with what the match ends with', () => {
    expect(story.map(({ heights }) => heights.at(-1))).toEqual(standingsOf(state).map(({ height }) => height));
    expect(story.map(({ rings }) => rings)).toEqual(
      standingsOf(state).map(({ rings }, seat) => 2 * coloursOfSeat(state, seat).length - rings),
    );
  });

  test('tells of every stone that stands', () => {
    // The stone that brings a tower down lies in it, but did not hold.
    const standing = state.collapse === null ? state.tower : state.tower.slice(0, -1);
    const builders = standing.map(({ piece }) => seatOf(state, colourOf(piece)));
    expect(story.map(({ built }) => built)).toEqual(
      story.map((_, seat) => builders.filter(one => one === seat).length),
    );
    expect(story.every(({ heights }) => heights.length === at(story, 0).heights.length)).toBe(true);
  });
});
