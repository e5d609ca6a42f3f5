import type { TableHost } from '@belfry/table';
import { expect, test } from 'vitest';
import { idsOf, madeTable, playedTable, testHost } from '../shell/testing.js';
import { importMatch } from './import-match.js';

const NAMES = ['Ada', 'Ben'];

async function recordOf(host: TableHost, id: string): Promise<{ readonly [field: string]: unknown }> {
  const record = await host.exportRecord(id);
  return record.ok ? Object(record.value) : {};
}

async function imported(host: TableHost, record: unknown) {
  const read = await importMatch(host, record);
  if (!read.ok) throw new Error('not read');
  return read.value;
}

const playedElsewhere = async () => {
  const host = testHost();
  return await recordOf(host, await playedTable(host, NAMES));
};

test('the same match read twice is there once', async () => {
  const record = await playedElsewhere();
  const host = testHost();
  const first = await imported(host, record);
  expect(first.isKnown).toBe(false);
  expect(await imported(host, record)).toEqual({ id: first.id, isKnown: true });
  expect(await idsOf(host)).toEqual([first.id]);
});

test('in another order it is the same', async () => {
  const record = await playedElsewhere();
  const host = testHost();
  const { id } = await imported(host, record);
  expect(await imported(host, Object.fromEntries(Object.entries(record).toReversed()))).toEqual({ id, isKnown: true });
});

test('two windows that read it at the same moment make one table', async () => {
  const record = await playedElsewhere();
  const host = testHost();
  const both = await Promise.all([imported(host, record), imported(host, record)]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  expect(await idsOf(host)).toHaveLength(1);
});

test('a match that was played here is found, too', async () => {
  const host = testHost();
  const id = await playedTable(host, NAMES);
  expect(await imported(host, await recordOf(host, id))).toEqual({ id, isKnown: true });
});

test('another match of the same people is another', async () => {
  const host = testHost();
  await playedTable(host, NAMES);
  expect((await imported(host, await playedElsewhere())).isKnown).toBe(false);
  expect(await idsOf(host)).toHaveLength(2);
});

test('a match that was removed can be read again, and again', async () => {
  const record = await playedElsewhere();
  const host = testHost();
  const ids = new Set<string>();
  for (let time = 0; time < 3; time++) {
    const { id, isKnown } = await imported(host, record);
    expect(isKnown).toBe(false);
    expect((await host.summary(id))?.phase).toBe('over');
    ids.add(id);
    await host.remove(id);
  }
  expect(ids.size).toBe(3);
});

test('what was changed is not taken for the match that is there', async () => {
  const host = testHost();
  const id = await playedTable(host, NAMES);
  const record = await recordOf(host, id);
  expect(await importMatch(host, { ...record, result: { winners: [] } })).toMatchObject({ ok: false });
  expect(await imported(host, { ...record, seats: ['Ada', 'Cy'] })).toMatchObject({ isKnown: false });
});

test('a match that still runs is not begun twice', async () => {
  const away = testHost();
  const seats = NAMES.map(name => ({ name, player: { type: 'human' } }));
  const record = await recordOf(away, await madeTable(away, { game: 'skyscraper', options: { players: 2 }, seats }));
  const host = testHost();
  const first = await imported(host, record);
  expect(await imported(host, record)).toEqual({ id: first.id, isKnown: true });
});
