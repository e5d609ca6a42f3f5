// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../old-games.js';
import { RulesPage } from './rules-page.js';
import { RulesText } from './rules-text.js';
import { bg } from './words/turmbauer-rules/bg.js';
import { de } from './words/turmbauer-rules/de.js';
import { en } from './words/turmbauer-rules/en.js';
import { fr } from './words/turmbauer-rules/fr.js';

configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

describe.each(LANGUAGES)('in %s', language => {
  test.each(GAME_IDS)('the rules of %s are there, and what is ours is marked', async game => {
    const { container } = await renderIn(language, <RulesPage game={game} />);
    await waitFor(() => expect(container.querySelectorAll('main h2').length).toBeGreaterThan(3));
    expect(container.querySelectorAll('main li').length).toBeGreaterThan(15);
  });
});

test('the rules of Turmbauer say the same in every language: as many points, the same ones ours', () => {
  const shape = (sections: typeof en) => sections.map(({ items }) => items.map(({ ours = false }) => ours));
  for (const other of [de, fr, bg]) expect(shape(other)).toEqual(shape(en));
});

test('a mark stands at each point of ours, and its meaning at the end', async () => {
  const items = [{ text: 'Printed.' }, { text: 'Ours.', ours: true }];
  await renderIn('en', <RulesText sections={[{ title: 'A part', items }]} />);
  expect(await screen.findByRole('heading', { level: 3, name: 'A part' })).toBeTruthy();
  expect(screen.getAllByText('our ruling')).toHaveLength(2);
  expect(screen.getByText('Ours.', { exact: false }).textContent).toContain('our ruling');
});

test('without any of ours there is no note', async () => {
  await renderIn('en', <RulesText sections={[{ title: 'A part', items: [{ text: 'Printed.' }] }]} />);
  expect(screen.queryByText('our ruling')).toBeNull();
});
