import { listChoices, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { cards } from '../../testing/scenario.js';
import { type Action, fiveTowers } from '../index.js';
import { thinking } from './index.js';

const build = (place: string, tearDown?: number): Action =>
  tearDown === undefined ? { type: 'build', place: cards(place) } : { type: 'build', tearDown, place: cards(place) };

describe('the key of an action', () => {
  test.each<[string, Action, Action]>([
    ['cards of two towers in another order', build('sand-7 candy-12'), build('candy-12 sand-7')],
    ['the same of one tower', build('sand-7 candy-12 sand-3', 2), build('sand-7 sand-3 candy-12', 2)],
    [
      'more cards than a display has',
      build('sand-7 candy-1 candy-2 candy-3 candy-4 candy-5'),
      build('candy-1 candy-2 candy-3 candy-4 candy-5 sand-7'),
    ],
  ])('[record.4] is the same for %s', (_name, one, other) => {
    expect(thinking.actionKey(one)).toBe(thinking.actionKey(other));
  });

  test('[record.4] tells everything else apart', () => {
    const actions: Action[] = [
      { type: 'pass' },
      { type: 'revoke' },
      ...[0, 1, 5, 6, 1000].map((count): Action => ({ type: 'bid', count })),
      ...['', 'candy-0', 'candy-0 candy-1', 'candy-1 candy-0', 'sand-15', 'sand-5 sand-5'].flatMap(place =>
        [undefined, 0, 4].map(tower => build(place, tower)),
      ),
      build('candy-0 candy-1 candy-2 candy-3 candy-4 candy-5'),
      build('candy-0 candy-1 candy-2 candy-3 candy-4 candy-5', 0),
    ];
    expect(new Set(actions.map(action => thinking.actionKey(action))).size).toBe(actions.length);
  });

  test('is a number for everything legal', () => {
    const random = new SeededRandom(3);
    const state = fiveTowers.start({ players: 4, bids: 'table' });
    do {
      if (fiveTowers.due(state).type !== 'seat') continue;
      for (const action of listChoices(fiveTowers.legal(state)))
        expect(thinking.actionKey(action)).toBeTypeOf('number');
    } while (stepAtRandom(fiveTowers, state, random));
  });
});

describe('the key of what is known', () => {
  test('[view.1] does not tell the order of the deck, and tells the order of the discard pile', () => {
    const state = fiveTowers.start({ players: 2, bids: 'checked' });
    fiveTowers.applyChance(state, fiveTowers.fate(state, new SeededRandom(1)));
    for (const action of [{ type: 'bid', count: 0 }, { type: 'pass' }] as const) fiveTowers.applyAction(state, action);
    const [key, other] = [thinking.viewKey(state, 0), fiveTowers.copy(state)];
    other.deck.order = other.deck.order?.toReversed() ?? null;
    expect(thinking.viewKey(other, 1)).toBe(key);
    other.discard.reverse();
    expect(thinking.viewKey(other, 0)).not.toBe(key);
  });
});
