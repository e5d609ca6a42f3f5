// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { GAME_IDS } from '../old-games.js';
import { loadCourse } from './course.js';
import { Lesson } from './lesson.js';
import { Lessons } from './lessons.js';
import { STEPS, stepCount } from './steps.js';
import { TRIALS } from './turmbauer/trials.js';

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

describe.each(LANGUAGES)('in %s', language => {
  test.each(GAME_IDS)('every step of %s shows itself, with a name for each choice', async game => {
    await loadCourse(game, 'en');
    for (let step = 1; step <= stepCount(game); step++) {
      const { container, unmount } = await renderIn(language, <Lesson game={game} step={step} />);
      await waitFor(() => expect(textOf(container, 'h2')).not.toBe(''));
      expect(container.querySelector('section [role=img]')?.getAttribute('aria-label')).toBeTruthy();
      const buttons = [...container.querySelectorAll<HTMLElement>('section fieldset button')];
      const names = buttons.map(button => button.getAttribute('aria-label') ?? button.textContent);
      expect(names.length).toBeGreaterThan(2);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('');
      unmount();
    }
  });
});

/** Where the printed rules are silent. */
const MARKS = { en: 'our ruling', de: 'unsere Regelung', fr: 'notre décision', bg: 'наше решение' } as const;
const OURS = [
  ['skyscraper', 'guard'],
  ['turmbauer', 'overhang'],
  ['turmbauer', 'fall'],
] as const;

describe.each(LANGUAGES)('in %s', language => {
  test.each(OURS)('%s: what is ours in “%s” is marked, and nothing in the first step', async (game, id) => {
    const steps: readonly string[] = STEPS[game];
    const step = steps.indexOf(id) + 1;
    const { unmount } = await renderIn(language, <Lesson game={game} step={step} />);
    expect(await screen.findByText(MARKS[language])).toBeTruthy();
    unmount();
    await renderIn(language, <Lesson game={game} step={1} />);
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByText(MARKS[language])).toBeNull();
  });
});

const textOf = (container: HTMLElement, selector: string): string =>
  container.querySelector(selector)?.textContent ?? '';

const SOLUTIONS: Readonly<Record<(typeof STEPS)['five-towers'][number], readonly RegExp[]>> = {
  towers: [/^Tree$/],
  shrink: [/^Sand 7$/],
  eight: [/^Sand 12$/],
  nine: [/^Sand 9$/],
  auction: [/^Bid 3$/],
  build: [/^Tear down Sand 4$/, /^Sand 11$/, /^Sand 7$/, /^Scary 6$/],
  score: [/^14 points$/],
};

describe('a whole course', () => {
  test('5 Towers: every step can be solved by name, and the overview knows', async () => {
    for (const [index, id] of STEPS['five-towers'].entries()) {
      const { unmount } = await renderIn('en', <Lesson game="five-towers" step={index + 1} />);
      await screen.findByRole('heading', { level: 2 });
      for (const name of SOLUTIONS[id]) await tap(name);
      expect(screen.getByText('That’s it!')).toBeTruthy();
      unmount();
    }
    await renderIn('en', <Lessons />);
    await waitFor(() => expect(screen.getByText('7 of 7 solved')).toBeTruthy());
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

  test('nothing is said of the 8 and the 9 before they are taught', async () => {
    await renderIn('en', <Lesson game="five-towers" step={2} />);
    await screen.findByRole('heading', { level: 2 });
    await tap('Sand 12');
    expect(said()).toContain('below 10');
    expect(said()).not.toMatch(/\b[89]\b/);
  });

  test('refusals of Skyscraper name people, not seats', async () => {
    await renderIn('en', <Lesson game="skyscraper" step={5} />);
    await screen.findByRole('heading', { level: 2 });
    await tap('Jackhammer');
    expect(said()).toContain('Mia');
    expect(said()).not.toMatch(/seat/i);
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

  test('a number that is no step leads to the nearest', async () => {
    await renderIn('en', <Lesson game="turmbauer" step={99} />);
    expect(
      await screen.findByRole('heading', { level: 1, name: `Lesson 7 of ${Object.keys(TRIALS).length}` }),
    ).toBeTruthy();
  });
});
