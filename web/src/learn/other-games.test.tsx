// @vitest-environment happy-dom
/** Games that have no lessons, or tell their rules nowhere. */
import { everywhere, type ListedGame } from '@belfry/engine/words';
import type { Course } from '@belfry/ui/lesson';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Lesson } from './lesson.js';
import { Lessons } from './lessons.js';
import { RulesPage } from './rules-page.js';

vi.mock('@belfry/games', () => {
  const game = (id: string, name: string): ListedGame => ({
    id,
    name: everywhere(name),
    about: everywhere(''),
    players: { min: 2, max: 2 },
    bots: ['random'],
    play: () => Promise.reject(new Error('not here')),
    words: () => Promise.reject(new Error('not here')),
  });
  const GAMES = [game('bare', 'Bare'), game('taught', 'Taught')];
  return { GAMES, findGame: (id: string) => GAMES.find(known => known.id === id) };
});

vi.mock('@belfry/games/courses', () => {
  const course: Course = {
    minutes: 1,
    steps: 2,
    teaches: everywhere('Much.'),
    Cover: () => null,
    useSteps: () => [],
  };
  return { courseOf: (id: string) => (id === 'taught' ? course : undefined) };
});

afterEach(cleanup);

const nothingHere = () => screen.findByRole('heading', { level: 1, name: 'There is nothing here' });

test('only games with lessons stand on the overview; rules that are told nowhere are not offered', async () => {
  await renderIn('en', <Lessons />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Taught' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Bare' })).toBeNull();
  expect(screen.getByText('0 of 2 solved')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start: Taught' }).getAttribute('href')).toBe('/learn/taught/1');
  expect(screen.queryByRole('link', { name: /All the rules/ })).toBeNull();
});

test('there is no lesson of a game without lessons', async () => {
  await renderIn('en', <Lesson game="bare" step={1} />);
  expect(await nothingHere()).toBeTruthy();
});

test.each(['bare', 'taught'])('there are no rules of a game that tells them nowhere: %s', async game => {
  await renderIn('en', <RulesPage game={game} />);
  expect(await nothingHere()).toBeTruthy();
});
