/** What a game tells of one's own matches it tells in every language. */
import { LANGUAGES } from '@belfry/engine/words';
import type { GameStats, StatsWords } from '@belfry/ui';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.js';
import { statsOf } from './stats.js';

const files = import.meta.glob<Readonly<Record<string, StatsWords>>>('./*/stats/words/{en,de,fr,bg}.ts', {
  eager: true,
});

const wordsOf = (game: string, language: string): StatsWords | undefined =>
  files[`./${game}/stats/words/${language}.ts`]?.[language];

const TOLD = GAMES.filter(({ id }) => statsOf(id) !== undefined);

test.each(['five-towers', 'skyscraper', 'turmbauer'])('%s tells of matches', game => {
  expect(TOLD.map(({ id }) => id)).toContain(game);
});

test('a game without that part has none', () => {
  expect(statsOf('night-watch')).toBeUndefined();
});

describe.each(TOLD)('$id', ({ id }) => {
  const load = (): Promise<GameStats> => statsOf(id)?.() ?? Promise.reject(new Error(id));

  test.each(LANGUAGES)('in %s every figure and every kind has a name of its own', async language => {
    const { figures, kinds } = await load();
    const words = wordsOf(id, language);
    const named = Object.keys(figures).map(name => words?.figures[name]);
    expect(new Set([words?.mean, words?.most, ...named]).size).toBe(named.length + 2);
    expect(named).not.toContain(undefined);
    expect(Object.keys(words?.kinds?.names ?? {})).toEqual([...kinds]);
  });

  test('French puts a no-break space before its double marks', () => {
    const { mean, most, figures, best } = wordsOf(id, 'fr') ?? {};
    for (const text of [mean, most, best?.title, ...Object.values(figures ?? {})])
      expect(text).not.toMatch(/[^\u00a0][:;?!]( |$)/);
  });
});
