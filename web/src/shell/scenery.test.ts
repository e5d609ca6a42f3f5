import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Scenery, sceneryOf } from './scenery.js';

const DRAWN: Readonly<Record<Scenery, true>> = {
  cloud: true,
  stars: true,
  tree: true,
  village: true,
  bird: true,
  jackdaw: true,
  logo: true,
};

test('everything that is used is drawn in the file', () => {
  const svg = readFileSync(new URL('./scenery.svg', import.meta.url), 'utf8');
  const ids = [...svg.matchAll(/ id="([a-z]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(DRAWN));
  expect(sceneryOf('tree')).toMatch(/scenery\.svg#tree$/);
  // What refers to something else in a file is not drawn everywhere.
  expect(svg).not.toContain('url(');
});
