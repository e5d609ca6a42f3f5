import { playJson, readOptions, readRecord, SeededRandom, writeRecord } from '@belfry/engine';
import { describeRecords } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  bid,
  build,
  cards,
  checked,
  deck,
  deckOf,
  logOf,
  look,
  nobody,
  pass,
  play,
  rebuild,
  refused,
  revoke,
  table,
  tower,
  wins,
} from '../testing/scenario.js';
import { fiveTowers, parseCard } from './index.js';

const FIVE_TYPES = 'candy-9 scary-9 tree-9 scrap-9 sand-9';

describeRecords(fiveTowers, import.meta.url, {
  records: ['five-towers-2p.json', 'five-towers-3p-table.json', 'five-towers-4p.json'],
});

test('[record.1] two to five players, bids checked by default', () => {
  for (const players of [2, 3, 4, 5])
    expect(readOptions(fiveTowers, { players })).toEqual({ ok: true, value: { players, bids: 'checked' } });
  for (const bids of ['checked', 'table'])
    expect(readOptions(fiveTowers, { players: 2, bids })).toEqual({ ok: true, value: { players: 2, bids } });
});

describe('the deck', () => {
  test('[record.2] is written whole, first to be dealt first, at the start and after the last entry of its last round', () => {
    const match = nobody(wins(checked(2, FIVE_TYPES), 0, 'sand-9'), 15);
    play(match, deckOf(look(match).discard, 'tree-9'), bid(1, 0));
    const log = logOf(match) as readonly { readonly cards?: readonly string[] }[];
    const decks = log.flatMap((entry, index) => (entry.cards ? [{ index, cards: entry.cards }] : []));
    // The deck, three entries of the round with a build, 15 rounds of two words; then the new deck.
    expect(decks.map(({ index }) => index)).toEqual([0, 1 + 3 + 15 * 2]);
    expect(decks.map(written => written.cards.length)).toEqual([80, 79]);
    expect(decks[0]?.cards.slice(0, 5)).toEqual(FIVE_TYPES.split(' '));
    expect(decks[1]?.cards[0]).toBe('tree-9');
  });

  test.each([
    ['cards', { chance: 'deck' }],
    ['cards', { chance: 'deck', cards: null }],
    ['cards', { chance: 'deck', cards: 'sand-7' }],
    ['cards[0]', { chance: 'deck', cards: ['sand-07'] }],
    ['cards[0]', { chance: 'deck', cards: ['sand-16'] }],
    ['cards[0]', { chance: 'deck', cards: ['Sand-7'] }],
    ['cards[0]', { chance: 'deck', cards: [7] }],
    ['cards[1]', { chance: 'deck', cards: ['sand-7', null] }],
    ['', { chance: 'deck', cards: [], count: 80 }],
    ['', { chance: 'deck', cards: [], count: null }],
    ['', { chance: 'deck', cards: [], seat: 0 }],
    ['chance', { chance: 'dice', cards: [] }],
  ])('[record.2] a fault at "%s" is refused: %j', (path, json) => {
    expect(playJson(nobody(checked(2), 16), json)).toMatchObject({ code: 'malformed', path });
  });

  test('[record.2] fate shuffles exactly the cards it is asked for', () => {
    const start = fiveTowers.start({ players: 4, bids: 'checked' });
    const first = fiveTowers.fate(start, new SeededRandom(1));
    expect(first.cards.toSorted((a, b) => a - b)).toEqual(deck(4).cards);
    const due = nobody(wins(checked(2, 'sand-9'), 0, 'sand-9'), 15);
    const second = due.letFateAnswer(new SeededRandom(1));
    expect(second.cards).toHaveLength(79);
    expect(second.cards).not.toContain(parseCard('sand-9'));
  });
});

describe('actions', () => {
  test('[record.3] are written with exactly the fields they have', () => {
    const match = wins(checked(2, 'sand-6', 'sand-7 candy-12'), 0, 'sand-6');
    play(match, bid(1, 0), bid(0, 2), rebuild(0, 'sand', 'sand-7 candy-12'));
    const atTable = play(table(4, 'sand-5 sand-5 sand-7 sand-7 sand-12'), bid(0, 5), revoke(0), bid(0, 1), pass(1));
    expect(logOf(match).slice(1)).toEqual([
      { seat: 0, action: { type: 'bid', count: 1 } },
      { seat: 1, action: { type: 'pass' } },
      { seat: 0, action: { type: 'build', place: ['sand-6'] } },
      { seat: 1, action: { type: 'bid', count: 0 } },
      { seat: 0, action: { type: 'bid', count: 2 } },
      { seat: 0, action: { type: 'build', tearDown: 'sand', place: ['sand-7', 'candy-12'] } },
    ]);
    expect(logOf(atTable).slice(1, 3)).toEqual([
      { seat: 0, action: { type: 'bid', count: 5 } },
      { seat: 0, action: { type: 'revoke' } },
    ]);
  });

  test.each([
    ['action.count', { type: 'bid' }],
    ['action.count', { type: 'bid', count: true }],
    ['action.count', { type: 'bid', count: null }],
    ['action.count', { type: 'bid', count: 1.5 }],
    ['action.count', { type: 'bid', count: -1 }],
    ['action.count', { type: 'bid', count: '1' }],
    ['action.count', { type: 'bid', count: 2 ** 60 }],
    ['action', { type: 'bid', count: 1, place: [] }],
    ['action', { type: 'pass', count: 0 }],
    ['action', { type: 'pass', count: null }],
    ['action', { type: 'revoke', count: 1 }],
    ['action.place', { type: 'build' }],
    ['action.place', { type: 'build', place: null }],
    ['action.place', { type: 'build', place: 'sand-9' }],
    ['action.place[0]', { type: 'build', place: ['sand-09'] }],
    ['action.place[0]', { type: 'build', place: ['sand-16'] }],
    ['action.place[0]', { type: 'build', place: ['glass-1'] }],
    ['action.place[0]', { type: 'build', place: [73] }],
    ['action.place[0]', { type: 'build', place: [false] }],
    ['action.tearDown', { type: 'build', tearDown: null, place: ['sand-9'] }],
    ['action.tearDown', { type: 'build', tearDown: 4, place: ['sand-9'] }],
    ['action.tearDown', { type: 'build', tearDown: 'sand-9', place: ['sand-9'] }],
    ['action', { type: 'build', teardown: 'sand', place: ['sand-9'] }],
    ['action.type', { type: 'Bid', count: 1 }],
    ['action.type', { count: 1 }],
    ['action', null],
    ['action', 'pass'],
    ['action', []],
  ])('[record.3] a fault in %s is refused: %j', (path, action) => {
    const match = play(checked(2, FIVE_TYPES), bid(0, 0));
    expect(playJson(match, { seat: 1, action })).toMatchObject({ code: 'malformed', path });
    expect(match.log).toHaveLength(2);
  });

  test('[record.3] 2.0 is 2', () => {
    const match = checked(2, FIVE_TYPES);
    expect(playJson(match, JSON.parse('{"seat": 0.0, "action": {"type": "bid", "count": 2.0}}'))).toBeUndefined();
    expect(match.log[1]).toEqual(bid(0, 2));
  });

  test('[record.3] a well-formed action that is not allowed is refused by the rules, and the reader says which entry', () => {
    const match = play(checked(2, FIVE_TYPES), bid(0, 3));
    const log = [...logOf(match), { seat: 1, action: { type: 'bid', count: 9 } }];
    expect(readRecord({ ...writeRecord(match), log }, [fiveTowers])).toEqual({
      ok: false,
      error: { where: 'entry', entry: 2, problem: { code: 'bid-too-high', cards: 5 } },
    });
  });
});

describe('the same build', () => {
  test('[record.4] is read in either spelling and gives the same towers', () => {
    const spellings = ['candy-12 sand-8 sand-15', 'sand-8 candy-12 sand-15', 'sand-8 sand-15 candy-12'];
    for (const spelling of spellings) {
      const match = play(checked(2, 'sand-8 candy-12 sand-15'), bid(0, 3), pass(1));
      const action = { type: 'build', place: spelling.split(' ') };
      expect(playJson(match, { seat: 0, action })).toBeUndefined();
      expect(look(match).towers[0]).toEqual([[12], [], [], [], [8, 15]]);
    }
  });

  test('[record.4] has one canonical spelling: by tower type, each tower in placing order', () => {
    const canonical = (place: string) => fiveTowers.canonical({ type: 'build', place: cards(place) });
    const expected = { type: 'build', place: cards('candy-12 sand-8 sand-15') };
    for (const place of ['candy-12 sand-8 sand-15', 'sand-8 candy-12 sand-15', 'sand-8 sand-15 candy-12'])
      expect(canonical(place)).toEqual(expected);
    expect(canonical('sand-15 candy-12 sand-8')).not.toEqual(expected);
    expect(fiveTowers.canonical({ type: 'build', tearDown: 4, place: cards('sand-1 tree-1') })).toEqual({
      type: 'build',
      tearDown: 4,
      place: cards('tree-1 sand-1'),
    });
    expect(fiveTowers.canonical({ type: 'bid', count: 2 })).toEqual({ type: 'bid', count: 2 });
  });

  test('[record.4] [round.7] another teardown or another order on a tower is another build', () => {
    const match = wins(checked(2, 'sand-6 tree-6', 'tree-8 tree-9 tree-15'), 0, 'sand-6 tree-6');
    play(match, bid(1, 0), bid(0, 3));
    // On the 6 the 9 must come first, then the 8, then the 15; as it stands or with the sand 6 torn down.
    // On the ground, the tree 6 torn down: 15 9 8, 15 8 9, 9 8 15, 8 15 9. And candy cards of the display beside them.
    for (const order of [
      'tree-15 tree-9 tree-8',
      'tree-15 tree-8 tree-9',
      'tree-9 tree-8 tree-15',
      'tree-8 tree-15 tree-9',
    ])
      expect(match.check(rebuild(0, 'tree', order))).toBeUndefined();
    expect(match.check(build(0, 'tree-9 tree-8 tree-15'))).toBeUndefined();
    expect(match.check(rebuild(0, 'sand', 'tree-9 tree-8 tree-15'))).toBeUndefined();
    expect(refused(match, build(0, 'tree-8 tree-9 tree-15'))).toEqual({
      code: 'not-lower',
      card: parseCard('tree-8'),
      top: 6,
    });
    play(match, rebuild(0, 'tree', 'tree-8 tree-15 tree-9'));
    expect(tower(match, 0, 'tree')).toEqual([8, 15, 9]);
  });
});

describe('the result', () => {
  test('[record.5] has scores and winners, and only when the match is over', () => {
    const match = nobody(wins(checked(3, 'sand-9'), 1, 'sand-9'), 15);
    expect(writeRecord(match)).not.toHaveProperty('result');
    nobody(play(match, deckOf(look(match).discard)), 16);
    const record = writeRecord(match);
    expect(record['result']).toEqual({ scores: [0, 2, 0], winners: [1] });
    expect(readRecord(record, [fiveTowers]).ok).toBe(true);
    expect(readRecord({ ...record, result: { scores: [0, 2, 0], winners: [1, 2] } }, [fiveTowers])).toMatchObject({
      ok: false,
      error: { where: 'record', problem: { code: 'wrong-result' } },
    });
  });
});
