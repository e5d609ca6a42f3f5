import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, expectAccessible, PHONE, serveApp, type Visit } from './app.js';
import { finishedTable, openPad, openTable } from './ways.js';

const app = serveApp();

/** Every screen, and how one gets there from the start page. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: page => page.goto('/'),
  'set-up of 5 Towers': page => page.goto('/new/five-towers'),
  'set-up of Skyscraper': page => page.goto('/new/skyscraper?with=people'),
  'a table of 5 Towers': page => openTable(page, 'five-towers'),
  'a table of Skyscraper': page => openTable(page, 'skyscraper'),
  'a curtain': page => openTable(page, 'skyscraper', ['person', 'person']),
  matches: page => page.goto('/matches'),
  'the result of 5 Towers': page => finishedTable(page, 'five-towers'),
  'the result of Skyscraper': page => finishedTable(page, 'skyscraper'),
  'a replay of 5 Towers': async page => page.goto(`/replay/${await finishedTable(page, 'five-towers')}?at=20`),
  'score pads': page => page.goto('/pad'),
  'a score pad of 5 Towers': page => openPad(page, '5 Towers'),
  'a score pad of Skyscraper': page => openPad(page, 'Skyscraper'),
  'a score pad of Turmbauer': page => openPad(page, 'Turmbauer'),
  lessons: page => page.goto('/learn'),
  'a lesson of 5 Towers': page => page.goto('/learn/five-towers/2'),
  'a lesson of Skyscraper': page => page.goto('/learn/skyscraper/2'),
  'a lesson of Turmbauer': page => page.goto('/learn/turmbauer/2'),
  'rules of 5 Towers': page => page.goto('/rules/five-towers'),
  'rules of Skyscraper': page => page.goto('/rules/skyscraper'),
  'rules of Turmbauer': page => page.goto('/rules/turmbauer'),
  'a page that is not there': page => page.goto('/nowhere'),
};

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

const looks = async (open: (page: Page) => Promise<unknown>, visit: Visit): Promise<Page> => {
  const page = await app.visit(visit);
  await open(page);
  await settle(page);
  return page;
};

describe('on the smallest phone, light, in German: axe finds nothing, nothing scrolls sideways, fingers hit', () => {
  test.each(Object.entries(SCREENS))('%s', async (_, open) => {
    const page = await looks(open, { viewport: PHONE, language: 'de' });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await smallTargets(page)).toEqual([]);
    await page.context().close();
  });
});

describe('on a desk, dark, in Bulgarian: axe finds nothing, and no Latin word is left', () => {
  /** Names of games, of the app and of languages, keys of a keyboard. */
  const FOREIGN =
    /\b(Belfry|Skyscraper|Turmbauer|GoTown|Towers|EN|DE|FR|English|Deutsch|Français|Ada|Ben|Home|End|Enter|Escape|Esc|MIT|JSON)\b/g;

  test.each(Object.entries(SCREENS))('%s', async (_, open) => {
    const page = await looks(open, { viewport: DESK, theme: 'dark', language: 'bg' });
    await expectAccessible(page);
    const texts = await visibleTexts(page);
    expect(texts.filter(text => /[A-Za-z]{2}/.test(text.replace(FOREIGN, '')))).toEqual([]);
    await page.context().close();
  });
});

/** Controls smaller than 44 by 44 pixels. Links inside a sentence are as high as their line. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], select, input:not([type=hidden])')].flatMap(control => {
      // A control that lies in its label is touched with it.
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isHidden = width <= 1 || height <= 1 || getComputedStyle(control).visibility === 'hidden';
      const isInText = control.matches('p a, li p a, dd a');
      return isHidden || isInText || (width >= 43.5 && height >= 43.5)
        ? []
        : [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`];
    }),
  );

/** Everything that can be read or heard. */
const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest('script, style')) texts.push(node.data);
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
          texts.push(node.getAttribute(name) ?? '');
    }
    return texts.map(text => text.trim()).filter(text => text !== '');
  });
