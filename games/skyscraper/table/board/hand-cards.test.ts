import { expect, test } from 'vitest';
import { readSeenEntry } from '../../rules/index.js';
import { play, position, stolen, superThief, thief } from '../../testing/scenario.js';
import { sourceOf } from './hand-cards.js';

const street = () =>
  position({ hands: ['super-thief thief', '4 4', '7 7'], floors: ['', '', ''], pile: '2 2 1 1 7 3 6 8' });

const sourcesIn = (match: ReturnType<typeof street>) => sourceOf(match.seeLog(0).map(readSeenEntry), 0);

test('each card a super thief took comes from whom it was taken', () => {
  const match = street();
  play(match, superThief(0), stolen('4'), stolen('7'));
  const from = sourcesIn(match);
  expect([from('4'), from('7')]).toEqual(['seat-1', 'seat-2']);
});

test('a card that nobody lost just now comes from the pile', () => {
  const match = street();
  play(match, thief(0, 2), stolen('7'));
  const from = sourcesIn(match);
  expect([from('7'), from('1')]).toEqual(['seat-2', 'pile']);
});
