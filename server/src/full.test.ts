/** A whole house on a full disk: what players are told, and who looks after it, and that it goes on when there is room. */
import type { TableId, TableView } from '@belfry/table';
import { afterAll, afterEach, expect, test } from 'vitest';
import { housesWithGames, Lines } from '../testing/at-houses.js';
import { beginAt } from '../testing/beginning.js';
import { newWishId, pairAt, Visitor } from '../testing/visitor.js';
import { serverClock } from './clock.js';

const all = housesWithGames();
afterAll(() => all.closeAll());
const lines = new Lines();
afterEach(() => lines.end());

/** Enough for the schema and some tables. */
const PAGES = 80;
/** Milliseconds after which trouble is forgotten, and a little more. */
const A_WHILE = 31_000;
const SETUP = { game: 'five-towers' };
const LINE = { type: 'say', revision: 2, text: 'x'.repeat(300) };

async function readiness(base: string) {
  const response = await fetch(`${base}/readyz`);
  return { status: response.status, ...((await response.json()) as object) };
}

const say = (visitor: Visitor, table: TableId, text = LINE.text) =>
  visitor.ask('POST', `/api/tables/${table}/wishes`, { ...LINE, text, id: newWishId() });

/** Talks until nothing more can be stored, and says at which revision the last line was that could. */
async function talkUntilFull(visitor: Visitor, table: TableId): Promise<number> {
  let last = 0;
  for (let tries = 0; tries < 10_000; tries++) {
    const { status, body } = await say(visitor, table);
    if (status !== 200) {
      expect({ status, body }).toEqual({ status: 507, body: { code: 'storage-full' } });
      return last;
    }
    last = (body as { readonly granted: { readonly revision: number } }).granted.revision;
  }
  throw new Error('it is never full');
}

test('on a full disk people are told so, /readyz says it, nothing is lost, and with room it goes on', async () => {
  let skipped = 0;
  const clock = serverClock({ wall: () => Date.now() + skipped, steady: () => performance.now() + skipped });
  const { base, data, close } = await all.open({ pages: PAGES, clock });
  const { ada, ben, table } = await pairAt(base, SETUP);
  const others = await pairAt(base, SETUP);
  for (let each = 0; each < 50; each++) await say(others.ada, others.table);
  expect(await readiness(base)).toEqual({ status: 200, ok: true });

  const last = await talkUntilFull(ada, table);
  expect(last).toBeGreaterThan(10);
  expect(await readiness(base)).toEqual({ status: 503, ok: false, reasons: ['storage-full'] });
  expect(await (await lines.open(ben)).wish(table, LINE)).toMatchObject({ failed: 'storage-full' });
  expect(await ben.must('GET', `/api/tables/${table}`)).toMatchObject({ revision: last });

  await others.ada.must('DELETE', `/api/tables/${others.table}`);
  expect(await say(ada, table)).toMatchObject({ status: 200, body: { granted: { revision: last + 1 } } });
  skipped = A_WHILE;
  expect(await readiness(base)).toEqual({ status: 200, ok: true });
  await close();
  const again = await all.open({}, data);
  const returned = new Visitor(again.base, 'Ada');
  returned.cookie = ada.cookie;
  expect(await returned.must('GET', `/api/tables/${table}`)).toMatchObject({ revision: last + 1 });
});

/** A match whose clock runs. */
async function clockedAt(base: string) {
  const { ada, ben, table } = await pairAt(base, { ...SETUP, clock: { type: 'move', seconds: 60, reserve: 0 } });
  const opened = await Promise.all([ada, ben].map(each => lines.open(each)));
  for (const line of opened) {
    line.watch(table);
    await line.until('news');
  }
  await beginAt(table, opened);
  return { ada, table };
}

/** A house that ended with a full disk, and a table in it whose clock ran. */
async function fullHouse() {
  const { base, data, close } = await all.open({ pages: PAGES });
  // Of several events at least one does not fit into what is left.
  for (let each = 0; each < 3; each++) await clockedAt(base);
  const { ada, table } = await clockedAt(base);
  const others = await pairAt(base, SETUP);
  for (let each = 0; each < 50; each++) await say(ada, table);
  await talkUntilFull(others.ada, others.table);
  // Not even little fits in any more.
  while ((await say(others.ada, others.table, 'x')).status === 200);
  await close();
  return { data, ada, table, others };
}

const hoursLater = (hours: number) =>
  serverClock({ wall: () => Date.now() + hours * 3600 * 1000, steady: () => performance.now() });

function movedTo(base: string, { name, cookie }: Visitor): Visitor {
  const visitor = new Visitor(base, name);
  visitor.cookie = cookie;
  return visitor;
}

async function expectToHaveTime(host: Visitor, table: TableId, now: number): Promise<void> {
  const { deadline, due, seats } = await host.must<TableView>('GET', `/api/tables/${table}`);
  expect(due).toMatchObject({ type: 'seat' });
  expect(seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined]);
  expect(deadline).toBeGreaterThan(now);
}

test('a house opens on a full disk too, and clocks of its tables go on when there is room', async () => {
  const { data, ada, table, others } = await fullHouse();
  const clock = hoursLater(24);
  const { base } = await all.open({ pages: PAGES, clock }, data);
  const host = movedTo(base, ada);
  expect(await readiness(base)).toEqual({ status: 503, ok: false, reasons: ['storage-full'] });
  await movedTo(base, others.ada).must('DELETE', `/api/tables/${others.table}`);
  const { revision } = await host.must<{ readonly revision: number }>('GET', `/api/tables/${table}`);
  const said = { ...LINE, revision, id: newWishId() };
  expect(await host.ask('POST', `/api/tables/${table}/wishes`, said)).toMatchObject({ status: 200 });
  await expectToHaveTime(host, table, clock.now());
});

test('nobody loses time where a house that opened on a full disk is opened anew to have room', async () => {
  const { data, ada, table } = await fullHouse();
  const { base, close } = await all.open({ pages: PAGES, clock: hoursLater(24) }, data);
  expect(await readiness(base)).toEqual({ status: 503, ok: false, reasons: ['storage-full'] });
  await close();
  const clock = hoursLater(25);
  const again = await all.open({ clock }, data);
  await expectToHaveTime(movedTo(again.base, ada), table, clock.now());
});
