import { expect, test } from 'vitest';
import { belfry, belfryWith, CHOICE, GAME, GAMES, KNOWN } from '../testing/belfry.js';
import { cliWords } from '../words/index.js';

const QUICK = ['--games', '1', '--seed', '1'];

test('prints tables people can read', async () => {
  const { exit, out } = await belfry('simulate', GAME, '--games', '20', '--seed', '1');
  expect(exit).toBe(0);
  const { name, score, figures } = KNOWN.words.en;
  const players = KNOWN.rules.options.players.min;
  for (const text of [`${name}, ${players} players, 20 matches, seed 1`, 'wins (95% interval)', '±', score])
    expect(out).toContain(text);
  for (const figure of Object.values(figures)) expect(out).toContain(figure);
});

test('prints the same numbers as JSON', async () => {
  const { max } = KNOWN.rules.options.players;
  const { out } = await belfry('simulate', GAME, '--players', String(max), '--games', '20', '--seed', '1', '--json');
  const report = JSON.parse(out);
  expect(report).toMatchObject({ game: GAME, options: { players: max }, matches: 20, seats: { length: max } });
  const counts: { readonly count: number }[] = Object.values(report.actionTypes);
  expect(counts.every(({ count }) => count > 0)).toBe(true);
});

test.each(GAMES)('%s: different policies play, and what the game counts is counted', async (game, known) => {
  // The simplest ones: others think.
  const policies = [known.policies[1], known.policies[0]].map(policy => policy?.name ?? '');
  const args = ['simulate', game, '--players', '2', ...QUICK];
  const report = JSON.parse((await belfry(...args, '--policies', policies.join(','), '--json')).out);
  expect(report.seats.map((seat: { policy: string }) => seat.policy)).toEqual(policies);
  const figures: Readonly<Record<string, { readonly count: number }>> = report.figures;
  expect(Object.keys(figures)).not.toEqual([]);
  const table = (await belfry(...args, '--lang', 'de')).out;
  const words = known.words.de;
  for (const [figure, { count }] of Object.entries(figures)) {
    expect(count).toBe(1);
    expect(table).toContain(words.figures[figure]);
  }
  for (const text of [words.name, words.score, cliWords.de.policies['random']]) expect(table).toContain(text);
});

test('repeats the simulation for each value of an option', async () => {
  const { game, option, field } = CHOICE;
  const args = ['simulate', game, ...QUICK, '--each', option];
  const lines = (await belfry(...args, '--json')).out.trim().split('\n');
  expect(lines.map(line => JSON.parse(line).options[option])).toEqual(field.values);
  const tables = (await belfry(...args)).out;
  const places = field.values.map(value => tables.indexOf(`${option}: ${value}`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('shows how far it is on a terminal, and wipes that away', async () => {
  const { err } = await belfryWith({ isTerminal: true }, 'simulate', GAME, '--games', '2', '--seed', '1');
  expect(err).toMatch(/░+ 1\/2/);
  expect(err.endsWith('\r\u001b[K')).toBe(true);
});
