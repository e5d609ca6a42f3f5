import { SeededRandom, SPECTATOR, type Viewer } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  ball,
  build,
  deal,
  deck,
  end,
  hammer,
  play,
  position,
  type SkyscraperMatch,
  stealFloor,
  truck,
} from '../testing/scenario.js';
import type { SeenEntry } from './index.js';

const VIEWERS = [0, 1, 2, SPECTATOR] as const;

const lastLine = (match: SkyscraperMatch, viewer: Viewer = SPECTATOR) => match.seeLog(viewer).at(-1);

describe('what follows from an action', () => {
  test('[know.7] a stolen floor: the card that is lost', () => {
    const match = position({ hands: ['3 1', '4 4'], floors: ['', '3+6'] });
    play(match, stealFloor(0, 1, '6', '3'));
    for (const viewer of [0, 1, SPECTATOR] as const)
      expect(lastLine(match, viewer)).toEqual({
        seat: 0,
        action: { type: 'steal-floor', from: 1, card: '6', with: '3' },
        lost: '3',
      });
  });

  test('[know.7] a stolen joker leaves a floor card behind, a stolen floor card a joker', () => {
    const joker = position({ hands: ['7', '4'], floors: ['', '7+joker'] });
    expect(lastLine(play(joker, stealFloor(0, 1, 'joker', '7')))).toMatchObject({ lost: '7' });
    const seven = position({ hands: ['2', '4'], floors: ['', '7+joker'] });
    expect(lastLine(play(seven, stealFloor(0, 1, '7', '2')))).toMatchObject({ lost: 'joker' });
  });

  test('[know.7] destroyed floors: their cards, and the dog that went too', () => {
    const drilled = position({ hands: ['jackhammer 1', '4 4'], floors: ['', '1+8'] });
    expect(lastLine(play(drilled, hammer(0, 1)))).toEqual({
      seat: 0,
      action: { type: 'jackhammer', from: 1 },
      gone: ['1', '8'],
    });
    const smashed = position({ hands: ['wrecking-ball 1', '4 4'], floors: ['', '5+joker*'] });
    expect(lastLine(play(smashed, ball(0, 1)))).toEqual({
      seat: 0,
      action: { type: 'wrecking-ball', from: 1 },
      gone: ['5', 'joker'],
      dog: true,
    });
  });

  test('[know.7] the floor that wins ends the match', () => {
    const match = position({ hands: ['3 6 1', '4'], floors: ['1+8 2+7 3+6'], toWin: 4 });
    expect(lastLine(play(match, build(0, '3', '6')))).toEqual({
      seat: 0,
      action: { type: 'build', cards: ['3', '6'] },
      over: true,
    });
  });
});

describe('what follows from the end of a turn', () => {
  test('[know.7] milkshakes are told in the order they are drunk, one by one', () => {
    const match = position({ hands: ['1 1 1', '4 4 4', '5 5 5'], pile: '2 3', shakes: [0, 2, 1] });
    play(match, end(0));
    expect(lastLine(match)).toEqual({
      seat: 0,
      action: { type: 'end' },
      drawn: [{ seat: 0, count: 1 }],
      skipped: [1, 2],
      turn: { seat: 0, number: 4 },
    });
    const round = position({ hands: ['1 1 1', '4 4 4'], pile: '2 3', shakes: [1, 2] });
    expect(lastLine(play(round, end(0)))).toMatchObject({ skipped: [1, 0, 1], turn: { seat: 0, number: 5 } });
  });

  test('[know.7] the truck gives the same player a turn again', () => {
    const match = position({ hands: ['1 1 1 donut-truck', '4 4 4'], pile: '2 3', shakes: [0, 1] });
    play(match, truck(0), end(0));
    expect(lastLine(match)).toEqual({
      seat: 0,
      action: { type: 'end' },
      drawn: [{ seat: 0, count: 1 }],
      turn: { seat: 0, number: 2, again: true },
    });
  });

  test('[know.7] a turn is told once, also if its draw waits for a deck', () => {
    const match = position({ hands: ['1 1 1', '4 4 4', '5 5 5'], pile: '', discard: '2 3 6' });
    play(match, end(0), deck('6 3 2'));
    const [ended, shuffled] = match.seeLog(SPECTATOR);
    expect(ended).toEqual({ seat: 0, action: { type: 'end' }, drawn: [], turn: { seat: 1, number: 2 } });
    expect(shuffled).toEqual({ chance: 'deck', count: 3, drawn: [{ seat: 1, count: 1 }] });
  });

  test('[know.7] idle turns of everyone end the match', () => {
    const match = position({ hands: ['1 1 1', '4 4 4'], pile: '', discard: '' });
    play(match, end(0), end(1));
    expect(lastLine(match)).toEqual({ seat: 1, action: { type: 'end' }, drawn: [], over: true });
  });
});

test('[know.7] names of cards stand in a log only where they lay open, or were the viewer’s', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const match = playedAtRandom(new SeededRandom(seed));
    for (const viewer of VIEWERS)
      for (const entry of match.seeLog(viewer) as readonly SeenEntry[]) expectNothingHidden(entry, viewer);
  }
});

function playedAtRandom(random: SeededRandom): SkyscraperMatch {
  const match = deal(['', '', '']);
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(random);
    else play(match, { seat: due.seat, action: match.legal().at(random.below(match.legal().count)) });
  }
  return match;
}

function expectNothingHidden(entry: SeenEntry, viewer: Viewer): void {
  if ('chance' in entry && entry.chance === 'stolen') {
    if (viewer !== entry.thief && viewer !== entry.victim) expect(entry).not.toHaveProperty('card');
    return;
  }
  for (const draw of entry.drawn ?? []) if (draw.seat !== viewer) expect(draw).not.toHaveProperty('cards');
  if ('chance' in entry) expect(entry).not.toHaveProperty('cards');
}
