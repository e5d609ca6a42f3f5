// @vitest-environment happy-dom
import type { KeptDraw } from '@belfry/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawStore } from './draws.js';

beforeEach(() => localStorage.clear());

const draw = (commitment: string): KeptDraw => ({
  commitment,
  place: 0,
  number: '7'.repeat(64) as KeptDraw['number'],
  isShown: false,
});

test('another window of the same device has the same number', () => {
  drawStore().set('t', draw('c'));
  expect(drawStore().get('t')).toEqual(draw('c'));
  expect(drawStore().get('u')).toBeUndefined();
});

test('a later promise for a table takes the place of the one before', () => {
  const store = drawStore();
  store.set('t', draw('c'));
  store.set('t', draw('d'));
  expect(store.get('t')).toEqual(draw('d'));
  expect(JSON.parse(localStorage.getItem('belfry-draws') ?? '')).toHaveLength(1);
});

test('the last hundred are kept', () => {
  const store = drawStore();
  for (let table = 0; table < 120; table++) store.set(`t${table}`, draw('c'));
  const another = drawStore();
  expect([another.get('t19'), another.get('t20')?.commitment]).toEqual([undefined, 'c']);
});

test('of two windows that seal at the same moment each shows its own number', () => {
  const [one, two] = [drawStore(), drawStore()];
  one.set('t', { ...draw('c'), number: '1'.repeat(64) as KeptDraw['number'] });
  two.set('t', { ...draw('c'), number: '2'.repeat(64) as KeptDraw['number'] });
  expect([one.get('t')?.number[0], two.get('t')?.number[0]]).toEqual(['1', '2']);
});

test.each([['null'], ['"x"'], ['[["t",{"commitment":1}]]'], ['not json']])('%s does no harm', stored => {
  localStorage.setItem('belfry-draws', stored);
  const store = drawStore();
  expect(store.get('t')).toBeUndefined();
  store.set('t', draw('c'));
  expect(store.get('t')).toEqual(draw('c'));
});

test('where nothing can be stored it lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const store = drawStore();
  store.set('t', draw('c'));
  expect(store.get('t')).toEqual(draw('c'));
  vi.restoreAllMocks();
});
