import { truncateSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@belfry/engine/words';
import { afterAll, describe, expect, test } from 'vitest';
import { belfry, belfryWith, CHOICE, Folder, GAME, GAMES, KNOWN, type TestRecord } from '../testing/belfry.js';

const folder = new Folder();
afterAll(() => folder.remove());

const RECORD: TestRecord = JSON.parse((await belfry('random', GAME, '--seed', '1')).out);
const IDS = GAMES.map(([game]) => game).join(', ');
const { min: MIN, max: MAX } = KNOWN.rules.options.players;
const choices = (game: string): string =>
  Object.entries(GAMES.find(([id]) => id === game)?.[1].rules.options ?? {})
    .filter(([, { type }]) => type === 'choice')
    .map(([name]) => name)
    .join(', ');

describe('bad input gets one clear line', () => {
  test.each<[string, string[], string]>([
    ['nothing', [], 'no command given'],
    ['an unknown command', ['fly'], 'there is no command “fly”'],
    ['a name every object has', ['constructor'], 'there is no command “constructor”'],
    ['an unknown option', ['trace', '--fast', 'x'], 'there is no option --fast here'],
    ['a short option', ['trace', '-x'], 'there is no option -x here'],
    ['no files', ['check'], 'no files given'],
    ['no game', ['random'], `no game given (known: ${IDS})`],
    ['an unknown game', ['simulate', 'go'], `there is no game “go” (known: ${IDS})`],
    ['two games', ['simulate', GAME, 'go'], '“go” is one argument too many'],
    ['an option without its value', ['random', GAME, '--seed'], '--seed needs a value'],
    ['a flag with a value', ['simulate', GAME, '--json=1'], '--json takes no value'],
    ['an option twice', ['random', GAME, '--seed', '1', '--seed', '2'], '--seed is given twice'],
    ['no number', ['random', GAME, '--count', 'x'], '--count needs a whole number from 1 to'],
    ['a fraction', ['random', GAME, '--count', '1.5'], '--count needs a whole number'],
    [
      'too many players',
      ['random', GAME, '--players', String(MAX + 1)],
      `--players needs a whole number from ${MIN} to ${MAX}`,
    ],
    ['options that are no JSON', ['random', GAME, '--options', '{'], '--options needs a JSON object'],
    ['options that are a list', ['random', GAME, '--options', '[]'], '--options needs a JSON object'],
    ['an unknown game option', ['random', GAME, '--options', '{"x":1}'], 'a field that does not belong there: “x”'],
    [
      'a wrong game option',
      ['random', CHOICE.game, '--options', JSON.stringify({ [CHOICE.option]: true })],
      `“options.${CHOICE.option}” has a value`,
    ],
    [
      'an unknown policy',
      ['simulate', GAME, '--policies', 'wise'],
      `nobody plays “wise” here (known: ${KNOWN.policies.map(({ name }) => name).join(', ')})`,
    ],
    [
      'an option without a list of values',
      ['simulate', CHOICE.game, '--each', 'players'],
      `--each needs an option with a list of values, not “players” (known: ${choices(CHOICE.game)})`,
    ],
    [
      'policies for too few',
      ['simulate', GAME, '--players', String(MAX), '--policies', 'random,greedy'],
      `names 2 for ${MAX} players`,
    ],
    [
      'a contradiction',
      ['random', GAME, '--players', String(MIN), '--options', JSON.stringify({ players: MAX })],
      'different numbers of players',
    ],
    ['line breaks and controls', ['fl\ny\u001b[2J\u0085\u202e'], 'there is no command “fl y [2J ”'],
    ['no end', ['x'.repeat(100_000)], 'there is no command “xxx'],
  ])('%s', async (_, args, text) => {
    const { exit, out, err } = await belfry(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(text);
    expect(err.length).toBeLessThan(600);
    expect(err.split('\n')).toHaveLength(2);
  });

  test.each<[string, () => string, RegExp]>([
    ['a missing file', () => folder.at('nowhere.json'), /there is no such file/],
    ['a folder', () => folder.path, /this is a folder, not a file/],
    ['an empty file', () => folder.write('empty.json', ''), /not JSON/],
    ['something that is no JSON', () => folder.write('no.json', '{"format":\n oops'), /: not JSON$/m],
    ['bytes that are no text', () => binary('bytes.json'), /not text in UTF-8/],
    ['100 MB', () => huge('huge.json'), /larger than 8 MB: this cannot be a record/],
    ['JSON that is no record', () => folder.write('list.json', []), /it has the wrong type \(expected: object\)/],
    ['JSON nested without end', () => folder.write('deep.json', '['.repeat(1_000_000)), /not JSON/],
    ['an unknown format', () => folder.write('format.json', { ...RECORD, format: 'x' }), /“format” has a value/],
    ['wrong types', () => folder.write('types.json', { ...RECORD, log: 'x' }), /“log” has the wrong type/],
    ['an unknown game', () => folder.write('game.json', { ...RECORD, game: 'go' }), /there is no game “go” here/],
    [
      'an unknown option',
      () => folder.write('option.json', { ...RECORD, options: { players: 2, x: 1 } }),
      /“options” has a field that does not belong there: “x”/,
    ],
    [
      'a line break in a name',
      () => folder.write('break.json', { ...RECORD, game: 'a\nb\u001b[2J\u009b\u2066' }),
      /no game “a b \[2J ” here/,
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
    const path = folder.at(name);
    writeFileSync(path, new Uint8Array([0xff, 0xfe, 0x00]));
    return path;
  }

  function huge(name: string): string {
    const path = folder.write(name, '');
    truncateSync(path, 100 * 1024 * 1024);
    return path;
  }
});

describe('what a terminal would obey never reaches it', () => {
  /** Escape, carriage return, line feed, another line, a control of one byte more, and what turns text round. */
  const NAME = 'a\u001b[31m\r\n\u2028\u0085\u009b\u202e\u2066b';
  const OBEYED = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

  test('from the name of a file', async () => {
    const path = folder.write(`${NAME}.json`, RECORD);
    const said = [
      await belfry('check', path),
      await belfry('check', `${path}.none`),
      await belfry('trace', path, path, `${path}.none`),
      await belfry('random', GAME, '--out', folder.at(NAME)),
      await belfry('random', GAME, '--out', `${path}/none`),
    ];
    for (const { out, err } of said) expect(out + err).not.toMatch(OBEYED);
    expect(said.map(({ exit }) => exit)).toEqual([0, 1, 1, 0, 1]);
    expect(said[0]?.out).toContain('a [31m b.json: valid');
    // A program that reads the trace gets the name as it is.
    expect(JSON.parse(said[2]?.out.split('\n')[0] ?? '')).toEqual({ file: path });
  });

  test('nor from a name that is too long for a line', async () => {
    const { err } = await belfry('check', `x${'𝄞'.repeat(10_000)}.json`);
    expect(err).toMatch(/^belfry: x(𝄞){249}…: /u);
    expect(Buffer.from(err).toString()).toBe(err);
  });
});

describe('standard input', () => {
  const holding = (text: string) => ({
    async *stdin() {
      // Not even a character comes in one piece.
      for (const byte of new TextEncoder().encode(text)) yield Uint8Array.of(byte);
    },
  });

  test.each(['-', '/dev/stdin'])('%s is read like a file', async name => {
    const text = JSON.stringify({ ...RECORD, seats: ['Ä', 'Б'] });
    expect(await belfryWith(holding(text), 'check', name)).toMatchObject({
      exit: 0,
      out: expect.stringMatching(`^${name}: valid`),
    });
    expect((await belfryWith(holding('{'), 'trace', name)).out).toBe('{"error":"file-not-json"}\n');
  });

  test('without end is cut off, and what breaks off is said', async () => {
    const endless = {
      async *stdin() {
        for (;;) yield new Uint8Array(1024 * 1024);
      },
    };
    expect((await belfryWith(endless, 'check', '-')).err).toBe(
      'belfry: -: larger than 8 MB: this cannot be a record\n',
    );
    const broken = {
      async *stdin() {
        yield new Uint8Array(1);
        throw Object.assign(new Error('broken'), { code: 'EIO' });
      },
    };
    expect((await belfryWith(broken, 'check', '-')).err).toBe('belfry: -: the system reports EIO\n');
  });
});

describe('output that goes nowhere', () => {
  const failing = (code: string) => async () => {
    throw Object.assign(new Error(code), { code });
  };
  const commands = [['--help'], ['random', GAME], ['simulate', GAME, '--games', '1']];

  test.each(commands)('%s ends quietly if nobody reads it', async (...args) => {
    expect(await belfryWith({ out: failing('EPIPE') }, ...args)).toEqual({ exit: 0, out: '', err: '' });
  });

  test.each(commands)('%s says so if there is no room for it', async (...args) => {
    expect(await belfryWith({ out: failing('ENOSPC') }, ...args)).toEqual({
      exit: 1,
      out: '',
      err: 'belfry: the output could not be written: no space left\n',
    });
    expect((await belfryWith({ out: failing('EIO') }, ...args)).err).toMatch(/: the system reports EIO\n$/);
  });

  test('nothing more is made once nobody reads', async () => {
    let taken = 0;
    const out = async () => {
      taken += 1;
      if (taken === 3) await failing('EPIPE')();
    };
    expect((await belfryWith({ out }, 'random', GAME, '--count', '1000000')).exit).toBe(0);
    expect(taken).toBe(3);
  });

  test('whoever writes waits until it has gone out', async () => {
    let isBusy = false;
    let overlaps = 0;
    const out = async () => {
      if (isBusy) overlaps += 1;
      isBusy = true;
      await new Promise(resolve => setImmediate(resolve));
      isBusy = false;
    };
    const path = folder.write('waiting.json', RECORD);
    for (const args of [
      ['random', GAME, '--count', '20'],
      ['trace', path, path],
      ['check', path, path],
    ])
      await belfryWith({ out }, ...args);
    expect(overlaps).toBe(0);
    expect(isBusy).toBe(false);
  });

  test('if nothing can be said at all, the exit status says it', async () => {
    expect((await belfryWith({ err: failing('ENOSPC') }, 'fly')).exit).toBe(2);
    expect((await belfryWith({ err: failing('ENOSPC') }, 'check', folder.at('none'))).exit).toBe(1);
    expect((await belfryWith({ err: failing('EPIPE') }, 'check', folder.at('none'))).exit).toBe(0);
  });
});

describe('languages', () => {
  test.each(LANGUAGES)('%s: help, faults and tables are in it', async language => {
    const help = await belfry('--help', '--lang', language);
    expect(help.exit).toBe(0);
    for (const [game] of GAMES) expect(help.out).toContain(game);
    const isEnglish = language === 'en';
    expect(/what was legal/.test(help.out)).toBe(isEnglish);
    expect(/there is no command/.test((await belfry('fly', '--lang', language)).err)).toBe(isEnglish);
    const table = (await belfry('simulate', GAME, '--games', '3', '--seed', '1', `--lang=${language}`)).out;
    expect(/per match/.test(table)).toBe(isEnglish);
    expect(/random/.test(table)).toBe(isEnglish);
  });

  test('an unknown language is wrong usage', async () => {
    for (const args of [['trace', '--lang', 'xx'], ['--lang'], ['check', '--lang=']])
      expect(await belfry(...args)).toMatchObject({ exit: 2, err: expect.stringMatching(/no language “(xx|)” here/) });
  });
});
