import { LONGEST_NAME as LONGEST_AT_A_TABLE } from '@belfry/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_NAME } from '../shell/names.js';
import { listed } from '../shell/testing.js';
import { en } from '../shell/words/en.js';
import { type Draft, nameFaults, nameOf, newDraft, PERSON, seatsOf, setupOf, withSeat, withSwap } from './draft.js';

const draft = (): Draft => newDraft(listed('five-towers'), 'bots', { name: '', figure: undefined });
const names = (of: Draft): readonly string[] => seatsOf(of).map(seat => nameOf(seat, en));

test('a name may be as long as a table allows', () => {
  expect(LONGEST_NAME).toBe(LONGEST_AT_A_TABLE);
});

describe('a new draft', () => {
  test('against bots: one person and two bots', () => {
    expect(setupOf('five-towers', draft(), en)).toEqual({
      game: 'five-towers',
      options: { players: 3 },
      seats: [
        { name: 'Player 1', player: { type: 'human', figure: 'fox' } },
        { name: 'Gloriosa', player: { type: 'bot', policy: 'fair' } },
        { name: 'Emmanuel', player: { type: 'bot', policy: 'fair' } },
      ],
    });
  });

  test('with people: two of them, by the name of this device', () => {
    const people = newDraft(listed('skyscraper'), 'people', { name: 'Mila', figure: 'cat' });
    expect(names(people)).toEqual(['Mila', 'Player 2']);
    expect(seatsOf(people).map(({ kind }) => kind)).toEqual([PERSON, PERSON]);
  });

  test('everybody has a figure of their own, and you have yours', () => {
    const { seats } = newDraft(listed('five-towers'), 'people', { name: 'Mila', figure: 'whale' });
    expect(seats[0]?.figure).toBe('whale');
    expect(new Set(seats.map(({ figure }) => figure)).size).toBe(seats.length);
  });

  test('nobody is named who has not said a name: there is nothing to delete', () => {
    expect(draft().seats.every(({ name }) => name === '')).toBe(true);
  });
});

describe('changes', () => {
  let some: Draft;
  beforeEach(() => {
    some = draft();
  });

  test('a seat that nobody named takes the name of who sits there', () => {
    expect(names(withSeat(some, 1, { kind: PERSON }))).toEqual(['Player 1', 'Player 2', 'Emmanuel']);
  });

  test('a name that was chosen stays', () => {
    const named = withSeat(some, 1, { name: 'Ruth' });
    expect(names(withSeat(named, 1, { kind: PERSON }))).toEqual(['Player 1', 'Ruth', 'Emmanuel']);
  });

  test('neighbours change places', () => {
    expect(names(withSwap(some, 0))).toEqual(['Gloriosa', 'Player 1', 'Emmanuel']);
    expect(names(withSwap(some, 1))).toEqual(['Player 1', 'Emmanuel', 'Gloriosa']);
  });
});

describe('names', () => {
  test.each([
    ['  ', undefined],
    ['x'.repeat(31), 'too-long'],
    ['player 1 ', 'doubled'],
    ['Gloriosa', 'doubled'],
    ['Ruth', undefined],
  ])('%s: %s', (name, fault) => {
    expect(nameFaults(withSeat(draft(), 2, { name }), en)).toEqual([undefined, undefined, fault]);
  });

  test('those who do not play do not count', () => {
    expect(nameFaults(withSeat(draft(), 4, { name: 'Gloriosa' }), en)).toEqual([undefined, undefined, undefined]);
  });
});
