import { expect, test } from 'vitest';
import { append, newPad, type PadSheet, replace } from './pad.js';
import { foldSkyscraper, type SkyscraperEntry } from './skyscraper.js';
import { standingOf } from './standing.js';

const match = (winners: readonly number[], floors?: readonly number[]): SkyscraperEntry => ({
  type: 'match',
  winners,
  at: 0,
  ...(floors && { floors }),
});

test('an evening of Skyscraper: matches won, floors if noted', () => {
  const log = [match([0]), match([1], [3, 5, 1]), match([1, 2])].reduce(append<SkyscraperEntry>, []);
  expect(foldSkyscraper(3, log)).toEqual({ wins: [1, 2, 1], floors: [3, 5, 1], hasFloors: true, leaders: [1] });
  const corrected = replace(log, 3, match([0]));
  expect(foldSkyscraper(3, corrected)).toMatchObject({ wins: [2, 1, 0], leaders: [0] });
  expect(foldSkyscraper(3, [])).toMatchObject({ leaders: [], hasFloors: false });
});

test('each game has its standing in one line', () => {
  const names = ['Ada', 'Bo'];
  const filled = (pad: PadSheet): PadSheet => {
    switch (pad.game) {
      case 'five-towers':
        return { ...pad, log: [{ id: 1, type: 'count', seat: 0, tower: 1, cards: 3, topped: true }] };
      case 'skyscraper':
        return { ...pad, log: [{ id: 1, ...match([1]) }] };
      case 'turmbauer':
        return { ...pad, log: [{ id: 1, type: 'height', colour: 3, height: 4 }] };
    }
  };
  const standings = (['five-towers', 'skyscraper', 'turmbauer'] as const).map(game =>
    standingOf(filled(newPad({ id: game, game, names, now: 0 }))),
  );
  expect(standings).toEqual([
    { scores: [9, 0], leaders: [0] },
    { scores: [0, 1], leaders: [1] },
    { scores: [0, 4], leaders: [1] },
  ]);
});
