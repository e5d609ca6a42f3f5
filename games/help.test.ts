/** The rules of a game say the same in every language. */
import { LANGUAGES } from '@belfry/engine/words';
import type { HelpSection } from '@belfry/ui';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.js';

const files = import.meta.glob<readonly HelpSection[]>('./*/help/words/*.ts', { import: 'help', eager: true });

const helpOf = (game: string, language: string): readonly HelpSection[] | undefined =>
  files[`./${game}/help/words/${language}.ts`];

const textsOf = (help: readonly HelpSection[]): readonly string[] =>
  help.flatMap(({ title, items }) => [title, ...items.map(({ text }) => text)]);

const shapeOf = (help: readonly HelpSection[]) => help.map(({ items }) => items.map(({ ours = false }) => ours));

const TOLD = GAMES.filter(({ id }) => helpOf(id, 'en') !== undefined);

test.each(['five-towers', 'skyscraper', 'turmbauer'])('%s tells its rules', game => {
  expect(TOLD.map(({ id }) => id)).toContain(game);
});

describe.each(TOLD)('$id', ({ id }) => {
  const help = (language: string): readonly HelpSection[] => helpOf(id, language) ?? [];

  test.each(LANGUAGES)('in %s there are as many points, and the same ones are ours', language => {
    expect(shapeOf(help(language))).toEqual(shapeOf(help('en')));
  });

  test.each(LANGUAGES)('in %s nothing is said twice', language => {
    const texts = textsOf(help(language));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('French puts a no-break space before its double marks', () => {
    for (const text of textsOf(help('fr'))) expect(text).not.toMatch(/[^\u00a0][:;?!]( |$)/);
  });
});

test('ten rulings are ours in Skyscraper', () => {
  expect(
    shapeOf(helpOf('skyscraper', 'en') ?? [])
      .flat()
      .filter(Boolean),
  ).toHaveLength(10);
});
