import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { belfry, CHOICE, Folder, GAME, GAMES, KNOWN } from '../testing/belfry.js';

const folder = new Folder();
afterAll(() => folder.remove());

/** The files in a folder, in order. */
const filesIn = (path: string): readonly string[] =>
  readdirSync(path)
    .toSorted()
    .map(name => join(path, name));

test('writes complete valid records, the same for the same seed, whatever their number', async () => {
  const out = folder.at('records');
  const args = ['random', GAME, '--players', String(KNOWN.rules.options.players.max), '--seed', '7'];
  expect(await belfry(...args, '--count', '4', '--out', out)).toEqual({
    exit: 0,
    out: '',
    err: `4 records written to ${out} (seed 7)\n`,
  });
  const files = filesIn(out);
  expect(files).toHaveLength(4);
  expect((await belfry('check', ...files)).exit).toBe(0);
  const again = (await belfry(...args, '--count', '2')).out;
  expect(again).toBe(
    files
      .slice(0, 2)
      .map(path => readFileSync(path, 'utf8'))
      .join(''),
  );
});

test.each(GAMES)('%s: a random match is whole and valid', async (game, { rules }) => {
  const { out } = await belfry('random', game, '--seed', '1');
  expect(JSON.parse(out)).toMatchObject({
    game,
    seats: { length: rules.options.players.min },
    result: { winners: expect.any(Array) },
  });
  expect((await belfry('check', folder.write('random.json', out))).exit).toBe(0);
});

test('with --fair makes records that check finds fair, each with a key of its own', async () => {
  const out = folder.at('fair-records');
  await belfry('random', GAME, '--seed', '1', '--count', '2', '--fair', '--out', out);
  const files = filesIn(out);
  expect((await belfry('check', ...files)).out.match(/; fair:/g)).toHaveLength(2);
  expect(new Set(files.map(path => JSON.parse(readFileSync(path, 'utf8')).fate.key)).size).toBe(2);
});

test('names files after the options, so that none is overwritten', async () => {
  const out = folder.at('named');
  const { game, option, field } = CHOICE;
  for (const value of field.values)
    await belfry('random', game, '--options', JSON.stringify({ [option]: value }), '--seed', '1', '--out', out);
  const names = readdirSync(out);
  expect(names).toHaveLength(field.values.length);
  for (const value of field.values) expect(names.some(name => name.includes(`-${value}-1-0000.json`))).toBe(true);
});

test('takes options as JSON', async () => {
  const { game, option, field } = CHOICE;
  const options = { players: 2, [option]: field.values.at(-1) };
  const { out } = await belfry('random', game, '--options', JSON.stringify(options), '--seed', '1');
  expect(JSON.parse(out)).toMatchObject({ options, seats: { length: 2 } });
});

test('says so if it cannot write, and leaves nothing half written', async () => {
  const inTheWay = folder.write('in-the-way', '');
  expect(await belfry('random', GAME, '--out', join(inTheWay, 'x'))).toMatchObject({ exit: 1, out: '' });
  const args = ['random', GAME, '--seed', '1', '--out', folder.at('taken')];
  await belfry(...args);
  const [name = ''] = readdirSync(folder.at('taken'));
  // A folder of that name cannot be replaced by a file.
  const other = folder.at('other');
  mkdirSync(join(other, name), { recursive: true });
  const { exit, err } = await belfry(...args.slice(0, -1), other);
  expect(exit).toBe(1);
  expect(err).toBe(`belfry: ${other}: this is a folder, not a file\n`);
  expect(readdirSync(other)).toEqual([name]);
});
