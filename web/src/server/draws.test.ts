// @vitest-environment happy-dom
import type { KeptDraw, Promised } from '@belfry/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawStore } from './draws.js';

beforeEach(() => localStorage.clear());

const promised = (commitment: string, changes: Partial<Promised> = {}): Promised => ({
  commitment,
  attempt: 0,
  left: [],
  place: 0,
  number: '7'.repeat(64) as Promised['number'],
  isShown: false,
  ...changes,
});
const draw = (...promises: readonly Promised[]): KeptDraw => ({ promises });
const withDigit = (digit: string): Partial<Promised> => ({ number: digit.repeat(64) as Promised['number'] });

test('another window of the same device has the same number', () => {
  drawStore().set('t', draw(promised('c')));
  expect(drawStore().get('t')).toEqual(draw(promised('c')));
  expect(drawStore().get('u')).toBeUndefined();
});

test('each table has one place', () => {
  const store = drawStore();
  store.set('t', draw(promised('c')));
  store.set('t', draw(promised('c', { isShown: true, seals: ['1', null] })));
  expect(store.get('t')).toEqual(draw(promised('c', { isShown: true, seals: ['1', null] })));
  expect(JSON.parse(localStorage.getItem('belfry-promises') ?? '')).toHaveLength(1);
});

test('the last hundred are kept', () => {
  const store = drawStore();
  for (let table = 0; table < 120; table++) store.set(`t${table}`, draw(promised('c')));
  const another = drawStore();
  expect([another.get('t19'), another.get('t20')]).toEqual([undefined, draw(promised('c'))]);
});

test('of two windows that seal at the same moment each shows its own number', () => {
  const [one, two] = [drawStore(), drawStore()];
  one.set('t', draw(promised('c', withDigit('1'))));
  two.set('t', draw(promised('c', withDigit('2'))));
  expect([one, two].map(store => store.get('t')?.promises[0]?.number[0])).toEqual(['1', '2']);
});

test('a window that slept forgets nothing that another was promised, and showed', () => {
  const [asleep, awake] = [drawStore(), drawStore()];
  const shown = promised('c', { isShown: true, seals: ['1', '2'] });
  const next = promised('d', { attempt: 1, left: [1] });
  asleep.set('t', draw(promised('c', withDigit('1'))));
  awake.set('t', draw(shown, next));
  expect(asleep.get('t')).toEqual(draw(shown, next));
  asleep.set('t', { ...(asleep.get('t') as KeptDraw), head: { count: 1, head: 'h' } });
  expect(drawStore().get('t')).toEqual({ ...draw(shown, next), head: { count: 1, head: 'h' } });
});

test('what was kept by versions that knew one promise only is still read', () => {
  const { attempt: _attempt, left: _left, ...before } = promised('c', { isShown: true });
  const head = { count: 3, head: 'h' };
  localStorage.setItem(
    'belfry-draws',
    JSON.stringify([
      ['t', { ...before, head }],
      ['u', before],
    ]),
  );
  expect(drawStore().get('t')).toEqual({ ...draw(promised('c', { isShown: true })), head });
  expect(drawStore().get('u')).toEqual(draw(promised('c', { isShown: true })));
});

test('a tab that still runs such a version loses nothing here, and is robbed of nothing', () => {
  const { attempt: _attempt, left: _left, ...before } = promised('b');
  const store = drawStore();
  store.set('t', draw(promised('a')));
  // It forgets whatever it cannot read, and keeps the next promise in place of the one before.
  const theirs = JSON.stringify([
    ['t', before],
    ['u', before],
  ]);
  localStorage.setItem('belfry-draws', theirs);
  for (const each of [store, drawStore()]) expect(each.get('t')).toEqual(draw(promised('a')));
  expect(store.get('u')).toEqual(draw(promised('b')));
  store.set('u', draw(promised('b'), promised('c', { attempt: 1, left: [1] })));
  expect(localStorage.getItem('belfry-draws')).toBe(theirs);
  expect(drawStore().get('u')?.promises).toHaveLength(2);
});

test.each([['null'], ['"x"'], ['[["t",{"commitment":1}]]'], ['[["t",{"promises":[{}]}]]'], ['not json']])(
  '%s does no harm',
  stored => {
    for (const key of ['belfry-promises', 'belfry-draws']) localStorage.setItem(key, stored);
    const store = drawStore();
    expect(store.get('t')).toBeUndefined();
    store.set('t', draw(promised('c')));
    expect(store.get('t')).toEqual(draw(promised('c')));
  },
);

test('where nothing can be stored it lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const store = drawStore();
  store.set('t', draw(promised('c')));
  expect(store.get('t')).toEqual(draw(promised('c')));
  vi.restoreAllMocks();
});
