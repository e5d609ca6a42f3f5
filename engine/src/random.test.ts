import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { type Lantern, sampleGame } from '../testing/index.js';
import {
  answersAgain,
  checkFairness,
  commitmentOf,
  committedFate,
  type FateKey,
  type Game,
  isFateKey,
  KeyedRandom,
  Match,
  newFateKey,
  type Random,
  readFateStatement,
  revealedFate,
  SeededRandom,
  shuffle,
} from './index.js';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f' as FateKey;
/** It deals otherwise: of all keys, one in 504 would deal the same. */
const OTHER_KEY = 'ff'.repeat(32) as FateKey;
/** The first words of seed 1. */
const PINNED = [848619078, 983753430, 4180048585, 4114208188];
const draw = (random: Random, bound: number, count: number) => Array.from({ length: count }, () => random.below(bound));

/** Chi-square of how often each outcome came up; about as large as the number of outcomes if all are equally likely. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const countOutcomes = (outcomes: readonly number[], of: number): number[] =>
  Array.from({ length: of }, (_, outcome) => outcomes.filter(value => value === outcome).length);

describe.each<[string, () => Random]>([
  ['the seeded generator', () => new SeededRandom(7)],
  ['the keyed stream', () => new KeyedRandom(KEY, 7)],
])('%s', (_, make) => {
  test('is the same for the same seed', () => {
    expect(draw(make(), 1000, 50)).toEqual(draw(make(), 1000, 50));
  });

  test('rolls fair dice', () => {
    const counts = countOutcomes(draw(make(), 6, 30_000), 6);
    expect(chiSquare(counts)).toBeLessThan(20); // 5 degrees of freedom: exceeded once in a thousand by chance.
  });

  test('shuffles into every order equally often', () => {
    const random = make();
    const orders = Array.from({ length: 24_000 }, () => shuffle([0, 1, 2, 3], random).join(''));
    const counts = [...new Set(orders)].map(order => orders.filter(other => other === order).length);
    expect(counts).toHaveLength(24);
    expect(chiSquare(counts)).toBeLessThan(50); // 23 degrees of freedom.
  });

  test('knows only one number below 1', () => {
    expect(draw(make(), 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the seeded generator', () => {
  test('is sfc32: these numbers never change, or every seed would mean another match', () => {
    expect(draw(new SeededRandom(1), 2 ** 32, 4)).toEqual(PINNED);
  });

  test('has another stream for every seed, also for large ones and for several', () => {
    const seeds = [[1], [2], [2 ** 32 + 1], [1, 0], [1, 1], [0, 1], [1, 1, 0], [Number.MAX_SAFE_INTEGER]];
    const streams = seeds.map(seed => draw(new SeededRandom(...seed), 2 ** 32, 4).join());
    expect(new Set(streams).size).toBe(seeds.length);
  });
});

describe('the keyed stream', () => {
  test('is HMAC-SHA-256 of entry and block, read as big-endian words', () => {
    const block = hmac(sha256, hexToBytes(KEY), utf8ToBytes('belfry-fate/1 entry 3 block 0'));
    const view = new DataView(block.buffer, block.byteOffset);
    expect(draw(new KeyedRandom(KEY, 3), 2 ** 32, 8)).toEqual(
      Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i)),
    );
  });

  test('goes on with the next block', () => {
    const block = hmac(sha256, hexToBytes(KEY), utf8ToBytes('belfry-fate/1 entry 3 block 1'));
    expect(draw(new KeyedRandom(KEY, 3), 2 ** 32, 9)[8]).toBe(
      new DataView(block.buffer, block.byteOffset).getUint32(0),
    );
  });

  test('throws words away that would make some numbers likelier', () => {
    const bound = 2 ** 31 + 1; // Nearly half of all words are past the last whole multiple.
    const words = draw(new KeyedRandom(KEY, 0), 2 ** 32, 64);
    const expected = words.filter(word => word < bound).slice(0, 16);
    expect(draw(new KeyedRandom(KEY, 0), bound, 16)).toEqual(expected);
  });

  test('has another stream for every entry and every key', () => {
    const first = draw(new KeyedRandom(KEY, 0), 2 ** 32, 4);
    expect(draw(new KeyedRandom(KEY, 1), 2 ** 32, 4)).not.toEqual(first);
    expect(draw(new KeyedRandom(newFateKey(), 0), 2 ** 32, 4)).not.toEqual(first);
  });
});

describe('a key', () => {
  test('is 256 bits, and new each time', () => {
    expect(isFateKey(newFateKey())).toBe(true);
    expect(newFateKey()).not.toBe(newFateKey());
    expect(['', 'x', KEY.toUpperCase(), `${KEY}00`].filter(isFateKey)).toEqual([]);
  });

  test('is committed to by SHA-256 of its bytes', () => {
    expect(commitmentOf(KEY)).toBe(bytesToHex(sha256(hexToBytes(KEY))));
    expect(commitmentOf(KEY)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });
});

function fairMatch(key: FateKey): Match<Lantern> {
  const match = new Match(sampleGame, { players: 3 }, ['Ada', 'Ben', 'Cy']);
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(new KeyedRandom(key, match.log.length));
    else match.play({ seat: due.seat, action: match.legal().at(match.legal().count - 1) });
  }
  return match;
}

describe('fairness', () => {
  const match = fairMatch(KEY);

  test('holds for a match that follows from its key', () => {
    expect(checkFairness(match, { key: KEY, commitment: commitmentOf(KEY) })).toBeUndefined();
    expect(checkFairness(match, { key: KEY })).toBeUndefined();
  });

  test('does not hold with another key, another commitment, or something that is no key', () => {
    const other = OTHER_KEY;
    expect(checkFairness(match, { key: other, commitment: commitmentOf(KEY) })).toEqual({ code: 'key-not-committed' });
    expect(checkFairness(match, { key: other })).toMatchObject({ code: 'not-from-key' });
    expect(checkFairness(match, { key: 'secret' })).toEqual({ code: 'key-malformed' });
  });

  test('does not hold if a single answer was changed', () => {
    const changed = new Match(sampleGame, match.options, match.seats);
    for (const [index, entry] of match.log.entries()) {
      const used = match.log.flatMap(other => ('light' in other ? [other.light] : []));
      const spare = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
        one => !used.includes(one) && changed.check({ chance: 'draw', light: one }) === undefined,
      );
      const isLast = index === match.log.length - 1;
      changed.play(isLast && spare !== undefined ? { chance: 'draw', light: spare } : entry);
    }
    expect(changed.log).toHaveLength(match.log.length);
    expect(checkFairness(changed, { key: KEY })).toEqual({ code: 'not-from-key', entry: match.log.length - 1 });
  });

  describe('where what was drawn is answered by something else than the rules', () => {
    // All but the first deal is drawn.
    const drawing: Game<Lantern> = {
      ...sampleGame,
      fateBy: 'weather 2',
      draw: (state, random) => (sampleGame.due(state).type === 'chance' ? drawnBy(state, random) : undefined),
    };
    const drawnBy = (state: Lantern['State'], random: Random) => {
      const chance = sampleGame.fate(state, random);
      return chance.chance === 'draw' ? { ...chance } : undefined;
    };

    test('holds if the version is the same, or none is named', () => {
      expect(checkFairness(match, { key: KEY, by: 'weather 2' }, drawing)).toBeUndefined();
      expect(checkFairness(match, { key: KEY }, drawing)).toBeUndefined();
    });

    test('of another version is not judged; what needs only rules is', () => {
      expect(checkFairness(match, { key: KEY, by: 'weather 1' }, drawing)).toEqual({ code: 'other-version' });
      expect(checkFairness(match, { key: OTHER_KEY, by: 'weather 1' }, drawing)).toEqual({
        code: 'not-from-key',
        entry: 0,
      });
      expect(checkFairness(match, { key: KEY, commitment: '', by: 'weather 1' }, drawing)).toEqual({
        code: 'key-not-committed',
      });
    });

    test('whoever must wait is asked for each answer; what they leave open is passed over', () => {
      const checking = answersAgain(match, { key: KEY, by: 'weather 2' }, drawing);
      let asked = 0;
      let step = checking.next();
      while (!step.done) {
        const { state, random } = step.value;
        asked++;
        step = checking.next(asked % 2 === 0 ? undefined : sampleGame.fate(state, random()));
      }
      expect(step.value).toBeUndefined();
      expect(asked).toBe(match.log.filter(entry => 'chance' in entry).length);
    });

    test('the version stands in the statement', () => {
      const statement = revealedFate(KEY, 'weather 2');
      expect(readFateStatement({ fate: statement })).toEqual(statement);
      expect(committedFate(KEY, 'weather 2')).toMatchObject({ by: 'weather 2' });
      expect(committedFate(KEY)).not.toHaveProperty('by');
    });
  });

  test('is stated in a field of the record that other readers pass over', () => {
    expect(readFateStatement({ fate: revealedFate(KEY) })).toEqual({
      scheme: 'belfry-fate/1',
      commitment: commitmentOf(KEY),
      key: KEY,
    });
    expect(readFateStatement({ fate: committedFate(KEY) })).not.toHaveProperty('key');
    for (const record of [null, 1, {}, { fate: 1 }, { fate: { scheme: 'other', commitment: '', key: '' } }])
      expect(readFateStatement(record)).toBeUndefined();
  });
});
