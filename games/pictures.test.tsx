/** The pictures of games are files that their art has drawn: `npx vitest run -u games/pictures` draws them anew. */
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pictureOf } from './parts.js';

type Drawn = Readonly<Record<string, ReactElement>>;

const drawn = import.meta.glob<Drawn>('./*/emblem/drawn.tsx', { import: 'drawn', eager: true });
const files = import.meta.glob('./*/emblem/*.svg', { query: '?url' });
const palettes = Object.keys(import.meta.glob('./*/table/**/palette.css'));

const gameOf = (path: string): string => path.split('/')[1] ?? '';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

type Colours = ReadonlyMap<string, string>;

/** The colours that a style sheet names, as they are by day. */
const coloursIn = (path: string): Colours =>
  new Map(
    [...(read(path).split('}')[0] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );

/** Those that every page has, by day and by night. */
const SHARED = coloursIn('../ui/src/tokens.css');

/** Those of a game are printed: they may be as by day. */
const ownColours = (game: string): Colours =>
  new Map(palettes.filter(path => gameOf(path) === game).flatMap(path => [...coloursIn(path)]));

const rounded = (number: string, digits: number): string => String(Number(Number(number).toFixed(digits)));

/** A drawing as a file that stands for itself, and within a page: a picture does not bring its game's styles with it. */
function fileOf(picture: ReactElement, game: string, isLarge: boolean): string {
  const own = ownColours(game);
  const ids: string[] = [];
  const short = (id: string): string => `p${ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1}`;
  const svg = renderToStaticMarkup(picture)
    .replaceAll(/ (class|data-[a-z]+|focusable|overflow)="[^"]*"/g, '')
    .replaceAll('<svg', '<svg overflow="visible"')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll(/(\bid="|url\(#)(\w+)/g, (_, before: string, id: string) => before + short(id))
    .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => (SHARED.has(name) ? use : (own.get(name) ?? use)))
    .replaceAll(/-?\d+\.\d{3,}/g, number => rounded(number, 2))
    // Whoever draws large need not be so exact.
    .replaceAll(/ (d|x|y|cx|cy|r|rx|width|height|stroke-width)="[^"]*"/g, shape =>
      shape.replaceAll(/-?\d+\.\d+/g, number => rounded(number, isLarge ? 1 : 2)),
    )
    .replaceAll(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
    .replaceAll('><', '>\n<');
  return `${svg}\n`;
}

describe.each(Object.entries(drawn))('%s', (path, pictures) => {
  const game = gameOf(path);

  test.each(Object.keys(pictures))('%s.svg is what its art draws', async name => {
    const picture = pictures[name];
    if (picture === undefined) throw new Error(name);
    await expect(fileOf(picture, game, name.startsWith('hero'))).toMatchFileSnapshot(`./${game}/emblem/${name}.svg`);
  });
});

test.each(Object.keys(files))('%s needs nothing but what every page has', file => {
  const svg = read(file);
  const named = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect([...SHARED.keys()]).toEqual(expect.arrayContaining(named));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="/);
  // The content policy lets no styles through, and no script.
  expect(svg).not.toMatch(/ (style|class|on\w+)=|<(style|script)/);
});

test.each(['five-towers', 'skyscraper', 'turmbauer'])('%s has both pictures', game => {
  expect(pictureOf(game, 'emblem', false)).toBeDefined();
  expect(pictureOf(game, 'hero', false)).toBeDefined();
});

test('a small one is shown where there is one', () => {
  expect(pictureOf('five-towers', 'hero', true)).toMatch(/five-towers\/emblem\/hero-small\.svg$/);
  expect(pictureOf('turmbauer', 'hero', true)).toMatch(/turmbauer\/emblem\/hero\.svg$/);
});

test('a game without pictures has none', () => {
  expect(pictureOf('night-watch', 'hero', false)).toBeUndefined();
});
