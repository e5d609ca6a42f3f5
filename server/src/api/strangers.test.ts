/** What a stranger can learn of a table that is not theirs to know: nothing, not even that it is there. */
import { loadGames } from '@belfry/games';
import { human, keeperOf, setupOf } from '@belfry/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Asker, BOUNDLESS, begin, openApp, type TestApp } from '../../testing/app.js';
import type { Route } from './route.js';

const keep = keeperOf(await loadGames());
const NOWHERE = 'deadbeefdeadbeefdead';
const WISHES = [
  { type: 'act', action: { type: 'end' } },
  { type: 'take-back' },
  { type: 'say', text: 'hello' },
  { type: 'say', reaction: 'bravo' },
  { type: 'talk', talk: 'none' },
  { type: 'sit', seat: 1, name: 'Eve' },
  { type: 'get-up' },
  { type: 'cover' },
  { type: 'cover', seat: 0 },
  { type: 'return' },
  { type: 'vacation', days: 3 },
  { type: 'seal', commitment: 'a'.repeat(64), seal: 'b'.repeat(64) },
  { type: 'show', number: 'c'.repeat(64) },
  { type: 'seat-bot', seat: 1, name: 'Eve', policy: 'random' },
  { type: 'swap', seat: 0, with: 1 },
  { type: 'arrange', spectators: true },
  { type: 'arrange', delay: 60 },
  { type: 'begin', seating: 'lot' },
  { type: 'remove', seat: 0 },
  { type: 'rematch' },
  { type: 'rematch', now: true },
  { type: 'unwant' },
  { type: 'nonsense' },
];

let app: TestApp;
let ada: Asker;
let eve: Asker;
let tables: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await openApp(keep, { limits: { rates: BOUNDLESS } });
  ada = await app.visitor().named('Ada');
  eve = await app.visitor().named('Eve');
  const ben = app.visitor();
  const setup = setupOf('skyscraper', [human('Ada'), null]);
  const waiting = await ada.make(setup);
  const closed = await ada.make({ ...setup, spectators: false });
  const running = await ada.make(setup);
  const removed = await ada.make(setup);
  await ben.post('/join', { link: await ada.link(running), name: 'Ben' });
  await begin(running, [ada, ben]);
  await ada.delete(`/tables/${removed}`);
  tables = { waiting, closed, running, removed };
});
afterAll(() => app.server.close());

/** All that comes, but for what differs each time. */
const all = ({ status, body, headers }: Awaited<ReturnType<Asker['get']>>): string => {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return JSON.stringify([status, body, rest]);
};

const asked = (): readonly (readonly [Route['method'], string, unknown])[] =>
  app.routes
    .filter(({ path }) => path.startsWith('/tables/:id'))
    .flatMap(({ method, path, query }) => {
      if (path.endsWith('/wishes'))
        return WISHES.map(wish => [method, path, { id: 'w', revision: 0, ...wish }] as const);
      if (path.endsWith('/links') && method === 'POST')
        return [{ kind: 'table' }, { kind: 'seat', seat: 1 }, { kind: 'seat', seat: 9 }].map(
          body => [method, path, body] as const,
        );
      const queries = query === undefined ? [''] : ['', '?from=0', '?since=0', '?limit=1', '?eye=open', '?x=y'];
      return queries.map(text => [method, `${path}${text}`, method === 'POST' ? {} : undefined] as const);
    });

describe.each(['waiting', 'closed', 'running', 'removed'])('a table of others that is %s', which => {
  test('answers a stranger with the same bytes as a table that never was, on every route and for every wish', async () => {
    const questions = asked();
    expect(questions.length).toBeGreaterThan(30);
    for (const [method, path, body] of questions) {
      const there = await eve.ask(method, path.replace(':id', tables[which] ?? ''), body);
      const nowhere = await eve.ask(method, path.replace(':id', NOWHERE), body);
      expect([path, body, all(there)]).toEqual([path, body, all(nowhere)]);
      expect(there.status).toBeGreaterThanOrEqual(400);
    }
  });

  test('answers nobody in particular with the same bytes too', async () => {
    for (const [method, path, body] of asked()) {
      const there = await app.visitor().ask(method, path.replace(':id', tables[which] ?? ''), body);
      const nowhere = await app.visitor().ask(method, path.replace(':id', NOWHERE), body);
      expect(all(there)).toBe(all(nowhere));
      expect(there.json).toEqual({ code: 'not-signed-in' });
    }
  });

  test('is in no list of theirs', async () => {
    for (const path of ['/tables', '/tables/open']) expect((await eve.get(path)).body).not.toContain(tables[which]);
  });
});

test('who was let in and only looks on cannot act, and sees what everybody may', async () => {
  const { running = '' } = tables;
  const link = await ada.link(running);
  const guest = await app.visitor().named('Gus');
  expect((await guest.post('/join', { link })).json).toEqual({ table: running, seat: null });
  expect((await guest.view(running)).viewer).toBe('spectator');
  expect((await guest.wish(running, { type: 'act', action: { type: 'end' } })).json.code).toBe('refused');
  expect((await guest.wish(running, { type: 'say', text: 'psst' })).json.code).toBe('refused');
  expect((await guest.get(`/tables/${running}/record`)).json).toMatchObject({ refused: { code: 'still-hidden' } });
  const own = await guest.get(`/tables/${running}/moments?eye=spectator&from=0&to=0`);
  for (const eye of ['open', '0', '1'])
    expect((await guest.get(`/tables/${running}/moments?eye=${eye}&from=0&to=0`)).body).toBe(own.body);
});
