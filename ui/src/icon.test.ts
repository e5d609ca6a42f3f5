import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { IconName } from './icon.js';

const NAMES: Readonly<Record<IconName, true>> = {
  undo: true,
  help: true,
  menu: true,
  log: true,
  deck: true,
  round: true,
  check: true,
  cross: true,
  bricks: true,
  roof: true,
  torn: true,
  wand: true,
  back: true,
  forward: true,
  first: true,
  last: true,
  play: true,
  pause: true,
  people: true,
  bot: true,
  book: true,
  pad: true,
  clock: true,
  moon: true,
  sun: true,
  eye: true,
  share: true,
  save: true,
  open: true,
  trash: true,
  plus: true,
  minus: true,
  dice: true,
  gear: true,
  up: true,
  down: true,
  edit: true,
  home: true,
  flag: true,
  star: true,
  bell: true,
};

test('every icon is drawn in the file, and nothing else is', () => {
  const svg = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
  const ids = [...svg.matchAll(/ id="([a-z]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(NAMES));
  // What refers to something else in a file is not drawn everywhere.
  expect(svg).not.toContain('url(');
});
