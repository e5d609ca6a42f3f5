import { commitmentOf, type FateKey, type Game, Match, newFateKey, playJson, SeededRandom } from '@belfry/engine';
import { LANGUAGES } from '@belfry/engine/words';
import { afterAll, describe, expect, test } from 'vitest';
import { belfry, cut, Folder, fairRecord, GAME, GAMES, KNOWN, type TestRecord } from '../testing/belfry.js';
import type { KnownGame } from './games.js';

const KEY = '01'.repeat(32) as FateKey;
const COMMITMENT = commitmentOf(KEY);

const folder = new Folder();
afterAll(() => folder.remove());

const RECORD: TestRecord = JSON.parse((await belfry('random', GAME, '--seed', '1')).out);
const FAIR = await fairRecord(KNOWN, KEY);

/** `check` of a record in a file. */
const check = (record: unknown, ...args: string[]) => belfry('check', folder.write('record.json', record), ...args);

describe('validity', () => {
  test('a finished record is valid, and a running one', async () => {
    expect(await check(RECORD)).toMatchObject({ exit: 0, err: '' });
    expect((await check(RECORD)).out).toContain(`: valid, finished: ${JSON.stringify(RECORD['result'])};`);
    expect((await check(cut(RECORD, 4))).out).toContain(': valid, still running after 4 log entries;');
  });

  test.each(GAMES)('%s: what is wrong is said with its entry, in the words of the game', async (_, known) => {
    const { rules, words } = known;
    const { record, entry, action, refusal } = await refusedAction({ ...known, load: async () => rules });
    const bad = { ...cut(record, entry), log: [...record.log.slice(0, entry), action] };
    expect(await check(bad)).toEqual({
      exit: 1,
      out: '',
      err: `belfry: ${folder.at('record.json')}: log entry ${entry}: ${words.en.explain(refusal)}\n`,
    });
  });

  /** A match in which the game refuses an action from elsewhere in it: in a short match it may allow them all. */
  async function refusedAction(known: KnownGame) {
    for (let key = 1; key < 100; key++) {
      const record = await fairRecord(known, key.toString(16).padStart(64, '0') as FateKey);
      const refused = firstRefused(known.rules, record);
      if (refused !== undefined) return { record, ...refused };
    }
    throw new Error('everything is allowed');
  }

  function firstRefused(rules: Game, { log, seats, options }: TestRecord) {
    const match = new Match(rules, options as Match['options'], seats as string[]);
    const actions = log.flatMap(({ action }) => (action === undefined ? [] : [action]));
    for (const [entry, json] of log.entries()) {
      const due = match.due();
      for (const action of due.type === 'seat' ? actions : []) {
        const read = rules.actions.read(action);
        const refusal = read.ok ? rules.checkAction(match.truth()[0], read.value) : undefined;
        if (refusal !== undefined && due.type === 'seat') return { entry, action: { seat: due.seat, action }, refusal };
      }
      playJson(match, json);
    }
    return undefined;
  }

  test('all is well only if all files are good', async () => {
    const path = folder.write('good.json', RECORD);
    const { exit, out, err } = await belfry('check', path, folder.at('none.json'), path);
    expect(exit).toBe(1);
    expect(out.split('\n')).toHaveLength(3);
    expect(err).toBe(`belfry: ${folder.at('none.json')}: there is no such file\n`);
  });
});

describe('fairness', () => {
  const fair = { exit: 0, out: expect.stringMatching(/; fair: every answer of fate follows from the key\n$/), err: '' };
  const unfair = (why: RegExp) => ({
    exit: 1,
    out: '',
    err: expect.stringMatching(new RegExp(`valid, but not fair: ${why.source}`)),
  });
  const unchecked = (why: string) => ({
    exit: 0,
    out: expect.stringMatching(new RegExp(`: valid, .*; its fairness was not checked: ${why}\n$`)),
    err: '',
  });
  const unproven = (why: string) => ({
    exit: 1,
    out: '',
    err: expect.stringMatching(new RegExp(`: valid, but not proven fair: ${why}\n$`)),
  });
  const { fate: statement, ...bare } = FAIR as TestRecord & { fate: Readonly<Record<string, unknown>> };
  const { key: _key, ...committed } = statement;
  const saying = (fate: unknown): TestRecord => ({ ...bare, fate });

  /** Whole matches of some games take long: each is played once. */
  const records = new Map<KnownGame, Promise<TestRecord>>();
  const recordOf = (known: KnownGame): Promise<TestRecord> => {
    const record = records.get(known) ?? fairRecord(known, KEY);
    records.set(known, record);
    return record;
  };

  test.each(GAMES)(
    '%s: a record is fair that follows from its key, and not if any answer is another',
    async (_, known) => {
      const record = await recordOf(known);
      expect(await check(record)).toEqual(fair);
      const game = await known.load();
      const chances = chancesIn(record);
      expect(chances.size).toBeGreaterThan(0);
      for (const chance of chances) {
        const { entry, other } = otherAnswer(known.rules, game, record, chance);
        const log = [...record.log.slice(0, entry), other];
        expect(await check({ ...cut(record, entry), log })).toEqual(
          unfair(new RegExp(`log entry ${entry}: the key gives`)),
        );
      }
    },
  );

  /** The names of what fate decided. */
  const chancesIn = ({ log }: TestRecord): ReadonlySet<string> =>
    new Set(log.flatMap(({ chance }) => (typeof chance === 'string' ? [chance] : [])));

  /** What fate could have answered as well, at the first place where there is such a thing. */
  function otherAnswer(rules: Game, game: Game, { log, seats, options }: TestRecord, chance: string) {
    const match = new Match(game, options as Match['options'], seats as string[]);
    for (const [entry, json] of log.entries()) {
      if (json['chance'] === chance) {
        const other = rules.chances.write(rules.fate(match.truth()[0], new SeededRandom(entry)));
        if (JSON.stringify(other) !== JSON.stringify(json)) return { entry, other: Object(other) };
      }
      playJson(match, json);
    }
    throw new Error(`${chance} is always the same`);
  }

  test.each(GAMES.filter(([, { rules }]) => rules.fateBy !== undefined))(
    '%s: a record of another version of the physics is valid, and proves nothing',
    async (_, known) => {
      // Its beginning will do: fate has answered there, too.
      const record = cut(await recordOf(known), 20);
      expect(record.log.some(({ chance }) => chance !== undefined)).toBe(true);
      const { by, ...fate } = record['fate'] as { readonly by: string };
      expect(by).toBe(known.rules.fateBy);
      // As records were before versions were named.
      expect(await check({ ...record, fate })).toEqual(fair);
      const other = { ...record, fate: { ...fate, by: `${by}0` } };
      const why = 'what fell is said by another version of the physics, and not checked here; all else follows .*';
      expect(await check(other)).toEqual(unchecked(why));
      expect(await check(other, '--fair')).toEqual(unproven(why));
      expect(await check(other, '--commitment', COMMITMENT)).toEqual(unproven(why));
      expect(await check(other, '--key', newFateKey())).toEqual(unfair(/the key does not match/));
    },
  );

  test.each(GAMES.filter(([, { rules }]) => rules.fateBy !== undefined))(
    '%s: no version that a host makes up lets pass what it chose',
    async (_, known) => {
      const record = await recordOf(known);
      const fate = { ...Object(record['fate']), by: 'made up' };
      const game = await known.load();
      const exits: number[] = [];
      for (const chance of chancesIn(record)) {
        const { entry, other } = otherAnswer(known.rules, game, record, chance);
        const chosen = { ...cut(record, entry), log: [...record.log.slice(0, entry), other], fate };
        exits.push((await check(chosen)).exit);
        expect(await check(chosen, '--fair')).toMatchObject({ exit: 1, out: '' });
        expect(await check(chosen, '--commitment', COMMITMENT)).toMatchObject({ exit: 1, out: '' });
      }
      // Whoever asks for nothing is told no more than that the record is valid.
      expect(exits).toContain(0);
    },
  );

  test('the key may come from the command line', async () => {
    expect(await check(bare, '--key', KEY)).toEqual(fair);
    expect(await check(saying(committed), '--key', KEY)).toEqual(fair);
    expect(await check(bare, '--key', newFateKey())).toEqual(unfair(/log entry 0: the key gives another answer/));
  });

  test('a proof that is asked for is given, or it fails', async () => {
    expect(await check(FAIR, '--fair')).toEqual(fair);
    expect(await check(bare, '--fair', '--key', KEY)).toEqual(fair);
    expect(await check(bare, '--fair')).toEqual(unproven('the record says nothing about its fate'));
    expect(await check(FAIR, '--fair=yes')).toMatchObject({ exit: 2 });
    const [good, dumb] = [folder.write('good.json', FAIR), folder.write('dumb.json', bare)];
    expect(await belfry('check', good, good, '--fair')).toMatchObject({ exit: 0, err: '' });
    expect(await belfry('check', good, dumb, '--fair')).toMatchObject({ exit: 1, err: expect.stringContaining(dumb) });
  });

  test('what was noted when the match began is believed rather than the record', async () => {
    expect(await check(FAIR, '--commitment', COMMITMENT.toUpperCase())).toEqual(fair);
    expect(await check(FAIR, '--commitment', commitmentOf(newFateKey()))).toEqual(unfair(/.*not match the commitment/));
  });

  test('a key that was not committed to, or is none, is not fair', async () => {
    expect(await check(saying({ ...statement, key: newFateKey() }))).toEqual(unfair(/the key does not match/));
    expect(await check(saying({ ...statement, key: 'x' }))).toEqual(unfair(/the key is not 64 hexadecimal digits/));
    expect(await check(saying({ ...statement, commitment: 'x' }))).toEqual(unfair(/the key does not match/));
  });

  const NOTHING = 'the record says nothing about its fate';
  const UNREADABLE = 'what the record says about its fate cannot be read';
  const { scheme: _scheme, ...schemeless } = statement;
  const { commitment: _commitment, ...uncommitted } = statement;

  /** They claim nothing of fate. */
  const SILENT: readonly [string, TestRecord, string][] = [
    ['nothing is said of fate', bare, NOTHING],
    ['the statement has another name', { ...bare, Fate: statement }, NOTHING],
  ];
  const CLAIMING: readonly [string, TestRecord, string][] = [
    ['the statement is null', saying(null), UNREADABLE],
    ['the statement is a text', saying(JSON.stringify(statement)), UNREADABLE],
    ['the statement is a list', saying([statement]), UNREADABLE],
    [
      'the scheme is another one',
      saying({ ...statement, scheme: 'belfry-fate/0' }),
      '.*not known here, “belfry-fate/0”',
    ],
    ['the scheme is the name of what every object has', saying({ ...statement, scheme: 'toString' }), '.*“toString”'],
    ['the scheme is missing', saying(schemeless), UNREADABLE],
    ['the scheme is null', saying({ ...statement, scheme: null }), UNREADABLE],
    ['the commitment is missing', saying(uncommitted), UNREADABLE],
    ['the commitment is null', saying({ ...statement, commitment: null }), UNREADABLE],
    ['the commitment has another name', saying({ ...uncommitted, comitment: COMMITMENT }), UNREADABLE],
    ['the key is missing', saying(committed), 'the record shows no key'],
    ['the key has another name', saying({ ...committed, Key: KEY }), 'the record shows no key'],
    ['the key is null', saying({ ...statement, key: null }), UNREADABLE],
    ['the key is a number', saying({ ...statement, key: 1 }), UNREADABLE],
  ];

  test.each(SILENT)('%s: that is said, and the record is good, if nobody gave a commitment', async (_, record, why) => {
    expect(await check(record)).toEqual(unchecked(why));
  });

  test.each(CLAIMING)('%s: what cannot be checked of it fails, even if nobody asked', async (_, record, why) => {
    expect(await check(record)).toEqual(unproven(why));
  });

  describe.each([...SILENT, ...CLAIMING])('%s', (_, record, why) => {
    test('is no proof', async () => {
      expect(await check(record, '--fair')).toEqual(unproven(why));
    });

    test('is not fair if somebody gave one', async () => {
      const reason = new RegExp(`the match is over without the key to this commitment \\(${why}\\)`);
      expect(await check(record, '--commitment', COMMITMENT)).toEqual(unfair(reason));
    });

    test('does no harm if the key is given too', async () => {
      expect(await check(record, '--commitment', COMMITMENT, '--key', KEY)).toEqual(fair);
      expect(await check(record, '--commitment', COMMITMENT, '--key', newFateKey())).toEqual(
        unfair(/the key does not/),
      );
    });
  });

  test('while a match runs, its key is hidden; its commitment is not, and proves nothing yet', async () => {
    const running = cut(saying(committed), 4);
    const why = 'the key is shown when the match is over';
    expect(await check(running)).toEqual(unchecked(why));
    expect(await check(running, '--commitment', COMMITMENT)).toEqual(unproven(why));
    expect(await check(running, '--fair')).toEqual(unproven(why));
    expect(await check(running, '--commitment', commitmentOf(newFateKey()))).toEqual(
      unfair(/the record names another commitment/),
    );
    expect(await check(cut(bare, 4), '--commitment', COMMITMENT)).toEqual(unproven(NOTHING));
    expect(await check(cut(saying(null), 4))).toEqual(unproven(UNREADABLE));
    expect(await check(cut(saying({ ...committed, scheme: 'x' }), 4))).toEqual(unproven('.*“x”'));
  });

  test('a running match that shows its key all the same is checked with it', async () => {
    expect(await check(cut(FAIR, 4))).toEqual(fair);
    expect(await check(cut(FAIR, 4), '--commitment', commitmentOf(newFateKey()))).toEqual(unfair(/the key does not/));
  });

  test('what the record calls its scheme is shown short and in one line', async () => {
    const { err } = await check(saying({ ...statement, scheme: `\u001b[2J\n${'x'.repeat(100_000)}` }));
    expect(err.split('\n')).toHaveLength(2);
    expect(err).not.toContain('\u001b');
    expect(err.length).toBeLessThan(1000);
  });

  test('a key goes with one file, and is a key', async () => {
    const path = folder.write('fair.json', FAIR);
    expect(await belfry('check', path, path, '--key', KEY)).toMatchObject({ exit: 2 });
    expect(await belfry('check', path, path, '--commitment', COMMITMENT)).toMatchObject({ exit: 2 });
    expect(await check(FAIR, '--key', 'x')).toMatchObject({ exit: 2, err: expect.stringMatching(/64 hexadecimal/) });
  });

  test.each(LANGUAGES)('%s: no verdict is plainly valid', async language => {
    const [unasked, unshown] = [
      [bare, cut(saying(committed), 4)],
      [saying({ scheme: 'x' }), saying(null), saying(committed)],
    ];
    const texts = await Promise.all(
      [...unasked, ...unshown].map(async (record, index) => {
        const path = folder.write(`${language}-${index}.json`, record);
        const { out, err } = await belfry('check', path, '--lang', language);
        // Without the name of the file, and whether it is good.
        return out === '' ? err.split(': ').slice(2).join(': ') : out.split('; ')[1];
      }),
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const [index, text] of texts.entries()) {
      expect(text).toMatch(/: \p{L}/u);
      const inEnglish = index < unasked.length ? /^its fairness was not checked: / : /^valid, but not proven fair: /;
      expect(inEnglish.test(text ?? '')).toBe(language === 'en');
    }
  });

  test.each(LANGUAGES)('%s: what is not proven is said, and how to ask for it', async language => {
    const { exit, err } = await check(bare, '--fair', '--lang', language);
    expect(exit).toBe(1);
    expect(err).toMatch(/: \p{L}+, [^:]+: \p{L}.*\n$/u);
    expect(/not proven fair/.test(err)).toBe(language === 'en');
    const { out } = await belfry('--help', '--lang', language);
    expect(out.split('\n').filter(line => line.startsWith('      --fair  '))).toHaveLength(2);
  });
});
