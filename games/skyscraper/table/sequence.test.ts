import { progressAt, type Scene, schedule, type Move as Way } from '@belfry/ui';
import { describe, expect, test } from 'vitest';
import {
  ball,
  bone,
  build,
  deal,
  end,
  guard,
  hammer,
  type Move,
  play,
  position,
  type SkyscraperMatch,
  shake,
  stealFloor,
  stolen,
  superThief,
  thief,
  truck,
} from '../testing/scenario.js';
import { direct } from './sequence.js';

const momentOf = (match: SkyscraperMatch, viewer: number) => ({
  view: match.see(viewer),
  viewer,
  log: match.seeLog(viewer),
});

/** What leads over these moves, for this viewer, at the usual speed. */
function sceneOf(match: SkyscraperMatch, viewer: number, ...moves: readonly Move[]): Scene {
  const before = momentOf(match, viewer);
  const sequence = direct(before, momentOf(play(match, ...moves), viewer));
  if (sequence === undefined) throw new Error('no way leads there');
  return { id: 1, tempo: 1, sequence };
}

const way = (piece: string, from: string, to: string, order = 0): Way => ({ piece, from, to, order });

/** How far each piece is at these times, in percent. */
function frames(scene: Scene, times: readonly number[], ...ways: readonly Way[]): readonly (readonly number[])[] {
  const timings = schedule(scene, ways);
  return times.map(time =>
    ways.map(({ piece }) => {
      const timing = timings.get(piece);
      return timing === undefined ? Number.NaN : Math.round(progressAt(timing, time) * 100);
    }),
  );
}

const heard = ({ sequence }: Scene): readonly string[] => sequence.sounds.map(({ at, sound }) => `${at} ${sound}`);
const seen = ({ sequence }: Scene): readonly string[] =>
  sequence.highlights.map(({ at, name, seat }) => `${at} ${name}${seat === undefined ? '' : ` ${seat}`}`);

const street = (hand: string): SkyscraperMatch =>
  position({
    hands: [hand, '8 8', '7 5'],
    floors: ['2+7', '1+8 3+6', '2+7 4+5*'],
    shakes: [0, 0, 0],
    pile: '4 1 1 2',
  });

describe('frame by frame', () => {
  test('a floor is built: the roof makes room, then one card after the other drops', () => {
    const scene = sceneOf(street('3 6'), 0, build(0, '3', '6'));
    const ways = [way('roof', 'roof-0', 'roof-0'), way('3', 'hand', 'house-0', 0), way('6', 'hand', 'house-0', 1)];
    expect(frames(scene, [0, 60, 130, 320, 580, 820], ...ways)).toEqual([
      [0, 0, 0],
      [23, 0, 0],
      [50, 13, 0],
      [100, 50, 4],
      [100, 100, 54],
      [100, 100, 100],
    ]);
    expect(heard(scene)).toEqual(['445 place', '685 place']);
    expect(seen(scene)).toEqual(['690 floor 0']);
    expect(scene.sequence.length).toBe(900);
  });

  test('others see it come from the builder’s seat', () => {
    const scene = sceneOf(street('3 6'), 1, build(0, '3', '6'));
    expect(frames(scene, [320, 820], way('3', 'seat-0', 'house-0', 0), way('6', 'seat-0', 'house-0', 1))).toEqual([
      [50, 4],
      [100, 100],
    ]);
  });

  test('a floor is stolen: its half goes from house to house before the thief’s own card, and the rest falls', () => {
    const scene = sceneOf(street('3 1'), 0, stealFloor(0, 1, '6', '3'));
    const ways = [
      way('6', 'house-1', 'house-0'),
      way('3', 'hand', 'house-0'),
      way('lost', 'house-1', 'discard'),
      way('roof', 'roof-1', 'roof-1'),
    ];
    expect(frames(scene, [180, 460, 740, 960, 1150], ...ways)).toEqual([
      [0, 0, 0, 0],
      [50, 4, 0, 0],
      [100, 58, 43, 38],
      [100, 100, 95, 100],
      [100, 100, 100, 100],
    ]);
    expect(heard(scene)).toEqual(['160 steal', '590 place', '820 place']);
    expect(seen(scene)).toEqual(['0 stolen 1', '600 gone 1', '940 discard 1', '830 floor 0']);
    expect(scene.sequence.length).toBe(1150);
  });

  test('the wrecking ball swings in, hits, and only then the floor and its dog fall', () => {
    const scene = sceneOf(street('wrecking-ball 1'), 0, ball(0, 2));
    const ways = [
      way('card', 'hand', 'discard'),
      way('left', 'house-2', 'discard', 0),
      way('roof', 'roof-2', 'roof-2'),
    ];
    expect(frames(scene, [0, 380, 800, 1070, 1310], ...ways)).toEqual([
      [0, 0, 0],
      [100, 0, 0],
      [100, 0, 0],
      [100, 50, 54],
      [100, 100, 100],
    ]);
    expect(heard(scene)).toEqual(['480 wreck', '980 dog']);
    expect(seen(scene)).toEqual(['0 wreck 2', '800 gone 2', '1260 discard 2']);
    expect(scene.sequence.length).toBe(1500);
  });

  test('the jackhammer needs a little less', () => {
    const scene = sceneOf(street('jackhammer 1'), 1, hammer(0, 1));
    expect(seen(scene)[0]).toBe('0 drill 1');
    expect(heard(scene)).toEqual(['380 wreck']);
    expect(frames(scene, [700, 970], way('half', 'house-1', 'discard'))).toEqual([[0], [50]]);
  });

  test('a thief and what fate let it take are one sequence', () => {
    const scene = sceneOf(street('thief 1'), 0, thief(0, 2), stolen('7'));
    const ways = [way('thief', 'hand', 'discard'), way('7', 'seat-2', 'hand')];
    expect(frames(scene, [0, 400, 820, 1100, 1380], ...ways)).toEqual([
      [0, 0],
      [100, 0],
      [100, 0],
      [100, 50],
      [100, 100],
    ]);
    expect(heard(scene)).toEqual(['300 place', '640 thief']);
    expect(seen(scene)).toEqual(['440 thief 2']);
    expect(scene.sequence.length).toBe(1540);
  });

  test('who is robbed sees the card go; to others it is a back', () => {
    const robbed = street('thief 1');
    play(robbed, thief(0, 2));
    const going = sceneOf(robbed, 2, stolen('7'));
    expect(frames(going, [660], way('7', 'hand', 'seat-0'))).toEqual([[50]]);
    const match = street('thief 1');
    play(match, thief(0, 2));
    const scene = sceneOf(match, 1, stolen('7'));
    expect(scene.sequence.routes).toEqual([]);
    expect(scene.sequence.highlights[1]).toMatchObject({
      name: 'carried',
      facts: { from: 'seat-2', to: 'seat-0', count: 1 },
    });
  });

  test('the super thief goes from one to the next', () => {
    const scene = sceneOf(street('super-thief 1'), 0, superThief(0), stolen('8'), stolen('7'));
    expect(seen(scene)).toEqual(['440 thief 1', '1540 thief 2']);
    expect(scene.sequence.highlights[0]?.facts).toEqual({ by: 0, isSuper: true });
  });

  test('dog, bone, milkshake and truck', () => {
    const dog = sceneOf(street('dog 1'), 0, guard(0, 0));
    expect(frames(dog, [280], way('dog', 'hand', 'house-0'))).toEqual([[50]]);
    expect(heard(dog)).toEqual(['420 dog']);
    const lure = sceneOf(street('bone 1'), 1, bone(0, 2, 1));
    expect(frames(lure, [480, 960], way('dog', 'house-2', 'discard'))).toEqual([[0], [100]]);
    expect(heard(lure)).toEqual(['380 dog']);
    const drink = sceneOf(street('milkshake 1'), 0, shake(0, 1));
    expect(frames(drink, [310], way('shake', 'hand', 'door-1'))).toEqual([[50]]);
    expect(heard(drink)).toEqual(['380 milkshake']);
    const call = sceneOf(street('donut-truck 1'), 0, truck(0));
    expect(frames(call, [120, 695, 1270], way('truck', 'kerb', 'road'))).toEqual([[0], [50], [100]]);
    expect(heard(call)).toEqual(['80 truck']);
  });

  test('at the end of a turn cards are drawn, one after the other, then by the next', () => {
    const scene = sceneOf(street('1'), 0, end(0));
    expect(frames(scene, [0, 180, 300, 480], way('a', 'pile', 'hand', 0), way('b', 'pile', 'hand', 1))).toEqual([
      [0, 0],
      [50, 17],
      [83, 50],
      [100, 100],
    ]);
    expect(heard(scene)).toEqual(['0 deal', '120 deal', '300 deal']);
    expect(scene.sequence.highlights).toMatchObject([{ at: 300, facts: { from: 'pile', to: 'seat-1', count: 1 } }]);
    expect(scene.sequence.length).toBe(720);
  });

  test('milkshakes are drunk before anybody draws', () => {
    const match = position({ hands: ['1 1 1', '2 2 2', '3'], shakes: [0, 1, 0], pile: '4 4' });
    const scene = sceneOf(match, 0, end(0));
    expect(frames(scene, [230], way('shake', 'door-1', 'discard'))).toEqual([[50]]);
    expect(heard(scene)).toEqual(['0 milkshake', '320 deal']);
  });

  test('the floor that wins has its moment after it lies', () => {
    const match = position({ hands: ['3 6', '4'], floors: ['1+8 2+7 4+5', '3+6'], toWin: 4 });
    const scene = sceneOf(match, 1, build(0, '3', '6'));
    expect(heard(scene).at(-1)).toBe('900 roof');
    expect(seen(scene).at(-1)).toBe('900 won 0');
    expect(scene.sequence.length).toBe(2200);
  });

  test('the first cards are dealt, with those of others closed', () => {
    const match = deal(['1 1 2 2 3', '4 4 5 5 6']);
    const scene = direct(
      { view: match.see(0), viewer: 0, log: [] },
      { view: match.see(0), viewer: 0, log: match.seeLog(0) },
    );
    expect(scene?.routes).toMatchObject([{ from: 'pile', to: 'hand' }]);
    expect(scene?.highlights).toMatchObject([{ name: 'carried', facts: { to: 'seat-1', count: 5 } }]);
  });
});

describe('what does not follow has no sequence', () => {
  const match = street('3 6 thief');
  const before = momentOf(match, 0);
  const after = momentOf(play(match, build(0, '3', '6')), 0);

  test('back, the same again, or with other eyes', () => {
    expect(direct(after, before)).toBeUndefined();
    expect(direct(after, after)).toBeUndefined();
    expect(direct(before, { ...after, viewer: 1 })).toBeUndefined();
  });

  test('another past', () => {
    const other = momentOf(play(street('3 6 thief'), thief(0, 2), stolen('7')), 0);
    expect(direct(after, other)).toBeUndefined();
  });
});
