import { describe, expect, test } from 'vitest';
import { nameProblem, namesIn, namesOf, renamed, withLine } from './new-game.js';

const NAMES = namesOf('night-watch');

test('a name is spelled as each place needs it', () => {
  expect(NAMES).toEqual({ id: 'night-watch', value: 'nightWatch', type: 'NightWatch', title: 'Night Watch' });
  expect(namesOf('go')).toEqual({ id: 'go', value: 'go', type: 'Go', title: 'Go' });
});

describe('the sample game under another name', () => {
  test('has it in code, in comments and in texts', () => {
    const code = `/** The texts of Lantern. */
export interface LanternWords extends GameWords<Lantern> {}
export const lantern: Game<Lantern> = { id: 'lantern', name: 'Laterne' }; // Lantern's own
export const lanternWords = import('./lantern/words.js');`;
    expect(renamed('rules/game.ts', code, NAMES)).toBe(`/** The texts of Night Watch. */
export interface NightWatchWords extends GameWords<NightWatch> {}
export const nightWatch: Game<NightWatch> = { id: 'night-watch', name: 'Night Watch' }; // Night Watch's own
export const nightWatchWords = import('./night-watch/words.js');`);
  });

  test('has its title in documents', () => {
    expect(renamed('SPEC.md', '# Lantern: the rules, in `lantern`', NAMES)).toBe(
      '# Night Watch: the rules, in `night-watch`',
    );
  });
});

test.each([
  ['alpha', 0],
  ['night-watch', 1],
  ['zebra', 2],
])('%s gets one line, at its place in the list', (id, place) => {
  const head = '/** The games. */\n';
  const lines = ['five-towers', 'skyscraper'].map(name => `export { listing as x } from './${name}/index.js';\n`);
  const { value } = namesOf(id);
  const line = `export { listing as ${value} } from './${id}/index.js';\n`;
  expect(withLine(head + lines.join(''), namesOf(id))).toBe(head + lines.toSpliced(place, 0, line).join(''));
});

describe('a name', () => {
  const used = namesIn("import { at } from './State'; const start: State = lantern; // keep");

  test.each(['night-watch', 'go', 'catan2', 'lantern', 'keep'])('can be %s', id => {
    expect(nameProblem(id, ['skyscraper'], used)).toBeUndefined();
  });

  test.each([
    ['', /small letters/],
    ['Night', /small letters/],
    ['night_watch', /small letters/],
    ['-night', /small letters/],
    ['2048', /small letters/],
    ['../night', /small letters/],
    ['dist', /folder for something else/],
    ['skyscraper', /games\/skyscraper already/],
    ['switch', /another name/],
    ['start', /another name/],
    ['state', /another name/],
  ])('cannot be "%s"', (id, problem) => {
    expect(nameProblem(id, ['skyscraper'], used)).toMatch(problem);
  });
});
