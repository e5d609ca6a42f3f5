// @vitest-environment happy-dom

import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { idsOf, pageRenderer, playedTable, testHost } from '../shell/testing.js';
import { Matches } from './matches.js';

const renderPage = pageRenderer(renderIn);

let record: { readonly [field: string]: unknown };

beforeAll(async () => {
  const host = testHost();
  const id = await playedTable(host, ['Theo', 'Jonas']);
  const exported = await host.exportRecord(id);
  record = exported.ok ? Object(exported.value) : {};
});
afterEach(cleanup);

const choose = (content: string, name = 'match.json') =>
  act(async () => {
    const file = new File([content], name, { type: 'application/json' });
    fireEvent.change(screen.getByLabelText(/Choose a file/), { target: { files: [file] } });
  });

test('without matches it says what will be here', async () => {
  await renderPage(<Matches />, { language: 'fr' });
  expect(await screen.findByRole('heading', { name: 'Pas encore de partie' })).toBeDefined();
});

test('the moves of a match from a file are checked, and then it is in the list', async () => {
  const { host } = await renderPage(<Matches />);
  await choose(JSON.stringify(record));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Skyscraper was read: every move follows the rules. The replay says whether it was fair.',
  );
  expect(await screen.findByRole('link', { name: /^Watch: Skyscraper/ })).toBeDefined();
  expect(await idsOf(host)).toHaveLength(1);
});

test('the same file twice leads to the match that is there', async () => {
  const { host } = await renderPage(<Matches />);
  await choose(JSON.stringify(record));
  await screen.findByRole('link', { name: /^Watch: Skyscraper/ });
  await choose(JSON.stringify(record), 'copy.json');
  expect((await screen.findByRole('alert')).textContent).toContain('Skyscraper: you have this match already.');
  const [id] = await idsOf(host);
  expect(screen.getByRole('link', { name: 'Show it' }).getAttribute('href')).toBe(`/replay/${id}`);
  expect(await idsOf(host)).toHaveLength(1);
});

test('a match of a game that cannot be played here says so', async () => {
  const problem = { code: 'unknown-game', game: 'skyscraper', known: [] } as const;
  const host = testHost();
  host.importRecord = async () => ({ ok: false, error: { where: 'record', problem } });
  await renderPage(<Matches />, { host });
  await choose(JSON.stringify(record));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no table for this game yet');
});

test.each([
  ['cut off', '{"format":"belfry-rec', /^.*opened\.This file is damaged or incomplete\..*not complete JSON\.$/],
  ['no match', '{"name":"x"}', /not a saved match of Belfry\..*“format” is missing\.$/],
  ['half a match', '{"format":"belfry-record/1"}', /damaged or incomplete\..*is missing\.$/],
  ['another game', '{"format":"belfry-record/1","game":"chess","seats":[],"log":[]}', /There is no game “chess” here/],
  ['another format', '{"format":"chess/1"}', /“format” has a value that is not allowed here/],
])('a file that cannot be read is explained: %s', async (_, content, why) => {
  const { host } = await renderPage(<Matches />);
  await choose(content);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('“match.json” could not be opened.');
  expect(alert.textContent).toMatch(why);
  expect(await idsOf(host)).toEqual([]);
});

test.each([
  ['lists in lists', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  [
    'a match with endless options',
    () => JSON.stringify(record).replace('"log":', `"deep":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)},"log":`),
  ],
])('a file that is too deep for anybody is no match: %s', async (_, content) => {
  const { host } = await renderPage(<Matches />);
  await choose(content());
  expect((await screen.findByRole('alert')).textContent).toMatch(/not a saved match of Belfry/);
  expect(await idsOf(host)).toEqual([]);
});

test('the name of a file cannot turn a sentence round', async () => {
  await renderPage(<Matches />);
  await choose('hello', '\u202egnp.json');
  expect((await screen.findByRole('alert')).textContent).toContain('“gnp.json” could not be opened.');
});

test('a file of another kind is told so', async () => {
  await renderPage(<Matches />);
  await choose('hello', 'notes.txt');
  expect((await screen.findByRole('alert')).textContent).toMatch(/whose name ends in \.json/);
});

test('a move against the rules is explained in the words of the game', async () => {
  await renderPage(<Matches />);
  const log = [...(record['log'] as unknown[])];
  log.splice(1, 0, { seat: 0, action: { type: 'wrecking-ball', from: 1 } });
  await choose(JSON.stringify({ ...record, log }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/breaks the rules: .* unchanged copy\. Moment 2: /);
});

test.each<[string, object, RegExp]>([
  [
    'somebody whose turn it is not',
    { seat: 1, action: { type: 'end' } },
    /Moment 2: it is the turn of seat 1, not of seat 2\.$/,
  ],
  ['somebody who is not there', { seat: 2, action: { type: 'end' } }, /Moment 2: there is no seat 3\.$/],
])('moments and seats are counted as people count them: %s', async (_, entry, why) => {
  await renderPage(<Matches />);
  const { result: _result, ...running } = record;
  await choose(JSON.stringify({ ...running, log: [...(record['log'] as unknown[]).slice(0, 1), entry] }));
  expect((await screen.findByRole('alert')).textContent).toMatch(why);
});

test('seats are counted so in the words of a game too', async () => {
  const problem = { code: 'nothing-built', seat: 1 };
  const importRecord = async () => ({ ok: false, error: { where: 'entry', entry: 6, problem } }) as const;
  await renderPage(<Matches />, { host: { ...testHost(), importRecord } });
  await choose(JSON.stringify(record));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Moment 7: seat 2 has no floor yet\.$/);
});

test('what a file calls its game is shown short and clean', async () => {
  await renderPage(<Matches />);
  await choose(JSON.stringify({ ...record, game: `\u202e\u0000${'x'.repeat(1_000_000)}` }));
  const text = (await screen.findByRole('alert')).textContent ?? '';
  expect(text).toMatch(/There is no game “ x+…$/);
  expect(text.length).toBeLessThan(400);
});

test('a result that the rules do not give is not believed', async () => {
  const { host } = await renderPage(<Matches />);
  await choose(JSON.stringify({ ...record, result: { winners: [] } }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Open an unchanged copy\.$/);
  expect(await idsOf(host)).toEqual([]);
});

test('a match is removed only after a question', async () => {
  const host = testHost();
  const id = await playedTable(host, ['Theo', 'Jonas']);
  await renderPage(<Matches />, { host });
  const remove = await screen.findByRole('button', { name: /^Remove: Skyscraper/ });
  fireEvent.click(remove);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep it' })));
  expect(await idsOf(host)).toEqual([id]);
  fireEvent.click(remove);
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this match?' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Remove it' })));
  expect(await screen.findByRole('heading', { name: 'No matches yet' })).toBeDefined();
  expect(await idsOf(host)).toEqual([]);
});
