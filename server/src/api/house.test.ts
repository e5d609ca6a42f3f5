import { loadGames } from '@belfry/games';
import { human, keeperOf, setupOf } from '@belfry/table/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { type Asker, begin, openApp, type TestApp, type TestSettings } from '../../testing/app.js';
import { Lobby } from '../socket/lobby.js';

const keep = keeperOf(await loadGames());
const opened: TestApp[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});

/** Guests who have a socket open, but for the last of them. */
async function house(names: readonly string[], settings: TestSettings = {}) {
  const lobby = new Lobby();
  const app = await openApp(keep, { lobby, ...settings });
  opened.push(app);
  const guests: Asker[] = [];
  for (const name of names) guests.push(await app.visitor().named(name));
  const leave = [...app.registry.people.keys()].slice(0, -1).map(person => lobby.enter(person));
  return { app, lobby, guests, leave };
}

/** A running match of the first two. */
async function running([ada, ben]: readonly Asker[], more: object): Promise<string> {
  if (ada === undefined || ben === undefined) throw new Error('nobody plays');
  const id = await ada.make({ ...setupOf('skyscraper', [human('Ada'), null]), ...more });
  await ben.post('/join', { link: await ada.link(id) });
  await begin(id, [ada, ben]);
  return id;
}

test('the house says what it offers, to anybody', async () => {
  const { app } = await house([]);
  expect((await app.visitor().get('/house')).json).toEqual({ listed: true, push: null });
  const { app: closed } = await house([], { mayList: false });
  expect((await closed.visitor().get('/house')).json).toEqual({ listed: false, push: null });
});

describe('who is here', () => {
  test('is told by name to guests, and to nobody else', async () => {
    const { app, guests, leave } = await house(['Ada', 'Ben', 'Cleo']);
    await guests[0]?.patch('/me', { figure: 'owl' });
    expect((await guests[2]?.get('/here'))?.json).toEqual({
      people: [{ name: 'Ada', figure: 'owl' }, { name: 'Ben' }],
      total: 2,
    });
    // Not of oneself.
    expect((await guests[0]?.get('/here'))?.json).toEqual({ people: [{ name: 'Ben' }], total: 1 });
    leave[0]?.();
    expect((await guests[2]?.get('/here'))?.json).toEqual({ people: [{ name: 'Ben' }], total: 1 });
    expect((await app.visitor().get('/here')).json).toEqual({ code: 'not-signed-in' });
  });

  test('is told with game and table where they play for all to see', async () => {
    const { guests } = await house(['Ada', 'Ben', 'Cleo']);
    const table = await running(guests, { listed: true });
    expect((await guests[2]?.get('/here'))?.json.people).toEqual([
      { name: 'Ada', game: 'skyscraper', table },
      { name: 'Ben', game: 'skyscraper', table },
    ]);
  });

  test('is told without the table where nobody may look on, and without the game where it is not listed', async () => {
    const { guests } = await house(['Ada', 'Ben', 'Cleo']);
    const table = await running(guests, { listed: true, spectators: false });
    expect((await guests[2]?.get('/here'))?.json.people).toEqual([
      { name: 'Ada', game: 'skyscraper' },
      { name: 'Ben', game: 'skyscraper' },
    ]);
    // Who plays there knows where it is.
    expect((await guests[0]?.get('/here'))?.json.people).toEqual([{ name: 'Ben', game: 'skyscraper', table }]);
    const { guests: others } = await house(['Ada', 'Ben', 'Cleo']);
    await running(others, { listed: false });
    expect((await others[2]?.get('/here'))?.json.people).toEqual([{ name: 'Ada' }, { name: 'Ben' }]);
  });

  test('is no more than fifty by name, and a number', async () => {
    const { app, lobby, guests } = await house(['Ada', 'Ben']);
    for (let each = 0; each < 60; each++) {
      const { id } = await app.people.add({ name: `Guest ${each}` });
      lobby.enter(id);
    }
    const { json } = (await guests[1]?.get('/here')) ?? { json: {} };
    expect(json.people).toHaveLength(50);
    expect(json.total).toBe(61);
  });

  test('is nobody’s business where no table is listed', async () => {
    const { guests } = await house(['Ada', 'Ben'], { mayList: false });
    expect((await guests[1]?.get('/here'))?.json).toEqual({ people: [], total: 0 });
  });

  test('counts everybody once, until their last socket is closed', () => {
    const lobby = new Lobby();
    const [one, two] = [lobby.enter('ada'), lobby.enter('ada')];
    expect([...lobby.people()]).toEqual(['ada']);
    one();
    expect(lobby.has('ada')).toBe(true);
    two();
    expect([lobby.has('ada'), ...lobby.people()]).toEqual([false]);
  });
});
