import { SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  build,
  card,
  discard,
  due,
  end,
  hands,
  isLegal,
  play,
  position,
  refused,
  stolen,
  superThief,
  thief,
  truth,
} from '../testing/scenario.js';
import { skyscraper } from './index.js';

describe('the thief', () => {
  test('[thief.1] takes the card that fate picks', () => {
    const match = position({ hands: ['thief 1', '3 4', '5 6'], discard: '', pile: '7 7' });
    expect(isLegal(match, thief(0, 2))).toBe(true);
    play(match, thief(0, 2));
    expect(due(match)).toBe('stolen');
    play(match, stolen('6'));
    expect(hands(match)).toEqual(['1 6', '3 4', '5']);
    expect(due(match)).toBe(0);
  });

  test('[thief.1] it must be a card of the victim', () => {
    const match = play(position({ hands: ['thief 1', '3 4', '5 6'], pile: '7 7' }), thief(0, 2));
    for (const name of ['1', '3', 'thief'])
      expect(refused(match, stolen(name))).toEqual({ code: 'victim-has-not', seat: 2, card: card(name) });
    expect(refused(match, end(0))).toEqual({ code: 'fate-is-due', chance: 'stolen' });
  });

  test('[thief.1] the victim must be an opponent with a card', () => {
    const match = position({ hands: ['thief 1', '', '5'], pile: '7 7' });
    expect(refused(match, thief(0, 0))).toEqual({ code: 'no-such-opponent', seat: 0 });
    expect(refused(match, thief(0, 1))).toEqual({ code: 'hand-is-empty', seat: 1 });
    for (const [from, legal] of [false, false, true].entries()) expect(isLegal(match, thief(0, from))).toBe(legal);
  });

  test('[thief.1] fate picks each card of the hand as often as any other', () => {
    const state = truth(play(position({ hands: ['thief', '3 3 4 dog'], pile: '7 7' }), thief(0, 1)));
    const random = new SeededRandom(5);
    const picked = new Map<string, number>();
    for (let time = 0; time < 4_000; time++) {
      const chance = JSON.stringify(skyscraper.fate(state, random));
      picked.set(chance, (picked.get(chance) ?? 0) + 1);
    }
    const share = (name: string) => (picked.get(JSON.stringify(stolen(name))) ?? 0) / 4_000;
    expect(picked.size).toBe(3);
    // Deviations of 0.008 and 0.007.
    expect(share('3')).toBeCloseTo(0.5, 1);
    expect(share('4')).toBeCloseTo(0.25, 1);
    expect(share('dog')).toBeCloseTo(0.25, 1);
  });

  test('[thief.2] is discarded before the theft', () => {
    const match = play(position({ hands: ['thief 1', '3'], discard: '2', pile: '7 7' }), thief(0, 1));
    expect(discard(match)).toBe('2 thief');
    expect(hands(match)).toEqual(['1', '3']);
    play(match, stolen('3'));
    expect(discard(match)).toBe('2 thief');
  });

  test('[thief.2] the stolen card may be played at once', () => {
    const match = position({ hands: ['thief 6', 'thief 3'], pile: '7 7' });
    play(match, thief(0, 1), stolen('thief'), thief(0, 1), stolen('3'), build(0, '3', '6'));
    expect(hands(match)).toEqual(['', '']);
  });
});

describe('the super thief', () => {
  test('[thief.3] takes one from every opponent, from the player’s left on', () => {
    const match = position({ hands: ['1 1', '2 2', 'super-thief', '3 3'], turn: 2, pile: '7 7', discard: '' });
    expect(isLegal(match, superThief(2))).toBe(true);
    play(match, superThief(2));
    expect(discard(match)).toBe('super-thief');
    expect(refused(match, stolen('1'))).toEqual({ code: 'victim-has-not', seat: 3, card: card('1') });
    play(match, stolen('3'));
    expect(refused(match, stolen('2'))).toEqual({ code: 'victim-has-not', seat: 0, card: card('2') });
    play(match, stolen('1'));
    expect(refused(match, stolen('1'))).toEqual({ code: 'victim-has-not', seat: 1, card: card('1') });
    expect(refused(match, build(2, '1', '8'))).toEqual({ code: 'fate-is-due', chance: 'stolen' });
    play(match, stolen('2'));
    expect(due(match)).toBe(2);
    expect(hands(match)).toEqual(['1', '2', '1 2 3', '3']);
  });

  test('[thief.3] passes over opponents without cards', () => {
    const match = position({ hands: ['super-thief', '', '2 2', ''], pile: '7 7' });
    play(match, superThief(0), stolen('2'));
    expect(due(match)).toBe(0);
    expect(hands(match)).toEqual(['2', '', '2', '']);
  });

  test('[thief.3] at least one must have a card', () => {
    const match = position({ hands: ['super-thief', '', ''], pile: '7 7' });
    expect(isLegal(match, superThief(0))).toBe(false);
    expect(refused(match, superThief(0))).toEqual({ code: 'nobody-has-cards' });
  });
});
