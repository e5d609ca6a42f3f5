import { type FateKey, traceRecord } from '@belfry/engine';
import { afterAll, expect, test } from 'vitest';
import { belfry, cut, Folder, fairRecord, GAME, GAMES, KNOWN, type TestRecord } from '../testing/belfry.js';

const KEY = '01'.repeat(32) as FateKey;

const folder = new Folder();
afterAll(() => folder.remove());

const RECORD: TestRecord = JSON.parse((await belfry('random', GAME, '--seed', '1')).out);

test('prints the trace of a record', async () => {
  const lines = [...traceRecord(RECORD, [KNOWN.rules], () => '')];
  expect(lines.at(-1)).toBe(JSON.stringify({ result: RECORD['result'] }));
  const path = folder.write('traced.json', RECORD);
  expect(await belfry('trace', path)).toEqual({ exit: 0, out: `${lines.join('\n')}\n`, err: '' });
});

test.each(GAMES)('%s: prints the trace of a record that is not finished', async (_, known) => {
  const { rules } = known;
  const record = cut(await fairRecord({ ...known, load: async () => rules }, KEY), 7);
  const lines = [...traceRecord(record, [rules], () => '')];
  expect(lines).not.toEqual([]);
  const path = folder.write('running.json', record);
  expect(await belfry('trace', path)).toEqual({ exit: 0, out: `${lines.join('\n')}\n`, err: '' });
});

test('names each of several files before its trace', async () => {
  const files = [folder.write('one.json', RECORD), folder.write('two.json', cut(RECORD, 5))];
  const expected = await Promise.all(
    files.map(async path => `${JSON.stringify({ file: path })}\n${(await belfry('trace', path)).out}`),
  );
  expect((await belfry('trace', ...files)).out).toBe(expected.join(''));
});

test('ends with the error where a record is invalid, says so, and goes on with the next file', async () => {
  const good = folder.write('good.json', RECORD);
  const bad = folder.write('bad.json', {
    ...RECORD,
    log: [...RECORD.log.slice(0, 2), { seat: 7, action: { type: 'pass' } }],
  });
  const { exit, out, err } = await belfry('trace', bad, good);
  const lines = out.split('\n');
  expect(lines[2]).toBe('{"entry":2,"error":"log entry 2: there is no seat 7"}');
  expect(lines[3]).toBe(JSON.stringify({ file: good }));
  expect(err).toBe(`belfry: ${bad}: log entry 2: there is no seat 7\n`);
  expect(exit).toBe(1);
});

test('words its errors in English whatever the language, because programs compare them', async () => {
  const bad = folder.write('bad-de.json', { ...RECORD, game: 'go' });
  const { out, err } = await belfry('trace', bad, '--lang', 'de');
  const known = GAMES.map(([game]) => game).join(', ');
  expect(JSON.parse(out)).toEqual({ error: `there is no game “go” here (known: ${known})` });
  expect(err).toMatch(/ein Spiel „go“ gibt es hier nicht/);
});

test('what a record calls its game or its options is shown short', async () => {
  const long = 'x'.repeat(7_000_000);
  for (const bad of [
    { ...RECORD, game: long },
    { ...RECORD, options: { players: KNOWN.rules.options.players.min, [long]: 1 } },
    { ...RECORD, log: [{ chance: 'x', [long]: 1 }] },
    { ...RECORD, log: [{ seat: 0, action: 1, [long]: 1 }] },
  ]) {
    const { exit, out, err } = await belfry('trace', folder.write('long.json', bad));
    expect(exit).toBe(1);
    expect(out.length).toBeLessThan(1000);
    expect(err.length).toBeLessThan(1000);
    expect(JSON.parse(out).error).toEqual(expect.any(String));
  }
});
