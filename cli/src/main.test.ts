import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commitmentOf,
  committedFate,
  type FateKey,
  KeyedRandom,
  Match,
  newFateKey,
  revealedFate,
  SeededRandom,
  writeRecord,
} from '@belfry/engine';
import { LANGUAGES } from '@belfry/engine/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from './context.js';
import { main } from './main.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'belfry-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `belfry` and returns all it did. */
async function belfry(...args: string[]): Promise<{ exit: number; out: string; err: string }> {
  const written = { out: '', err: '' };
  const exit = await main(
    args,
    {
      out: text => {
        written.out += text;
      },
      err: text => {
        written.err += text;
      },
      isTerminal: false,
    },
    ['en'],
  );
  return { exit, ...written };
}

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const example = (name: string): string => join(import.meta.dirname, '../../games/five-towers/rules/examples', name);
const RECORD = JSON.parse((await belfry('random', 'five-towers', '--seed', '1')).out);

/** A match of two who bid as high as they can, with fate from a key. */
function keyedRecord() {
  const key = newFateKey();
  const [listed] = GAMES;
  if (listed === undefined) throw new Error('no games');
  const match = new Match(listed.rules, { players: 2 }, ['Ada', 'Ben']);
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(new KeyedRandom(key, match.log.length));
    else match.play({ seat: due.seat, action: match.legal().at(match.legal().count - 1) });
  }
  const fate = revealedFate(key);
  return { key, fate, match, record: { ...writeRecord(match, fate), fate } };
}

describe('belfry trace', () => {
  test('prints the trace of a record', async () => {
    const { exit, out, err } = await belfry('trace', example('five-towers-2p.json'));
    expect(out).toBe(readFileSync(example('five-towers-2p.trace'), 'utf8'));
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
  });

  test('names each of several files before its trace', async () => {
    const files = ['five-towers-2p.json', 'five-towers-4p.json'].map(example);
    const expected = (
      await Promise.all(
        files.map(async path => `${JSON.stringify({ file: path })}\n${(await belfry('trace', path)).out}`),
      )
    ).join('');
    expect((await belfry('trace', ...files)).out).toBe(expected);
  });

  test('ends with the error where a record is invalid, says so, and goes on with the next file', async () => {
    const bad = file('bad.json', {
      ...RECORD,
      log: [...RECORD.log.slice(0, 2), { seat: 7, action: { type: 'pass' } }],
    });
    const { exit, out, err } = await belfry('trace', bad, example('five-towers-2p.json'));
    const lines = out.split('\n');
    expect(lines[2]).toBe('{"entry":2,"error":"log entry 2: there is no seat 7"}');
    expect(lines[3]).toBe(JSON.stringify({ file: example('five-towers-2p.json') }));
    expect(err).toBe(`belfry: ${bad}: log entry 2: there is no seat 7\n`);
    expect(exit).toBe(1);
  });

  test('words its errors in English whatever the language, because programs compare them', async () => {
    const bad = file('bad-de.json', { ...RECORD, game: 'go' });
    const { out, err } = await belfry('trace', bad, '--lang', 'de');
    expect(JSON.parse(out)).toEqual({
      error: 'there is no game “go” here (known: five-towers, skyscraper, turmbauer)',
    });
    expect(err).toMatch(/ein Spiel „go“ gibt es hier nicht/);
  });
});

describe('belfry check', () => {
  test('finds a finished record valid, and a running one', async () => {
    const finished = file('finished.json', RECORD);
    expect(await belfry('check', finished)).toEqual({
      exit: 0,
      out: `${finished}: valid, finished: ${JSON.stringify(RECORD.result)}\n`,
      err: '',
    });
    const { result: _, ...rest } = RECORD;
    const running = file('running.json', { ...rest, log: RECORD.log.slice(0, 4) });
    expect((await belfry('check', running)).out).toBe(`${running}: valid, still running after 4 log entries\n`);
  });

  test('says which entry is wrong and why, in the words of the game', async () => {
    const entry = { seat: 0, action: { type: 'bid', count: 6 } };
    const bad = file('bid6.json', { ...RECORD, log: [RECORD.log[0], entry] });
    expect(await belfry('check', bad)).toEqual({
      exit: 1,
      out: '',
      err: `belfry: ${bad}: log entry 1: only 5 cards on display\n`,
    });
  });

  test('is content only if all files are good', async () => {
    const good = file('good.json', RECORD);
    const { exit, out, err } = await belfry('check', good, join(folder, 'none.json'), good);
    expect(exit).toBe(1);
    expect(out.split('\n')).toHaveLength(3);
    expect(err).toBe(`belfry: ${join(folder, 'none.json')}: there is no such file\n`);
  });

  test('finds a record fair that follows from its key', async () => {
    const { record } = keyedRecord();
    expect(await belfry('check', file('fair.json', record))).toMatchObject({ exit: 0, err: '' });
    expect((await belfry('check', file('fair.json', record))).out).toMatch(
      /; fair: every answer of fate follows from the key/,
    );
  });

  test('takes the key from the command line too', async () => {
    const { key, record } = keyedRecord();
    const { fate: _, ...bare } = record;
    expect((await belfry('check', file('bare.json', bare), '--key', key)).out).toMatch(/; fair:/);
    expect(await belfry('check', file('bare.json', bare), '--key', newFateKey())).toMatchObject({
      exit: 1,
      err: expect.stringMatching(/valid, but not fair: log entry 0: the key gives another answer/),
    });
  });

  test('believes what was noted when the match began rather than the record', async () => {
    const { key, record } = keyedRecord();
    const path = file('noted.json', record);
    expect(await belfry('check', path, '--commitment', commitmentOf(key).toUpperCase())).toMatchObject({
      exit: 0,
      err: '',
    });
    expect((await belfry('check', path, '--commitment', commitmentOf(newFateKey()))).err).toMatch(
      /not match the commitment/,
    );
  });

  test('says so if the key is not shown yet', async () => {
    const { key, match } = keyedRecord();
    const path = file('committed.json', writeRecord(match, committedFate(key)));
    expect((await belfry('check', path)).out).toMatch(/its key is not shown yet/);
  });

  test('takes a key for one file only, and only a key', async () => {
    const path = file('fair.json', keyedRecord().record);
    expect(await belfry('check', path, path, '--key', newFateKey())).toMatchObject({ exit: 2 });
    expect(await belfry('check', path, '--key', 'x')).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/64 hexadecimal/),
    });
  });

  test('finds a record unfair whose key was not the one committed to, or is none', async () => {
    const { record } = keyedRecord();
    const other = { ...record, fate: { ...record.fate, key: newFateKey() } };
    expect((await belfry('check', file('unfair.json', other))).err).toMatch(/the key does not match the commitment/);
    const nonsense = { ...record, fate: { ...record.fate, key: 'x' } };
    expect((await belfry('check', file('unfair.json', nonsense))).err).toMatch(/the key is not 64 hexadecimal digits/);
  });
});

describe('belfry random', () => {
  test('writes complete valid records, the same for the same seed, whatever their number', async () => {
    const out = join(folder, 'records');
    const { exit, err } = await belfry(
      'random',
      'five-towers',
      '--players',
      '3',
      '--seed',
      '7',
      '--count',
      '4',
      '--out',
      out,
    );
    expect(exit).toBe(0);
    expect(err).toBe(`4 records written to ${out} (seed 7)\n`);
    const files = readdirSync(out).toSorted();
    expect(files).toHaveLength(4);
    expect((await belfry('check', ...files.map(name => join(out, name)))).exit).toBe(0);
    const again = (await belfry('random', 'five-towers', '--players', '3', '--seed', '7', '--count', '2')).out;
    expect(again).toBe(
      files
        .slice(0, 2)
        .map(name => readFileSync(join(out, name), 'utf8'))
        .join(''),
    );
  });

  test('with --fair makes records that check finds fair, each with a key of its own', async () => {
    const out = join(folder, 'fair-records');
    await belfry('random', 'five-towers', '--seed', '1', '--count', '2', '--fair', '--out', out);
    const files = readdirSync(out).map(name => join(out, name));
    expect((await belfry('check', ...files)).out.match(/; fair:/g)).toHaveLength(2);
    expect(new Set(files.map(path => JSON.parse(readFileSync(path, 'utf8')).fate.key)).size).toBe(2);
  });

  test('names files after the options, so that none is overwritten', async () => {
    const out = join(folder, 'named');
    for (const bids of ['checked', 'table'])
      await belfry('random', 'five-towers', '--options', JSON.stringify({ bids }), '--seed', '1', '--out', out);
    expect(readdirSync(out).toSorted()).toEqual([
      'five-towers-2p-checked-1-0000.json',
      'five-towers-2p-table-1-0000.json',
    ]);
  });

  test('takes options as JSON', async () => {
    const { out } = await belfry('random', 'five-towers', '--options', '{"players":5,"bids":"table"}', '--seed', '1');
    expect(JSON.parse(out)).toMatchObject({ options: { players: 5, bids: 'table' }, seats: { length: 5 } });
  });

  test('says so if it cannot write', async () => {
    const inTheWay = file('in-the-way', '');
    expect(await belfry('random', 'five-towers', '--out', join(inTheWay, 'x'))).toMatchObject({ exit: 1, out: '' });
  });
});

describe('belfry simulate', () => {
  test('prints tables people can read', async () => {
    const { exit, out } = await belfry('simulate', 'five-towers', '--games', '20', '--seed', '1');
    expect(exit).toBe(0);
    for (const text of [
      '5 Towers, 2 players, 20 matches, seed 1',
      'bids: checked',
      'wins (95% interval)',
      '±',
      'rounds',
      'tower tops',
    ])
      expect(out).toContain(text);
  });

  test('prints the same numbers as JSON', async () => {
    const { out } = await belfry('simulate', 'five-towers', '--players', '4', '--games', '20', '--seed', '1', '--json');
    expect(JSON.parse(out)).toMatchObject({
      game: 'five-towers',
      options: { players: 4, bids: 'checked' },
      matches: 20,
      seats: { length: 4 },
      actionTypes: { bid: { count: expect.any(Number) } },
    });
  });

  test('lets different policies play, and counts what the game counts', async () => {
    const args = ['skyscraper', '--players', '2', '--games', '20', '--seed', '1', '--policies', 'greedy,random'];
    const report = JSON.parse((await belfry('simulate', ...args, '--json')).out);
    expect(report.seats.map((seat: { policy: string }) => seat.policy)).toEqual(['greedy', 'random']);
    expect(report.figures).toMatchObject({ turns: { count: 20 }, 'jackhammer-decides': { count: 20 } });
    const table = (await belfry('simulate', ...args, '--lang', 'de')).out;
    for (const text of ['gierig', 'zufällig', 'Stockwerke', 'Presslufthammer']) expect(table).toContain(text);
  });

  test('repeats the simulation for each value of an option', async () => {
    const args = ['five-towers', '--games', '5', '--seed', '1', '--each', 'bids'];
    const lines = (await belfry('simulate', ...args, '--json')).out.trim().split('\n');
    expect(lines.map(line => JSON.parse(line).options.bids)).toEqual(['checked', 'table']);
    expect((await belfry('simulate', ...args)).out).toMatch(/bids: checked[\s\S]*bids: table/);
  });

  test('shows how far it is on a terminal, and wipes that away', async () => {
    let err = '';
    await main(
      ['simulate', 'five-towers', '--games', '2', '--seed', '1'],
      {
        out: () => undefined,
        err: text => {
          err += text;
        },
        isTerminal: true,
      },
      [],
    );
    expect(err).toMatch(/░+ 1\/2/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });
});

describe('Turmbauer, whose fate needs physics', () => {
  const KEY = '01'.repeat(32) as FateKey;

  /** A match with fate from a fixed key and random builders, who let much fall. */
  async function fairMatch() {
    const game = await GAMES.find(({ rules }) => rules.id === 'turmbauer')?.load();
    if (game === undefined) throw new Error('no such game');
    const random = new SeededRandom(1);
    const match = new Match(game, { players: 2 }, ['Ada', 'Ben']);
    for (let due = match.due(); due.type !== 'over'; due = match.due()) {
      if (due.type === 'chance') match.letFateAnswer(new KeyedRandom(KEY, match.log.length));
      else match.play({ seat: due.seat, action: match.legal().at(random.below(match.legal().count)) });
    }
    return match;
  }

  test('check simulates the fall of every stone again', async () => {
    const record = JSON.parse(JSON.stringify(writeRecord(await fairMatch(), revealedFate(KEY))));
    const path = file('turmbauer.json', record);
    expect((await belfry('check', path)).out).toMatch(/valid, finished: .*; fair:/);
    expect((await belfry('trace', path)).out).toContain('{"result":');
    const fallen = record.log.findLastIndex((entry: { fell?: string[] }) => (entry.fell?.length ?? 0) > 0);
    expect(fallen).toBeGreaterThan(0);
    const log = record.log.toSpliced(fallen, Infinity, { chance: 'settle', fell: [] });
    const { result: _, ...running } = record;
    expect((await belfry('check', file('steady.json', { ...running, log }))).err).toMatch(/not fair: log entry \d+/);
  });

  test('random plays it', async () => {
    const record = JSON.parse((await belfry('random', 'turmbauer', '--seed', '1')).out);
    expect(record.log).toContainEqual({ chance: 'settle', fell: [] });
    expect((await belfry('check', file('random.json', record))).exit).toBe(0);
  });

  test('simulate counts what falls', async () => {
    const { out } = await belfry('simulate', 'turmbauer', '--games', '1', '--seed', '1', '--lang', 'de');
    for (const text of ['Turmbauer', 'Höhe', 'hand: natural']) expect(out).toContain(text);
  });
});

describe('bad input gets one clear line', () => {
  const usage = (text: RegExp) => ({ exit: 2, out: '', err: expect.stringMatching(text) });

  test.each<[string, string[], RegExp]>([
    ['nothing', [], /no command given/],
    ['an unknown command', ['fly'], /there is no command “fly”/],
    ['a name every object has', ['constructor'], /there is no command “constructor”/],
    ['an unknown option', ['trace', '--fast', 'x'], /there is no option --fast here/],
    ['a short option', ['trace', '-x'], /there is no option -x here/],
    ['no files', ['check'], /no files given/],
    ['no game', ['random'], /no game given \(known: five-towers/],
    ['an unknown game', ['simulate', 'go'], /there is no game “go” \(known: five-towers/],
    ['two games', ['simulate', 'five-towers', 'go'], /“go” is one argument too many/],
    ['an option without its value', ['random', 'five-towers', '--seed'], /--seed needs a value/],
    ['a flag with a value', ['simulate', 'five-towers', '--json=1'], /--json takes no value/],
    ['an option twice', ['random', 'five-towers', '--seed', '1', '--seed', '2'], /--seed is given twice/],
    ['no number', ['random', 'five-towers', '--count', 'x'], /--count needs a whole number from 1 to/],
    ['a fraction', ['random', 'five-towers', '--count', '1.5'], /--count needs a whole number/],
    ['too many players', ['random', 'five-towers', '--players', '6'], /--players needs a whole number from 2 to 5/],
    ['options that are no JSON', ['random', 'five-towers', '--options', '{'], /--options needs a JSON object/],
    ['options that are a list', ['random', 'five-towers', '--options', '[]'], /--options needs a JSON object/],
    [
      'an unknown game option',
      ['random', 'five-towers', '--options', '{"x":1}'],
      /a field that does not belong there: “x”/,
    ],
    ['a wrong game option', ['random', 'five-towers', '--options', '{"bids":1}'], /“options.bids” has a value/],
    [
      'an unknown policy',
      ['simulate', 'five-towers', '--policies', 'wise'],
      /nobody plays “wise” here \(known: random, greedy\)/,
    ],
    [
      'an option without a list of values',
      ['simulate', 'turmbauer', '--each', 'players'],
      /--each needs an option with a list of values, not “players” \(known: hand\)/,
    ],
    [
      'policies for too few',
      ['simulate', 'skyscraper', '--players', '4', '--policies', 'random,greedy'],
      /names 2 for 4 players/,
    ],
    [
      'a contradiction',
      ['random', 'five-towers', '--players', '2', '--options', '{"players":3}'],
      /different numbers of players/,
    ],
  ])('%s', async (_, args, text) => {
    const result = await belfry(...args);
    expect(result).toEqual(usage(text));
    expect(result.err.split('\n')).toHaveLength(2);
  });

  test.each<[string, () => string, RegExp]>([
    ['a missing file', () => join(folder, 'nowhere.json'), /there is no such file/],
    ['a folder', () => folder, /this is a folder, not a file/],
    ['an empty file', () => file('empty.json', ''), /not JSON/],
    ['something that is no JSON', () => file('no.json', '{"format":\n oops'), /: not JSON$/m],
    ['bytes that are no text', () => binary('bytes.json'), /not text in UTF-8/],
    ['100 MB', () => huge('huge.json'), /larger than 8 MB: this cannot be a record/],
    ['JSON that is no record', () => file('list.json', []), /it has the wrong type \(expected: object\)/],
    ['JSON nested without end', () => file('deep.json', '['.repeat(1_000_000)), /not JSON/],
    ['an unknown format', () => file('format.json', { ...RECORD, format: 'x' }), /“format” has a value/],
    ['wrong types', () => file('types.json', { ...RECORD, log: 'x' }), /“log” has the wrong type/],
    ['an unknown game', () => file('game.json', { ...RECORD, game: 'go' }), /there is no game “go” here/],
    [
      'an unknown option',
      () => file('option.json', { ...RECORD, options: { players: 2, x: 1 } }),
      /“options” has a field that does not belong there: “x”/,
    ],
    [
      'a line break in a name',
      () => file('break.json', { ...RECORD, game: 'a\nb\u001b[2J' }),
      /no game “a b \[2J” here/,
    ],
  ])('%s', async (_, make, text) => {
    const path = make();
    for (const command of ['check', 'trace']) {
      const { exit, err } = await belfry(command, path);
      expect(exit).toBe(1);
      expect(err).toMatch(text);
      expect(err.startsWith(`belfry: ${path}: `)).toBe(true);
      expect(err.split('\n')).toHaveLength(2);
    }
  });

  function binary(name: string): string {
    const path = join(folder, name);
    writeFileSync(path, new Uint8Array([0xff, 0xfe, 0x00]));
    return path;
  }

  function huge(name: string): string {
    const path = file(name, '');
    truncateSync(path, 100 * 1024 * 1024);
    return path;
  }
});

describe('languages', () => {
  test.each(LANGUAGES)('%s: help, faults and tables are in it', async language => {
    const help = await belfry('--help', '--lang', language);
    expect(help.exit).toBe(0);
    expect(help.out).toContain('five-towers');
    const isEnglish = language === 'en';
    expect(/what was legal/.test(help.out)).toBe(isEnglish);
    expect(/there is no command/.test((await belfry('fly', '--lang', language)).err)).toBe(isEnglish);
    const table = (await belfry('simulate', 'five-towers', '--games', '3', '--seed', '1', `--lang=${language}`)).out;
    expect(/per match/.test(table)).toBe(isEnglish);
    expect(/random/.test(table)).toBe(isEnglish);
  });

  test('an unknown language is wrong usage', async () => {
    for (const args of [['trace', '--lang', 'xx'], ['--lang'], ['check', '--lang=']])
      expect(await belfry(...args)).toMatchObject({ exit: 2, err: expect.stringMatching(/no language “(xx|)” here/) });
  });
});
