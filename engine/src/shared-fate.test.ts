/** Keys that all who play have drawn: the formulas, written a second time, and what they promise. */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawnMatch, sampleGame } from '../testing/index.js';
import {
  Chain,
  commitmentIn,
  drawLot,
  type FateKey,
  type FateTerms,
  isShared,
  KeyedRandom,
  matchKeyOf,
  newFateKey,
  readFateStatement,
  revealedFate,
  sealNumber,
  shareCommitment,
  sharedKey,
  writeEntry,
} from './index.js';

/** The same as `canonicalJson`, in other words. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
const hmac = (key: string, text: string): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'utf8').digest('hex');

const S = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f' as FateKey;
const N = 'ff'.repeat(32);
const TERMS: FateTerms = {
  table: 'a1b2',
  game: 'lantern',
  options: { players: 3 },
  seats: [{ name: 'Ada' }, { name: 'Бен' }, { name: 'Cy', bot: 'greedy' }],
  seating: 'lot',
  by: 'weather 2',
  attempt: 0,
  left: [],
};
const COMMITMENT = shareCommitment(S, TERMS);
const DRAW = {
  commitment: COMMITMENT,
  terms: TERMS,
  seals: [sealNumber(COMMITMENT, 0, N), null, null],
  numbers: [N, null, null],
};
const K = sharedKey(S, DRAW);

describe('the formulas are those of the header, worked out by another library', () => {
  test('commitment', () => {
    expect(COMMITMENT).toBe(hmac(S, `belfry-fate/2 commitment ${sorted(TERMS)}`));
    expect(sorted({ b: [{ d: 1, c: null }], a: 'ж' })).toBe('{"a":"ж","b":[{"c":null,"d":1}]}');
  });

  test('seal', () => {
    expect(DRAW.seals[0]).toBe(hmac(N, `belfry-fate/2 seal ["${COMMITMENT}",0]`));
  });

  test('key', () => {
    expect(K).toBe(hmac(S, `belfry-fate/2 key ["${COMMITMENT}",["${N}",null,null]]`));
  });

  test('lot', () => {
    const block = Buffer.from(hmac(K, 'belfry-fate/2 lot block 0'), 'hex');
    const order = [0, 1, 2, 3];
    // No word is so large that it would be thrown away.
    for (const last of [3, 2, 1]) {
      const pick = block.readUInt32BE(4 * (3 - last)) % (last + 1);
      [order[pick], order[last]] = [order[last] ?? -1, order[pick] ?? -1];
    }
    expect(drawLot(K, [0, 1, 2, 3])).toEqual(order);
  });

  test('chain', () => {
    const start = new Chain(K).start({ draw: DRAW, order: [0, 1, 2], earlier: [{ ...DRAW, key: S }] });
    expect(start).toBe(hmac(K, `belfry-fate/2 start ${sorted({ draw: DRAW, order: [0, 1, 2], earlier: [DRAW] })}`));
    expect(new Chain(K).next(start, { seat: 0, action: 'keep' })).toBe(
      hmac(K, `belfry-fate/2 chain ${start} {"action":"keep","seat":0}`),
    );
  });

  test('these values never change, or every record would mean another match', () => {
    expect([COMMITMENT, DRAW.seals[0], K].map(text => text?.slice(0, 16))).toEqual([
      'f3c6d01a8f99243a',
      '232c8c524591e619',
      'e6e234e92d8af5c8',
    ]);
  });

  test('a whole match, from its record alone', () => {
    const { record, statement } = drawnMatch(sampleGame, {
      seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cy' }],
      seating: 'lot',
      withheld: [[1]],
    });
    const { draw, order, earlier } = statement;
    expect(hmac(statement.key, `belfry-fate/2 commitment ${sorted(draw.terms)}`)).toBe(draw.commitment);
    const key = hmac(statement.key, `belfry-fate/2 key ${sorted([draw.commitment, draw.numbers])}`);
    const shown = earlier.map(each => ({ ...each, key: undefined }));
    let head = hmac(key, `belfry-fate/2 start ${sorted({ draw, order, earlier: shown })}`);
    for (const entry of record['log'] as readonly unknown[])
      head = hmac(key, `belfry-fate/2 chain ${head} ${sorted(entry)}`);
    expect(head).toBe(statement.chain);
  });
});

describe('a commitment', () => {
  test('is another one for every part of the terms, and for another key', () => {
    const others: FateTerms[] = [
      { ...TERMS, table: 'a1b3' },
      { ...TERMS, game: 'lanterns' },
      { ...TERMS, options: { players: 2 } },
      { ...TERMS, seats: TERMS.seats.toReversed() },
      { ...TERMS, seats: TERMS.seats.map(({ name }) => ({ name })) },
      { ...TERMS, seating: 'chosen' },
      { ...TERMS, by: 'weather 3' },
      { ...TERMS, attempt: 1 },
      { ...TERMS, left: [0] },
    ];
    const all = [COMMITMENT, shareCommitment(newFateKey(), TERMS), ...others.map(terms => shareCommitment(S, terms))];
    expect(new Set(all).size).toBe(all.length);
  });

  test('does not depend on the order in which fields were written', () => {
    const { left, table, ...rest } = TERMS;
    expect(shareCommitment(S, { left, ...rest, table })).toBe(COMMITMENT);
  });
});

describe('a seal', () => {
  test('is of no use at another place, or in another draw', () => {
    const seals = [
      sealNumber(COMMITMENT, 0, N),
      sealNumber(COMMITMENT, 1, N),
      sealNumber(shareCommitment(newFateKey(), TERMS), 0, N),
      sealNumber(COMMITMENT, 0, newFateKey()),
    ];
    expect(new Set(seals).size).toBe(seals.length);
  });
});

describe('the key of the match', () => {
  test('is another one if any number is another one, missing, or at another place', () => {
    const keys = [
      [N, null, null],
      [null, N, null],
      [null, null, null],
      [newFateKey(), null, null],
      [N, N, null],
    ].map(numbers => sharedKey(S, { ...DRAW, numbers }));
    expect(new Set([...keys, sharedKey(newFateKey(), DRAW)]).size).toBe(6);
  });

  test('decides as the key of a host alone would', () => {
    const { match, matchKey } = drawnMatch(sampleGame, { seats: [{ name: 'Ada' }, { name: 'Ben' }] });
    const [deal] = match.log;
    const again = sampleGame.fate(sampleGame.start(match.options), new KeyedRandom(matchKey, 0));
    expect(deal).toEqual(again);
  });

  test('is found from a statement that shows it, in either scheme', () => {
    const { statement, matchKey } = drawnMatch(sampleGame, { seats: [{ name: 'Ada' }, { name: 'Ben' }] });
    expect(matchKeyOf(statement)).toBe(matchKey);
    expect(matchKeyOf({ ...statement, key: newFateKey() })).toBeUndefined();
    const { key: _, ...committed } = statement;
    expect(matchKeyOf(committed)).toBeUndefined();
    expect(matchKeyOf(revealedFate(S))).toBe(S);
    expect(matchKeyOf({ ...revealedFate(S), commitment: N })).toBeUndefined();
  });
});

describe('a lot', () => {
  test('seats everybody, in every order equally often', () => {
    const counts = new Map<string, number>();
    for (let each = 0; each < 6000; each++) {
      const key = createHash('sha256').update(String(each)).digest('hex') as FateKey;
      const order = drawLot(key, [0, 1, 2]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom: exceeded once in a thousand by chance.
  });

  test('leaves the list it was given as it was', () => {
    const places = [0, 1, 2, 3];
    drawLot(K, places);
    expect(places).toEqual([0, 1, 2, 3]);
  });
});

describe('the chain', () => {
  const { match, heads, matchKey, statement } = drawnMatch(sampleGame, {
    seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cy' }],
  });

  test('has another head after every entry', () => {
    expect(new Set(heads).size).toBe(match.log.length + 1);
  });

  test('tells nothing of an entry to those without the key, however few there could be', () => {
    const [entry] = match.log.map(each => writeEntry(sampleGame, each));
    const known = [heads[0] ?? '', statement.draw.commitment, ...statement.draw.numbers.map(number => number ?? '')];
    const guesses = known.map(key => new Chain(key as FateKey).next(heads[0] ?? '', entry ?? null));
    expect(guesses).not.toContain(heads[1]);
    expect(new Chain(newFateKey()).next(heads[0] ?? '', entry ?? null)).not.toBe(heads[1]);
    expect(new Chain(matchKey).next(heads[0] ?? '', entry ?? null)).toBe(heads[1]);
  });

  test('covers how the match came about, but not keys that are shown later', () => {
    const { draw, order } = statement;
    const starts = [
      new Chain(matchKey).start({ draw, order, earlier: [] }),
      new Chain(matchKey).start({ draw, order: order.toReversed(), earlier: [] }),
      new Chain(matchKey).start({ draw: { ...draw, seals: [null, ...draw.seals.slice(1)] }, order, earlier: [] }),
      new Chain(matchKey).start({ draw, order, earlier: [draw] }),
    ];
    expect(new Set(starts).size).toBe(starts.length);
    expect(new Chain(matchKey).start({ draw, order, earlier: [{ ...draw, key: S }] })).toBe(starts[3]);
  });
});

describe('a statement', () => {
  const { statement, record } = drawnMatch(sampleGame, { seats: [{ name: 'Ada' }, { name: 'Ben' }], withheld: [[0]] });
  const read = (fate: unknown) => readFateStatement({ fate });

  test('is read back from the record as it was written', () => {
    expect(readFateStatement(JSON.parse(JSON.stringify(record)))).toEqual(statement);
    expect(isShared(statement)).toBe(true);
    expect(isShared(revealedFate(S))).toBe(false);
    expect(commitmentIn(statement)).toBe(statement.draw.commitment);
    expect(commitmentIn(revealedFate(S))).toBe(revealedFate(S).commitment);
  });

  const { draw, earlier } = statement;
  const saying = (terms: object) => ({ ...statement, draw: { ...draw, terms: { ...draw.terms, ...terms } } });
  test.each<[string, unknown]>([
    ['lacks its draw', { ...statement, draw: undefined }],
    ['lacks its chain', { ...statement, chain: undefined }],
    ['has more in it than there should be', { ...statement, more: 1 }],
    ['has more in its terms than there should be', saying({ more: 1 })],
    ['has a key that is none', { ...statement, key: 'x' }],
    ['has a seal without end', { ...statement, draw: { ...draw, seals: ['a'.repeat(10_000), null] } }],
    ['has a name without end', saying({ seats: [{ name: 'a'.repeat(10_000) }, { name: 'Ben' }] })],
    ['has too many seats', saying({ seats: Array.from({ length: 11 }, () => ({ name: 'Ada' })) })],
    ['has no seats', saying({ seats: [] })],
    ['has options that are none', saying({ options: { players: { of: { something: 'else' } } } })],
    ['has options without end', saying({ options: Object.fromEntries(Array.from({ length: 99 }, (_, i) => [i, 1])) })],
    ['has too many draws', { ...statement, earlier: Array.from({ length: 11 }, () => earlier[0]) }],
    ['has an order without end', { ...statement, order: Array.from({ length: 1000 }, () => 0) }],
    ['has a half place', { ...statement, order: [0.5, 1] }],
  ])('that %s is not read', (_, fate) => {
    expect(read(statement)).toBeDefined();
    expect(read(JSON.parse(JSON.stringify(fate)))).toBeUndefined();
  });
});
