// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PLAYABLE } from '../playable.js';
import { listed } from '../shell/testing.js';
import { BotCards } from './bot-cards.js';
import { useBots } from './use-bots.js';

const LEVELS = ['gentle', 'fair', 'sharp', 'master'] as const;
const OLD = ['random', 'greedy', 'eager'];

afterEach(cleanup);

describe.each(PLAYABLE)('$id', ({ id }) => {
  test.each(LANGUAGES)('in %s every level has a name, a word and a sentence of its own', async language => {
    let botOf: ReturnType<typeof useBots> | undefined;
    const Reader = () => {
      botOf = useBots(id);
      return <h1>{id}</h1>;
    };
    await renderIn(language, <Reader />);
    await screen.findByRole('heading');
    const texts = [...LEVELS, ...OLD].map(policy => {
      const bot = botOf?.(policy);
      return [bot?.name, bot?.level, bot?.manner] as const;
    });
    expect(new Set(texts.map(([name]) => name)).size).toBe(LEVELS.length + OLD.length);
    for (const part of [1, 2] as const)
      expect(new Set(texts.slice(0, LEVELS.length).map(text => text[part])).size).toBe(4);
    for (const text of texts.slice(0, LEVELS.length).flat()) expect(text).toMatch(/\S/);
    if (language === 'fr') for (const text of texts.flat()) expect(text).not.toMatch(/[^\u00a0][:;?!]( |$)/);
  });
});

test('a bot that nobody knows is called as its policy is', async () => {
  const Told = () => <h2>{useBots('night-watch')('deep-thinker').name}</h2>;
  await renderIn('en', <Told />);
  expect(await screen.findByRole('heading', { name: 'deep-thinker' })).toBeDefined();
});

test('cards show a face, a name, how it plays and how strong it is; one is chosen', async () => {
  const onChange = vi.fn<(policy: string) => void>();
  await renderIn('en', <BotCards label="Who?" game={listed('five-towers')} value="gentle" onChange={onChange} />);
  const cards = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(cards.map(card => card.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Sparrowgentle.*Strength 1 of 4Grabs points/),
    expect.stringMatching(/^Jackdawfair.*Strength 2 of 4/),
    expect.stringMatching(/^Owlsharp.*Strength 3 of 4Counts what is still in the deck/),
    expect.stringMatching(/^Falconmaster.*Strength 4 of 4/),
  ]);
  expect(cards.map(card => card.checked)).toEqual([true, false, false, false]);
  fireEvent.click(screen.getByRole('radio', { name: 'Owl', description: /a little early/ }));
  expect(onChange).toHaveBeenCalledWith('sharp');
});
