import type { Viewer } from '@belfry/engine';
import { progressAt, type Sequence, schedule, type TableMoment } from '@belfry/ui';
import { describe, expect, test } from 'vitest';
import type { FiveTowers } from '../rules/index.js';
import {
  bid,
  build,
  checked,
  deckOf,
  type FiveTowersMatch,
  look,
  type Move,
  nobody,
  pass,
  play,
  rebuild,
  revoke,
  table,
  wins,
} from '../testing/scenario.js';
import { direct } from './sequence.js';

const moment = (match: FiveTowersMatch, viewer: Viewer): TableMoment<FiveTowers> => ({
  view: match.see(viewer),
  viewer,
  log: match.seeLog(viewer),
});

/** How these entries are shown, from a seat. */
function shown(match: FiveTowersMatch, viewer: Viewer, ...entries: readonly Move[]): Sequence {
  const before = moment(match, viewer);
  const sequence = direct(before, moment(play(match, ...entries), viewer));
  if (sequence === undefined) throw new Error('nothing to be seen');
  return sequence;
}

const cards = (from: string, to: string, count: number) =>
  Array.from({ length: count }, (_, order) => ({ piece: `${from} to ${to} ${order}`, from, to, order }));

/** When each of so many pieces is on its way, as the board's clock has it. */
function waysOf(sequence: Sequence, from: string, to: string, count: number) {
  const times = schedule({ id: 1, tempo: 1, sequence }, cards(from, to, count));
  return [...times.values()].map(timing => ({ ...timing, end: timing.delay + timing.duration }));
}

const at = (sequence: Sequence, sound: string) => sequence.sounds.filter(cue => cue.sound === sound).map(cue => cue.at);

/** Seat 1 has a sand tower of 3 and is to build three of these. */
function toBuild(): FiveTowersMatch {
  const match = wins(checked(2, 'sand-3', 'sand-6 sand-2 tree-5 candy-3 scary-0', 'scrap-1'), 1, 'sand-3');
  return play(match, bid(0, 0), bid(1, 3));
}

describe('somebody else builds', () => {
  const sequence = () => shown(toBuild(), 0, build(1, 'tree-5 candy-3 sand-2'));

  test('one card after the other lands on its tower, with a sound each', () => {
    const placed = waysOf(sequence(), 'display', 'tower', 3);
    expect(placed.map(({ manner }) => manner)).toEqual(['drop', 'drop', 'drop']);
    expect(placed[1]?.delay).toBeGreaterThan(placed[0]?.delay ?? 0);
    expect(placed[2]?.delay).toBeGreaterThan(placed[1]?.delay ?? 0);
    const heard = at(sequence(), 'place');
    expect(heard).toHaveLength(3);
    placed.forEach(({ delay, end }, order) => {
      expect(heard[order]).toBeGreaterThan(delay);
      expect(heard[order]).toBeLessThan(end);
    });
  });

  test('the rest goes when the last card lies there, and nothing is dealt before the rest is gone', () => {
    const placed = waysOf(sequence(), 'display', 'tower', 3);
    const rest = waysOf(sequence(), 'display', 'discard', 2);
    const dealt = waysOf(sequence(), 'deck', 'display', 5);
    expect(Math.min(...rest.map(({ delay }) => delay))).toBe(Math.max(...placed.map(({ end }) => end)));
    expect(Math.min(...dealt.map(({ delay }) => delay))).toBeGreaterThan(Math.max(...rest.map(({ end }) => end)));
    expect(sequence().length).toBe(Math.max(...dealt.map(({ end }) => end)));
    expect(at(sequence(), 'deal')).toEqual(dealt.map(({ delay }) => delay));
  });

  test('frame by frame, each thing has begun only when the one before is over', () => {
    const scene = { id: 1, tempo: 1, sequence: sequence() };
    const moves = [...cards('display', 'tower', 3), ...cards('display', 'discard', 2), ...cards('deck', 'display', 5)];
    const times = schedule(scene, moves);
    const frame = (time: number): string =>
      ['display to tower', 'display to discard', 'deck to display']
        .map(way => {
          const all = moves.flatMap(({ piece }) => (piece.startsWith(way) ? [times.get(piece)] : []));
          const done = all.map(timing => (timing === undefined ? 0 : progressAt(timing, time)));
          return done.every(value => value === 0) ? 'waits' : done.every(value => value === 1) ? 'done' : 'goes';
        })
        .join(' ');
    const frames = Array.from({ length: Math.ceil(sequence().length / 16) + 2 }, (_, index) => frame(index * 16));
    expect(frames.filter((now, index) => now !== frames[index - 1])).toEqual([
      'waits waits waits',
      'goes waits waits',
      'done goes waits',
      'done done waits',
      'done done goes',
      'done done done',
    ]);
  });

  test('takes its time, and not too much of it', () => {
    expect(sequence().length).toBeGreaterThanOrEqual(1800);
    expect(sequence().length).toBeLessThanOrEqual(2200);
  });

  test('what is torn down comes off before anything is placed', () => {
    const torn = shown(toBuild(), 0, rebuild(1, 'sand', 'sand-6 tree-5 candy-3'));
    const [away] = waysOf(torn, 'tower', 'torn', 1);
    const [first] = waysOf(torn, 'display', 'tower', 3);
    expect(at(torn, 'tear')).toEqual([away?.delay]);
    expect(first?.delay).toBeGreaterThan((away?.delay ?? 0) + (away?.duration ?? 0) / 2);
    expect(torn.highlights).toContainEqual(expect.objectContaining({ name: 'tear', seat: 1, facts: { tower: 4 } }));
  });

  test('a top has a sound and a moment of its own, and the rest waits for it', () => {
    const plain = shown(toBuild(), 0, build(1, 'candy-3 tree-5 sand-2'));
    const topped = shown(toBuild(), 0, build(1, 'candy-3 tree-5 scary-0'));
    const [landing] = at(topped, 'roof');
    expect(at(topped, 'place')).toHaveLength(2);
    const [roof, ...more] = topped.highlights;
    expect(roof).toMatchObject({ name: 'roof', at: landing, seat: 1, facts: { tower: 1 } });
    expect(more).toEqual([]);
    const [rest] = waysOf(topped, 'display', 'discard', 2);
    const [plainRest] = waysOf(plain, 'display', 'discard', 2);
    expect(rest?.delay).toBeGreaterThan(plainRest?.delay ?? 0);
  });

  test('all five: nothing is left to go', () => {
    const match = play(checked(2, 'sand-6 sand-2 tree-5 candy-3 scary-0'), bid(0, 0), bid(1, 5));
    const all = shown(match, 0, build(1, 'sand-6 sand-2 tree-5 candy-3 scary-0'));
    expect(all.routes.map(({ from, to }) => `${from} to ${to}`)).toEqual(['display to tower', 'deck to display']);
  });
});

test('the viewer’s own cards lie on their towers already: they settle, then the rest goes and the deal comes', () => {
  const own = shown(toBuild(), 1, build(1, 'tree-5 candy-3 sand-2'));
  const theirs = shown(toBuild(), 0, build(1, 'tree-5 candy-3 sand-2'));
  expect(own.highlights.map(({ name }) => name)).toEqual(['settle']);
  expect(own.length).toBeLessThan(theirs.length);
  const [rest] = waysOf(own, 'display', 'discard', 2);
  expect(rest?.delay).toBe(own.highlights[0]?.length);
});

describe('what is said', () => {
  const begun = () => checked(3, 'sand-6 sand-7 tree-5 candy-3 scary-2');

  test('a bid pops up, shortly', () => {
    const sequence = shown(begun(), 0, bid(0, 2));
    expect(sequence.highlights.map(({ name, seat }) => [name, seat])).toEqual([['said', 0]]);
    expect(sequence.routes).toEqual([]);
    expect(at(sequence, 'bid')).toEqual([0]);
    expect(sequence.length).toBeLessThanOrEqual(500);
  });

  test('so does a pass, without a sound', () => {
    const sequence = shown(play(begun(), bid(0, 2)), 0, pass(1));
    expect(sequence.highlights.map(({ name, seat }) => [name, seat])).toEqual([['said', 1]]);
    expect(sequence.sounds).toEqual([]);
  });

  test('a bid of all five is a moment of its own', () => {
    const match = play(checked(3, 'sand-6 sand-5 tree-5 candy-3 scary-2'), bid(0, 2));
    const sequence = shown(match, 0, bid(1, 5));
    expect(sequence.highlights.map(({ name, seat }) => [name, seat])).toEqual([
      ['said', 1],
      ['five', 1],
    ]);
    expect(sequence.sounds.map(({ sound }) => sound)).toEqual(['five']);
    expect(sequence.length).toBeGreaterThan(shown(begun(), 0, bid(0, 2)).length);
  });

  test('a bid that is taken back is no more than said', () => {
    const match = wins(table(2, 'sand-0 tree-0', 'sand-6 sand-7 tree-5 tree-4 scary-2'), 0, 'sand-0 tree-0');
    const sequence = shown(play(match, bid(1, 0), bid(0, 4)), 1, revoke(0));
    expect(sequence.routes).toEqual([]);
    expect(sequence.highlights.map(({ name, seat }) => [name, seat])).toEqual([['said', 0]]);
  });

  test('nobody builds: what lies there goes, then is dealt anew', () => {
    const sequence = shown(play(checked(2, 'sand-6'), bid(0, 0)), 0, pass(1));
    const [said] = sequence.highlights;
    const gone = waysOf(sequence, 'display', 'discard', 5);
    const dealt = waysOf(sequence, 'deck', 'display', 5);
    expect(gone[0]?.delay).toBe(said?.length);
    expect(dealt[0]?.delay).toBeGreaterThan(gone.at(-1)?.end ?? 0);
  });
});

describe('decks', () => {
  test('the first deal', () => {
    const match = checked(2, 'sand-6');
    const [first] = match.seeLog(0);
    if (first === undefined) throw new Error('nothing was dealt');
    const before = { ...moment(match, 0), view: { ...match.see(0), round: 0, display: [] }, log: [] };
    const sequence = direct(before, moment(match, 0));
    expect(sequence?.routes.map(({ from, to }) => `${from} to ${to}`)).toEqual(['deck to display']);
    expect(sequence?.sounds).toHaveLength(5);
  });

  /** The last round of the first deck. */
  const lastRound = () => nobody(checked(2, 'sand-6'), 15);

  test('where the deck is empty the rest goes, and nothing is dealt', () => {
    const sequence = shown(play(lastRound(), bid(0, 0)), 0, pass(1));
    expect(sequence.routes.map(({ to }) => to)).toEqual(['discard']);
  });

  test('a new deck that is shuffled at once is dealt after that', () => {
    const match = play(lastRound(), bid(0, 0));
    const before = moment(match, 0);
    play(match, pass(1));
    play(match, deckOf(look(match).discard));
    const sequence = direct(before, moment(match, 0));
    expect(sequence?.routes.map(({ to }) => to)).toEqual(['discard', 'display']);
  });

  test('and by itself', () => {
    const match = play(lastRound(), bid(0, 0), pass(1));
    expect(shown(match, 0, deckOf(look(match).discard)).routes.map(({ to }) => to)).toEqual(['display']);
  });
});

describe('moments that do not follow from each other', () => {
  const match = () => play(checked(2, 'sand-6', 'tree-5'), bid(0, 1));

  test('of several deeds the last is shown, if those before moved nothing', () => {
    expect(shown(match(), 0, pass(1), build(0, 'sand-6')).routes).toHaveLength(3);
    const before = moment(match(), 1);
    const later = moment(play(match(), pass(1), build(0, 'sand-6'), bid(1, 0)), 1);
    expect(direct(before, later)).toBeUndefined();
  });

  test('what was taken back, and another’s side, just stand there', () => {
    const now = match();
    const before = moment(now, 0);
    expect(direct(before, { ...before, log: before.log.slice(0, 1) })).toBeUndefined();
    expect(direct(before, before)).toBeUndefined();
    expect(direct(before, moment(play(now, pass(1)), 1))).toBeUndefined();
  });
});
