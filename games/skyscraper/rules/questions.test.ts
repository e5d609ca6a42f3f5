/** What the screens and the bots ask about a position. */
import { isSeatEntry, listChoices, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  ball,
  bone,
  card,
  cards,
  deal,
  due,
  end,
  guard,
  hammer,
  type Move,
  namesOf,
  play,
  position,
  shake,
  stealFloor,
  superThief,
  thief,
  truck,
  truth,
  without,
} from '../testing/scenario.js';
import { countCards, DECK, listCards } from './cards.js';
import {
  type Action,
  afterEnd,
  buildableFloors,
  handSize,
  stealableFloors,
  targetsOf,
  topFloor,
  unseenIn,
} from './index.js';

const actionsOf = (moves: readonly Move[]): Action[] => moves.flatMap(move => (isSeatEntry(move) ? [move.action] : []));

const TABLE = {
  hands: ['3 6 dog', '', '4 4'],
  floors: ['1+8 2+7*', '1+8* 3+6', '2+7 4+5*'],
  pile: '1 1',
} as const;

describe('questions', () => {
  test('[build.1] [build.2] buildableFloors lists each floor once', () => {
    const asked = (text: string) =>
      buildableFloors(countCards(cards(text))).map(({ cards: [one, other] }) => namesOf(countCards([one, other])));
    expect(asked('')).toEqual([]);
    expect(asked('3 3 6 6 5').toSorted()).toEqual(['3 6']);
    expect(asked('1 8 4 5').toSorted()).toEqual(['1 8', '4 5']);
    expect(asked('3 6 joker joker').toSorted()).toEqual(['3 6', '3 joker', '6 joker']);
    expect(asked('joker joker dog 5').toSorted()).toEqual(['5 joker']);
  });

  test('[steal.1] stealableFloors lists what each card of the hand can take', () => {
    const match = position({
      hands: ['3 6 4 joker', '', '', ''],
      floors: ['3+6', '3+6', '4+joker', '3+6*'],
      pile: '1',
    });
    expect(stealableFloors(match.see(0))).toEqual(
      expect.arrayContaining(
        actionsOf([stealFloor(0, 1, '6', '3'), stealFloor(0, 1, '3', '6'), stealFloor(0, 2, 'joker', '4')]),
      ),
    );
    expect(stealableFloors(match.see(0))).toHaveLength(3);
  });

  test.each<[string, Move[]]>([
    ['dog', [guard(0, 0)]],
    ['bone', [bone(0, 1, 0), bone(0, 2, 1)]],
    ['jackhammer', [hammer(0, 1)]],
    ['wrecking-ball', [ball(0, 1), ball(0, 2)]],
    ['thief', [thief(0, 2)]],
    ['super-thief', [superThief(0)]],
    ['milkshake', [shake(0, 1), shake(0, 2)]],
    ['donut-truck', [truck(0)]],
    ['3', []],
  ])('targetsOf says what a %s could hit', (name, moves) => {
    expect(targetsOf(position(TABLE).see(0), card(name))).toEqual(actionsOf(moves));
  });

  test('the questions agree with what is legal, all the way through random matches', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = new SeededRandom(seed);
      const match = deal(['', '', ''].slice(0, 2 + (seed % 2)));
      for (let step = 0; step < 150 && match.due().type !== 'over'; step++) {
        if (match.due().type === 'chance') {
          match.letFateAnswer(random);
          continue;
        }
        const state = truth(match);
        const legal = listChoices(match.legal());
        const held = state.hands[state.turn]?.cards ?? [];
        const specials = [...new Set(listCards(held))].flatMap(kind => targetsOf(state, kind));
        const asked = [{ type: 'end' }, ...buildableFloors(held), ...stealableFloors(state), ...specials];
        const spell = (actions: readonly object[]) => actions.map(action => JSON.stringify(action)).toSorted();
        expect(spell(asked)).toEqual(spell(legal));
        const action = legal[random.below(legal.length)];
        if (action !== undefined) play(match, { seat: state.turn, action });
      }
    }
  });

  test('topFloor and handSize', () => {
    const match = position(TABLE);
    expect(topFloor(match.see(0), 1)).toEqual({ value: 3, joker: false, dog: false });
    expect(topFloor(deal(['', '']).see(0), 1)).toBeUndefined();
    for (const viewer of [0, 1, 'spectator'] as const) expect(match.see(viewer).hands.map(handSize)).toEqual([3, 0, 2]);
  });

  test('[know.1] unseenIn has the cards of other hands and of the pile', () => {
    const match = play(
      position({ ...TABLE, hands: ['3 6 dog milkshake donut-truck', '', '4 4'] }),
      shake(0, 1),
      truck(0),
    );
    expect(namesOf(unseenIn(match.see(0)))).toBe('1 1 4 4');
    expect(namesOf(unseenIn(match.see(2)))).toBe('1 1 3 6 dog');
    expect(namesOf(unseenIn(match.see('spectator')))).toBe('1 1 3 4 4 6 dog');
    const fresh = deal(['1 2 3 4 5', ''], '8');
    expect(unseenIn(fresh.see(0))).toEqual(countCards(without(DECK, cards('1 2 3 4 5 8'))));
    expect(unseenIn(fresh.see('spectator'))).toEqual(countCards(DECK));
  });
});

describe('afterEnd says what follows when the turn is ended', () => {
  const THREES = ['1 1 1', '2 2 2', '3 3 3'] as const;
  const EIGHT = '4 4 4 4 5 5 5 5';

  test('[turn.3] the refill, and whose turn it is then', () => {
    const match = position({ hands: ['1', '2', '3'], pile: '4 5 6' });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(afterEnd(match.see(viewer))).toEqual({ draws: 2, missing: 2, full: false, next: 1, again: false });
    expect(afterEnd(position({ hands: THREES, pile: '4', turn: 2 }).see(2))).toMatchObject({ draws: 0, next: 0 });
  });

  test('[turn.4] [auto.1] what is still to be shuffled can be drawn; no more than there is', () => {
    const drawn = (pile: string, discard: string) => afterEnd(position({ hands: ['', '2 2 2'], pile, discard }).see(0));
    expect(drawn('4', '5 6 7')).toMatchObject({ draws: 3, missing: 3 });
    expect(drawn('4', '5')).toMatchObject({ draws: 2, missing: 3 });
    expect(drawn('', '')).toMatchObject({ draws: 0, missing: 3, next: 1 });
  });

  test.each([
    ['4 4 4 4 5 5 5', false],
    [EIGHT, true],
    [`${EIGHT} 6`, true],
  ])('[turn.1] a hand is full from 8 cards on: %s', (hand, full) => {
    const match = position({ hands: [hand, '2 2 2'], pile: '7 7' });
    expect(afterEnd(match.see(0))).toEqual({ draws: 0, missing: 0, full, next: 1, again: false });
  });

  test.each<[readonly number[], number]>([
    [[0, 1, 0], 2],
    [[0, 1, 1], 0],
    [[0, 2, 1], 0],
    [[1, 1, 1], 1],
    [[1, 2, 0], 2],
    [[0, 0, 3], 1],
  ])('[auto.2] milkshakes %j are drunk on the way', (shakes, next) => {
    const match = position({ hands: THREES, pile: '4 4 4', shakes });
    expect(afterEnd(match.see(0)).next).toBe(next);
    expect(due(play(match, end(0)))).toBe(next);
  });

  test('[auto.2] of two milkshakes one is drunk in each round', () => {
    const match = position({ hands: ['1 1 1', '2 2 2'], pile: '4 4 4', shakes: [1, 2] });
    expect(afterEnd(match.see(0)).next).toBe(0);
    expect(due(play(match, end(0)))).toBe(0);
    expect(truth(match)).toMatchObject({ milkshakes: [0, 0], turns: 5 });
  });

  test('[auto.2] the truck gives another turn, and milkshakes wait', () => {
    const match = position({ hands: ['1 1 1 donut-truck', '2', '3'], pile: '4 4', shakes: [0, 1, 0] });
    expect(afterEnd(match.see(0))).toMatchObject({ next: 2, again: false });
    expect(afterEnd(play(match, truck(0)).see(0))).toMatchObject({ next: 0, again: true });
  });

  test('[win.2] the last idle turn of a row ends the match', () => {
    const match = position({ hands: THREES, pile: '', discard: '' });
    play(match, end(0), end(1));
    expect(afterEnd(match.see(2))).toEqual({ draws: 0, missing: 0, full: false, next: 'over', again: false });
    expect(due(play(match, end(2)))).toBe('over');
  });

  test('[win.2] not if the player did something, or still draws', () => {
    const busy = position({ hands: ['1 1 1', '2 2 2 dog'], floors: ['', '1+8'], pile: '', discard: '' });
    play(busy, end(0), guard(1, 0));
    expect(afterEnd(busy.see(1)).next).toBe(0);
    const short = position({ hands: [EIGHT, '2 2'], pile: '', discard: '7', turn: 1 });
    expect(afterEnd(short.see(1))).toMatchObject({ draws: 1, next: 0 });
  });

  test('it comes true, all the way through random matches', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = new SeededRandom(seed);
      const match = deal(['', '', '', ''].slice(0, 2 + (seed % 3)));
      for (let step = 0; step < 150 && match.due().type !== 'over'; step++) {
        const { turn, phase } = truth(match);
        if (phase !== 'play') {
          match.letFateAnswer(random);
          continue;
        }
        const legal = listChoices(match.legal());
        const action = legal[random.below(legal.length)];
        if (action === undefined) continue;
        const told = afterEnd(match.see('spectator'));
        play(match, { seat: turn, action });
        if (action.type !== 'end') continue;
        while (match.due().type === 'chance') match.letFateAnswer(random);
        expect(due(match)).toBe(told.next);
      }
    }
  });
});
