// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { renderIn } from '@belfry/ui/testing';
import { solutionOf, stepsIn } from '@belfry/ui/testing/lesson';
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { findTaught, TAUGHT } from './courses.js';
import { Lesson } from './lesson.js';
import { Lessons } from './lessons.js';

// Courses are loaded when they are opened.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
beforeEach(() => localStorage.clear());

/** Taps what has this name. */
async function tap(name: string | RegExp): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
}

/** What is announced. */
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test.each(['five-towers', 'skyscraper', 'turmbauer'])('%s is taught', id => {
  expect(findTaught(id)).toBeDefined();
});

/** Where the printed rules are silent. */
const MARKS = { en: 'our ruling', de: 'unsere Regelung', fr: 'notre décision', bg: 'наше решение' } as const;

describe.each(LANGUAGES)('in %s', language => {
  test.each(TAUGHT)('every step of $id shows itself, with a name for each choice', async ({ id, course }) => {
    const steps = await stepsIn(language, course.useSteps);
    expect(steps).toHaveLength(course.steps);
    for (const [index, { ours }] of steps.entries()) {
      const { container, unmount } = await renderIn(language, <Lesson game={id} step={index + 1} />);
      await waitFor(() => expect(textOf(container, 'h2')).not.toBe(''));
      expect(container.querySelector('section [role=img]')?.getAttribute('aria-label')).toBeTruthy();
      const buttons = [...container.querySelectorAll<HTMLElement>('section fieldset button')];
      const names = buttons.map(button => button.getAttribute('aria-label') ?? button.textContent);
      expect(names.length).toBeGreaterThan(2);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('');
      expect(screen.queryAllByText(MARKS[language])).toHaveLength(ours === undefined ? 0 : 1);
      unmount();
    }
  });
});

const textOf = (container: HTMLElement, selector: string): string =>
  container.querySelector(selector)?.textContent ?? '';

/** The part of the overview about a game. */
const cardOf = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li');

describe('a whole course', () => {
  test.each(TAUGHT)('$id: every step can be solved by name, and the overview knows', async game => {
    const steps = await stepsIn('en', game.course.useSteps);
    for (const [index, { trial, choices }] of steps.entries()) {
      const { unmount } = await renderIn('en', <Lesson game={game.id} step={index + 1} />);
      await screen.findByRole('heading', { level: 2 });
      for (const id of solutionOf(trial)) await tap(choices.find(choice => choice.id === id)?.name ?? '');
      expect(screen.getByText('That’s it!')).toBeTruthy();
      unmount();
    }
    await renderIn('en', <Lessons />);
    await screen.findByRole('heading', { level: 1 });
    expect(cardOf(game.name.en)?.textContent).toContain(`${steps.length} of ${steps.length} solved`);
  });
});

describe('a try', () => {
  test('a wrong one gets the reason of the rules and a hint, is announced, and can be taken back', async () => {
    await renderIn('en', <Lesson game="five-towers" step={4} />);
    await screen.findByRole('heading', { level: 2 });
    await tap('Sand 6');
    expect(screen.getByRole('button', { name: 'Sand 6' }).getAttribute('aria-pressed')).toBe('true');
    expect(said()).toContain('Not quite.');
    expect(said()).toContain('Sand 6 cannot go on a 2');
    expect(said()).toContain('On a 2 only');
    await tap('Again');
    expect(screen.queryByText('Not quite.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sand 6' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('each wrong one in a row looks and sounds different from the one before, also the same once more', async () => {
    await renderIn('en', <Lesson game="five-towers" step={4} />);
    await screen.findByRole('heading', { level: 2 });
    await tap('Sand 6');
    const panel = screen.getByText('Not quite.').closest('div');
    await tap('Sand 6');
    expect(said()).toContain('Try 2: still not.');
    expect(said()).toContain('Sand 6 cannot go on a 2');
    // A new panel: it shakes its head anew.
    expect(screen.getByText('Try 2: still not.', { selector: 'strong' }).closest('div')).not.toBe(panel);
    await tap('Sand 6');
    expect(said()).toContain('Try 3: still not.');
    await tap('Again');
    await tap('Sand 6');
    expect(said()).toContain('Not quite.');
  });

  test('the way on leads to the next step, after the last one to a table', async () => {
    const { hook } = memoryLocation({ path: '/learn/skyscraper/6' });
    const { unmount } = await renderIn(
      'en',
      <Router hook={hook}>
        <Lesson game="skyscraper" step={6} />
      </Router>,
    );
    const next = await screen.findByRole('link', { name: 'Next: winning' });
    expect(next.getAttribute('href')).toBe('/learn/skyscraper/7');
    unmount();
    await renderIn('en', <Lesson game="skyscraper" step={7} />);
    expect((await screen.findByRole('link', { name: 'Play Skyscraper' })).getAttribute('href')).toBe('/new/skyscraper');
  });

  test('a game without lessons leads nowhere', async () => {
    await renderIn('en', <Lesson game="nowhere" step={1} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeTruthy();
  });

  test('a number that is no step leads to the nearest', async () => {
    await renderIn('en', <Lesson game="turmbauer" step={99} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lesson 8 of 8' })).toBeTruthy();
  });
});
