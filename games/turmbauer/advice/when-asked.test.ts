import { afterEach, expect, test, vi } from 'vitest';
import { look, position, stone } from '../testing/scenario.js';
import { works } from '../works/index.js';

const bot = vi.hoisted(() => ({ isLoaded: false }));

vi.mock('../works/advice.js', () => {
  bot.isLoaded = true;
  return { adviceOn: () => ({ ways: [], reasons: [] }) };
});

afterEach(() => vi.resetModules());

const state = look(position({ dice: [4, 2] }));

test('a survey needs no bot; it comes when advice is asked for', async () => {
  const [first] = works.survey({ state, stone: stone('2a') });
  expect(works.judge({ state, stone: stone('2a'), places: [first?.cells ?? []] })).toHaveLength(1);
  expect(bot.isLoaded).toBe(false);
  expect(await works.advise({ state })).toEqual({ ways: [], reasons: [] });
  expect(bot.isLoaded).toBe(true);
});

test('who asks is told if the bot did not come, so that it can be asked for anew', async () => {
  vi.doMock('../works/advice.js', () => {
    throw new Error('no network');
  });
  const anew = await import('../works/index.js');
  await expect(anew.works.advise({ state })).rejects.toMatchObject({ name: 'NotLoaded' });
});
