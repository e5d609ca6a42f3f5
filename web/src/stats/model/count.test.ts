import { expect, test } from 'vitest';
import { byGame, gameTallyOf, streaksOf, tallyOf, versusOf } from './count.js';
import { against } from './testing.js';

const W = () => against('won', 30, 'greedy');
const L = () => against('lost', 10, 'greedy');

test.each([
  ['nothing played', [], { longest: 0, current: 0 }],
  ['never won', [L(), L()], { longest: 0, current: 0 }],
  ['the longest may be over', [W(), W(), W(), L(), W()], { longest: 3, current: 1 }],
  ['or go on', [L(), W(), W()], { longest: 2, current: 2 }],
  ['the last match ends it', [W(), W(), L()], { longest: 2, current: 0 }],
])('streaks: %s', (_, matches, streaks) => {
  expect(streaksOf(matches)).toEqual(streaks);
  // In whatever order they come from the host.
  expect(streaksOf(matches.toReversed())).toEqual(streaks);
});

test('a match against several bots counts for each kind, once', () => {
  const matches = [
    against('won', 30, 'greedy', 'greedy'),
    against('lost', 10, 'greedy', 'random'),
    against('won', 25, 'random'),
    against('lost', 12, 'greedy'),
  ];
  expect(versusOf(matches)).toEqual([
    { policy: 'greedy', matches: 3, wins: 1 },
    { policy: 'random', matches: 2, wins: 1 },
  ]);
});

test('people are met under no policy', () => {
  const [match] = [against('won', 30, 'greedy')];
  const seats = [...match.seats.slice(0, 1), { type: 'person', name: 'Ben' } as const];
  expect(versusOf([{ ...match, seats }])).toEqual([{ policy: undefined, matches: 1, wins: 1 }]);
});

test('a shared victory is won', () => {
  expect(tallyOf([{ ...W(), winners: [0, 1] }]).wins).toBe(1);
});

test('matches played together on one device count as matches, and as nothing else', () => {
  const together = { ...W(), seat: undefined };
  expect(tallyOf([W(), together, L()])).toEqual({
    matches: 3,
    together: 1,
    own: 2,
    wins: 1,
    streaks: { longest: 1, current: 0 },
  });
  expect(gameTallyOf('five-towers', [together])).toMatchObject({ matches: 1, own: 0, versus: [], scores: undefined });
});

test('the mean and the most of all scores, below 0 too', () => {
  const scores = [-3, -8, 2].map(score => against('lost', score, 'greedy'));
  expect(gameTallyOf('five-towers', scores).scores).toEqual({ mean: -3, most: 2 });
  expect(gameTallyOf('five-towers', scores.slice(0, 2)).scores).toEqual({ mean: -5.5, most: -3 });
});

test('the game that was played most comes first', () => {
  const matches = [W(), { ...W(), game: 'skyscraper' }, { ...L(), game: 'skyscraper' }, { ...W(), game: 'turmbauer' }];
  expect(byGame(matches).map(([game, some]) => [game, some.length])).toEqual([
    ['skyscraper', 2],
    ['five-towers', 1],
    ['turmbauer', 1],
  ]);
});
