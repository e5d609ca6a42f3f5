import type { LogLine } from '@belfry/ui';
import { expect, test } from 'vitest';
import { deedsOf } from './deeds.js';

const seats = ['Ada', 'Ben', 'Ben Nevis'].map(name => ({ name, isBot: false }));
const line = (text: string, seat?: number): LogLine => ({ entry: 0, text, ...(seat === undefined ? {} : { seat }) });

test('players come in turn, each with their deeds in short; then what nobody did', () => {
  const lines = [
    line('The pile is shuffled.'),
    line('Ben Nevis draws 1 card.', 2),
    line('Ben draws 1 card.', 1),
    line('Ben Nevis builds 3 + 6.', 2),
    line('Thief: Ben Nevis takes a card from Ada.', 2),
    line('Ada draws 1 card.', 0),
  ];
  expect(deedsOf(lines, seats, 0)).toEqual([
    { seat: 1, texts: ['Draws 1 card.'] },
    { seat: 2, texts: ['Draws 1 card.', 'Builds 3 + 6.', 'Thief: Ben Nevis takes a card from Ada.'] },
    { seat: 0, texts: ['Draws 1 card.'] },
    { seat: undefined, texts: ['The pile is shuffled.'] },
  ]);
  expect(deedsOf(lines, seats, 1).map(({ seat }) => seat)).toEqual([2, 0, 1, undefined]);
});

test('others are there also if they did nothing, and letters of other scripts become capitals too', () => {
  const people = ['Ади', 'Мила', 'Боби'].map(name => ({ name, isBot: false }));
  expect(deedsOf([line('Мила строи 3 + 6.', 1)], people, 0)).toEqual([
    { seat: 1, texts: ['Строи 3 + 6.'] },
    { seat: 2, texts: [] },
  ]);
});
