import { imagine, SeededRandom, SPECTATOR, type Viewer } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  ball,
  build,
  deck,
  discard,
  end,
  guard,
  hammer,
  hand,
  namesOf,
  play,
  position,
  type SkyscraperMatch,
  stolen,
  superThief,
  thief,
} from '../testing/scenario.js';
import { remember, surelyIn } from './index.js';
import { thinking } from './thinking/index.js';

/** What a viewer is sure of, hand by hand. */
const sure = (match: SkyscraperMatch, viewer: Viewer): string[] =>
  match.seats.map((_, seat) => namesOf(surelyIn(match.see(viewer), seat)));

/** The possibilities a viewer reckons with: the cards remembered hand by hand, and how likely. */
function memory(match: SkyscraperMatch, viewer: Viewer): Record<string, number> {
  const possibilities = remember(match.see(viewer).history, match.options.players);
  return Object.fromEntries(
    possibilities.map(({ likelihood, known }) => [known.map(namesOf).join(' | '), Number(likelihood.toFixed(4))]),
  );
}

describe('a stolen card', () => {
  const PILE = '5 5 5 7 7 7';
  /** Seat 1 steals the 6 of seat 0. */
  const theft = (own: string, third: string) =>
    play(position({ hands: ['6 6 1', own, third], turn: 1, pile: PILE }), thief(1, 0), stolen('6'));

  test('[know.3] is known to its victim until it is shown', () => {
    const match = theft('thief 3 2 2', '4 4 4');
    expect(sure(match, 0)).toEqual(['1 6', '6', '']);
    expect(sure(match, 1)).toEqual(['', '2 2 3 6', '']);
    expect(sure(match, 2)).toEqual(['', '', '4 4 4']);
    expect(sure(match, SPECTATOR)).toEqual(['', '', '']);
    play(match, end(1), end(2), end(0));
    expect(sure(match, 0)[1]).toBe('6');
    play(match, build(1, '3', '6'));
    expect(sure(match, 0)[1]).toBe('');
  });

  test('[know.3] another card that is shown does not make it forgotten', () => {
    const match = theft('thief 2 7 3', '4 4 4');
    play(match, build(1, '2', '7'));
    expect(sure(match, 0)[1]).toBe('6');
  });

  test('[know.3] the thief’s own theft is seen by the victim only: each of the super thief’s knows one', () => {
    const match = position({ hands: ['super-thief 1', '2 2', '4 4'], pile: PILE });
    play(match, superThief(0), stolen('2'), stolen('4'));
    expect(sure(match, 1)).toEqual(['2', '2', '']);
    expect(sure(match, 2)).toEqual(['4', '', '4']);
    expect(sure(match, 0)).toEqual(['1 2 4', '', '']);
  });

  test('[know.3] stolen back it is no longer there', () => {
    const match = position({ hands: ['6 thief 1', 'thief 2 2'], turn: 1, pile: PILE });
    play(match, thief(1, 0), stolen('6'), end(1));
    expect(sure(match, 0)[1]).toBe('6');
    play(match, thief(0, 1), stolen('6'));
    expect(sure(match, 0)[1]).toBe('');
    expect(sure(match, 1)[0]).toBe('6');
  });

  test('[know.4] a third player’s theft may have moved it, each card of the hand as likely', () => {
    const match = theft('thief 2 2 3', 'thief 4');
    expect(memory(match, 0)).toEqual({ ' | 6 | ': 1 });
    // Seat 1 has 2 2 3 6: one in four is the 6.
    play(match, end(1), thief(2, 1), stolen('3'));
    expect(memory(match, 0)).toEqual({ ' | 6 | ': 0.75, ' |  | 6': 0.25 });
    expect(sure(match, 0).slice(1)).toEqual(['', '']);
    expect(sure(match, 1)[2]).toBe('3');
    expect(memory(match, SPECTATOR)).toEqual({ ' |  | ': 1 });
  });

  test('[know.4] if all cards of the hand are known, one of them has moved for sure', () => {
    const match = position({ hands: ['6 7 8 1', 'thief thief thief', 'super-thief 4 4'], turn: 1, pile: PILE });
    play(match, thief(1, 0), stolen('6'), thief(1, 0), stolen('7'), thief(1, 0), stolen('8'), end(1));
    expect(sure(match, 0)[1]).toBe('6 7 8');
    play(match, superThief(2), stolen('1'), stolen('7'));
    expect(memory(match, 0)).toEqual({ ' | 7 8 | 1 6': 0.3333, ' | 6 8 | 1 7': 0.3333, ' | 6 7 | 1 8': 0.3333 });
    expect(sure(match, 0)).toEqual(['', '', '1']);
  });

  test('[know.4] of two known cards each may have moved', () => {
    const match = position({ hands: ['6 6 1 8', 'thief thief 2 2', 'thief 4'], turn: 1, pile: PILE });
    play(match, thief(1, 0), stolen('6'), thief(1, 0), stolen('8'), end(1), thief(2, 1), stolen('2'));
    const possible = memory(match, 0);
    expect(possible).toEqual({ ' | 6 8 | ': 0.5, ' | 8 | 6': 0.25, ' | 6 | 8': 0.25 });
    const twins = position({ hands: ['6 6 1 8', 'thief thief 2 2', 'thief 4'], turn: 1, pile: PILE });
    play(twins, thief(1, 0), stolen('6'), thief(1, 0), stolen('6'), end(1), thief(2, 1), stolen('2'));
    expect(memory(twins, 0)).toEqual({ ' | 6 6 | ': 0.5, ' | 6 | 6': 0.5 });
  });

  test('[know.4] what a player shows is no evidence', () => {
    const match = theft('thief 2 2 7', 'thief 4');
    play(match, end(1), thief(2, 1), stolen('2'), end(2), end(0), build(1, '2', '7'));
    expect(memory(match, 0)).toEqual({ ' | 6 | ': 0.75, ' |  | 6': 0.25 });
  });

  test('[know.4] but a hand that shows its last card, and it is another, rules out that it was there', () => {
    const match = position({
      hands: ['6 1 1 1', 'thief dog dog', 'thief 4 4'],
      floors: ['', '1+8 2+7', '3+6'],
      turn: 1,
      pile: '5 5 jackhammer 5',
    });
    play(match, thief(1, 0), stolen('6'), end(1), thief(2, 1), stolen('6'), end(2), end(0));
    const either = { ' | 6 | ': 0.6667, ' |  | 6': 0.3333 };
    expect(memory(match, 0)).toEqual(either);
    play(match, guard(1, 0), guard(1, 1));
    expect(memory(match, 0)).toEqual(either);
    play(match, hammer(1, 2));
    expect(memory(match, 0)).toEqual({ ' |  | 6': 1 });
    expect(sure(match, 0)[2]).toBe('6');
  });

  test('[know.4] and so does a theft that shows another', () => {
    const match = position({
      hands: ['6 thief 1 1', 'thief dog', 'thief 4 4'],
      turn: 1,
      pile: '3 3 5 5 5 5',
      floors: ['', '1+8', ''],
    });
    // Seat 1 is left with the dog and a 3; that seat 0 takes the 3 tells nothing, as there is the dog.
    play(match, thief(1, 0), stolen('6'), end(1), thief(2, 1), stolen('6'), end(2), thief(0, 1), stolen('3'));
    expect(memory(match, 0)).toEqual({ '3 | 6 | ': 0.6667, '3 |  | 6': 0.3333 });
    play(match, end(0), guard(1, 0));
    expect(hand(match, 1)).toBe('5');
    expect(memory(match, 0)).toEqual({ '3 | 6 | ': 0.6667, '3 |  | 6': 0.3333 });
  });
});

describe('a card of which there is only one', () => {
  test('[know.4] is no longer where it may have been once another hand shows it', () => {
    const match = position({
      hands: ['wrecking-ball 1', 'thief 2 2 2', 'thief 3 3 3'],
      floors: ['1+8'],
      turn: 1,
      pile: '4 4 4 5 5 5',
    });
    play(match, thief(1, 0), stolen('wrecking-ball'), end(1), thief(2, 1), stolen('wrecking-ball'), ball(2, 0));
    expect(sure(match, 0)).toEqual(['1', '', '']);
    for (let seed = 0; seed < 20; seed++)
      for (const { cards } of imagine(thinking, match.see(0), new SeededRandom(seed)).hands)
        expect(namesOf(cards)).not.toContain('wrecking-ball');
  });
});

describe('counting', () => {
  const two = () => position({ hands: ['1 2 3', '4 5 6'], pile: '' });

  test('[know.5] with an empty pile two players know each other’s hands in every imagined world', () => {
    const match = two();
    for (let seed = 0; seed < 20; seed++) {
      const world = (viewer: Viewer) => imagine(thinking, match.see(viewer), new SeededRandom(seed));
      expect(world(0).hands.map(({ cards }) => namesOf(cards))).toEqual(['1 2 3', '4 5 6']);
      expect(world(1).hands.map(({ cards }) => namesOf(cards))).toEqual(['1 2 3', '4 5 6']);
    }
  });

  test('[know.5] and remember them after the reshuffle, until cards are drawn and shown', () => {
    const match = two();
    play(match, end(0), deck(discard(match)));
    expect(hand(match, 1)).toBe('1 4 5 6');
    expect(sure(match, 0)).toEqual(['1 2 3', '4 5 6']);
    expect(sure(match, 1)).toEqual(['1 2 3', '1 4 5 6']);
    expect(sure(match, SPECTATOR)).toEqual(['', '']);
    play(match, build(1, '4', '5'));
    expect(sure(match, 0)[1]).toBe('6');
  });

  test('[know.5] with two other hands nobody does', () => {
    const match = position({ hands: ['1 2 3', '4 5 6', '7 7 7'], pile: '' });
    play(match, end(0), deck(discard(match)));
    for (const viewer of [0, 1, 2]) expect(sure(match, viewer).filter((_, seat) => seat !== viewer)).toEqual(['', '']);
  });

  test('[know.5] but if the third hand is empty they do, and its player does not', () => {
    const match = position({ hands: ['1 2 3', '4 5 6', ''], pile: '' });
    play(match, end(0), deck(discard(match)));
    expect(sure(match, 0)).toEqual(['1 2 3', '4 5 6', '']);
    expect(sure(match, 1)[0]).toBe('1 2 3');
    expect(sure(match, 2)).toEqual(['', '', '']);
  });
});
