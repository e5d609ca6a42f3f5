import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@belfry/engine/words';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { belfry, Folder } from '../testing/belfry.js';

const folder = new Folder();
afterAll(() => folder.remove());
afterEach(() => vi.unstubAllEnvs());

test.each([
  [['backup'], 'no files given'],
  [['restore', '--replace'], 'no files given'],
  [['backup', 'a', 'b'], '“b” is one argument too many'],
  [['backup', 'a', '--replace'], 'there is no option --replace here'],
])('%j is wrong usage', async (args, text) => {
  expect(await belfry(...args)).toMatchObject({ exit: 2, out: '', err: expect.stringContaining(text) });
});

test('where nothing is kept there is nothing to copy', async () => {
  vi.stubEnv('BELFRY_DATA', folder.at('nowhere'));
  const { exit, out, err } = await belfry('backup', folder.at('copy.db'));
  expect({ exit, out }).toEqual({ exit: 1, out: '' });
  expect(err).toBe(`belfry: there is no ${folder.at('nowhere/belfry.db')}\n`);
  expect(existsSync(folder.at('copy.db'))).toBe(false);
  expect(existsSync(folder.at('nowhere'))).toBe(false);
});

test.each(LANGUAGES)('%s: what is no copy is not restored, and that is said', async language => {
  const data = folder.at(`data-${language}`);
  mkdirSync(data);
  writeFileSync(folder.at('text.db'), 'this is a text, and no database at all');
  const { exit, err } = await belfry('restore', folder.at('text.db'), '--data', data, '--lang', language);
  expect(exit).toBe(1);
  expect(/is not Belfry’s/.test(err)).toBe(language === 'en');
  expect(err).toContain('text.db');
  expect(existsSync(`${data}/belfry.db`)).toBe(false);
});
