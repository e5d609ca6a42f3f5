import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from '@belfry/table/testing';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MemoryRegistry } from '../../testing/memory-registry.js';
import { openStore, StorageError } from '../store/index.js';
import { cookieWith, digestOfSecret, drawCode, isSecret, mayDo, newSecret, People, passOf } from './index.js';

const PLAIN = { isSecure: false };
const TLS = { isSecure: true };
const A_YEAR = 365 * 24 * 3600 * 1000;

let registry: MemoryRegistry;
let people: People;
let clock: FakeClock;
beforeEach(() => {
  registry = new MemoryRegistry();
  clock = new FakeClock();
  people = new People(registry, clock);
});

const signedIn = async (name = 'Ada') => {
  const person = await people.add({ name });
  return { person, secret: await people.signIn(person.id) };
};

test('secrets have 256 bits and are never the same; what is kept tells nothing about them', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) {
    expect(isSecret(secret)).toBe(true);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(digestOfSecret(secret)).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(digestOfSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('codes have six digits, also small ones', () => {
  for (let index = 0; index < 1000; index++) expect(drawCode()).toMatch(/^\d{6}$/);
});

describe('the cookie', () => {
  test('can be read by no script, and is sent by no other site', () => {
    expect(cookieWith('s', PLAIN)).toBe('belfry=s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
  });

  test('goes over nothing but TLS, where there is TLS', () => {
    expect(cookieWith('s', TLS)).toBe('__Host-belfry=s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure');
  });

  test('is taken away by an empty one', () => {
    expect(cookieWith(undefined, PLAIN)).toMatch(/^belfry=; Path=\/; Max-Age=0;/);
  });
});

describe('who somebody is', () => {
  test('follows from the cookie, and from nothing else', async () => {
    const { person, secret } = await signedIn();
    const session = digestOfSecret(secret);
    const who = people.whoIs({ cookie: `a=b; belfry=${secret}; c=d` }, PLAIN);
    expect(who).toEqual({ person: person.id, via: 'session', session });
    for (const cookie of ['', 'belfry=', 'belfry', `belfry=${secret}x`, `xbelfry=${secret}`, `belfry=${session}`])
      expect(people.whoIs({ cookie }, PLAIN)).toBeUndefined();
  });

  test('a cookie that came without TLS is worth nothing with it, and the other way round', async () => {
    const { secret } = await signedIn();
    expect(people.whoIs({ cookie: `belfry=${secret}` }, TLS)).toBeUndefined();
    expect(people.whoIs({ cookie: `__Host-belfry=${secret}` }, PLAIN)).toBeUndefined();
    expect(people.whoIs({ cookie: `__Host-belfry=${secret}` }, TLS)).toBeDefined();
  });

  test('a token says who, for what it is for; a cookie beside it does not count', async () => {
    const ada = await signedIn();
    const ben = await signedIn('Ben');
    const { token, id } = await people.addToken(ben.person.id, 'bot', ['read', 'read', 'chat']);
    const cookie = `belfry=${ada.secret}`;
    const who = people.whoIs({ cookie, authorization: `Bearer ${token}` }, PLAIN);
    expect(who).toEqual({ person: ben.person.id, via: 'token', token: id, scopes: ['read', 'chat'] });
    expect(who && [mayDo(who, 'read'), mayDo(who, 'play'), mayDo(who, 'chat')]).toEqual([true, false, true]);
    expect(people.whoIs({ cookie, authorization: 'Bearer bft_wrong' }, PLAIN)).toBeUndefined();
    expect(people.whoIs({ cookie, authorization: 'Bearer ' }, PLAIN)).toBeUndefined();
    // What a proxy asks for by itself is not ours.
    expect(people.whoIs({ cookie, authorization: 'Basic eDp5' }, PLAIN)?.person).toBe(ada.person.id);
  });

  test('neither secrets nor tokens are kept', async () => {
    const { person, secret } = await signedIn();
    const { token } = await people.addToken(person.id, 'bot', ['read']);
    const kept = JSON.stringify([...registry.sessions, ...registry.tokens, ...registry.people]);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(token.slice(4));
  });
});

describe('when a session ends', () => {
  test('by being renewed, the old secret is dead from the first use of the new one, and whoever listens hears it', async () => {
    const { person, secret } = await signedIn();
    const ended: string[] = [];
    people.onEnded(pass => ended.push(pass));
    const renewed = await people.renew(digestOfSecret(secret));
    expect(people.whoIs({ cookie: `belfry=${secret}` }, PLAIN)?.person).toBe(person.id);
    expect(people.whoIs({ cookie: `belfry=${renewed}` }, PLAIN)?.person).toBe(person.id);
    expect(people.whoIs({ cookie: `belfry=${secret}` }, PLAIN)).toBeUndefined();
    await vi.waitFor(() => expect(ended).toEqual([digestOfSecret(secret)]));
    expect(people.whoIs({ cookie: `belfry=${renewed}` }, PLAIN)?.person).toBe(person.id);
    expect(await people.renew(digestOfSecret(secret))).toBeUndefined();
    expect(ended).toHaveLength(1);
  });

  test('by being renewed, not before the new one is used: an answer that got lost locks nobody out', async () => {
    const { person, secret } = await signedIn();
    await people.renew(digestOfSecret(secret));
    clock.skip(A_YEAR);
    expect(people.whoIs({ cookie: `belfry=${secret}` }, PLAIN)?.person).toBe(person.id);
    const renewed = await people.renew(digestOfSecret(secret));
    expect(people.whoIs({ cookie: `belfry=${renewed}` }, PLAIN)?.person).toBe(person.id);
    expect(people.whoIs({ cookie: `belfry=${secret}` }, PLAIN)).toBeUndefined();
  });

  test('by being renewed, it stays so when the server begins again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'belfry-people-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const inSession = async (act: (people: People) => Promise<void>) => {
      const store = await openStore({ folder });
      onTestFinished(store.close);
      await act(new People(store.registry, clock));
      await store.close();
    };
    const [ada, ben] = [
      { old: '', renewed: '' as string | undefined },
      { old: '', renewed: '' as string | undefined },
    ];
    await inSession(async each => {
      for (const session of [ada, ben]) {
        session.old = await each.signIn((await each.add({ name: 'Ada' })).id);
        session.renewed = await each.renew(digestOfSecret(session.old));
      }
    });
    const isIn = (each: People, secret: string | undefined) =>
      each.whoIs({ cookie: `belfry=${secret}` }, PLAIN) !== undefined;
    await inSession(async each => {
      expect([isIn(each, ada.old), isIn(each, ada.renewed), isIn(each, ada.old)]).toEqual([true, true, false]);
    });
    clock.skip(A_YEAR);
    await inSession(async each => {
      expect([isIn(each, ada.old), isIn(each, ada.renewed), isIn(each, ben.old)]).toEqual([false, true, true]);
    });
    await inSession(async each => {
      expect([isIn(each, ben.renewed), isIn(each, ben.old)]).toEqual([true, false]);
    });
  });

  test('by being renewed, it stays so and is heard though the disk is full', async () => {
    const { person, secret } = await signedIn();
    const ended: string[] = [];
    people.onEnded(pass => ended.push(pass));
    const renewed = await people.renew(digestOfSecret(secret));
    vi.spyOn(registry, 'endSession').mockRejectedValue(new StorageError('full', 'full'));
    for (let uses = 0; uses < 2; uses++) {
      expect(people.whoIs({ cookie: `belfry=${renewed}` }, PLAIN)?.person).toBe(person.id);
      await new Promise(setImmediate);
      expect(people.whoIs({ cookie: `belfry=${secret}` }, PLAIN)).toBeUndefined();
    }
    expect(ended).toEqual([digestOfSecret(secret)]);
    expect(await people.renew(digestOfSecret(secret))).toBeUndefined();
  });

  test('by signing out, or a token by being removed, it is heard too, until nobody listens any more', async () => {
    const { person, secret } = await signedIn();
    const { id, token } = await people.addToken(person.id, 'bot', ['read']);
    const ended: string[] = [];
    const stop = people.onEnded(pass => ended.push(pass));
    const who = people.whoIs({ authorization: `Bearer ${token}` }, PLAIN);
    await people.removeToken(person.id, id);
    expect(ended).toEqual([who && passOf(who)]);
    expect(await people.removeToken(person.id, id)).toBe(false);
    stop();
    await people.signOut(digestOfSecret(secret));
    expect(ended).toHaveLength(1);
    expect(people.whoIs({ cookie: `belfry=${secret}` }, PLAIN)).toBeUndefined();
  });
});
