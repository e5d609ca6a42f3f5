import { LONGEST_NAME as LONGEST_AT_A_TABLE } from '@belfry/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_NAME } from '../shell/names.js';
import { listed } from '../shell/testing.js';
import { en } from '../shell/words/en.js';
import { type Draft, nameFaults, newDraft, PERSON, seatsOf, setupOf, withKind, withSeat, withSwap } from './draft.js';

const draft = (): Draft => newDraft(listed('five-towers'), 'bots', en, '');
const names = (of: Draft): readonly string[] => seatsOf(of).map(({ name }) => name);

test('a name may be as long as a table allows', () => {
  expect(LONGEST_NAME).toBe(LONGEST_AT_A_TABLE);
});

describe('a new draft', () => {
  test('against bots: one person and two bots', () => {
    expect(setupOf('five-towers', draft())).toEqual({
      game: 'five-towers',
      options: { players: 3 },
      seats: [
        { name: 'Guest', player: { type: 'human' } },
        { name: 'Gloriosa', player: { type: 'bot', policy: 'greedy' } },
        { name: 'Emmanuel', player: { type: 'bot', policy: 'greedy' } },
      ],
    });
  });

  test('with people: two of them, by the name of this device', () => {
    const people = newDraft(listed('skyscraper'), 'people', en, 'Mila');
    expect(names(people)).toEqual(['Mila', 'Player 2']);
    expect(seatsOf(people).map(({ kind }) => kind)).toEqual([PERSON, PERSON]);
  });
});

describe('changes', () => {
  let some: Draft;
  beforeEach(() => {
    some = draft();
  });

  test('a seat that nobody named takes the name of who sits there', () => {
    expect(names(withKind(some, 1, PERSON, en))).toEqual(['Guest', 'Player 2', 'Emmanuel']);
  });

  test('a name that was chosen stays', () => {
    const named = withSeat(some, 1, { name: 'Ruth' });
    expect(names(withKind(named, 1, PERSON, en))).toEqual(['Guest', 'Ruth', 'Emmanuel']);
  });

  test('neighbours change places', () => {
    expect(names(withSwap(some, 0))).toEqual(['Gloriosa', 'Guest', 'Emmanuel']);
    expect(names(withSwap(some, 1))).toEqual(['Guest', 'Emmanuel', 'Gloriosa']);
  });
});

describe('names', () => {
  test.each([
    ['  ', 'empty'],
    ['x'.repeat(31), 'too-long'],
    ['guest ', 'doubled'],
    ['Ruth', undefined],
  ])('%s: %s', (name, fault) => {
    expect(nameFaults(withSeat(draft(), 2, { name }))).toEqual([undefined, undefined, fault]);
  });

  test('those who do not play do not count', () => {
    expect(nameFaults(withSeat(draft(), 4, { name: '' }))).toEqual([undefined, undefined, undefined]);
  });
});
