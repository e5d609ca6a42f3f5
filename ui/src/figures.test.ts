import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BIRDS, FIGURES, isBird, isDrawn, isFigure } from './figures.js';

const svg = readFileSync(new URL('./figures.svg', import.meta.url), 'utf8');

test('every figure and every bird has a picture, and every picture is somebody', () => {
  const drawn = [...svg.matchAll(/<view id="([a-z]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...FIGURES, ...BIRDS]);
  expect(svg.match(/<g[ >]/g)).toHaveLength(drawn.length);
});

test('only what is drawn can be shown', () => {
  expect([...FIGURES, ...BIRDS].every(isDrawn)).toBe(true);
  expect([undefined, '', 'dragon', 'Fox'].some(isDrawn)).toBe(false);
  expect([isFigure('jackdaw'), isBird('fox')]).toEqual([false, false]);
});
