import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Link, Person, Registry, Token } from '../registry.js';
import { openStore } from './index.js';

const ada: Person = { id: 'ada', name: 'Ada “L” 🏰 \0', figure: 'owl', made: 1 };
const ben: Person = { id: 'ben', name: 'Ben', made: 2 };
const table: Link = { kind: 'table', table: 't', made: 3 };
const seat: Link = { kind: 'seat', table: 't', seat: 1, made: 4 };
const device: Link = { kind: 'device', person: 'ada', until: 50, made: 5 };

/** Opens the registry, and the same one again, as after a restart. */
let reopen: () => Promise<Registry>;
let registry: Registry;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  reopen = async () => {
    const store = await openStore({ folder });
    onTestFinished(store.close);
    return store.registry;
  };
  registry = await reopen();
  await registry.addPerson(ada);
  await registry.addPerson(ben);
});

test('a person is known as they were added, and then as they were changed, also after a restart', async () => {
  expect(registry.person('ada')).toEqual(ada);
  await registry.changePerson({ ...ada, name: 'Countess' });
  for (const each of [registry, await reopen()]) {
    expect(each.person('ada')).toEqual({ ...ada, name: 'Countess' });
    expect(each.person('ben')).toEqual(ben);
    expect(each.person('Ada')).toBeUndefined();
    expect(each.person('ada\0')).toBeUndefined();
  }
});

test('nobody is added twice, and only those who are there are changed', async () => {
  await expect(registry.addPerson({ ...ben, id: 'ada' })).rejects.toThrow('there already');
  await expect(registry.changePerson({ ...ben, id: 'cleo' })).rejects.toThrow('no person');
  expect(registry.person('ada')).toEqual(ada);
  expect(registry.person('cleo')).toBeUndefined();
});

test('a session is somebody’s until it is ended', async () => {
  await registry.addSession('s1', 'ada', 10);
  await registry.addSession('s2', 'ada', 11);
  expect(registry.session('s1')).toEqual({ person: 'ada' });
  expect((await reopen()).session('s1')).toEqual({ person: 'ada' });
  await registry.endSession('s1');
  await registry.endSession('s1');
  expect(registry.session('s1')).toBeUndefined();
  expect(registry.session('s2')).toEqual({ person: 'ada' });
});

test('a session that is renewed goes on, and the new one says what it replaces until that has ended', async () => {
  await registry.addSession('s1', 'ada', 10);
  expect(await registry.renewSession('s1', 's2', 11)).toBe(true);
  expect(await registry.renewSession('never', 's3', 11)).toBe(false);
  for (const each of [registry, await reopen()]) {
    expect(each.session('s1')).toEqual({ person: 'ada' });
    expect(each.session('s2')).toEqual({ person: 'ada', replaces: 's1' });
    expect(each.session('s3')).toBeUndefined();
  }
  await registry.endSession('s1');
  expect(registry.session('s1')).toBeUndefined();
  expect(registry.session('s2')).toEqual({ person: 'ada' });
});

test('a session by a link that is good for once, in place of another: all or nothing', async () => {
  await registry.addLink(device, 'l1');
  await registry.addSession('s1', 'ben', 10);
  await expect(registry.addSessionBy('l1', 's2', 'cleo', 11, 's1')).rejects.toThrow(/FOREIGN KEY/);
  expect(registry.linkOf('l1')).toEqual(device);
  expect(registry.session('s1')).toEqual({ person: 'ben' });
  expect(await registry.addSessionBy('l1', 's2', 'ada', 11, 's1')).toBe(true);
  expect(await registry.addSessionBy('l1', 's3', 'ada', 11, 's2')).toBe(false);
  for (const each of [registry, await reopen()]) {
    expect(['s1', 's2', 's3'].map(digest => each.session(digest))).toEqual([undefined, { person: 'ada' }, undefined]);
    expect(each.linkOf('l1')).toBeUndefined();
  }
});

test('nobody who is not known gets a session or a token', async () => {
  await expect(registry.addSession('s', 'cleo', 1)).rejects.toThrow(/FOREIGN KEY/);
  const token: Token = { id: 'x', person: 'cleo', name: 'x', scopes: [], made: 1 };
  await expect(registry.addToken(token, 'd')).rejects.toThrow(/FOREIGN KEY/);
  expect(registry.tokenOf('d')).toBeUndefined();
});

test('tokens are found by their digest, listed for their person, and removed by that person only', async () => {
  const later: Token = { id: 'b', person: 'ada', name: 'bot', scopes: ['read', 'play'], made: 9 };
  const first: Token = { id: 'z', person: 'ada', name: 'tool', scopes: ['chat'], made: 8 };
  const bens: Token = { ...later, person: 'ben' };
  await registry.addToken(later, 'd1');
  await registry.addToken(first, 'd2');
  await registry.addToken(bens, 'd3');
  expect(registry.tokenOf('d1')).toEqual(later);
  expect((await reopen()).tokensOf('ada')).toEqual([first, later]);
  expect(registry.tokensOf('cleo')).toEqual([]);
  expect(await registry.removeToken('ben', 'z')).toBe(false);
  expect(await registry.removeToken('ada', 'b')).toBe(true);
  expect(await registry.removeToken('ada', 'b')).toBe(false);
  expect(registry.tokenOf('d1')).toBeUndefined();
  expect(registry.tokenOf('d3')).toEqual(bens);
  expect(registry.tokensOf('ada')).toEqual([first]);
});

test('links are found by their digest; a table’s links are revoked together', async () => {
  await registry.addLink(table, 'l1');
  await registry.addLink(seat, 'l2');
  await registry.addLink(device, 'l3');
  await registry.addLink({ ...table, table: 'u' }, 'l4');
  for (const each of [registry, await reopen()])
    expect(['l1', 'l2', 'l3', 'l5'].map(digest => each.linkOf(digest))).toEqual([table, seat, device, undefined]);
  await registry.revokeLinks('t');
  expect(['l1', 'l2'].map(digest => registry.linkOf(digest))).toEqual([undefined, undefined]);
  expect(registry.linkOf('l3')).toEqual(device);
  expect(registry.linkOf('l4')).toEqual({ ...table, table: 'u' });
});

test('links to other devices whose time is over go when the next one comes', async () => {
  await registry.addLink(device, 'l1');
  await registry.addLink({ ...device, person: 'ben', until: 500 }, 'l2');
  await registry.addLink(table, 'l3');
  expect(registry.linkOf('l1')).toEqual(device);
  await registry.addLink({ ...device, person: 'cleo', made: 50, until: 1050 }, 'l4');
  expect(['l1', 'l2', 'l3', 'l4'].filter(digest => registry.linkOf(digest) !== undefined)).toEqual(['l2', 'l3', 'l4']);
});

test('of links to other devices, each person has the newest only', async () => {
  await registry.addLink({ ...device, person: 'ben' }, 'b1');
  await registry.addLink(table, 't1');
  await registry.addLink(device, 'a1');
  await registry.addLink({ ...device, made: 6 }, 'a2');
  for (const each of [registry, await reopen()])
    expect(['b1', 't1', 'a1', 'a2'].filter(digest => each.linkOf(digest) !== undefined)).toEqual(['b1', 't1', 'a2']);
});

test('a link that is good for once is used once, however many try, wherever', async () => {
  await registry.addLink(seat, 'l');
  const other = await reopen();
  const tries = [registry, other, registry, other, registry].map(each => each.useLink('l'));
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  expect(other.linkOf('l')).toBeUndefined();
  expect(await registry.useLink('never')).toBe(false);
});

test('a table has one code, whoever asks; a code is one table’s', async () => {
  const drawn = ['111111', '111111', '222222', '333333'];
  const draw = (): string => drawn.shift() ?? '444444';
  expect(await registry.codeOf('t', draw)).toBe('111111');
  expect(await registry.codeOf('t', draw)).toBe('111111');
  expect(await registry.codeOf('u', draw)).toBe('222222');
  const other = await reopen();
  const asked = await Promise.all([registry, other, registry].map(each => each.codeOf('v', draw)));
  expect(new Set(asked).size).toBe(1);
  expect(['111111', '222222', ...asked].map(code => other.tableOfCode(code))).toEqual(['t', 'u', 'v', 'v', 'v']);
  await registry.dropCode('t');
  expect(registry.tableOfCode('111111')).toBeUndefined();
  expect(await registry.codeOf('w', () => '111111')).toBe('111111');
});

test('if no code is free, that is said', async () => {
  await registry.codeOf('t', () => '111111');
  await expect(registry.codeOf('u', () => '111111')).rejects.toThrow('no six digits are free');
});

test('who was admitted may know of that table, and of no other', async () => {
  await registry.admit('t', 'ada');
  await registry.admit('t', 'ada');
  for (const each of [registry, await reopen()]) {
    expect(each.isAdmitted('t', 'ada')).toBe(true);
    expect(each.isAdmitted('t', 'ben')).toBe(false);
    expect(each.isAdmitted('u', 'ada')).toBe(false);
  }
});

test('of a table that is forgotten nothing is left: no link, no code, no admission', async () => {
  for (const id of ['t', 'u']) {
    await registry.addLink({ ...seat, table: id }, `link of ${id}`);
    await registry.codeOf(id, () => (id === 't' ? '111111' : '222222'));
    await registry.admit(id, 'ada');
  }
  await registry.forget('t');
  await registry.forget('never');
  const left = (id: string, code: string) => [
    registry.linkOf(`link of ${id}`),
    registry.tableOfCode(code),
    registry.isAdmitted(id, 'ada'),
  ];
  expect(left('t', '111111')).toEqual([undefined, undefined, false]);
  expect(left('u', '222222')).toEqual([{ ...seat, table: 'u' }, 'u', true]);
});
