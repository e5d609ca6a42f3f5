import { append, type Log } from '@belfry/ui/pad';
import { describe, expect, test } from 'vitest';
import { foldTurmbauer, noteDown, stonesOfSize, type TurmbauerEntry, withOneMore } from './fold.js';

type Noted = Partial<Record<'height' | 'unused' | 'rings', number>>;

const stonesOf = (...sizes: readonly number[]): number => sizes.reduce((stones, size) => withOneMore(stones, size), 0);

/** A log that notes these things of each colour. */
const noted = (...colours: readonly Noted[]): Log<TurmbauerEntry> =>
  colours.reduce<Log<TurmbauerEntry>>((log, { height = 0, unused = 0, rings = 2 }, colour) => {
    const entries: readonly TurmbauerEntry[] = [
      { type: 'height', colour, height },
      { type: 'unused', colour, stones: unused },
      { type: 'rings', colour, rings },
    ];
    return entries.reduce((longer, entry) => append(longer, entry), log);
  }, []);

const collapse = (log: Log<TurmbauerEntry>, seat: number | null) =>
  append<TurmbauerEntry>(log, { type: 'collapse', seat });

describe('three players', () => {
  test('the highest pawn wins', () => {
    const sheet = foldTurmbauer(3, noted({ height: 5, unused: stonesOf(6) }, { height: 4 }, { height: 3 }));
    expect(sheet).toMatchObject({ winners: [0], decidedBy: 'height' });
  });

  test('of equal heights fewer unused parts win', () => {
    const log = noted({ height: 5, unused: stonesOf(6) }, { height: 5, unused: stonesOf(2, 3), rings: 0 }, {});
    expect(foldTurmbauer(3, log)).toMatchObject({ winners: [1], decidedBy: 'parts' });
  });

  test('then more rings', () => {
    const log = noted({ height: 5, rings: 1 }, { height: 5, rings: 2 }, { height: 4, rings: 2 });
    expect(foldTurmbauer(3, log)).toMatchObject({ winners: [1], decidedBy: 'rings' });
  });

  test('then they share', () => {
    const log = noted({ height: 5 }, { height: 5 }, { height: 5, rings: 0 });
    expect(foldTurmbauer(3, log)).toMatchObject({ winners: [0, 1], decidedBy: 'shared' });
  });

  test('who brings the tower down has lost, however high', () => {
    const log = collapse(noted({ height: 9 }, { height: 5 }, { height: 4 }), 0);
    expect(foldTurmbauer(3, log)).toMatchObject({ winners: [1], decidedBy: 'height', collapsedBy: 0 });
    expect(foldTurmbauer(3, collapse(log, null))).toMatchObject({ winners: [0], collapsedBy: undefined });
  });

  test('after a collapse the others are told apart by parts, too', () => {
    const log = collapse(
      noted({ height: 9 }, { height: 5, unused: stonesOf(4) }, { height: 5, unused: stonesOf(3) }),
      0,
    );
    expect(foldTurmbauer(3, log)).toMatchObject({ winners: [2], decidedBy: 'parts' });
  });
});

describe('two players', () => {
  test('both pawns are added up', () => {
    const sheet = foldTurmbauer(2, noted({ height: 5 }, { height: 8 }, { height: 6 }, { height: 2 }));
    expect(sheet.seats.map(({ height }) => height)).toEqual([11, 10]);
    expect(sheet).toMatchObject({ winners: [0], decidedBy: 'height' });
  });

  test('so are parts and rings', () => {
    const parts = noted({ height: 5, unused: stonesOf(2) }, { height: 5, unused: stonesOf(1) }, {}, {});
    expect(foldTurmbauer(2, parts)).toMatchObject({ winners: [1], decidedBy: 'parts' });
    const rings = noted({ rings: 2 }, { rings: 1 }, { rings: 1 }, { rings: 1 });
    expect(foldTurmbauer(2, rings)).toMatchObject({ winners: [0], decidedBy: 'rings' });
  });

  test('after a collapse the other one wins', () => {
    const log = collapse(noted({ height: 5 }, { height: 1 }, { height: 5 }, {}), 0);
    expect(foldTurmbauer(2, log)).toMatchObject({ winners: [1], decidedBy: 'last-standing' });
  });
});

test('an empty pad has no winner', () => {
  expect(foldTurmbauer(4, []).winners).toEqual([]);
});

test('stones are taken by size: none, one, both, none', () => {
  const one = withOneMore(0, 4);
  const both = withOneMore(one, 4);
  expect([one, both, withOneMore(both, 4)].map(stones => stonesOfSize(stones, 4))).toEqual([1, 2, 0]);
});

test('the same thing noted twice in a row is one entry', () => {
  const log = noteDown(noteDown([], { type: 'height', colour: 1, height: 3 }), {
    type: 'height',
    colour: 1,
    height: 4,
  });
  expect(log).toEqual([{ id: 1, type: 'height', colour: 1, height: 4 }]);
  expect(noteDown(log, { type: 'height', colour: 2, height: 4 })).toHaveLength(2);
});
