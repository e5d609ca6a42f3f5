import { MOST_MOMENTS, type TableHost } from '@belfry/table';
import { expect, test } from 'vitest';
import { Moments } from './moments.js';

/** A host whose moments are their own numbers. */
function counting(count: number) {
  const asked: number[] = [];
  const moments: TableHost['moments'] = async (_, __, from, to) => {
    asked.push(from);
    return Array.from({ length: Math.min(to, count) - from + 1 }, (___, index) => from + index);
  };
  return { asked, host: { moments } as TableHost };
}

test('moments come by the window, each window once', async () => {
  const { asked, host } = counting(100);
  const moments = new Moments(host, 't', 'open');
  expect(await moments.at(3)).toBe(3);
  expect(await moments.at(60)).toBe(60);
  expect(await moments.at(99)).toBe(99);
  expect(asked).toEqual([0, MOST_MOMENTS]);
  expect(await moments.at(101)).toBeUndefined();
});

test('of a match without end only a part is kept', async () => {
  const { asked, host } = counting(5000);
  const moments = new Moments(host, 't', 0);
  let seen = 0;
  for await (const states of moments.all(5000)) seen += states.length;
  expect(seen).toBe(5001);
  const before = asked.length;
  await moments.at(4990);
  expect(asked).toHaveLength(before);
  await moments.at(0);
  expect(asked).toHaveLength(before + 1);
});
