/** Messages on their whole way: a real house, a real push service on this machine. */
import { FakeClock } from '@belfry/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { housesWithGames } from '../../testing/at-houses.js';
import { beginAt } from '../../testing/beginning.js';
import { Line } from '../../testing/line.js';
import { Browser, claimsIn, PushService } from '../../testing/push-service.js';
import { gatherAt, Visitor } from '../../testing/visitor.js';

const all = housesWithGames();
let service: PushService;
beforeAll(async () => {
  service = await new PushService().open();
});
afterAll(async () => {
  await all.closeAll();
  await service.close();
});

const HOUR = 3_600_000;

/** Ada is on turn, with two days for each action; Ben has gone, and his browser wants to know. */
async function evening(path: string, settings: object = {}) {
  const clock = new FakeClock(Date.UTC(2026, 10, 17));
  const house = await all.open({ clock, pushesLocally: true }, undefined, settings);
  const { base } = house;
  const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
  const table = await gatherAt([ada, ben], { game: 'five-towers', clock: { type: 'days', days: 2 } });
  const [a, b] = [await Line.of(ada), await Line.of(ben)];
  for (const line of [a, b]) {
    line.watch(table);
    await line.until('news');
  }
  await beginAt(table, [a, b]);
  const browser = new Browser(`${service.base}${path}`);
  await ben.must('PUT', '/api/push', { endpoint: browser.endpoint, keys: browser.keys, language: 'de' });
  b.close();
  await b.ended;
  await expect.poll(() => ada.must('GET', '/api/here')).toEqual({ people: [], total: 0 });
  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(`${base}/metrics`)).text();
    return Number(new RegExp(`^belfry_${name} (\\d+)$`, 'm').exec(text)?.[1]);
  };
  return { house, base, clock, ada, ben, a, table, browser, figure };
}

describe('whose turn it has become, and who is away', () => {
  test('gets a message that only their browser can read', async () => {
    const { clock, ben, a, table, browser, figure, base } = await evening('/ben', {
      publicUrl: 'https://games.example',
    });
    await a.wish(table, { type: 'act', action: { type: 'bid', count: 1 } });
    await clock.advance(5000);
    const { path, headers, body } = await service.next();
    expect([path, headers[':method']]).toEqual(['/ben', 'POST']);
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      ttl: String(48 * 3600 - 5),
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    const { key, claims } = claimsIn(headers['authorization']);
    expect(key).toBe((await ben.must<{ push: string }>('GET', '/api/house')).push);
    expect(claims).toMatchObject({ aud: service.base, sub: 'https://games.example' });
    expect(body.length).toBeLessThan(4096);
    expect(JSON.parse(browser.read(body))).toEqual({
      title: 'Du bist am Zug, Ben.',
      body: '5 Towers mit Ada. Du hast noch 2 Tage.',
      url: `/play/${table}`,
      tag: table,
    });
    await expect.poll(() => figure('pushes_sent_total')).toBe(1);
    await clock.advance(46 * HOUR);
    const reminder = await service.next();
    expect(JSON.parse(browser.read(reminder.body))).toMatchObject({ title: 'Du bist immer noch am Zug, Ben.' });
    expect(base).not.toBe('');
  });

  test('gets none any more once the push service knows of no such browser', async () => {
    const { clock, ada, ben, a, table, figure } = await evening('/gone');
    service.statuses.set('/gone', 410);
    const other = new Browser(`${service.base}/other`);
    await ben.must('PUT', '/api/push', { endpoint: other.endpoint, keys: other.keys, language: 'fr' });
    await a.wish(table, { type: 'act', action: { type: 'bid', count: 1 } });
    await clock.advance(5000);
    const first = [(await service.next()).path, (await service.next()).path];
    expect(first.toSorted()).toEqual(['/gone', '/other']);
    await expect.poll(() => figure('pushes_failed_total')).toBe(1);
    await expect.poll(() => figure('pushes_waiting')).toBe(0);
    await ada.must('GET', '/api/me');
    await clock.advance(46 * HOUR);
    expect((await service.next()).path).toBe('/other');
    await expect.poll(() => figure('pushes_sent_total')).toBe(2);
    expect(await figure('pushes_failed_total')).toBe(1);
  });

  test('gets none after they said so, nor twice after a restart; the server keeps its key', async () => {
    const { house, clock, ben, a, table, browser } = await evening('/kept');
    const { push } = await ben.must<{ push: string }>('GET', '/api/house');
    await a.wish(table, { type: 'act', action: { type: 'bid', count: 1 } });
    await clock.advance(5000);
    await service.next();
    a.close();
    await house.close();
    const again = await all.open({ clock, pushesLocally: true }, house.data);
    const back = new Visitor(again.base, 'Ben');
    back.cookie = ben.cookie;
    expect(await back.must('GET', '/api/house')).toMatchObject({ push });
    await clock.advance(60_000);
    await clock.advance(46 * HOUR);
    const { path, body } = await service.next();
    expect([path, JSON.parse(browser.read(body)).title]).toEqual(['/kept', 'Du bist immer noch am Zug, Ben.']);
    await back.must('DELETE', '/api/push', { endpoint: browser.endpoint });
    expect(service.received.filter(pushed => pushed.path === '/kept')).toHaveLength(2);
  });
});

test('a house pushes nothing to its own network', async () => {
  const { base } = await all.open();
  const ada = await Visitor.arrive(base, 'Ada');
  const { keys } = new Browser('');
  for (const endpoint of [`${service.base}/ada`, 'https://127.0.0.1/x', 'https://localhost/x'])
    expect(await ada.ask('PUT', '/api/push', { endpoint, keys, language: 'en' })).toEqual({
      status: 400,
      body: { code: 'bad-endpoint' },
    });
});
