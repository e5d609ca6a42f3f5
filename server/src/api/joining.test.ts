import { loadGames } from '@belfry/games';
import { human, keeperOf, setupOf } from '@belfry/table/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Asker, begin, openApp, type TestApp, type TestSettings } from '../../testing/app.js';
import { StorageError } from '../store/index.js';

const keep = keeperOf(await loadGames());
const opened: TestApp[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});

const VOID = { code: 'no-such-invitation' };

/** Ada has made a table for three, and sits on its first seat. */
async function room(settings: TestSettings = {}) {
  const app = await openApp(keep, settings);
  opened.push(app);
  const ada = await app.visitor().named('Ada');
  const id = await ada.make(setupOf('skyscraper', [human('Ada'), null, null]));
  const codeOf = async (): Promise<string> => (await ada.get(`/tables/${id}/code`)).json.code;
  return { app, ada, id, codeOf };
}

const secretIn = (link: string): string => link.slice(link.indexOf('#') + 1);
/** Never this one, though it looks like one. */
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a link to a table', () => {
  test('has its secret behind the #, 256 bits of it, and is kept as a digest', async () => {
    const { app, ada, id } = await room();
    const link = await ada.link(id);
    expect(link).toMatch(/^http:\/\/localhost:80\/join#[\w-]{43}$/);
    expect(JSON.stringify([...app.registry.links])).not.toContain(secretIn(link));
  });

  test('begins as the house is reached from outside', async () => {
    const { ada, id } = await room({ publicUrl: 'https://games.example' });
    expect(await ada.link(id)).toMatch(/^https:\/\/games\.example\/join#/);
  });

  test('lets in as many as come, each on a seat of their own; later ones look on', async () => {
    const { app, ada, id } = await room();
    const link = await ada.link(id);
    const all = [app.visitor(), app.visitor(), app.visitor()];
    const answers = await Promise.all(all.map((who, index) => who.post('/join', { link, name: `N${index}` })));
    expect(new Set(answers.map(({ json }) => json.seat))).toEqual(new Set([1, 2, null]));
    for (const who of all) expect((await who.view(id)).game).toBe('skyscraper');
  });

  test('can be used again by who is there: they have their seat', async () => {
    const { app, ada, id } = await room();
    const link = await ada.link(id);
    const ben = app.visitor();
    await ben.post('/join', { link: secretIn(link), name: 'Ben' });
    const { cookie } = ben;
    expect((await ben.post('/join', { link })).json).toEqual({ table: id, seat: 1 });
    expect(ben.cookie).toBe(cookie);
    expect((await ada.post('/join', { link })).json).toEqual({ table: id, seat: 0 });
  });

  test('lets in who only looks on, or wishes for a seat', async () => {
    const { app, ada, id } = await room();
    const link = await ada.link(id);
    const [ben, cleo] = [app.visitor(), app.visitor()];
    expect((await ben.post('/join', { link, name: 'Ben', watch: true })).json).toEqual({ table: id, seat: null });
    expect((await ben.view(id)).seats.some(({ isYours }) => isYours)).toBe(false);
    expect((await cleo.post('/join', { link, name: 'Cleo', seat: 2 })).json).toEqual({ table: id, seat: 2 });
    expect((await ben.post('/join', { link, seat: 2 })).json).toMatchObject({ refused: { code: 'seat-taken' } });
  });

  test('asks who is new for a name, and makes no guest without', async () => {
    const { app, ada, id } = await room();
    const link = await ada.link(id);
    const ben = app.visitor();
    const answer = await ben.post('/join', { link });
    expect(answer.json).toEqual({ code: 'malformed', path: 'name', problem: { code: 'missing' } });
    expect(ben.cookie).toBeUndefined();
    expect(app.registry.people.size).toBe(1);
  });

  test('is made and revoked by the host only', async () => {
    const { app, ada, id } = await room();
    const link = await ada.link(id);
    const seat = await ada.link(id, { kind: 'seat', seat: 2 });
    const ben = app.visitor();
    await ben.post('/join', { link, name: 'Ben' });
    const onlyHost = { code: 'refused', refused: { by: 'table', code: 'only-the-host' } };
    expect((await ben.post(`/tables/${id}/links`, { kind: 'table' })).json).toEqual(onlyHost);
    expect((await ben.delete(`/tables/${id}/links`)).json).toEqual(onlyHost);
    expect((await ada.delete(`/tables/${id}/links`)).status).toBe(204);
    for (const useless of [link, seat])
      expect((await app.visitor().post('/join', { link: useless, name: 'Cleo' })).json).toEqual(VOID);
    expect((await ben.view(id)).seats[1]?.isYours).toBe(true);
  });

  test('is for no seat that is not there', async () => {
    const { ada, id } = await room();
    const answer = await ada.post(`/tables/${id}/links`, { kind: 'seat', seat: 3 });
    expect(answer.json).toMatchObject({ code: 'malformed', path: 'seat' });
  });

  test('can be used by a program with a token that may play', async () => {
    const { app, ada, id } = await room();
    const ben = await app.visitor().named('Ben');
    const { token } = (await ben.post('/tokens', { name: 'bot', scopes: ['play', 'read'] })).json;
    const program = app.visitor({ authorization: `Bearer ${token}` });
    const answer = await program.post('/join', { link: await ada.link(id) });
    expect(answer.json).toEqual({ table: id, seat: 1 });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await ben.view(id)).seats[1]).toMatchObject({ name: 'Ben', isYours: true });
  });
});

describe('a link to a seat', () => {
  test('is good for one: of many who come at the same moment, one has it', async () => {
    const { app, ada, id } = await room();
    const link = await ada.link(id, { kind: 'seat', seat: 2 });
    const all = Array.from({ length: 8 }, () => app.visitor());
    const answers = await Promise.all(all.map((who, index) => who.post('/join', { link, name: `N${index}` })));
    const got = answers.filter(({ status }) => status === 200);
    expect(got.map(({ json }) => json)).toEqual([{ table: id, seat: 2 }]);
    for (const { json } of answers.filter(({ status }) => status !== 200))
      expect([VOID, { code: 'refused', refused: { by: 'table', code: 'seat-taken', seat: 2 } }]).toContainEqual(json);
    expect((await app.visitor().post('/join', { link, name: 'Late' })).json).toEqual(VOID);
  });

  test('is used up only if the seat was got', async () => {
    const { app, ada, id } = await room();
    const link = await ada.link(id, { kind: 'seat', seat: 1 });
    const [ben, cleo] = [app.visitor(), app.visitor()];
    await ben.post('/join', { link: await ada.link(id), name: 'Ben' });
    expect((await cleo.post('/join', { link, name: 'Cleo' })).json).toMatchObject({ refused: { code: 'seat-taken' } });
    // Somebody who has a seat keeps it, and the link.
    expect((await ada.post('/join', { link })).json).toEqual({ table: id, seat: 0 });
    await ben.wish(id, { type: 'get-up' });
    expect((await cleo.post('/join', { link })).json).toEqual({ table: id, seat: 1 });
    expect((await ben.post('/join', { link })).json).toEqual(VOID);
  });
});

describe('the six digits', () => {
  test('are the same for all at the table, and lead to it', async () => {
    const { app, id, codeOf } = await room();
    const code = await codeOf();
    expect(code).toMatch(/^\d{6}$/);
    const ben = app.visitor();
    expect((await ben.post('/join', { code, name: 'Ben' })).json).toEqual({ table: id, seat: 1 });
    expect((await ben.get(`/tables/${id}/code`)).json).toEqual({ code });
  });

  test('are worth nothing any more when the host revokes links, and there are others', async () => {
    const { app, ada, id, codeOf } = await room();
    const code = await codeOf();
    await ada.delete(`/tables/${id}/links`);
    expect((await app.visitor().post('/join', { code, name: 'Ben' })).json).toEqual(VOID);
    const next = await codeOf();
    expect(next).not.toBe(code);
    expect((await app.visitor().post('/join', { code: next, name: 'Ben' })).json).toEqual({ table: id, seat: 1 });
  });

  test('are told to nobody who only looks on', async () => {
    const { app, ada, id } = await room();
    const ben = app.visitor();
    await ben.post('/join', { link: await ada.link(id), name: 'Ben', watch: true });
    expect((await ben.get(`/tables/${id}/code`)).json).toEqual({ code: 'only-at-the-table' });
  });

  test('are worth nothing when the match has begun, and are dropped', async () => {
    const { app, ada, id, codeOf } = await room();
    const [ben, cleo, dora] = [app.visitor(), app.visitor(), app.visitor()];
    const code = await codeOf();
    for (const who of [ben, cleo]) await who.post('/join', { code, name: 'N' });
    await begin(id, [ada, ben, cleo]);
    expect((await dora.post('/join', { code, name: 'Dora' })).json).toEqual(VOID);
    expect(app.registry.codes.size).toBe(0);
    expect((await ada.get(`/tables/${id}/code`)).json).toMatchObject({ refused: { code: 'begun-already' } });
    expect(dora.cookie).toBeUndefined();
  });

  test.each([{ code: '12345' }, { code: '1234567' }, { code: 'abcdef' }, { code: 123456 }, { code: '１２３４５６' }])(
    '%j are none',
    async body => {
      const { app } = await room();
      expect((await app.visitor().post('/join', body)).json.code).toBe('malformed');
    },
  );

  test.each([{}, { name: 'Ben' }, { link: 'x', code: '123456' }])('%j is nothing to come with', async body => {
    const { app } = await room();
    expect((await app.visitor().post('/join', body)).json.code).toBe('malformed');
  });
});

describe('whoever guesses', () => {
  test('hears the same of what is wrong, used, revoked or too old', async () => {
    const { app, ada, id, codeOf } = await room({
      limits: { guesses: { perAddress: 100, inAll: 100, firstWait: 1, longestWait: 1 } },
    });
    const used = await ada.link(id, { kind: 'seat', seat: 1 });
    await app.visitor().post('/join', { link: used, name: 'Ben' });
    const revoked = await ada.link(id);
    await ada.delete(`/tables/${id}/links`);
    const device = (await ada.post('/device')).json.link;
    app.clock.skip(10 * 60_000);
    const answers = [];
    for (const body of [
      { link: used },
      { link: revoked },
      { link: device },
      { link: `http://localhost/join#${'A'.repeat(43)}` },
      { link: 'A'.repeat(43) },
      { link: '' },
      { link: 'short' },
      { code: other(await codeOf()) },
    ])
      answers.push(await app.visitor().post('/join', { ...body, name: 'X' }));
    const told = answers.map(({ status, body, headers }) => {
      const { 'x-request-id': _id, date: _date, ...rest } = headers;
      return JSON.stringify([status, body, rest]);
    });
    expect(new Set(told).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, json: VOID });
    expect(app.registry.people.size).toBe(2);
  });

  test('is made to wait after ten, ever longer, whatever they come with; others are not', async () => {
    const { app, codeOf } = await room({ trustProxy: ['loopback'] });
    const code = await codeOf();
    const from = (address: string): Asker => app.visitor({ 'x-forwarded-for': address });
    const wrong = { code: other(code), name: 'Eve' };
    for (let guess = 0; guess < 10; guess++)
      expect((await from('2001:db8::1').post('/join', wrong)).json).toEqual(VOID);
    // The same household, with any address of its own, and also with the right code.
    const answer = await from('2001:db8::ffff:1').post('/join', { code, name: 'Eve' });
    expect(answer.json).toEqual({ code: 'too-fast', wait: 60_000 });
    expect(answer.headers['retry-after']).toBe('60');
    app.clock.skip(60_000);
    expect((await from('2001:db8::2').post('/join', wrong)).json).toEqual(VOID);
    expect((await from('2001:db8::2').post('/join', wrong)).json).toEqual({ code: 'too-fast', wait: 120_000 });
    expect((await from('2001:db8:0:1::1').post('/join', { code, name: 'Ben' })).status).toBe(200);
  });

  test('from very many addresses closes codes for all, while links go on', async () => {
    const { app, ada, id, codeOf } = await room({ trustProxy: ['loopback'] });
    const code = await codeOf();
    const link = await ada.link(id);
    for (let guess = 0; guess < 300; guess++)
      await app
        .visitor({ 'x-forwarded-for': `10.0.${guess >> 8}.${guess & 255}` })
        .post('/join', { code: other(code) });
    const ben = app.visitor({ 'x-forwarded-for': '10.9.9.9' });
    expect((await ben.post('/join', { code, name: 'Ben' })).json).toEqual({ code: 'codes-closed', wait: 3_600_000 });
    expect((await ben.post('/join', { link, name: 'Ben' })).json).toEqual({ table: id, seat: 1 });
    app.clock.skip(3_600_000);
    const cleo = app.visitor({ 'x-forwarded-for': '10.9.9.8' });
    expect((await cleo.post('/join', { code, name: 'Cleo' })).json).toEqual({ table: id, seat: 2 });
  });
});

describe('a session', () => {
  test('is another one once a seat was claimed: with its first use the old cookie is dead, and whoever watches is told', async () => {
    const { app, ada, id } = await room();
    const ben = await app.visitor().named('Ben');
    const { cookie: old, secret } = ben;
    const ended: string[] = [];
    app.people.onEnded(pass => ended.push(pass));
    await ben.post('/join', { link: await ada.link(id) });
    expect(ben.cookie).not.toBe(old);
    expect((await ben.get('/me')).json).toEqual({ me: { name: 'Ben' } });
    await vi.waitFor(() => expect(ended).toHaveLength(1));
    expect(app.registry.sessions.size).toBe(2);
    expect((await app.visitor().ask('GET', '/tables', undefined, { cookie: old })).json.code).toBe('not-signed-in');
    expect((await ben.get('/me')).json).toEqual({ me: { name: 'Ben' } });
    expect(secret).not.toBe('');
  });

  test('is another one too after a wish to sit down, and not after other wishes', async () => {
    const { app, ada } = await room();
    const id = await ada.make({ ...setupOf('five-towers', [human('Ada'), null]), listed: true });
    const ben = await app.visitor().named('Ben');
    const { cookie: old } = ben;
    expect((await ben.wish(id, { type: 'sit', seat: 0, name: 'Ben' })).json.code).toBe('refused');
    expect(ben.cookie).toBe(old);
    expect((await ben.wish(id, { type: 'sit', seat: 1, name: 'Ben' })).json).toHaveProperty('granted');
    const { cookie } = ben;
    expect(cookie).not.toBe(old);
    expect((await ben.wish(id, { type: 'say', text: 'hello' })).json).toHaveProperty('granted');
    expect(ben.cookie).toBe(cookie);
    expect((await app.visitor().ask('GET', '/me', undefined, { cookie: old })).json).toEqual({ me: null });
  });

  test('whose answer got lost still has its seat, and claims no second one', async () => {
    const { app, ada, id } = await room();
    const ben = await app.visitor().named('Ben');
    const { cookie: old } = ben;
    const link = await ada.link(id);
    const first = (await ben.post('/join', { link })).json;
    // The new cookie never arrived.
    const again = await app.visitor().ask('POST', '/join', { link }, { cookie: old });
    expect(again.json).toEqual(first);
    expect((await app.visitor().ask('GET', '/me', undefined, { cookie: old })).json).toEqual({ me: { name: 'Ben' } });
  });

  test('stays the same for who only looks on', async () => {
    const { app, ada, id } = await room();
    const ben = await app.visitor().named('Ben');
    const { cookie } = ben;
    await ben.post('/join', { link: await ada.link(id), watch: true });
    expect(ben.cookie).toBe(cookie);
  });

  test('moves to another device by a link: once, within ten minutes', async () => {
    const { app, ada, id } = await room();
    const { link } = (await ada.post('/device')).json;
    const phone = app.visitor();
    expect((await phone.post('/join', { link })).json).toEqual({ table: null, seat: null });
    expect((await phone.get('/me')).json).toEqual({ me: { name: 'Ada' } });
    expect((await phone.view(id)).isHost).toBe(true);
    expect(phone.cookie).not.toBe(ada.cookie);
    expect((await ada.get('/me')).json).toEqual({ me: { name: 'Ada' } });
    expect((await app.visitor().post('/join', { link })).json).toEqual(VOID);
  });

  test('has one such link: with the next, what was asked for before is good for nothing', async () => {
    const { app, ada } = await room();
    const ben = await app.visitor().named('Ben');
    const [first, bens, second] = [await ada.post('/device'), await ben.post('/device'), await ada.post('/device')].map(
      ({ json }) => json.link,
    );
    expect((await app.visitor().post('/look', { link: first })).json).toEqual(VOID);
    expect((await app.visitor().post('/join', { link: first })).json).toEqual(VOID);
    expect((await app.visitor().post('/look', { link: bens })).json).toEqual({ kind: 'device', name: 'Ben' });
    expect((await app.visitor().post('/join', { link: second })).json).toEqual({ table: null, seat: null });
  });

  test('of many devices that come with the same link, one is let in', async () => {
    const { app, ada } = await room();
    const { link } = (await ada.post('/device')).json;
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.visitor().post('/join', { link })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of who had the device before ends there', async () => {
    const { app, ada } = await room();
    const { link } = (await ada.post('/device')).json;
    const ben = await app.visitor().named('Ben');
    const { cookie } = ben;
    await ben.post('/join', { link });
    expect((await ben.get('/me')).json).toEqual({ me: { name: 'Ada' } });
    expect((await app.visitor().ask('GET', '/me', undefined, { cookie })).json).toEqual({ me: null });
  });

  test('is not moved on a full disk: link and session are as they were, and with room it is', async () => {
    const { app, ada } = await room();
    const { link } = (await ada.post('/device')).json;
    const ben = await app.visitor().named('Ben');
    for (const write of ['addSessionBy', 'addSession', 'endSession'] as const)
      vi.spyOn(app.registry, write).mockRejectedValueOnce(new StorageError('full', 'full'));
    expect((await ben.post('/join', { link })).json).toEqual({ code: 'storage-full' });
    expect((await ben.get('/me')).json).toEqual({ me: { name: 'Ben' } });
    vi.restoreAllMocks();
    expect((await ben.post('/join', { link })).status).toBe(200);
    expect((await ben.get('/me')).json).toEqual({ me: { name: 'Ada' } });
  });

  test('is moved by no token', async () => {
    const { app, ada } = await room();
    const { link } = (await ada.post('/device')).json;
    const { token } = (await ada.post('/tokens', { name: 'bot', scopes: ['play'] })).json;
    const program = app.visitor({ authorization: `Bearer ${token}` });
    expect((await program.post('/join', { link })).json).toEqual({ code: 'session-only' });
    expect((await app.visitor().post('/join', { link })).status).toBe(200);
  });
});
