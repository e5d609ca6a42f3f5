import { describe, expect, test } from 'vitest';
import type { SoundName } from '../sound.js';
import { Director, type Stage } from './director.js';
import { progressAt, type Route, type Scene, type Sequence, schedule } from './sequence.js';

/** A clock that goes only when it is told to. */
function handClock() {
  let now = 0;
  let calls: { readonly at: number; readonly call: () => void }[] = [];
  return {
    clock: {
      after(milliseconds: number, call: () => void) {
        const entry = { at: now + milliseconds, call };
        calls.push(entry);
        return () => {
          calls = calls.filter(other => other !== entry);
        };
      },
    },
    /** Lets time pass, call by call. */
    pass: (milliseconds: number): void => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = calls.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        calls = calls.filter(other => other !== next);
        now = next.at;
        next.call();
      }
      now = end;
    },
  };
}

const sequence = (length: number, ...sounds: readonly [number, SoundName][]): Sequence => ({
  routes: [],
  highlights: [],
  sounds: sounds.map(([at, sound]) => ({ at, sound })),
  length,
});

/** A director of numbers: each follows from the one before, in 100 milliseconds. */
function directed({ firstLook = 0, tempo = 1 } = {}) {
  const { clock, pass } = handClock();
  const stages: Stage<number>[] = [];
  const heard: SoundName[] = [];
  const wishes = { tempo };
  const director = new Director<number>(
    {
      clock,
      direct: (before, after) => (after === before + 1 ? sequence(100, [40, 'place']) : undefined),
      tempo: () => wishes.tempo,
      firstLook,
      play: sound => heard.push(sound),
    },
    stage => stages.push(stage),
  );
  return {
    director,
    pass,
    heard,
    wishes,
    /** Every moment that was on stage, in order. */
    shown: () => stages.map(({ shot }) => shot).filter((shot, index, all) => shot !== all[index - 1]),
    scenes: () => new Set(stages.flatMap(({ scene }) => (scene === undefined ? [] : [scene.id]))).size,
    now: () => stages.at(-1),
  };
}

describe('the director', () => {
  test('shows what is there at first, without a scene', () => {
    const { director, now } = directed();
    director.tell(7);
    expect(now()).toEqual({ shot: 7, scene: undefined, isNewest: true, isSettled: true });
  });

  test('leaves time for a first look before anything happens', () => {
    const { director, now, pass, shown } = directed({ firstLook: 500 });
    director.tell(1);
    expect(now()?.isSettled).toBe(false);
    director.tell(2);
    pass(499);
    expect(shown()).toEqual([1]);
    pass(1);
    expect(shown()).toEqual([1, 2]);
  });

  test('shows every moment once, in order, each to its end', () => {
    const { director, now, pass, shown, scenes } = directed();
    for (const shot of [1, 2, 3]) director.tell(shot);
    expect(now()).toMatchObject({ shot: 2, isNewest: false, isSettled: false });
    pass(1000);
    expect(shown()).toEqual([1, 2, 3]);
    expect(scenes()).toBe(2);
    expect(now()).toMatchObject({ shot: 3, isNewest: true, isSettled: true });
  });

  test('goes faster while others wait', () => {
    const { director, now, pass } = directed();
    for (const shot of [1, 2, 3, 4, 5]) director.tell(shot);
    expect(now()?.shot).toBe(2);
    // What was on stage before anybody waited keeps its time.
    pass(100);
    expect(now()).toMatchObject({ shot: 3, scene: { tempo: 0.6 } });
    pass(60);
    expect(now()).toMatchObject({ shot: 4, scene: { tempo: 0.6 } });
    pass(60);
    expect(now()).toMatchObject({ shot: 5, scene: { tempo: 1 } });
  });

  test('shows the end at once to whoever is far behind', () => {
    const { director, now, shown } = directed();
    for (let shot = 1; shot <= 9; shot++) director.tell(shot);
    expect(now()).toMatchObject({ shot: 9, scene: undefined, isNewest: true, isSettled: true });
    expect(shown()).toEqual([1, 2, 9]);
  });

  test('what does not follow from the moment before just stands there', () => {
    const { director, now } = directed();
    director.tell(5);
    director.tell(2);
    expect(now()).toEqual({ shot: 2, scene: undefined, isNewest: true, isSettled: true });
  });

  test('where nothing shall move, everything is there at once', () => {
    const { director, now, shown } = directed({ tempo: 0, firstLook: 500 });
    for (const shot of [1, 2, 3]) director.tell(shot);
    expect(shown()).toEqual([1, 2, 3]);
    expect(now()).toMatchObject({ scene: undefined, isSettled: true });
  });

  test('a change of mind in the middle counts from then on', () => {
    const { director, now, wishes } = directed();
    for (const shot of [1, 2, 3]) director.tell(shot);
    wishes.tempo = 0;
    director.tell(4);
    expect(now()).toMatchObject({ shot: 4, isNewest: true, isSettled: true });
  });

  test('sounds come at their times, and not after a cut', () => {
    const { director, heard, pass } = directed();
    director.tell(1);
    director.tell(2);
    pass(39);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(['place']);
    pass(60);
    director.tell(3);
    director.cut(9);
    pass(1000);
    expect(heard).toEqual(['place']);
  });

  test('whoever goes on by themselves has seen enough', () => {
    const { director, now, pass } = directed();
    director.tell(1);
    director.tell(2);
    pass(10);
    director.settle();
    expect(now()).toMatchObject({ shot: 2, isSettled: true });
    director.tell(3);
    expect(now()).toMatchObject({ shot: 3, isSettled: false });
  });

  test('a cut forgets what waited; skipping does not', () => {
    const { director, now, pass, shown } = directed();
    for (const shot of [1, 2, 3]) director.tell(shot);
    director.cut(20);
    pass(1000);
    expect(shown()).toEqual([1, 2, 20]);
    for (const shot of [21, 22, 23]) director.tell(shot);
    director.skip();
    expect(now()).toMatchObject({ shot: 23, isNewest: true, isSettled: true });
  });

  test('nothing happens after it has closed', () => {
    const { director, pass, shown } = directed();
    for (const shot of [1, 2, 3]) director.tell(shot);
    director.close();
    pass(1000);
    expect(shown()).toEqual([1, 2]);
  });
});

describe('a sequence', () => {
  const place: Route = { from: 'display', to: 'tower', at: 100, length: 400, stagger: 200, manner: 'drop' };
  const deal: Route = { from: 'deck', to: 'display', at: 900, length: 300 };
  const scene = (tempo: number): Scene => ({ id: 1, tempo, sequence: { ...sequence(1200), routes: [place, deal] } });
  const move = (piece: string, from: string, to: string, order: number) => ({ piece, from, to, order });
  const moves = [
    move('b', 'display', 'tower', 1),
    move('new', 'deck', 'display', 0),
    move('a', 'display', 'tower', 0),
    move('wider', 'tower', 'tower', 0),
  ];

  test('sends pieces out by route and order', () => {
    const times = schedule(scene(1), moves);
    expect(times.get('a')).toEqual({ delay: 100, duration: 400, manner: 'drop' });
    expect(times.get('b')).toEqual({ delay: 300, duration: 400, manner: 'drop' });
    expect(times.get('new')).toEqual({ delay: 900, duration: 300, manner: 'fly' });
  });

  test('what is on no route moves at once', () => {
    expect(schedule(scene(1), moves).get('wider')).toEqual({ delay: 0, duration: 320, manner: 'slide' });
    expect(schedule(undefined, moves).get('a')).toEqual({ delay: 0, duration: 320, manner: 'slide' });
  });

  test('is faster as a whole', () => {
    expect(schedule(scene(0.5), moves).get('b')).toEqual({ delay: 150, duration: 200, manner: 'drop' });
  });

  test('can be looked at frame by frame', () => {
    const times = schedule(scene(1), moves);
    const frame = (time: number) => ['a', 'b', 'new'].map(piece => progressAt(times.get(piece) ?? never(), time));
    expect([0, 100, 300, 500, 700, 900, 1050, 1200].map(frame)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0.5, 0, 0],
      [1, 0.5, 0],
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 0.5],
      [1, 1, 1],
    ]);
  });
});

function never(): never {
  throw new Error('no such piece');
}
