/** The figures of houses: a real one, and one that is made up. */
import type { Json } from '@belfry/engine';
import { afterAll, afterEach, expect, test } from 'vitest';
import { housesWithGames, Lines } from '../testing/at-houses.js';
import { beginAt } from '../testing/beginning.js';
import { pairAt, type Visitor } from '../testing/visitor.js';
import { sourcesOf } from './figures.js';
import { Metrics } from './metrics.js';

const all = housesWithGames();
afterAll(() => all.closeAll());
const lines = new Lines();
afterEach(() => lines.end());

const figures = async (base: string): Promise<string> => await (await fetch(`${base}/metrics`)).text();

test('people are counted once however many sockets they have, and what they did by actions', async () => {
  const { base } = await all.open();
  const { ada, ben, table } = await pairAt(base, { game: 'five-towers' });
  const pair = [await lines.open(ada), await lines.open(ben)];
  await lines.open(ada);
  for (const line of pair) line.watch(table);
  for (const line of pair) await line.until('news');
  await beginAt(table, pair);
  expect(await figures(base)).toContain('belfry_actions_total 0\n');
  const legalFor = async (who: Visitor) =>
    (await who.must<{ actions: readonly Json[] }>('GET', `/api/tables/${table}/legal`)).actions;
  let acted = 0;
  for (const [index, who] of [ada, ben].entries()) {
    const [action] = await legalFor(who);
    if (action === undefined) continue;
    expect(await pair[index]?.wish(table, { type: 'act', action })).toMatchObject({ granted: {} });
    acted += 1;
  }
  expect(acted).toBeGreaterThan(0);
  // Neither what is refused nor what is said is an action.
  for (const line of pair) {
    await line.wish(table, { type: 'act', action: 'nonsense' });
    await line.wish(table, { type: 'say', text: 'well' });
  }
  const text = await figures(base);
  expect(text).toContain('belfry_people_here 2\n');
  expect(text).toContain('belfry_sockets_open 3\n');
  expect(text).toContain(`belfry_actions_total ${acted}\n`);
});

test('the store tells how much it has committed, and how large it is', async () => {
  const { base } = await all.open();
  const figure = async (name: string): Promise<number> =>
    Number(new RegExp(`^belfry_store_${name} (\\S+)$`, 'm').exec(await figures(base))?.[1]);
  await pairAt(base, { game: 'five-towers' });
  const [commits, items] = [await figure('commits_total'), await figure('items_total')];
  expect(commits).toBeGreaterThan(0);
  expect(items).toBeGreaterThanOrEqual(commits);
  expect(await figure('commit_seconds_total')).toBeGreaterThan(0);
  expect(await figure('bytes')).toBeGreaterThan(0);
  expect(await figure('log_bytes')).toBeGreaterThan(0);
  expect(await figure('waiting')).toBeGreaterThanOrEqual(0);
  // What is done moves them.
  await pairAt(base, { game: 'five-towers' });
  expect(await figure('commits_total')).toBeGreaterThan(commits);
  expect(await figure('items_total')).toBeGreaterThan(items);
});

test('thoughts and answers that came to nothing are told by why', async () => {
  const failures = { busy: 1, overrun: 2, unwanted: 30, crashed: 4, closed: 50, failed: 6 };
  const crew = { running: 0, waiting: 0, done: 7, failures, spent: 0 };
  const pool = { thinking: 0, waiting: 0, thoughts: crew, answers: { ...crew, failures: { ...failures, overrun: 8 } } };
  const store = { commits: 0, items: 0, commitSeconds: 0, waiting: 0, synchronous: 2, bytes: 0, logBytes: 0 };
  const metrics = new Metrics();
  metrics.add(
    sourcesOf({
      keeper: { figures: { open: 0, watched: 0 } },
      sockets: { count: 0 },
      lobby: { count: 0 },
      store: { figures: () => store },
      pool: { figures: () => pool },
      push: { figures: () => ({ waiting: 0, sent: 0, failed: 0 }) },
    }),
  );
  const text = await metrics.text();
  for (const line of [
    'thoughts_busy_total 1',
    'thoughts_overrun_total 2',
    'thoughts_crashed_total 4',
    'thoughts_failed_total 6',
    'answers_overrun_total 8',
  ])
    expect(text).toContain(`belfry_${line}\n`);
  expect(text).not.toMatch(/unwanted|closed/);
});
