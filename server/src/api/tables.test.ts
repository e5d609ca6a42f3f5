import { loadGames } from '@belfry/games';
import { MemoryStore } from '@belfry/table';
import { bot, human, keeperOf, setupOf } from '@belfry/table/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { type Asker, begin, newWish, openApp, type TestApp, type TestSettings } from '../../testing/app.js';
import { LIMITS } from '../guard/index.js';

const keep = keeperOf(await loadGames());
const opened: TestApp[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});
async function open(settings: TestSettings = {}) {
  const app = await openApp(keep, settings);
  opened.push(app);
  return app;
}

const SETUP = setupOf('skyscraper', [human('Ada'), null]);

/** Takes a moment to write, as disks do. */
class DiskStore extends MemoryStore {
  override async append(...args: Parameters<MemoryStore['append']>) {
    await new Promise(setImmediate);
    return await super.append(...args);
  }
}

describe('guests', () => {
  test('are nobody at first, then who they say; their names are cleaned', async () => {
    const ada = (await open()).visitor();
    expect((await ada.get('/me')).json).toEqual({ me: null });
    const made = await ada.post('/guest', { name: '  Ada\u202e\n Lovelace ', figure: 'owl' });
    expect(made.json).toEqual({ me: { name: 'Ada Lovelace', figure: 'owl' } });
    expect((await ada.get('/me')).json).toEqual(made.json);
    expect((await ada.post('/guest', { name: 'Ben' })).json).toEqual({ code: 'signed-in-already' });
  });

  test.each([
    [{}, 'name', 'missing'],
    [{ name: '' }, 'name', 'out-of-range'],
    [{ name: '\u200b' }, 'name', 'out-of-range'],
    [{ name: 'x'.repeat(31) }, 'name', 'out-of-range'],
    [{ name: 1 }, 'name', 'wrong-type'],
    [{ name: 'Ada', figure: 'Owl!' }, 'figure', 'wrong-type'],
    [{ name: 'Ada', admin: true }, '', 'unknown-field'],
  ])('%j is no guest', async (body, path, code) => {
    const answer = await (await open()).visitor().post('/guest', body);
    expect(answer.json).toMatchObject({ code: 'malformed', path, problem: { code } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('change their name and figure', async () => {
    const ada = await (await open()).visitor().named('Ada');
    expect((await ada.patch('/me', { figure: 'owl' })).json).toEqual({ me: { name: 'Ada', figure: 'owl' } });
    expect((await ada.patch('/me', { name: 'Ada L.' })).json).toEqual({ me: { name: 'Ada L.', figure: 'owl' } });
    expect((await ada.patch('/me', { figure: null })).json).toEqual({ me: { name: 'Ada L.' } });
  });

  test('are forgotten on this device when they wish so', async () => {
    const ada = await (await open()).visitor().named('Ada');
    const { cookie } = ada;
    expect((await ada.delete('/session')).status).toBe(204);
    expect(ada.cookie).toBeUndefined();
    expect((await ada.ask('GET', '/me', undefined, { cookie })).json).toEqual({ me: null });
  });

  test('are so many in an hour from one address', async () => {
    const rates = { ...LIMITS.rates, 'new-guests': { burst: 2, perSecond: 1 / 1800 } };
    const app = await open({ limits: { rates } });
    await app.visitor().named('A');
    await app.visitor().named('B');
    const third = await app.visitor().post('/guest', { name: 'C' });
    expect(third.json).toEqual({ code: 'too-fast', wait: 1_800_000 });
    expect(third.headers['retry-after']).toBe('1800');
  });

  test('have a cookie that only goes over TLS, where the house is reached so', async () => {
    const app = await open({ publicUrl: 'https://games.example' });
    const ada = await app.visitor({ host: 'games.example' }).named('Ada');
    expect(ada.cookie).toMatch(/^__Host-belfry=/);
    expect((await ada.get('/me')).json.me).toEqual({ name: 'Ada' });
    const near = await app.visitor({ host: '192.168.1.7:8080' }).named('Ben');
    expect(near.cookie).toMatch(/^belfry=/);
  });
});

describe('tokens', () => {
  const SCOPED = ['read', 'play', 'chat'] as const;

  test('are shown once, listed without themselves, and worth nothing when they are removed', async () => {
    const app = await open();
    const ada = await app.visitor().named('Ada');
    const { json: made } = await ada.post('/tokens', { name: 'my bot', scopes: ['read'] });
    expect(made).toMatchObject({ name: 'my bot', scopes: ['read'], token: expect.stringMatching(/^bft_[\w-]{43}$/) });
    const { token, ...rest } = made;
    expect((await ada.get('/tokens')).json).toEqual({ tokens: [rest] });
    const program = app.visitor({ authorization: `Bearer ${token}` });
    expect((await program.get('/me')).json).toEqual({ me: { name: 'Ada', scopes: ['read'] } });
    expect((await ada.delete(`/tokens/${made.id}`)).status).toBe(204);
    expect((await ada.delete(`/tokens/${made.id}`)).json).toEqual({ code: 'no-such-token' });
    expect((await program.get('/tables')).json).toEqual({ code: 'not-signed-in' });
  });

  test('of others cannot be removed', async () => {
    const app = await open();
    const [ada, ben] = [await app.visitor().named('Ada'), await app.visitor().named('Ben')];
    const { json } = await ada.post('/tokens', { name: 'bot', scopes: ['read'] });
    expect((await ben.delete(`/tokens/${json.id}`)).json).toEqual({ code: 'no-such-token' });
    expect((await ada.get('/tokens')).json.tokens).toHaveLength(1);
  });

  test('make no tokens, change no names, move no devices', async () => {
    const app = await open();
    const ada = await app.visitor().named('Ada');
    const { json } = await ada.post('/tokens', { name: 'bot', scopes: SCOPED });
    const program = app.visitor({ authorization: `Bearer ${json.token}` });
    for (const [method, path, body] of [
      ['POST', '/tokens', { name: 'x', scopes: ['read'] }],
      ['GET', '/tokens', undefined],
      ['DELETE', `/tokens/${json.id}`, undefined],
      ['PATCH', '/me', { name: 'x' }],
      ['POST', '/device', undefined],
      ['DELETE', '/session', undefined],
    ] as const)
      expect((await program.ask(method, path, body)).json).toEqual({ code: 'session-only' });
  });

  test('are for what they are for, on every route and for every wish', async () => {
    const app = await open();
    const ada = await app.visitor().named('Ada');
    const id = await ada.make(SETUP);
    for (const scope of SCOPED) {
      const { json } = await ada.post('/tokens', { name: scope, scopes: [scope] });
      const program = app.visitor({ authorization: `Bearer ${json.token}` });
      for (const { method, path, needs } of app.routes) {
        if (needs !== 'read' && needs !== 'play') continue;
        if (needs === scope) continue;
        const answer = await program.ask(method, path.replace(':id', id), method === 'POST' ? {} : undefined);
        expect([path, answer.json]).toEqual([path, { code: 'scope-missing', scope: needs }]);
      }
      for (const wish of [
        { type: 'say', text: 'hello' },
        { type: 'begin', seating: 'lot' },
        { type: 'get-up' },
      ] as const) {
        const needs = wish.type === 'say' ? 'chat' : 'play';
        const { json: answer } = await program.post(`/tables/${id}/wishes`, { id: newWish(), revision: 0, ...wish });
        if (needs === scope) expect(answer.code).not.toBe('scope-missing');
        else expect(answer).toEqual({ code: 'scope-missing', scope: needs });
      }
    }
    const { json: link } = await ada.post(`/tables/${id}/links`, { kind: 'table' });
    const { json: reading } = await ada.post('/tokens', { name: 'r', scopes: ['read'] });
    const reader = app.visitor({ authorization: `Bearer ${reading.token}` });
    expect((await reader.post('/join', link)).json).toEqual({ code: 'scope-missing', scope: 'play' });
  });

  test('are so many for each guest', async () => {
    const ada = await (await open({ limits: { tokensPerGuest: 2 } })).visitor().named('Ada');
    for (let index = 0; index < 2; index++) await ada.post('/tokens', { name: 'bot', scopes: ['read'] });
    expect((await ada.post('/tokens', { name: 'bot', scopes: ['read'] })).json).toEqual({ code: 'too-many-tokens' });
  });
});

describe('tables', () => {
  test('are made once, however often they are asked for', async () => {
    const ada = await (await open()).visitor().named('Ada');
    const wish = newWish();
    const first = await ada.post('/tables', { wish, setup: SETUP });
    const again = await ada.post('/tables', { wish, setup: SETUP });
    expect(again.json).toEqual(first.json);
    const view = await ada.view(first.json.table);
    expect(view).toMatchObject({ isHost: true, listed: false, seats: [{ name: 'Ada', isYours: true }, { name: '' }] });
  });

  test('are played by two people over HTTP until they are over, and the record is taken along', async () => {
    const app = await open();
    const [ada, ben] = [await app.visitor().named('Ada'), app.visitor()];
    const id = await ada.make(SETUP);
    const joined = await ben.post('/join', { link: await ada.link(id), name: 'Ben' });
    expect(joined.json).toEqual({ table: id, seat: 1 });
    await begin(id, [ada, ben]);
    for (let actions = 0; ; actions++) {
      const { due, revision } = await ada.view(id);
      if (due?.type !== 'seat') break;
      const [who, other] = due.seat === 0 ? [ada, ben] : [ben, ada];
      const { json } = await who.get(`/tables/${id}/legal?limit=1`);
      expect((await other.get(`/tables/${id}/legal`)).json).toEqual({ count: 0, actions: [] });
      const wish = { id: newWish(), revision, type: 'act', action: json.actions[0] };
      expect((await who.post(`/tables/${id}/wishes`, wish)).json).toHaveProperty('granted');
      const early = actions === 3 && (await ada.get(`/tables/${id}/record`)).json;
      if (early !== false) expect(early).toMatchObject({ code: 'refused', refused: { code: 'still-hidden' } });
      app.clock.skip(1000);
    }
    expect((await ben.get(`/tables/${id}/record`)).json).toMatchObject({ game: 'skyscraper' });
    expect((await ben.get(`/tables/${id}/moments?eye=open&from=0&to=2`)).json.moments).toHaveLength(3);
    expect((await ben.get('/tables?phases=over')).json).toMatchObject({ total: 1, tables: [{ id, phase: 'over' }] });
  });

  test('are chatted at, and bots sit there; what is refused says why', async () => {
    const ada = await (await open()).visitor().named('Ada');
    const id = await ada.make(SETUP);
    await ada.wish(id, { type: 'say', text: 'Good\u202e luck!' });
    expect((await ada.view(id)).chat).toMatchObject([{ name: 'Ada', text: 'Good luck!' }]);
    expect((await ada.wish(id, { type: 'seat-bot', seat: 1, name: 'Jay', policy: 'random' })).status).toBe(200);
    const refused = await ada.wish(id, { type: 'seat-bot', seat: 1, name: 'Jay', policy: 'random' });
    expect(refused).toMatchObject({ status: 409, json: { refused: { by: 'table', code: 'seat-taken' } } });
  });

  test('nobody can name a seat that is not theirs to name', async () => {
    const ada = await (await open()).visitor().named('Ada');
    const id = await ada.make(SETUP);
    for (const wish of [
      { type: 'say', text: 'x', seat: 1 },
      { type: 'act', action: {}, seat: 1 },
    ])
      expect((await ada.wish(id, wish)).json).toMatchObject({ code: 'malformed', problem: { code: 'unknown-field' } });
  });

  test('the same wish twice is done once, and answered twice', async () => {
    const ada = await (await open()).visitor().named('Ada');
    const id = await ada.make(SETUP);
    const wish = { id: newWish(), revision: 1, type: 'say', text: 'once' };
    const first = await ada.post(`/tables/${id}/wishes`, wish);
    expect((await ada.post(`/tables/${id}/wishes`, wish)).json).toEqual(first.json);
    expect((await ada.view(id)).chat).toHaveLength(1);
  });

  test.each([
    ['nothing', {}, { code: 'malformed', path: 'wish' }],
    ['no game', { wish: 'w', setup: {} }, { code: 'malformed', path: 'setup.game' }],
    ['no seats', { wish: 'w', setup: { game: 'skyscraper', options: {} } }, { code: 'malformed', path: 'setup.seats' }],
    ['another game', { wish: 'w', setup: setupOf('chess', [null, null]) }, { problem: { code: 'unknown-game' } }],
    ['a wrong bot', { wish: 'w', setup: setupOf('skyscraper', [null, bot('X', 'x')]) }, { code: 'impossible-setup' }],
  ])('with %s are not made', async (_, body, problem) => {
    const ada = await (await open()).visitor().named('Ada');
    expect((await ada.post('/tables', body)).json).toMatchObject(problem);
  });

  test('come in pages, the latest first', async () => {
    const app = await open();
    const ada = await app.visitor().named('Ada');
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) {
      ids.unshift(await ada.make(SETUP));
      app.clock.skip(1000);
    }
    const seen: string[] = [];
    let after = '';
    do {
      const { json } = await ada.get(`/tables?limit=2${after}`);
      expect(json.total).toBe(5);
      seen.push(...json.tables.map(({ id }: { id: string }) => id));
      after = json.next === undefined ? '' : `&after=${json.next}`;
    } while (after !== '');
    expect(seen).toEqual(ids);
    expect((await ada.get('/tables?phases=running,over')).json.total).toBe(0);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1&limit=2',
    'phases=',
    'phases=room,x',
    'after=x',
    'person=ada',
  ])('are not listed by ?%s', async query => {
    const ada = await (await open()).visitor().named('Ada');
    expect((await ada.get(`/tables?${query}`)).json.code).toBe('malformed');
  });

  test('that are listed are shown to everybody, others are not', async () => {
    const app = await open();
    const [ada, ben] = [await app.visitor().named('Ada'), await app.visitor().named('Ben')];
    const id = await ada.make({ ...SETUP, listed: true });
    await ada.make(SETUP);
    expect((await ben.get('/tables/open')).json).toMatchObject({
      total: 1,
      tables: [{ id, host: 'Ada', clock: { type: 'none' }, spectators: true }],
    });
    expect((await ben.get('/tables')).json.total).toBe(0);
    expect((await ben.view(id)).seats[0]).toMatchObject({ name: 'Ada', isYours: false });
    expect((await ben.wish(id, { type: 'sit', seat: 1, name: 'Ben' })).json).toHaveProperty('granted');
  });

  test('are listed nowhere if the server shows none', async () => {
    const ada = await (await open({ mayList: false })).visitor().named('Ada');
    const listed = await ada.post('/tables', { wish: 'w', setup: { ...SETUP, listed: true } });
    expect(listed.json).toEqual({ code: 'no-listed-tables' });
    const id = await ada.make(SETUP);
    expect((await ada.wish(id, { type: 'arrange', listed: true })).json).toEqual({ code: 'no-listed-tables' });
    expect((await ada.wish(id, { type: 'arrange', listed: false })).json).toHaveProperty('granted');
    expect((await ada.get('/tables/open')).json).toEqual({ tables: [], total: 0 });
  });

  test('are so many for each guest, and so many in an hour from one address', async () => {
    const rates = { ...LIMITS.rates, 'new-tables': { burst: 3, perSecond: 1 / 1200 } };
    const app = await open({ limits: { rates, tablesPerGuest: 2 } });
    const [ada, ben] = [await app.visitor().named('Ada'), await app.visitor().named('Ben')];
    await ada.make(SETUP);
    const id = await ada.make(SETUP);
    expect((await ada.post('/tables', { wish: 'w', setup: SETUP })).json).toEqual({ code: 'too-many-tables' });
    await ada.delete(`/tables/${id}`);
    await ada.make(SETUP);
    expect((await ben.post('/tables', { wish: 'w', setup: SETUP })).json).toEqual({
      code: 'too-fast',
      wait: 1_200_000,
    });
  });

  test('are not too many if the answer to the last one was lost: it is asked for again, and costs nothing', async () => {
    const rates = { ...LIMITS.rates, 'new-tables': { burst: 2, perSecond: 1 / 1200 } };
    const app = await open({ limits: { rates, tablesPerGuest: 2 } });
    const [ada, ben] = [await app.visitor().named('Ada'), await app.visitor().named('Ben')];
    await ada.make(SETUP);
    const last = { wish: 'last', setup: SETUP };
    const made = await ada.post('/tables', last);
    for (let tries = 0; tries < 3; tries++)
      expect(await ada.post('/tables', last)).toMatchObject({ status: 201, json: made.json });
    expect((await ada.post('/tables', { ...last, wish: 'one more' })).json).toEqual({ code: 'too-many-tables' });
    // Another's wish of the same name is another wish.
    expect((await ben.post('/tables', last)).json).toMatchObject({ code: 'too-fast' });
  });

  test('are no more if many are asked for at once', async () => {
    const app = await open({ limits: { tablesPerGuest: 3 }, keeperParts: { store: new DiskStore() } });
    const ada = await app.visitor().named('Ada');
    const wishes = ['a', 'b', 'a', 'c', 'd', 'e', 'a', 'c'];
    const answers = await Promise.all(wishes.map(wish => ada.post('/tables', { wish, setup: SETUP })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429, 429, 201, 201]);
    expect((await ada.get('/tables')).json.total).toBe(3);
  });

  test('are removed by their host, with all invitations, and by nobody else', async () => {
    const app = await open();
    const [ada, ben] = [await app.visitor().named('Ada'), await app.visitor().named('Ben')];
    const id = await ada.make(SETUP);
    const link = await ada.link(id);
    const { code } = (await ada.get(`/tables/${id}/code`)).json;
    await ben.post('/join', { link });
    expect((await ben.delete(`/tables/${id}`)).json).toMatchObject({ refused: { code: 'only-the-host' } });
    expect((await ada.delete(`/tables/${id}`)).status).toBe(204);
    expect((await ada.get(`/tables/${id}`)).json).toEqual({ code: 'no-such-table' });
    expect((await ben.post('/join', { link })).json).toEqual({ code: 'no-such-invitation' });
    expect((await ben.post('/join', { code })).json).toEqual({ code: 'no-such-invitation' });
    expect(app.registry.links.size + app.registry.codes.size).toBe(0);
  });

  test('whoever asks too much waits: a guest, an address, a table', async () => {
    const rate = { burst: 5, perSecond: 1 };
    const guests = await open({ limits: { rates: { ...LIMITS.rates, guest: rate } } });
    const ada = await guests.visitor().named('Ada');
    for (let asked = 0; asked < 5; asked++) expect((await ada.get('/me')).status).toBe(200);
    expect((await ada.get('/me')).json).toEqual({ code: 'too-fast', wait: 1000 });
    expect((await (await guests.visitor().named('Ben')).get('/me')).status).toBe(200);
    guests.clock.skip(1000);
    expect((await ada.get('/me')).status).toBe(200);

    const addresses = await open({ limits: { rates: { ...LIMITS.rates, address: rate } } });
    for (let asked = 0; asked < 5; asked++) expect((await addresses.visitor().get('/me')).status).toBe(200);
    expect((await addresses.visitor().get('/me')).status).toBe(429);

    const tables = await open({ limits: { rates: { ...LIMITS.rates, table: rate } } });
    const [cleo, dora] = [await tables.visitor().named('Cleo'), await tables.visitor().named('Dora')];
    const id = await cleo.make(SETUP);
    // Strangers use up nothing of it.
    for (let asked = 0; asked < 9; asked++) expect((await dora.wish(id, { type: 'rematch' })).status).toBe(404);
    for (let asked = 0; asked < 5; asked++) expect((await cleo.wish(id, { type: 'say', text: 'x' })).status).toBe(200);
    expect((await cleo.wish(id, { type: 'say', text: 'x' })).json).toEqual({ code: 'too-fast', wait: 1000 });
  });

  test('who only looks on uses up nothing of what those at the table have, nor does who hosts it without a seat', async () => {
    const rates = { ...LIMITS.rates, table: { burst: 3, perSecond: 0.001 } };
    const app = await open({ limits: { rates } });
    const [ada, ben, cleo] = [
      await app.visitor().named('Ada'),
      await app.visitor().named('Ben'),
      await app.visitor().named('Cleo'),
    ];
    const id = await ada.make({ ...SETUP, seats: [null, null] });
    const link = await ada.link(id);
    await ben.post('/join', { link });
    await cleo.post('/join', { link, watch: true });
    const askAs = async (person: Asker) => (await person.wish(id, { type: 'rematch' })).json.code;
    for (let asked = 0; asked < 3; asked++) expect(await askAs(cleo)).toBe('refused');
    expect(await askAs(cleo)).toBe('too-fast');
    expect([await askAs(ben), await askAs(ada), await askAs(ben)]).toEqual(['refused', 'refused', 'refused']);
    // What those at the table have, they share.
    expect([await askAs(ben), await askAs(ada)]).toEqual(['too-fast', 'too-fast']);
  });

  test('wake up', async () => {
    const ada = await (await open()).visitor().named('Ada');
    expect((await ada.post(`/tables/${await ada.make(SETUP)}/wake`)).status).toBe(204);
  });
});

test('every wish is counted, and how long it took', async () => {
  const app = await open();
  const ada = await app.visitor().named('Ada');
  const id = await ada.make(SETUP);
  await ada.wish(id, { type: 'say', text: 'x' });
  await ada.wish(id, { type: 'rematch' });
  const text = await app.metrics.text();
  expect(text).toContain('belfry_wishes_total{outcome="granted"} 1');
  expect(text).toContain('belfry_wishes_total{outcome="refused"} 1');
  expect(text).toContain('belfry_wish_seconds_count 2');
  expect(text).not.toContain(id);
});
