import { playJson, readOptions, readRecord, SeededRandom, writeRecord } from '@belfry/engine';
import { describeRecords } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  ball,
  bone,
  build,
  cards,
  deal,
  deck,
  due,
  end,
  floors,
  guard,
  hammer,
  logOf,
  names,
  play,
  position,
  type SkyscraperMatch,
  shake,
  sorted,
  stealFloor,
  stolen,
  superThief,
  thief,
  truck,
} from '../testing/scenario.js';
import { DECK } from './cards.js';
import { skyscraper } from './index.js';

describeRecords(skyscraper, import.meta.url, { records: ['skyscraper-2p.json', 'skyscraper-4p.json'] });

test('[record.1] two to four players, five floors by default', () => {
  for (const players of [2, 3, 4]) {
    expect(readOptions(skyscraper, { players })).toEqual({ ok: true, value: { players, floors: 5 } });
    for (const wanted of [4, 5])
      expect(readOptions(skyscraper, { players, floors: wanted })).toEqual({
        ok: true,
        value: { players, floors: wanted },
      });
  }
});

describe('chance', () => {
  test('[record.2] the first deck is written whole, next card first', () => {
    const [first] = logOf(deal(['1 2 3 4 5', '5 6 7 8 joker'], 'dog bone'));
    expect(first).toMatchObject({ chance: 'deck' });
    expect(JSON.stringify(first)).toContain('["1","2","3","4","5","5","6","7","8","joker","dog","bone",');
  });

  test('[record.2] every reshuffle and every theft is an entry, also where fate has no choice', () => {
    const match = position({ hands: ['super-thief 1 1', '4', '5'], pile: '', discard: '' });
    play(match, superThief(0), stolen('4'), stolen('5'), end(0), deck('super-thief'));
    expect(due(match)).toBe(1);
    expect(logOf(match)).toEqual([
      { seat: 0, action: { type: 'super-thief' } },
      { chance: 'stolen', card: '4' },
      { chance: 'stolen', card: '5' },
      { seat: 0, action: { type: 'end' } },
      { chance: 'deck', cards: ['super-thief'] },
    ]);
  });

  test('[record.2] fate shuffles exactly the cards it is asked for', () => {
    const fate = (match: SkyscraperMatch) => {
      const chance = match.letFateAnswer(new SeededRandom(1));
      return chance.chance === 'deck' ? sorted(names(chance.cards)) : '';
    };
    expect(skyscraper.fate(skyscraper.start({ players: 2, floors: 5 }), new SeededRandom(1))).not.toEqual({
      chance: 'deck',
      cards: DECK,
    });
    expect(fate(play(position({ hands: ['1', '4'], pile: '', discard: '2 dog 2 3' }), end(0)))).toBe('2 2 3 dog');
  });

  test.each([
    ['cards', { chance: 'deck' }],
    ['cards', { chance: 'deck', cards: null }],
    ['cards', { chance: 'deck', cards: '3' }],
    ['cards[0]', { chance: 'deck', cards: ['9'] }],
    ['cards[0]', { chance: 'deck', cards: ['Dog'] }],
    ['cards[0]', { chance: 'deck', cards: [3] }],
    ['cards[1]', { chance: 'deck', cards: ['3', null] }],
    ['', { chance: 'deck', cards: [], count: 0 }],
    ['', { chance: 'deck', cards: [], seat: 0 }],
    ['card', { chance: 'stolen' }],
    ['card', { chance: 'stolen', card: 3 }],
    ['card', { chance: 'stolen', card: '0' }],
    ['card', { chance: 'stolen', card: null }],
    ['', { chance: 'stolen', card: '3', from: 1 }],
    ['chance', { chance: 'dice', card: '3' }],
  ])('[record.2] a fault at "%s" is refused: %j', (path, json) => {
    const match = play(position({ hands: ['thief', '3'], pile: '1' }), thief(0, 1));
    expect(playJson(match, json)).toMatchObject({ code: 'malformed', path });
    expect(match.log).toHaveLength(1);
  });
});

describe('actions', () => {
  test('[record.3] are written with exactly the fields they have', () => {
    const match = position({
      hands: ['3 6 dog bone jackhammer wrecking-ball thief super-thief milkshake donut-truck 2', '4 5'],
      floors: ['', '1+8 1+8* 1+8 2+7'],
      pile: '1',
    });
    play(match, stealFloor(0, 1, '7', '2'), hammer(0, 1), bone(0, 1, 1), ball(0, 1), build(0, '3', '6'), guard(0, 1));
    play(match, thief(0, 1), stolen('4'), superThief(0), stolen('5'), shake(0, 1), truck(0), end(0));
    expect(logOf(match)).toEqual([
      { seat: 0, action: { type: 'steal-floor', from: 1, card: '7', with: '2' } },
      { seat: 0, action: { type: 'jackhammer', from: 1 } },
      { seat: 0, action: { type: 'bone', from: 1, floor: 1 } },
      { seat: 0, action: { type: 'wrecking-ball', from: 1 } },
      { seat: 0, action: { type: 'build', cards: ['3', '6'] } },
      { seat: 0, action: { type: 'guard', floor: 1 } },
      { seat: 0, action: { type: 'thief', from: 1 } },
      { chance: 'stolen', card: '4' },
      { seat: 0, action: { type: 'super-thief' } },
      { chance: 'stolen', card: '5' },
      { seat: 0, action: { type: 'milkshake', to: 1 } },
      { seat: 0, action: { type: 'donut-truck' } },
      { seat: 0, action: { type: 'end' } },
    ]);
  });

  test.each([
    ['action.cards', { type: 'build' }],
    ['action.cards', { type: 'build', cards: '36' }],
    ['action.cards[0]', { type: 'build', cards: [3, 6] }],
    ['action.cards[1]', { type: 'build', cards: ['3', '9'] }],
    ['action', { type: 'build', cards: ['3', '6'], floor: 0 }],
    ['action.with', { type: 'steal-floor', from: 1, card: '6' }],
    ['action.from', { type: 'steal-floor', from: -1, card: '6', with: '3' }],
    ['action.card', { type: 'steal-floor', from: 1, card: '?', with: '3' }],
    ['action.floor', { type: 'guard' }],
    ['action.floor', { type: 'guard', floor: -1 }],
    ['action.floor', { type: 'bone', from: 1, floor: 0.5 }],
    ['action.from', { type: 'bone', floor: 0 }],
    ['action.from', { type: 'jackhammer' }],
    ['action.from', { type: 'wrecking-ball', from: '1' }],
    ['action.from', { type: 'thief', from: true }],
    ['action', { type: 'super-thief', from: 1 }],
    ['action.to', { type: 'milkshake' }],
    ['action', { type: 'milkshake', to: 1, from: null }],
    ['action', { type: 'donut-truck', to: 1 }],
    ['action', { type: 'end', seat: 0 }],
    ['action.type', { type: 'End' }],
    ['action.type', {}],
    ['action', null],
    ['action', 'end'],
  ])('[record.3] a fault in %s is refused: %j', (path, action) => {
    const match = deal(['3 6', '']);
    expect(playJson(match, { seat: 0, action })).toMatchObject({ code: 'malformed', path });
    expect(match.log).toHaveLength(1);
  });

  test.each([
    ['3', '6', '3+6'],
    ['6', '3', '3+6'],
    ['3', 'joker', '3+joker'],
    ['joker', '3', '3+joker'],
  ])('[record.3] a build is read in either order: %s %s', (one, other, floor) => {
    const match = deal(['3 6 joker', '']);
    expect(playJson(match, { seat: 0, action: { type: 'build', cards: [one, other] } })).toBeUndefined();
    expect(floors(match)[0]).toBe(floor);
  });

  test('[record.3] its canonical spelling is ascending, a joker last', () => {
    const canonical = (one: string, other: string) => {
      const move = build(0, one, other);
      return 'action' in move ? skyscraper.canonical(move.action) : undefined;
    };
    expect(canonical('6', '3')).toEqual({ type: 'build', cards: cards('3 6') });
    expect(canonical('3', '6')).toEqual({ type: 'build', cards: cards('3 6') });
    expect(canonical('joker', '8')).toEqual({ type: 'build', cards: cards('8 joker') });
    expect(skyscraper.canonical({ type: 'end' })).toEqual({ type: 'end' });
  });

  test('[record.3] a well-formed action that is not allowed is refused, and the reader says which entry', () => {
    const match = deal(['3 6', '']);
    const log = [...logOf(match), { seat: 0, action: { type: 'jackhammer', from: 1 } }];
    expect(readRecord({ ...writeRecord(match), log }, [skyscraper])).toMatchObject({
      ok: false,
      error: { where: 'entry', entry: 1, problem: { code: 'not-in-hand' } },
    });
  });
});

describe('the result', () => {
  test('[record.4] has floors and winners, and only when the match is over', () => {
    const match = position({ hands: ['1 8', '4'], floors: ['1+8 2+7 3+6 4+5', '1+8'], pile: '7 7' });
    expect(writeRecord(match)).not.toHaveProperty('result');
    expect(writeRecord(play(match, build(0, '1', '8')))['result']).toEqual({ floors: [5, 1], winners: [0] });
    expect(skyscraper.scores({ floors: [5, 1], winners: [0] })).toEqual([5, 1]);
    expect(skyscraper.scoreBounds({ players: 2, floors: 4 })).toEqual({ min: 0, max: 4 });
  });
});
