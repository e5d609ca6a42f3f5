import { expect, test } from 'vitest';
import { statsCsv, statsFile } from './export.js';
import { against } from './model/testing.js';

const WORDS = {
  date: 'Date',
  game: 'Game',
  players: 'Players',
  opponents: 'Opponents',
  score: 'Score',
  won: 'Won',
  yes: 'yes',
  no: 'no',
};

const started = Date.UTC(2026, 10, 16, 10);
const ended = new Date(2026, 10, 16, 14, 5).getTime();
const won = { ...against('won', 31, 'greedy', 'random'), id: 'w', started, ended };
const together = { ...against('lost', 12, 'greedy'), id: 't', started, ended, seat: undefined };

test('the JSON file has every match and every game', () => {
  const ends = new Map([['w', { type: 'read', measures: { figures: { roofs: 2 }, kinds: { sand: 3 } } }]] as const);
  expect(statsFile([won, together], ends, { now: started, since: undefined })).toEqual({
    format: 'belfry-stats/1',
    made: '2026-11-16T10:00:00.000Z',
    since: null,
    matches: [
      {
        id: 'w',
        game: 'five-towers',
        started: '2026-11-16T10:00:00.000Z',
        ended: new Date(ended).toISOString(),
        players: [
          { type: 'you', name: 'Ada', score: 31 },
          { type: 'bot', name: 'Gloriosa', policy: 'greedy', score: 20 },
          { type: 'bot', name: 'Gloriosa', policy: 'random', score: 20 },
        ],
        winners: [0],
        seat: 0,
        won: true,
        figures: { roofs: 2 },
      },
      expect.objectContaining({ id: 't', seat: null, won: null, figures: null }),
    ],
    games: [
      {
        game: 'five-towers',
        matches: 2,
        together: 1,
        wins: 1,
        streaks: { longest: 1, current: 1 },
        meanScore: 31,
        bestScore: 31,
        opponents: [
          { policy: 'greedy', matches: 1, wins: 1 },
          { policy: 'random', matches: 1, wins: 1 },
        ],
      },
    ],
  });
});

test('it says from when on matches count', () => {
  expect(statsFile([], new Map(), { now: started, since: started }).since).toBe('2026-11-16T10:00:00.000Z');
});

test('the CSV file has a row for each match', () => {
  expect(statsCsv([won, together], WORDS, () => '5 Towers')).toBe(
    [
      '\uFEFFDate,Game,Players,Opponents,Score,Won',
      '2026-11-16 14:05,5 Towers,3,"Gloriosa, Gloriosa",31,yes',
      '2026-11-16 14:05,5 Towers,2,,,',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['-1+2', "'-1+2"],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
])('a name can neither calculate nor break a row: %s', (name, written) => {
  const match = { ...against('lost', -3, 'greedy'), ended };
  const seats = [match.seats[0] ?? { type: 'you', name: 'Ada' }, { type: 'bot', name, policy: 'greedy' }] as const;
  expect(statsCsv([{ ...match, seats }], WORDS, id => id)).toContain(`five-towers,2,${written},-3,no\r\n`);
});
