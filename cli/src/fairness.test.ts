/** Records whose key all have drawn: `check` says what is proven, and never more. */
import { Chain, type Json, newFateKey, revealedFate, sealNumber, shareCommitment } from '@belfry/engine';
import { drawnMatch } from '@belfry/engine/testing';
import { LANGUAGES } from '@belfry/engine/words';
import { afterAll, describe, expect, test } from 'vitest';
import { belfry, cut, Folder, GAMES, KNOWN, type TestRecord } from '../testing/belfry.js';

const folder = new Folder();
afterAll(() => folder.remove());

const check = (record: unknown, ...args: string[]) => belfry('check', folder.write('record.json', record), ...args);
const plain = (record: unknown): TestRecord => JSON.parse(JSON.stringify(record));

const SEATS = [{ name: 'Ada' }, { name: 'Ben' }];
const { record, statement, heads, match, matchKey } = drawnMatch(await KNOWN.load(), { seats: SEATS, seating: 'lot' });
const RECORD = plain(record);
const { key: KEY, ...committed } = statement;
const COMMITMENT = statement.draw.commitment;
const LAST = `${heads.length - 1}:${heads.at(-1)}`;
const SEALS = statement.draw.seals.join(',');
const NOTED = ['--commitment', COMMITMENT, '--seals', SEALS, '--head', LAST];
const { fate: _fate, ...bare } = RECORD;
const saying = (fate: unknown): TestRecord => plain({ ...bare, fate });

const FAIR = '; fair: seats, log and every answer of fate follow from the key; numbers in the key: Ada, Ben\n';
const fair = { exit: 0, out: expect.stringContaining(FAIR), err: '' };
const bad = (why: string) => ({ exit: 1, out: '', err: expect.stringContaining(why) });
const unfair = (why: string) => bad(`valid, but not fair: ${why}`);
const unchecked = (why: string) => ({
  exit: 0,
  out: expect.stringContaining(`; its fairness was not checked: ${why}`),
  err: '',
});
const unproven = (why: string) => bad(`valid, but not proven fair: ${why}`);
/** All ways to ask for a proof. */
const ASKED = [NOTED, NOTED.slice(0, 2), NOTED.slice(2, 4), NOTED.slice(4), ['--fair']];

describe('a finished match', () => {
  test.each(GAMES)('%s: is fair if all follows from the key', async (_, known) => {
    const { fateBy } = known.rules;
    const drawn = drawnMatch(await known.load(), { seats: SEATS, ...(fateBy !== undefined && { by: fateBy }) });
    expect(await check(drawn.record)).toEqual(fair);
  });

  test('is fair also by what was noted, whenever that was', async () => {
    expect(await check(RECORD, ...NOTED)).toEqual(fair);
    expect(await check(RECORD, '--commitment', COMMITMENT.toUpperCase())).toEqual(fair);
    for (const count of [0, 1, 7]) expect(await check(RECORD, '--head', `${count}:${heads[count]}`)).toEqual(fair);
  });

  test('may get its key from the command line', async () => {
    expect(await check(saying(committed), '--key', KEY)).toEqual(fair);
    expect(await check(saying(committed), '--key', newFateKey())).toEqual(unfair('the key does not match'));
  });

  test('without its key is not fair, whether anything was noted or not', async () => {
    for (const noted of [[], NOTED])
      expect(await check(saying(committed), ...noted)).toEqual(unfair('the match is over, and the key is not shown'));
  });

  test('is not the one that was noted', async () => {
    expect(await check(RECORD, '--commitment', newFateKey())).toEqual(unfair('another commitment was made'));
    expect(await check(RECORD, '--head', `3:${heads[4]}`)).toEqual(
      unfair('the log is not the one noted after 3 entries'),
    );
    for (const seals of [
      `${newFateKey()},${newFateKey()}`,
      SEALS.replace(/,.*/, ',-'),
      SEALS.replace(/,.*/, ''),
      `${SEALS},-`,
    ])
      expect(await check(RECORD, '--seals', seals)).toEqual(unfair('the seal of place'));
    expect(await check(RECORD, '--head', `99999:${heads[4]}`)).toEqual(unfair('the log is not the one noted after'));
  });

  test('names those who added no number, and the draws that did not count', async () => {
    const seats = [...SEATS, { name: 'C\u001b[2Jy' }, { name: 'Dora' }];
    const some = drawnMatch(await KNOWN.load(), { seats, silent: [2], withheld: [[3]] });
    const { out } = await check(some.record);
    expect(out).toContain(
      '; numbers in the key: Ada, Ben; no number from: C [2Jy, Dora; 1 earlier draw did not count\n',
    );
    const alone = drawnMatch(await KNOWN.load(), { seats: SEATS, silent: [0, 1] });
    expect((await check(alone.record)).out).toContain('; nobody added a number: the host alone drew the key\n');
  });

  test('gives the proof that is asked for', async () => {
    for (const asked of ASKED) expect(await check(RECORD, ...asked)).toEqual(fair);
  });

  test('of another version of the physics proves nothing to whoever counts on it', async () => {
    const { rules } = KNOWN;
    const other = drawnMatch({ ...rules, fateBy: 'weather 2' }, { seats: SEATS, by: 'weather 2' });
    const why = 'what fell is said by another version of the physics';
    expect(await check(other.record)).toEqual(unchecked(why));
    const { draw, chain } = other.statement;
    const noted = ['--commitment', draw.commitment, '--head', `${other.heads.length - 1}:${chain}`];
    for (const asked of [noted, noted.slice(0, 2), noted.slice(2), ['--fair']])
      expect(await check(other.record, ...asked)).toEqual(unproven(why));
  });

  test('that says nothing of its fate is good only to whoever counts on nothing', async () => {
    expect(await check(bare)).toEqual(unchecked('the record says nothing about its fate'));
    for (const asked of ASKED) expect(await check(bare, ...asked)).toMatchObject({ exit: 1, out: '' });
  });
});

describe('what was changed', () => {
  const { draw } = statement;
  const log = RECORD.log;

  test.each<[string, TestRecord, string]>([
    ['a name', { ...RECORD, seats: ['Ada', 'Eve'] }, 'table, game, options, names or version'],
    ['the order of seats', saying({ ...statement, order: statement.order.toReversed() }), 'table, game, options'],
    [
      'a number',
      saying({ ...statement, draw: { ...draw, numbers: draw.numbers.with(0, newFateKey()) } }),
      'the number of',
    ],
    [
      'the table',
      saying({ ...statement, draw: { ...draw, terms: { ...draw.terms, table: 'x' } } }),
      'the key does not',
    ],
    ['the key', saying({ ...statement, key: newFateKey() }), 'the key does not match'],
    ['the head', saying({ ...statement, chain: newFateKey() }), 'the log, or how the match began, was changed'],
    ['the end, which is cut off', cut(RECORD, log.length - 1), 'the log, or how the match began, was changed'],
  ])('%s: is not fair, even if nothing was noted', async (_, changed, why) => {
    expect(await check(changed)).toEqual(unfair(why));
    expect(await check(changed, ...NOTED)).toMatchObject({ exit: 1, out: '' });
  });

  test('an action, and everything made to fit by a host who has the key, is found out by the head', async () => {
    const [entry, other] = otherAction();
    let chain = new Chain(matchKey).start(statement);
    const changed = [...log.slice(0, entry), other];
    for (const each of changed) chain = new Chain(matchKey).next(chain, each as Json);
    const forged = { ...cut(RECORD, entry), log: changed, fate: { ...statement, chain } };
    expect((await check(forged, '--commitment', COMMITMENT)).exit).toBe(0);
    expect(await check(forged, '--head', `${entry + 1}:${heads[entry + 1]}`)).toEqual(unfair('the log is not the one'));
    expect(await check(forged, '--head', LAST)).toEqual(unfair('the log is not the one'));
  });

  /** The first entry at which somebody could have acted otherwise. */
  function otherAction(): [number, Readonly<Record<string, unknown>>] {
    for (const [entry, { seat, action }] of log.entries()) {
      if (action === undefined) continue;
      const state = match.truth(entry, entry)[0];
      const legal = match.game.legal(state);
      for (let each = 0; each < legal.count; each++) {
        const other = match.game.actions.write(legal.at(each));
        if (JSON.stringify(other) !== JSON.stringify(action)) return [entry, { seat, action: other }];
      }
    }
    throw new Error('nobody had a choice');
  }

  test('all of it, names and commitment too, is found out by the commitment', async () => {
    const { record: renamed } = drawnMatch(KNOWN.rules, { seats: [{ name: 'Eve' }, { name: 'Ben' }], seed: 2 });
    expect((await check(renamed)).exit).toBe(0);
    expect(await check(renamed, '--commitment', COMMITMENT)).toEqual(unfair('another commitment was made'));
    expect(await check(renamed, '--head', LAST)).toEqual(unfair('the log is not the one'));
  });

  test.each<[string, TestRecord]>([
    ['removed', bare],
    ['exchanged for one that is not known', saying({ ...statement, scheme: 'belfry-fate/9' })],
    ['exchanged for that of a host alone', saying(revealedFate(matchKey))],
    [
      'exchanged for that of a host alone, who promises the same',
      saying({ ...revealedFate(matchKey), commitment: COMMITMENT }),
    ],
  ])('the scheme: %s', async (_, changed) => {
    expect(await check(changed, ...NOTED)).toMatchObject({ exit: 1, out: '' });
    expect(await check(changed, '--commitment', COMMITMENT)).toMatchObject({ exit: 1, out: '' });
    for (const noted of [NOTED.slice(2, 4), NOTED.slice(4)])
      expect(await check(changed, ...noted)).toEqual(bad('nothing in it can be compared with what you noted'));
    expect(await check(changed, '--key', KEY, '--commitment', COMMITMENT)).toMatchObject({ exit: 1, out: '' });
  });

  test('the scheme, exchanged for one that is not known: that fails, even if nothing was noted', async () => {
    for (const scheme of ['belfry-fate/9', 'BELFRY-FATE/2', ''])
      expect(await check(saying({ ...statement, scheme }))).toEqual(
        unproven('its fate follows a scheme that is not known here'),
      );
    expect(await check(saying([statement]))).toEqual(unproven('what the record says about its fate cannot be read'));
  });

  test.each(Object.keys(committed).filter(field => field !== 'scheme'))(
    'what is missing: without %s nothing is fair',
    async field => {
      const { [field]: _gone, ...rest } = statement as Readonly<Record<string, unknown>>;
      const why = 'what the record says about its fate cannot be read';
      expect(await check(saying(rest))).toEqual(unfair(why));
      expect(await check(saying(rest), ...NOTED, '--key', KEY)).toEqual(unfair(why));
    },
  );
});

describe('a match that runs', () => {
  const running = (count: number) => ({ ...cut(RECORD, count), fate: { ...committed, chain: heads[count] } });

  test('is not fair yet; nothing is wrong with it either', async () => {
    const why = 'the key is shown when the match is over';
    expect(await check(running(4))).toEqual(unchecked(why));
    for (const asked of [
      ['--commitment', COMMITMENT],
      ['--seals', SEALS],
      ['--head', `4:${heads[4]}`],
      ['--head', `3:${heads[3]}`],
      ['--fair'],
    ])
      expect(await check(running(4), ...asked)).toEqual(unproven(why));
  });

  test('is wrong if it is not the one that was noted', async () => {
    expect(await check(running(4), '--commitment', newFateKey())).toEqual(unfair('another commitment was made'));
    expect(await check(running(4), '--seals', `-,${newFateKey()}`)).toEqual(unfair('the seal of place 0'));
    expect(await check(running(4), '--head', `4:${heads[3]}`)).toEqual(unfair('the log is not the one noted'));
    expect(await check(running(4), '--head', LAST)).toEqual(unfair('the log is not the one noted'));
  });

  test('is wrong if a number does not fit its seal, or is a bot’s', async () => {
    const { draw } = statement;
    const number = newFateKey();
    const seals = draw.seals.with(1, sealNumber(draw.commitment, 1, number));
    expect(await check({ ...running(4), fate: { ...committed, draw: { ...draw, seals } } })).toEqual(
      unfair('the number of place 1 does not fit its seal'),
    );
    const terms = { ...draw.terms, seats: [{ name: 'Ada' }, { name: 'Ben', bot: 'random' }] };
    const commitment = shareCommitment(KEY, terms);
    const all = draw.numbers.map((each, place) => sealNumber(commitment, place, each ?? ''));
    const botted = { ...draw, terms, commitment, seals: all };
    expect(await check({ ...running(4), fate: { ...committed, draw: botted } })).toEqual(
      unfair('place 1 has sealed a number'),
    );
  });

  test('that shows its key all the same is checked with it', async () => {
    const shown = { ...running(4), fate: { ...statement, chain: heads[4] } };
    expect(await check(shown)).toEqual(fair);
    expect(await check({ ...shown, fate: statement })).toEqual(unfair('the log, or how the match began, was changed'));
  });
});

test('a head is a number of entries and a digest, and goes with one file', async () => {
  const path = folder.write('one.json', RECORD);
  expect(await belfry('check', path, path, '--head', LAST)).toMatchObject({ exit: 2 });
  for (const wrong of ['x', `${heads[0]}`, `:${heads[0]}`, `-1:${heads[0]}`, `1:${heads[0]}0`, `1.5:${heads[0]}`])
    expect(await check(RECORD, '--head', wrong)).toMatchObject({
      exit: 2,
      err: expect.stringContaining('--head needs a number of entries'),
    });
});

test('seals are digests or dashes, and go with one file', async () => {
  const path = folder.write('one.json', RECORD);
  expect(await belfry('check', path, path, '--seals', SEALS)).toMatchObject({ exit: 2 });
  for (const wrong of ['x', `${SEALS},`, `${SEALS},0`, `${SEALS};-`])
    expect(await check(RECORD, '--seals', wrong)).toMatchObject({
      exit: 2,
      err: expect.stringContaining('--seals needs 64 hexadecimal digits for each place'),
    });
});

test('somebody without a seal has a dash', async () => {
  const some = drawnMatch(await KNOWN.load(), { seats: SEATS, silent: [0] });
  const seals = some.statement.draw.seals.map(seal => seal ?? '-').join(',');
  expect(await check(some.record, '--seals', seals.toUpperCase())).toMatchObject({ exit: 0 });
});

test.each(LANGUAGES)('%s: every verdict is worded', async language => {
  const verdicts = [RECORD, saying(committed), saying({ ...statement, chain: newFateKey() })];
  const texts = await Promise.all(
    verdicts.map(async (each, index) => {
      const path = folder.write(`${language}-${index}.json`, each);
      const { out, err } = await belfry('check', path, '--lang', language);
      return `${out}${err}`.replaceAll(path, '');
    }),
  );
  expect(new Set(texts).size).toBe(verdicts.length);
  for (const text of texts) {
    expect(text).not.toMatch(/undefined|\[object/);
    expect(/fair: seats|not fair/.test(text)).toBe(language === 'en');
  }
});
