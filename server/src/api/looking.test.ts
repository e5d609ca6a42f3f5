/** What an invitation is good for, before it is used. */
import { loadGames } from '@belfry/games';
import { human, keeperOf, setupOf } from '@belfry/table/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answer, begin, openApp, type TestApp, type TestSettings } from '../../testing/app.js';

const keep = keeperOf(await loadGames());
const opened: TestApp[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});

const VOID = { code: 'no-such-invitation' };

/** Ada has made a table for two, and sits on its first seat. */
async function room(settings: TestSettings = {}, more: object = {}) {
  const app = await openApp(keep, settings);
  opened.push(app);
  const ada = await app.visitor().named('Ada');
  const id = await ada.make({ ...setupOf('skyscraper', [human('Ada'), null]), ...more });
  const code: string = (await ada.get(`/tables/${id}/code`)).json.code;
  return { app, ada, id, code, link: await ada.link(id) };
}

/** All that comes, but for what differs each time. */
const all = ({ status, body, headers }: Answer): string => {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return JSON.stringify([status, body, rest]);
};

describe('a link or a code', () => {
  test('shows whose table it leads to, to whoever has it, and uses nothing up', async () => {
    const { app, ada, id, code, link } = await room();
    const seat = await ada.link(id, { kind: 'seat', seat: 1 });
    const shown = {
      kind: 'table',
      table: null,
      game: 'skyscraper',
      host: 'Ada',
      seats: [
        { name: 'Ada', player: { type: 'human' }, isYours: false },
        { name: '', player: { type: 'open' }, isYours: false },
      ],
      clock: { type: 'none' },
      spectators: true,
      phase: 'room',
      isYours: false,
    };
    for (const body of [{ link }, { link: seat }, { link: seat }, { code }]) {
      const ben = app.visitor();
      expect((await ben.post('/look', body)).json).toMatchObject(shown);
      expect(ben.cookie).toBeUndefined();
    }
    expect(app.registry.people.size).toBe(1);
    // Who has only looked is not let in.
    const ben = await app.visitor().named('Ben');
    expect((await ben.post('/look', { link })).json).toMatchObject({ table: null, isYours: false });
    expect((await ben.get(`/tables/${id}`)).json).toEqual({ code: 'no-such-table' });
    expect((await ben.post('/join', { link: seat })).json).toEqual({ table: id, seat: 1 });
  });

  test('says where one sits already, and where one was let in', async () => {
    const { app, ada, id, link } = await room();
    expect((await ada.post('/look', { link })).json).toMatchObject({ table: id, isYours: true });
    const ben = app.visitor();
    await ben.post('/join', { link, name: 'Ben', watch: true });
    const { json } = await ben.post('/look', { link });
    expect(json).toMatchObject({ table: id, isYours: false });
    expect(json.seats[0].isYours).toBe(false);
  });

  test('names a host who has no seat, and tells nothing of a match that only players know', async () => {
    const { app, ada, id, link } = await room({}, { seats: [null, null] });
    expect((await app.visitor().post('/look', { link })).json).toMatchObject({ host: 'Ada', isYours: false });
    const [ben, cleo] = [app.visitor(), app.visitor()];
    for (const who of [ben, cleo]) await who.post('/join', { link, name: 'N' });
    expect((await ada.view(id)).seats.every(({ isYours }) => !isYours)).toBe(true);
  });

  test('to a running match is good for looking on, or for nothing', async () => {
    for (const spectators of [true, false]) {
      const { app, ada, id, code, link } = await room({}, { spectators });
      const ben = app.visitor();
      await ben.post('/join', { link, name: 'Ben' });
      await begin(id, [ada, ben]);
      const answer = await app.visitor().post('/look', { link });
      if (spectators) expect(answer.json).toMatchObject({ phase: 'running', spectators });
      else expect(all(answer)).toBe(all(await app.visitor().post('/look', { link: 'A'.repeat(43) })));
      expect(answer.body).not.toContain('state');
      expect((await ben.post('/look', { link })).json).toMatchObject({ table: id, isYours: true });
      expect((await ben.post('/look', { code })).json).toEqual(VOID);
    }
  });

  test('to a device says who one would be there, and is still good', async () => {
    const { app, ada } = await room();
    const { link } = (await ada.post('/device')).json;
    expect((await app.visitor().post('/look', { link })).json).toEqual({ kind: 'device', name: 'Ada' });
    expect((await app.visitor().post('/join', { link })).json).toEqual({ table: null, seat: null });
    expect((await app.visitor().post('/look', { link })).json).toEqual(VOID);
  });

  test('is looked at by programs that may read', async () => {
    const { app, ada, link } = await room();
    for (const scope of ['play', 'read']) {
      const { token } = (await ada.post('/tokens', { name: 'bot', scopes: [scope] })).json;
      const answer = await app.visitor({ authorization: `Bearer ${token}` }).post('/look', { link });
      if (scope === 'read') expect(answer.status).toBe(200);
      else expect(answer.json).toEqual({ code: 'scope-missing', scope: 'read' });
    }
  });

  test.each([{}, { link: 'x', code: '123456' }, { code: '12345' }, { link: 'x', name: 'Ben' }])(
    '%j is none',
    async body => {
      const { app } = await room();
      expect((await app.visitor().post('/look', body)).json.code).toBe('malformed');
    },
  );
});

describe('whoever guesses', () => {
  test('hears the same bytes of what is wrong, used, revoked, too old or removed, as with joining', async () => {
    const guesses = { perAddress: 100, inAll: 100, firstWait: 1, longestWait: 1 };
    const { app, ada, id, code } = await room({ limits: { guesses } });
    const used = await ada.link(id, { kind: 'seat', seat: 1 });
    await app.visitor().post('/join', { link: used, name: 'Ben' });
    const gone = await ada.make(setupOf('skyscraper', [human('Ada'), null]));
    const removed = await ada.link(gone);
    const revoked = await ada.link(id);
    await ada.delete(`/tables/${id}/links`);
    await ada.delete(`/tables/${gone}`);
    const device = (await ada.post('/device')).json.link;
    app.clock.skip(10 * 60_000);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const bodies = [used, removed, revoked, device, 'A'.repeat(43), '', 'short'].map(link => ({ link }));
    const told = new Set<string>();
    for (const path of ['/look', '/join'])
      for (const body of [...bodies, { code: wrong }]) told.add(all(await app.visitor().post(path, body)));
    expect(told.size).toBe(1);
    expect([...told][0]).toContain('no-such-invitation');
  });

  test('waits after ten, whether they look or join: both count together', async () => {
    const { app, code } = await room();
    const wrong = { code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') };
    for (let guess = 0; guess < 10; guess++)
      expect((await app.visitor().post(guess % 2 === 0 ? '/look' : '/join', wrong)).json).toEqual(VOID);
    for (const path of ['/look', '/join'])
      expect((await app.visitor().post(path, { code })).json).toEqual({ code: 'too-fast', wait: 60_000 });
  });
});
