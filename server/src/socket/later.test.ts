/** Who only looks on where that is later is told nothing sooner: not who comes and goes, nor that a match began or ended. */
import { isBegun } from '@belfry/table';
import { FakeClock } from '@belfry/table/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { housesWithGames, Lines } from '../../testing/at-houses.js';
import { beginAt, viewOf } from '../../testing/beginning.js';
import type { Line } from '../../testing/line.js';
import { gatherAt, newWishId, Visitor } from '../../testing/visitor.js';

const all = housesWithGames();
afterAll(() => all.closeAll());

const lines = new Lines();
afterEach(() => lines.end());

async function watching(visitor: Visitor, table: string): Promise<Line> {
  const line = await lines.open(visitor);
  line.watch(table);
  await line.until('news');
  return line;
}

const LATE = 60_000;
/** Milliseconds in which it is gathered who comes and goes. */
const GATHERED = 500;

/** Ada and Ben are about to play; Dora looks on, a minute later than it happens. */
async function gathered() {
  const clock = new FakeClock(Date.UTC(2026, 10, 17));
  const { base } = await all.open({ clock });
  const [ada, ben, dora] = [
    await Visitor.arrive(base, 'Ada'),
    await Visitor.arrive(base, 'Ben'),
    await Visitor.arrive(base, 'Dora'),
  ];
  const table = await gatherAt([ada, ben], { game: 'five-towers', listed: true, delay: LATE / 1000 });
  // Who sat down is not on the way any more.
  await clock.advance(10_000);
  const { link } = await ada.must<{ link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
  const [a, b, d] = [await watching(ada, table), await watching(ben, table), await watching(dora, table)];
  const pass = async (milliseconds: number): Promise<void> => {
    for (const line of [a, d]) await line.settle();
    await clock.advance(milliseconds);
    for (const line of [a, d]) await line.settle();
  };
  await pass(GATHERED);
  const look = async (who: Visitor): Promise<string> =>
    (await who.must<{ phase: string }>('POST', '/api/look', { link })).phase;
  /** What Ada plays, for somebody who asks who is here. */
  const played = async (who: Visitor): Promise<string | undefined> => {
    const here = await who.must<{ people: { name: string; game?: string }[] }>('GET', '/api/here');
    return here.people.find(({ name }) => name === 'Ada')?.game;
  };
  const said = async (who: Visitor) => [await look(who), await look(new Visitor(base, 'Nobody')), await played(who)];
  return { ada, ben, dora, a, b, d, table, pass, said };
}

const presences = (line: Line) =>
  line.messages.flatMap(message => (message.is === 'presence' ? [`${message.seats.join()} ${message.watchers}`] : []));

/** Both do whatever they may, until it is over. */
async function playOut(visitors: readonly Visitor[], table: string): Promise<void> {
  for (;;) {
    let count = 0;
    for (const visitor of visitors) {
      const legal = await visitor.must<{ count: number; actions: unknown[] }>('GET', `/api/tables/${table}/legal`);
      count += legal.count;
      if (legal.count === 0) continue;
      const { revision } = await visitor.must<{ revision: number }>('GET', `/api/tables/${table}`);
      const wish = { id: newWishId(), revision, type: 'act', action: legal.actions[0] };
      await visitor.must('POST', `/api/tables/${table}/wishes`, wish);
    }
    if (count === 0) return;
  }
}

test('who comes and goes is told to those who play, and to others how many look on', async () => {
  const { ben, dora, a, b, d, table, pass } = await gathered();
  expect(presences(a).at(-1)).toBe('true,true 1');
  expect(presences(d)).toEqual([' 1']);
  await beginAt(table, [a, b]);
  b.socket.terminate();
  await b.ended;
  await pass(GATHERED);
  expect(presences(a).at(-1)).toBe('true,false 1');
  const again = await watching(dora, table);
  await pass(LATE);
  await watching(ben, table);
  await pass(GATHERED);
  expect(presences(a).slice(-2)).toEqual(['true,false 1', 'true,true 1']);
  // Nor could they see from it that the match has begun.
  for (const line of [d, again]) expect(presences(line)).toEqual([' 1']);
});

test('who sits down there, or is no longer late when the match is over, is told all', async () => {
  const { ada, ben, a, b, d, table, pass } = await gathered();
  await beginAt(table, [a, b]);
  await pass(LATE);
  await b.wish(table, { type: 'get-up' });
  await pass(GATHERED);
  expect(presences(a).at(-1)).toBe('true,true 2');
  expect(presences(b).at(-1)).toBe(' 2');
  // Only then they see that they have got up.
  await pass(LATE);
  const { revision } = await ben.must<{ revision: number }>('GET', `/api/tables/${table}`);
  const sit = { id: newWishId(), revision, type: 'sit', seat: 1, name: 'Ben' };
  await ben.must('POST', `/api/tables/${table}/wishes`, sit);
  const back = await watching(ben, table);
  await pass(GATHERED);
  expect(presences(back).at(-1)).toBe('true,true 1');
  await playOut([ada, ben], table);
  await pass(LATE - 1);
  expect(presences(d).every(each => each.startsWith(' '))).toBe(true);
  await pass(1 + GATHERED);
  expect(presences(d).at(-1)).toBe('true,true 1');
});

test('when a match begins and ends is told when it may be seen', async () => {
  const { ada, ben, dora, a, b, d, table, pass, said } = await gathered();
  expect(await said(dora)).toEqual(['room', 'room', undefined]);
  await beginAt(table, [a, b]);
  await pass(LATE - 1);
  expect(await said(dora)).toEqual(['room', 'room', undefined]);
  expect((await said(ben)).filter((_, index) => index !== 1)).toEqual(['running', 'five-towers']);
  await pass(1);
  expect(await said(dora)).toEqual(['running', 'running', 'five-towers']);
  await playOut([ada, ben], table);
  await pass(LATE - 1);
  expect(await said(dora)).toEqual(['running', 'running', 'five-towers']);
  expect((await said(ben)).filter((_, index) => index !== 1)).toEqual(['over', undefined]);
  await pass(1);
  expect(await said(dora)).toEqual(['over', 'over', undefined]);
  await d.settle();
  const view = viewOf(d, table);
  expect(view !== undefined && isBegun(view) && view.due.type).toBe('over');
});
