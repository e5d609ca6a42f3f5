/** A server goes and comes again: what was acknowledged is there, clients come back by themselves, and nobody lost time. */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { loadGames } from '@belfry/games';
import { isBegun, type RoomView, type TableView } from '@belfry/table';
import { type Client, type Line as LineState, readTold } from '@belfry/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { housesWithGames } from '../../testing/at-houses.js';
import { beginAt, viewOf } from '../../testing/beginning.js';
import { Line } from '../../testing/line.js';
import { newWishId, pairAt, Visitor } from '../../testing/visitor.js';

const GAMES = await loadGames();
const all = housesWithGames();
afterAll(() => all.closeAll());

async function pair(more: object = {}) {
  const house = await all.open();
  return { house, ...(await pairAt(house.base, { game: 'skyscraper', ...more })) };
}

/** The same person at another house. */
function movedTo(base: string, { name, cookie }: Visitor): Visitor {
  const visitor = new Visitor(base, name);
  visitor.cookie = cookie;
  return visitor;
}

describe('a server that closes', () => {
  test('tells everybody to come back, ends all lines, and has kept all that it said was done', async () => {
    const { house, ada, ben, table } = await pair();
    const [a, b] = [await Line.of(ada), await Line.of(ben)];
    for (const line of [a, b]) {
      line.watch(table);
      await line.until('news');
    }
    const texts = Array.from({ length: 30 }, (_, each) => `line ${each}`);
    for (const text of texts) a.say({ do: 'wish', table, wish: { id: newWishId(), revision: 2, type: 'say', text } });
    await a.until('answer');
    const closed = house.close();
    expect(await a.until('closing')).toEqual({ is: 'closing', again: expect.any(Number) });
    await b.until('closing');
    expect([await a.ended, await b.ended]).toEqual([1012, 1012]);
    await closed;
    const granted = a.messages.filter(message => message.is === 'answer' && message.granted !== undefined).length;
    const told = viewOf(b, table)?.chat.map(({ text }) => text) ?? [];
    const again = await all.open({}, house.data);
    const line = await Line.of(movedTo(again.base, ben));
    line.watch(table);
    await line.until('news');
    const kept = viewOf(line, table)?.chat.map(({ text }) => text) ?? [];
    expect(kept.length).toBeGreaterThanOrEqual(granted);
    // In order, none twice, and all that Ben was told.
    expect(kept).toEqual(texts.slice(0, kept.length));
    expect(kept.slice(0, told.length)).toEqual(told);
    line.socket.terminate();
  });

  test('takes up a match where it was, with the same fate', async () => {
    const { house, ada, ben, table } = await pair();
    const [a, b] = [await Line.of(ada), await Line.of(ben)];
    for (const line of [a, b]) {
      line.watch(table);
      await line.until('news');
    }
    await beginAt(table, [a, b]);
    await a.wish(table, { type: 'act', action: { type: 'end' } });
    await b.settle();
    const before = viewOf(b, table);
    await house.close();
    const again = await all.open({}, house.data);
    const line = await Line.of(movedTo(again.base, ben));
    line.watch(table, before?.revision);
    const news = await line.until('news');
    expect(news).toMatchObject({ since: before?.revision, revision: before?.revision });
    const fresh = await Line.of(movedTo(again.base, ben));
    fresh.watch(table);
    await fresh.until('news');
    expect(viewOf(fresh, table)).toEqual(before);
    expect(await line.wish(table, { type: 'act', action: { type: 'end' } })).toMatchObject({ granted: {} });
    for (const each of [line, fresh]) each.socket.terminate();
  });
});

describe('a client', () => {
  test('comes back by itself, catches up, and what it wished meanwhile is done once', async () => {
    const { house, ada, ben, table } = await pair();
    let { base } = house;
    const lines: LineState[] = [];
    const client = ada.client({
      open: () => movedTo(base, ada).socket(),
      jitter: () => 0,
      line: line => void lines.push(line),
    });
    let view: RoomView | TableView | undefined;
    const seen = async (check: () => boolean): Promise<void> => {
      await expect.poll(check, { timeout: 20_000 }).toBe(true);
    };
    client.watch(table, now => {
      view = now;
    });
    await seen(() => view !== undefined);
    await house.close();
    await seen(() => lines.some(({ is }) => is === 'lost'));
    // Nobody is there to answer.
    const answer = client.wish(table, { id: newWishId(), revision: 2, type: 'say', text: 'are you there?' });
    const again = await all.open({}, house.data);
    ({ base } = again);
    expect(await answer).toMatchObject({ granted: {} });
    await seen(() => view?.chat.length === 1);
    const b = await Line.of(movedTo(base, ben));
    b.watch(table);
    await b.until('news');
    expect(viewOf(b, table)?.chat.map(({ text }) => text)).toEqual(['are you there?']);
    expect(lines.slice(0, 2)).toMatchObject([{ is: 'open' }, { is: 'lost' }]);
    expect(lines.at(-1)).toEqual({ is: 'open' });
    client.close();
    b.socket.terminate();
  });

  test('plays a whole match with lines that are cut all the time, and finds its fate fair', async () => {
    const { house, ada, ben, table } = await pair({ game: 'five-towers' });
    const rules = GAMES.find(({ rules: { id } }) => id === 'five-towers')?.rules;
    if (rules === undefined) throw new Error('no such game');
    const views: (RoomView | TableView | undefined)[] = [];
    const waiting = new Set<() => void>();
    const clients = [ada, ben].map((visitor, index) => {
      const client = visitor.client({ jitter: () => 0, after: (_, call) => cancelling(setTimeout(call, 5)) });
      client.watch(table, view => {
        views[index] = view;
        for (const wake of waiting) wake();
      });
      return client;
    });
    const until = async (check: () => boolean): Promise<void> => {
      while (!check())
        await new Promise<void>(resolve => {
          const wake = (): void => {
            waiting.delete(wake);
            resolve();
          };
          waiting.add(wake);
        });
    };
    await until(() => views[0] !== undefined && views[1] !== undefined);
    const host = clients[0] as Client;
    host.interrupt();
    await host.wish(table, { id: newWishId(), revision: 2, type: 'begin', seating: 'lot' });
    await until(() => views.every(view => view !== undefined && isBegun(view)));
    let actions = 0;
    const isOver = (): boolean => views.every(view => view !== undefined && isBegun(view) && view.due.type === 'over');
    while (!isOver()) {
      const index = views.findIndex(
        view => view !== undefined && isBegun(view) && view.due.type === 'seat' && view.due.seat === view.viewer,
      );
      const view = views[index];
      if (view === undefined || !isBegun(view)) {
        await until(
          () =>
            isOver() ||
            views.some(
              each => each !== undefined && isBegun(each) && each.due.type === 'seat' && each.due.seat === each.viewer,
            ),
        );
        continue;
      }
      const legal = rules.legal(view.state);
      const action = rules.actions.write(legal.at((actions * 7) % legal.count));
      const sent = clients[index]?.wish(table, { id: newWishId(), revision: view.revision, type: 'act', action });
      if (actions % 3 === 0) clients[index]?.interrupt();
      if (actions % 5 === 0) clients[1 - index]?.interrupt();
      expect(await sent).toMatchObject({ granted: {} });
      await until(() => views.every(each => (each?.revision ?? 0) > view.revision));
      actions += 1;
    }
    expect(actions).toBeGreaterThan(10);
    const record = await ada.must<object>('GET', `/api/tables/${table}/record`);
    for (const visitor of [ada, ben])
      expect(visitor.fate.check(table, record as never, rules)).toMatchObject({ code: 'fair', isOwnNumberIn: true });
    for (const client of clients) client.close();
    await house.close();
  });
});

const cancelling = (timer: NodeJS.Timeout) => (): void => clearTimeout(timer);

test('clocks stand still while no server is there', async () => {
  const { house, ada, ben, table } = await pair({ clock: { type: 'move', seconds: 60, reserve: 0 } });
  const [a, b] = [await Line.of(ada), await Line.of(ben)];
  for (const line of [a, b]) {
    line.watch(table);
    await line.until('news');
  }
  await beginAt(table, [a, b]);
  const { deadline = 0 } = viewOf(a, table) as TableView;
  await house.close();
  // As if it had been gone for an hour.
  const hour = 3_600_000;
  const lastSign = Date.now() - hour;
  utimesSync(join(house.data, 'alive'), lastSign / 1000, lastSign / 1000);
  const again = await all.open({}, house.data);
  const line = await Line.of(movedTo(again.base, ada));
  line.watch(table);
  await line.until('news');
  const view = viewOf(line, table) as TableView;
  expect(view.deadline).toBeGreaterThanOrEqual(deadline + hour);
  expect(view.seats[0]?.standIn).toBeUndefined();
  line.socket.terminate();
});

test('every frame of a server can be read by its schema', async () => {
  const { house, ada, table } = await pair();
  const line = await Line.of(ada);
  line.watch(table);
  await line.until('news');
  for (const frame of line.frames) expect(readTold(frame).length).toBeGreaterThan(0);
  line.socket.terminate();
  await house.close();
});
