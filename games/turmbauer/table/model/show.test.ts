import { at, type Json } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { heightOf } from '../../rules/index.js';
import {
  alongX,
  begin,
  build,
  type Entered,
  holds,
  look,
  move,
  play,
  roll,
  settle,
  stay,
  type TurmbauerMatch,
} from '../../testing/scenario.js';
import {
  type Beat,
  collapseOf,
  failureOf,
  isTrue,
  type News,
  type Show,
  showOf,
  withNews,
  withoutFirst,
} from './show.js';

const newsOf = (match: TurmbauerMatch, draws?: Readonly<Record<number, Json>>): News => ({
  view: look(match),
  log: match.seeLog('spectator'),
  draws,
});
const types = ({ queue }: Show): string[] => queue.map(({ type }) => type);

/** A match whose beginning is known, and the show of what came then. */
function shown(
  known: (match: TurmbauerMatch) => void,
  then: (match: TurmbauerMatch) => void,
  draws?: Record<number, Json>,
) {
  const match = begin();
  known(match);
  const show = showOf(newsOf(match));
  then(match);
  return withNews(show, newsOf(match, draws));
}

const first = (match: TurmbauerMatch): void => void play(match, roll(2, 1));
const built = build(0, '2a', alongX(0, 1, 0, 1));

describe('what happened', () => {
  test('is shown in order: the build, then the settling', () => {
    const show = shown(first, match => void play(match, built, holds));
    expect(types(show)).toEqual(['build', 'settle']);
    expect(types(withoutFirst(show))).toEqual(['settle']);
  });

  test('each beat begins where the one before ended', () => {
    const { queue, news } = shown(first, match => void play(match, built, holds, move(0, [0, 0, 2]), roll(1, 1)));
    expect(queue.map(({ type }) => type)).toEqual(['build', 'settle', 'move', 'roll']);
    for (const [index, beat] of queue.entries()) if (index > 0) expect(beat.before).toBe(at(queue, index - 1).after);
    expect(queue.at(-1)?.after).toEqual(news.view);
  });

  test('a pawn goes cell by cell, over the table too', () => {
    const { queue } = shown(first, match => void play(match, built, holds, move(0, [0, 1, 1])));
    const walk = queue.find((beat): beat is Extract<Beat, { type: 'move' }> => beat.type === 'move');
    expect(walk?.path.map(heightOf)).toEqual([0, 1]);
  });

  test('a fall leaves the position before the build, with the failure counted', () => {
    const show = shown(first, match => void play(match, built, settle('red-2a')), { 2: { x: 0.1, y: 0 } });
    const fall = show.queue[1];
    expect(fall?.type === 'settle' && fall.draw).toEqual({ x: 0.1, y: 0 });
    expect(fall?.before.tower).toHaveLength(1);
    expect(fall?.after.tower).toHaveLength(0);
    expect(failureOf(show.news.view, show.news.log)).toMatchObject({ failures: 1 });
  });

  test('more is added behind what is still being shown', () => {
    const match = begin();
    play(match, roll(2, 1));
    const start = showOf(newsOf(match));
    play(match, built, holds);
    const one = withNews(start, newsOf(match));
    play(match, stay(0));
    expect(types(withNews(one, newsOf(match)))).toEqual(['build', 'settle', 'rest']);
  });

  test('the same news again change nothing', () => {
    const match = begin();
    play(match, roll(2, 1));
    const show = withNews(showOf(newsOf(match)), newsOf(match));
    expect(show.queue).toEqual([]);
  });

  test('whoever is far behind, or goes back, sees the end at once', () => {
    const far = shown(
      first,
      match => void play(match, built, holds, stay(0), roll(1, 1), build(1, '1b', [[0, 1, 1]]), holds, stay(1)),
    );
    expect(far.queue).toEqual([]);
    const match = begin();
    play(match, roll(2, 1), built, holds);
    const later = showOf(newsOf(match));
    const before = begin();
    play(before, roll(2, 1));
    expect(withNews(later, newsOf(before)).queue).toEqual([]);
  });

  test('another turn of events, after something was taken back, is shown at once', () => {
    const match = begin();
    play(match, roll(2, 1), built, holds);
    const show = showOf(newsOf(match));
    const other = begin();
    play(
      other,
      roll(2, 1),
      build(0, '2a', [
        [0, 0, 1],
        [0, 0, 2],
      ]),
      holds,
      stay(0),
    );
    expect(withNews(show, newsOf(other)).queue).toEqual([]);
  });
});

describe('a failure', () => {
  const told = (...entries: readonly Entered[]) => {
    const match = play(begin(), roll(2, 1), ...entries);
    return failureOf(look(match), match.seeLog('spectator'));
  };
  const tries = [built, settle('red-2a')];

  test('is told until the stone holds', () => {
    expect(told(...tries)).toMatchObject({ failures: 1, isLast: false });
    expect(told(...tries, ...tries)).toMatchObject({ failures: 2, isLast: false });
    expect(told(...tries, build(0, '1a', [[0, 0, 1]]), holds)).toBeUndefined();
  });

  test('is the last if it is the third', () => {
    expect(told(...tries, ...tries, ...tries)).toMatchObject({ failures: 3, isLast: true });
  });
});

describe('a collapse', () => {
  /** Three stones stand. */
  const standing = (match: TurmbauerMatch): void =>
    void play(
      match,
      roll(2, 1),
      built,
      holds,
      stay(0),
      roll(1, 1),
      build(1, '1b', [[0, 1, 1]]),
      holds,
      stay(1),
      roll(1, 1),
      build(2, '1a', [[1, 1, 1]]),
      holds,
      stay(2),
    );

  test('is no beat of the show, but what comes after it', () => {
    const match = begin();
    play(match, roll(2, 1), built, holds, stay(0));
    play(match, roll(1, 1), build(1, '1b', [[0, 1, 1]]), holds, stay(1));
    play(match, roll(3, 1));
    const show = showOf(newsOf(match));
    play(match, build(2, '1a', [[1, 1, 1]]), settle('red-2a', 'blue-1b', 'green-1a'));
    expect(types(withNews(show, newsOf(match)))).toEqual(['build']);
  });

  test('can be shown again with what the hand did', () => {
    const match = begin();
    play(match, roll(2, 1), built, holds, stay(0));
    play(match, roll(1, 1), build(1, '1b', [[0, 1, 1]]), holds, stay(1));
    play(match, roll(3, 1), build(2, '1a', [[1, 1, 1]]), settle('red-2a', 'blue-1b', 'green-1a'));
    const news = newsOf(match, { 10: { x: 0.2, y: -0.1 } });
    const beat = collapseOf(news);
    expect(beat?.before.tower).toHaveLength(3);
    expect(beat?.draw).toEqual({ x: 0.2, y: -0.1 });
    expect(collapseOf(newsOf(match))?.draw).toBeUndefined();
    expect(isTrue(beat?.fell ?? [], ['green-1a', 'red-2a', 'blue-1b'])).toBe(true);
    expect(isTrue(beat?.fell ?? [], ['green-1a', 'red-2a'])).toBe(false);
  });

  test('is not made up where the tower stands', () => {
    const match = begin();
    standing(match);
    expect(collapseOf(newsOf(match))).toBeUndefined();
  });
});
