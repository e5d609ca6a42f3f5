import { describe, expect, test } from 'vitest';
import {
  bid,
  build,
  cards,
  checked,
  deck,
  look,
  names,
  pass,
  play,
  refused,
  tower,
  wins,
} from '../testing/scenario.js';
import { cardOf, deckFor, formatCard, parseCard, TOWER_TYPES, type TowerType, towerOf } from './index.js';

/** How many copies of each value from 0 to 15 a deck has of a type. */
const copies = (players: number, type: TowerType): number[] =>
  Array.from(
    { length: 16 },
    (_, value) => deckFor(players).filter(card => formatCard(card) === `${type}-${value}`).length,
  );

describe('the cards', () => {
  test('[cards.1] the five tower types have one order', () => {
    expect(TOWER_TYPES).toEqual(['candy', 'scary', 'tree', 'scrap', 'sand']);
    expect(names(cards('sand-0 scrap-15 tree-0 scary-15 candy-9').toSorted((a, b) => a - b))).toBe(
      'candy-9 scary-15 tree-0 scrap-15 sand-0',
    );
  });

  test('[cards.1] [record.4] a build is spelled in the order of the tower types', () => {
    const match = checked(2, 'sand-3 scrap-3 tree-3 scary-3 candy-3');
    play(match, bid(0, 5));
    expect(match.legal().count).toBe(1);
    expect(match.legal().at(0)).toEqual({ type: 'build', place: cards('candy-3 scary-3 tree-3 scrap-3 sand-3') });
  });

  test.each([2, 3])('[cards.2] %i players have each value from 0 to 15 once of each type: 80 cards', players => {
    expect(deckFor(players)).toHaveLength(80);
    for (const type of TOWER_TYPES) expect(copies(players, type)).toEqual(new Array(16).fill(1));
  });

  test.each([4, 5])('[cards.3] %i players have 0, 2, 5, 7, 10 and 12 of each type twice: 110 cards', players => {
    expect(deckFor(players)).toHaveLength(110);
    for (const type of TOWER_TYPES)
      expect(copies(players, type)).toEqual([2, 1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1, 1, 1]);
  });

  test.each([
    [2, 80],
    [3, 80],
    [4, 110],
    [5, 110],
  ])('[cards.2] [cards.3] a match of %i starts with %i cards, five of them on display', (players, count) => {
    const { deck: left, display } = look(checked(players));
    expect(left.left + display.length).toBe(count);
    expect(display).toHaveLength(5);
  });

  test('[cards.4] a card is written as its type and value', () => {
    expect(formatCard(parseCard('sand-7'))).toBe('sand-7');
    expect(formatCard(cardOf(TOWER_TYPES.indexOf('scrap'), 15))).toBe('scrap-15');
    expect(TOWER_TYPES[towerOf(parseCard('scrap-15'))]).toBe('scrap');
    for (const card of deckFor(5)) expect(parseCard(formatCard(card))).toBe(card);
    expect(new Set(deckFor(5).map(formatCard)).size).toBe(80);
  });

  test.each(['sand-16', 'sand-07', 'sand--1', 'sand-', 'Sand-7', 'sand 7', 'glass-7', ''])(
    '[cards.4] %j is not a card',
    name => {
      expect(() => parseCard(name)).toThrow('is not a card');
    },
  );

  test('[cards.4] it makes no difference which of two twins is taken', () => {
    const match = checked(4, 'sand-5 tree-1 sand-5');
    play(match, bid(0, 1), pass(1), pass(2), pass(3));
    // The display holds sand-5 twice, tree-1, candy-0 twice: three different cards.
    expect(names(look(match).display)).toBe('sand-5 tree-1 sand-5 candy-0 candy-0');
    expect(match.legal().count).toBe(3);
    play(match, build(0, 'sand-5'));
    expect(tower(match, 0, 'sand')).toEqual([5]);
    expect(names(look(match).discard)).toBe('tree-1 sand-5 candy-0 candy-0');
  });

  test('[cards.4] a twin is not lower than its twin, and a 0 does not go on a 0', () => {
    const match = wins(checked(4, 'sand-5 tree-0', 'sand-5 tree-0'), 0, 'sand-5 tree-0');
    play(match, bid(1, 0), pass(2), pass(3), bid(0, 1));
    expect(refused(match, build(0, 'sand-5'))).toEqual({ code: 'not-lower', card: parseCard('sand-5'), top: 5 });
    expect(refused(match, build(0, 'tree-0'))).toEqual({ code: 'tower-is-topped', card: parseCard('tree-0') });
  });

  test('a prepared deck holds the right cards, the named ones first', () => {
    const prepared = deck(4, 'sand-7', 'tree-3 sand-7').cards;
    expect(prepared.toSorted((a, b) => a - b)).toEqual(deckFor(4));
    expect(names(prepared.slice(0, 10))).toBe(
      'sand-7 candy-0 candy-0 candy-1 candy-2 tree-3 sand-7 candy-2 candy-3 candy-4',
    );
    expect(() => deck(2, 'sand-7 sand-7')).toThrow('no sand-7 is left');
  });
});
