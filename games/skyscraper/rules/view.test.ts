import { listChoices, SPECTATOR } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  build,
  deal,
  deck,
  discard,
  end,
  guard,
  namesOf,
  play,
  position,
  type SkyscraperMatch,
  shake,
  stolen,
  superThief,
  thief,
  truck,
  truth,
} from '../testing/scenario.js';
import { handSize, skyscraper, visibleCards } from './index.js';

const VIEWERS = [0, 1, 2, SPECTATOR] as const;

/** Floors, a dog, a milkshake, the truck and a discard pile on the table. */
function midway(): SkyscraperMatch {
  const match = position({
    hands: ['3 6 dog milkshake donut-truck 1', '4 5', '7 7 7'],
    floors: ['', '1+8'],
    pile: '2 2',
    discard: '5',
  });
  return play(match, build(0, '3', '6'), guard(0, 0), shake(0, 2), truck(0));
}

describe('what a viewer sees', () => {
  test('[know.1] the own hand, and of others and the pile how many cards they are', () => {
    const match = midway();
    const open = truth(match).hands;
    for (const viewer of VIEWERS) {
      const seen = match.see(viewer);
      expect(seen.hands.map(handSize)).toEqual([1, 2, 3]);
      for (const [seat, hand] of seen.hands.entries()) {
        expect(namesOf(hand.cards)).toBe(seat === viewer ? namesOf(open[seat]?.cards ?? []) : '');
        expect(hand.hidden).toBe(seat === viewer ? 0 : handSize(hand));
      }
      expect(seen.pile).toEqual({ order: null, left: 2 });
    }
  });

  test('[know.1] everything on the table, and the discard pile', () => {
    const match = midway();
    const { skyscrapers, milkshakes, truck: stands, discard: discarded, turn, phase, options } = truth(match);
    expect(milkshakes).toEqual([0, 0, 1]);
    for (const viewer of VIEWERS)
      expect(match.see(viewer)).toMatchObject({
        skyscrapers,
        milkshakes,
        truck: stands,
        discard: discarded,
        turn,
        phase,
        options,
        viewer,
      });
    expect(namesOf(match.see(1).hands[1]?.cards ?? [])).toBe('4 5');
    expect(visibleCards(match.see(1))).toHaveLength(1 + 4 + 1 + 1 + 1 + 2);
  });

  test('[know.1] matches that differ only in what is hidden look the same, to the byte', () => {
    const one = play(deal(['1 1 2 2 3', '5 6 7 8 joker', '1 1 2 2 3'], '4 dog'), end(0), end(1));
    const other = play(deal(['1 1 2 2 3', '5 5 bone thief 8', '1 1 2 2 3'], '4 dog'), end(0), end(1));
    for (const viewer of [0, 2, SPECTATOR] as const) {
      expect(JSON.stringify(one.see(viewer))).toBe(JSON.stringify(other.see(viewer)));
      expect(one.seeLog(viewer)).toEqual(other.seeLog(viewer));
    }
    expect(one.see(1)).not.toEqual(other.see(1));
  });

  test('[know.1] a view cannot draw: it does not know the next card', () => {
    const seen = deal(['', '']).see(0);
    expect(() => skyscraper.applyAction(seen, { type: 'end' })).toThrow('imagine a world first');
  });

  test('[know.1] a seat’s view knows what the seat may do', () => {
    const match = deal(['3 6 thief joker dog', '']);
    expect(listChoices(skyscraper.legal(match.see(0)))).toEqual(listChoices(match.legal()));
  });
});

/** Seat 1 has stolen the 6 of seat 0; seat 2 looks on. */
const theft = () =>
  play(position({ hands: ['6 1', 'thief 2', '4 4'], turn: 1, pile: '5 5 5' }), thief(1, 0), stolen('6'));

describe('a blind theft', () => {
  test('[know.2] is shown to thief and victim only, in the view', () => {
    const match = theft();
    const history = (viewer: (typeof VIEWERS)[number]) => JSON.stringify(match.see(viewer).history);
    expect(history(0)).toBe(history(1));
    expect(history(2)).toBe(history(SPECTATOR));
    expect(history(0)).not.toBe(history(2));
    // Nothing that seat 2 and the spectator get depends on the card.
    const other = play(
      position({ hands: ['6 1', 'thief 2', '4 4'], turn: 1, pile: '5 5 5' }),
      thief(1, 0),
      stolen('1'),
    );
    for (const viewer of [2, SPECTATOR] as const)
      expect(JSON.stringify(match.see(viewer))).toBe(JSON.stringify(other.see(viewer)));
    for (const viewer of [0, 1] as const) expect(match.see(viewer)).not.toEqual(other.see(viewer));
  });

  test('[know.2] [know.7] and in the log', () => {
    const match = theft();
    for (const viewer of VIEWERS)
      expect(match.seeLog(viewer)).toEqual([
        { seat: 1, action: { type: 'thief', from: 0 } },
        { chance: 'stolen', thief: 1, victim: 0, ...(viewer === 0 || viewer === 1 ? { card: '6' } : {}) },
      ]);
  });

  test('[know.2] [know.7] of the super thief’s cards each victim sees its own only', () => {
    const match = position({ hands: ['super-thief', '2', '4'], pile: '5 5 5' });
    play(match, superThief(0), stolen('2'), stolen('4'));
    const seen = (viewer: (typeof VIEWERS)[number]) => match.seeLog(viewer).slice(1);
    const fromOne = { chance: 'stolen', thief: 0, victim: 1 };
    const fromTwo = { chance: 'stolen', thief: 0, victim: 2 };
    const two = { ...fromOne, card: '2' };
    const four = { ...fromTwo, card: '4' };
    expect(seen(0)).toEqual([two, four]);
    expect(seen(1)).toEqual([two, fromTwo]);
    expect(seen(2)).toEqual([fromOne, four]);
    expect(seen(SPECTATOR)).toEqual([fromOne, fromTwo]);
  });
});

describe('draws in the log', () => {
  test('[know.7] the drawer is told which, the others how many', () => {
    const match = play(position({ hands: ['', '4 4 4', '5 5 5'], pile: '1 2 3 6 7' }), end(0));
    const expected = (viewer: (typeof VIEWERS)[number]) => [
      {
        seat: 0,
        action: { type: 'end' },
        drawn: [
          viewer === 0 ? { seat: 0, count: 3, cards: ['1', '2', '3'] } : { seat: 0, count: 3 },
          viewer === 1 ? { seat: 1, count: 1, cards: ['6'] } : { seat: 1, count: 1 },
        ],
        turn: { seat: 1, number: 2 },
      },
    ];
    for (const viewer of VIEWERS) expect(match.seeLog(viewer)).toEqual(expected(viewer));
  });

  test('[know.7] of a deck only the number of cards is told, and what was drawn from it', () => {
    const match = position({ hands: ['1 1', '4 4 4', '5 5 5'], pile: '', discard: '2 3 6' });
    play(match, end(0), deck('6 3 2'));
    expect(discard(match)).toBe('');
    for (const viewer of VIEWERS)
      expect(match.seeLog(viewer)).toEqual([
        { seat: 0, action: { type: 'end' }, drawn: [] },
        {
          chance: 'deck',
          count: 3,
          drawn: [
            viewer === 0 ? { seat: 0, count: 1, cards: ['6'] } : { seat: 0, count: 1 },
            viewer === 1 ? { seat: 1, count: 1, cards: ['3'] } : { seat: 1, count: 1 },
          ],
          turn: { seat: 1, number: 2 },
        },
      ]);
  });

  test('[know.7] the first deck deals five to each, and the first draw', () => {
    const [first] = deal(['1 2 3 4 5', '5 6 7 8 joker'], 'dog').seeLog(1);
    expect(first).toEqual({
      chance: 'deck',
      count: 54,
      drawn: [
        { seat: 0, count: 6 },
        { seat: 1, count: 5, cards: ['5', '6', '7', '8', 'joker'] },
      ],
      turn: { seat: 0, number: 1 },
    });
  });
});
