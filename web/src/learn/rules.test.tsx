// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { GAMES } from '@belfry/games';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { rulesOf } from '../games.js';
import { RulesPage } from './rules-page.js';
import { RulesText } from './rules-text.js';

configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

/** The games whose rules are told. */
const TOLD = GAMES.filter(game => rulesOf(game.id) !== undefined);

test('all three games tell their rules', () => {
  expect(TOLD.map(({ id }) => id)).toEqual(expect.arrayContaining(['five-towers', 'skyscraper', 'turmbauer']));
});

describe.each(LANGUAGES)('in %s', language => {
  test.each(TOLD)('the rules of $id are there, and what is ours is marked', async ({ id }) => {
    const { container } = await renderIn(language, <RulesPage game={id} />);
    const count = (selector: string): number => container.querySelectorAll(selector).length;
    await waitFor(() => expect(count('main h2')).toBeGreaterThan(0));
    expect(count('main li')).toBeGreaterThanOrEqual(count('main h2'));
  });
});

test('where no rules are told there is no page', async () => {
  await renderIn('en', <RulesPage game="nowhere" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeTruthy();
});

test('a mark stands at each point of ours, and its meaning at the end', async () => {
  const items = [{ text: 'Printed.' }, { text: 'Ours.', ours: true }];
  await renderIn('en', <RulesText useRules={() => [{ title: 'A part', items }]} />);
  expect(await screen.findByRole('heading', { level: 3, name: 'A part' })).toBeTruthy();
  expect(screen.getAllByText('our ruling')).toHaveLength(2);
  expect(screen.getByText('Ours.', { exact: false }).textContent).toContain('our ruling');
});

test('without any of ours there is no note', async () => {
  await renderIn('en', <RulesText useRules={() => [{ title: 'A part', items: [{ text: 'Printed.' }] }]} />);
  expect(screen.queryByText('our ruling')).toBeNull();
});
