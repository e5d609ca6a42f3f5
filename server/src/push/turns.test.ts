/** Who is told of their turn, and when: without any network. */
import type { ClockSetting, StoredSummary } from '@belfry/table';
import { FakeClock, idle } from '@belfry/table/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryPushes } from '../../testing/memory-pushes.js';
import type { Subscription } from './kept.js';
import type { Message } from './sender.js';
import { Turns } from './turns.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 17);

let clock: FakeClock;
let store: MemoryPushes;
let here: Set<string>;
let tables: Map<string, StoredSummary>;
let clocks: Map<string, ClockSetting>;
/** Whom, and with which title. */
let sent: string[];
let turns: Turns;
let failures: unknown[];

/** As after a restart: what is kept is still there. */
const reopened = (): Turns =>
  new Turns({
    tables: {
      summary: async id => tables.get(id),
      list: async () => ({ tables: [...tables.values()], total: tables.size, next: undefined }),
      pending: async () => [...tables.values()].map(({ id, deadline, changed }) => ({ id, deadline, changed })),
    },
    clockOf: async (_, id) => clocks.get(id),
    isHere: person => here.has(person),
    store,
    sender: {
      push: ({ endpoint }: Subscription, { text }: Message) => {
        sent.push(`${endpoint}: ${JSON.parse(text).title}`);
      },
    },
    clock,
    failed: error => void failures.push(error),
  });

beforeEach(async () => {
  clock = new FakeClock(NOW);
  store = new MemoryPushes();
  here = new Set();
  tables = new Map();
  clocks = new Map();
  sent = [];
  failures = [];
  turns = reopened();
  await subscribe('ben', 'phone');
});

async function subscribe(person: string, endpoint: string): Promise<void> {
  await store.add({ person, endpoint, p256dh: '', auth: '', language: 'en', made: clock.now() }, 10);
}

/** Ben is on turn at a table with Ada, and has two days, unless something else is said. */
function table(more: object = {}, setting: ClockSetting = { type: 'days', days: 2 }): void {
  const summary = {
    id: 't',
    game: 'sample',
    phase: 'running',
    turn: 1,
    count: 5,
    deadline: clock.now() + 2 * DAY,
    seats: [
      { name: 'Ada', person: 'ada' },
      { name: 'Ben', person: 'ben' },
    ],
    ...more,
  } as unknown as StoredSummary;
  tables.set(summary.id, summary);
  clocks.set(summary.id, setting);
  turns.changed(summary.id);
}

/** Time passes, and all is looked at that is to be. */
async function pass(milliseconds: number): Promise<void> {
  await clock.advance(milliseconds);
  await turns.rest();
  await idle();
}

const TOLD = 'phone: It is your turn, Ben.';
const REMINDED = 'phone: It is still your turn, Ben.';

describe('who is away and has days to think', () => {
  test('is told when it becomes their turn, on all their devices, and once more when three hours are left', async () => {
    await subscribe('ben', 'laptop');
    table();
    expect(sent).toEqual([]);
    await pass(5000);
    expect(sent.toSorted()).toEqual(['laptop: It is your turn, Ben.', TOLD]);
    await pass(45 * HOUR - MINUTE - 5001);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect(sent.slice(2).toSorted()).toEqual(['laptop: It is still your turn, Ben.', REMINDED]);
    await pass(3 * HOUR);
    expect(sent).toHaveLength(4);
    expect(failures).toEqual([]);
  });

  test('is told once for each turn, whatever else happens at the table', async () => {
    table();
    await pass(5000);
    for (let each = 0; each < 3; each++) {
      turns.changed('t');
      await pass(5000);
    }
    expect(sent).toEqual([TOLD]);
    table({ turn: 0, count: 6 });
    await pass(5000);
    table({ turn: 1, count: 7 });
    await pass(5000);
    expect(sent).toEqual([TOLD, TOLD]);
  });

  test('is told once also if the server starts again, and is still reminded', async () => {
    table();
    await pass(5000);
    turns.close();
    turns = reopened();
    await turns.resume();
    await pass(60_000);
    expect(sent).toEqual([TOLD]);
    await pass(45 * HOUR);
    expect(sent).toEqual([TOLD, REMINDED]);
    turns.close();
    turns = reopened();
    await turns.resume();
    await pass(3 * HOUR);
    expect(sent).toEqual([TOLD, REMINDED]);
  });

  test('is told after a start of what was not told before it, when people had time to come back', async () => {
    table();
    turns.close();
    await pass(5000);
    expect(sent).toEqual([]);
    turns = reopened();
    await turns.resume();
    await pass(59_999);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([TOLD]);
  });

  test('is reminded later if their time is longer now', async () => {
    table();
    await pass(5000);
    table({ deadline: NOW + 9 * DAY });
    await pass(5000);
    await pass(3 * DAY);
    expect(sent).toEqual([TOLD]);
    await pass(6 * DAY - 3 * HOUR);
    expect(sent).toEqual([TOLD, REMINDED]);
  });

  test('is reminded again if their time became longer after they were', async () => {
    table();
    await pass(5000);
    await pass(46 * HOUR);
    expect(sent).toEqual([TOLD, REMINDED]);
    table({ deadline: NOW + 9 * DAY });
    await pass(5000);
    expect(sent).toEqual([TOLD, REMINDED]);
    await pass(7 * DAY);
    expect(sent).toEqual([TOLD, REMINDED, REMINDED]);
    turns.changed('t');
    await pass(5000);
    expect(sent).toHaveLength(3);
  });

  test('of two who serve the same tables, one tells', async () => {
    table();
    const other = reopened();
    other.changed('t');
    await pass(5000);
    await other.rest();
    expect(sent).toEqual([TOLD]);
  });
});

describe('nobody is told', () => {
  test('who is here, nor later of a turn that came while they were', async () => {
    here.add('ben');
    table();
    await pass(5000);
    here.delete('ben');
    turns.changed('t');
    await pass(5000);
    expect(sent).toEqual([]);
    await pass(2 * DAY);
    expect(sent).toEqual([REMINDED]);
  });

  test('who is here when little time is left', async () => {
    table();
    await pass(5000);
    here.add('ben');
    await pass(2 * DAY);
    expect(sent).toEqual([TOLD]);
  });

  test.each<[string, object, ClockSetting?]>([
    ['who has not subscribed', { turn: 0 }],
    ['for whom a bot plays', { seats: [{}, { name: 'Ben', person: 'ben', bot: 'greedy' }] }],
    ['where a bot is on turn', { seats: [{}, { name: 'Ben', bot: 'greedy' }] }],
    ['before the match', { phase: 'room', turn: undefined }],
    ['after it', { phase: 'over', turn: undefined, deadline: undefined }],
    ['where time is short', {}, { type: 'move', seconds: 60, reserve: 0 }],
    ['where there is no clock', { deadline: undefined }, { type: 'none' }],
  ])('%s', async (_, more, setting) => {
    table(more, setting);
    await pass(5000);
    await pass(3 * DAY);
    expect(sent).toEqual([]);
    expect(clock.alarms).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('who acts before it is looked', async () => {
    table();
    await clock.advance(4000);
    table({ turn: 0, count: 6 });
    await pass(5000);
    expect(sent).toEqual([]);
  });

  test('of what was there when they subscribed, but they are reminded of it', async () => {
    await store.remove('ben', 'phone');
    table();
    await pass(5000);
    await subscribe('ben', 'phone');
    await turns.subscribed('ben');
    turns.changed('t');
    await pass(5000);
    expect(sent).toEqual([]);
    await pass(2 * DAY);
    expect(sent).toEqual([REMINDED]);
  });

  test('when all is closed', async () => {
    table();
    await pass(5000);
    table({ id: 'u' });
    turns.close();
    turns.changed('t');
    await pass(3 * DAY);
    expect(sent).toEqual([TOLD]);
    expect(clock.alarms).toEqual([]);
  });
});

test('of a table that is over, or gone, nothing is remembered', async () => {
  table();
  table({ id: 'u' });
  await pass(5000);
  expect([...store.turns.keys()]).toEqual(['t', 'u']);
  table({ phase: 'over', turn: undefined });
  tables.delete('u');
  turns.changed('u');
  await pass(5000);
  expect(store.turns.size).toBe(0);
});

test('what goes wrong at one table is told, and the others go on', async () => {
  table();
  table({ id: 'u' });
  clocks.set(
    't',
    new Proxy({} as ClockSetting, {
      get: () => {
        throw new Error('broken');
      },
    }),
  );
  await pass(5000);
  expect(failures).toHaveLength(1);
  expect(sent).toEqual([TOLD]);
});
