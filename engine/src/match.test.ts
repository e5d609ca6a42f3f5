import { describe, expect, test } from 'vitest';
import { type Lantern, sampleGame } from '../testing/index.js';
import { Hidden, Match, type Random, SeededRandom, SPECTATOR } from './index.js';

const begin = () => new Match<Lantern>(sampleGame, { players: 2 }, ['Ada', 'Ben']);
const dealt = () => {
  const match = begin();
  match.play({ chance: 'deal', lights: [3, 7] });
  return match;
};

describe('a match', () => {
  test('lets fate and seats in, one after the other, to the end', () => {
    const match = dealt();
    expect(match.due()).toEqual({ type: 'seat', seat: 0 });
    expect(match.play({ seat: 0, action: { type: 'swap' } })).toBeUndefined();
    expect(match.due()).toEqual({ type: 'chance', chance: 'draw' });
    expect(match.play({ chance: 'draw', light: 9 })).toBeUndefined();
    expect(match.play({ seat: 1, action: { type: 'keep' } })).toBeUndefined();
    expect(match.due()).toEqual({ type: 'over', result: { lights: [9, 7], winners: [0] } });
    expect(match.log).toHaveLength(4);
  });

  test.each([
    [
      'a seat while fate is due',
      begin(),
      { seat: 0, action: { type: 'keep' } },
      { code: 'fate-is-due', chance: 'deal' },
    ],
    ['another chance than the one due', begin(), { chance: 'draw', light: 1 }, { code: 'fate-is-due', chance: 'deal' }],
    ['fate while a seat is due', dealt(), { chance: 'draw', light: 1 }, { code: 'seat-is-due', seat: 0 }],
    ['another seat', dealt(), { seat: 1, action: { type: 'keep' } }, { code: 'not-your-turn', seat: 1, due: 0 }],
    ['a seat that is not there', dealt(), { seat: 2, action: { type: 'keep' } }, { code: 'no-such-seat', seat: 2 }],
    ['what the game refuses', begin(), { chance: 'deal', lights: [3, 3] }, { code: 'wrong-lights', expected: 2 }],
  ] as const)('refuses %s, and is left as it was', (_, match, entry, refusal) => {
    const before = JSON.stringify([match.see(0), match.see(1), match.log, match.seeLog(SPECTATOR)]);
    expect(match.check(entry)).toEqual(refusal);
    expect(match.play(entry)).toEqual(refusal);
    expect(JSON.stringify([match.see(0), match.see(1), match.log, match.seeLog(SPECTATOR)])).toBe(before);
  });

  test('refuses everything once it is over', () => {
    const match = dealt();
    match.play({ seat: 0, action: { type: 'keep' } });
    match.play({ seat: 1, action: { type: 'keep' } });
    expect(match.play({ seat: 0, action: { type: 'keep' } })).toEqual({ code: 'match-over' });
    expect(match.play({ chance: 'draw', light: 1 })).toEqual({ code: 'match-over' });
    expect(() => match.letFateAnswer(new SeededRandom(1))).toThrow('fate is not due');
  });

  test('shows each viewer only what they may know, of the state and of the log', () => {
    const match = dealt();
    expect(match.see(0)).toMatchObject({ hands: [3, null] });
    expect(match.see(1)).toMatchObject({ hands: [null, 7] });
    expect(match.see(SPECTATOR)).toMatchObject({ hands: [null, null] });
    expect(match.seeLog(0)).toEqual([{ chance: 'deal', light: 3 }]);
    expect(match.seeLog(1)).toEqual([{ chance: 'deal', light: 7 }]);
    expect(match.seeLog(SPECTATOR)).toEqual([{ chance: 'deal' }]);
  });

  test('hands out views that cannot be used to change it', () => {
    const match = dealt();
    match.see(0).hands[0] = 9;
    expect(match.see(0).hands[0]).toBe(3);
  });

  test('looks at what fate answers as at any other entry', () => {
    const fickle = {
      ...sampleGame,
      fate: (state: Lantern['State'], random: Random) =>
        ({ ...sampleGame.fate(state, random), chance: 'draw' }) as Lantern['Chance'],
    };
    const match = new Match<Lantern>(fickle, { players: 2 }, ['Ada', 'Ben']);
    expect(() => match.letFateAnswer(new SeededRandom(1))).toThrow('fate answered what cannot be');
    expect(match.log).toEqual([]);
  });

  test('needs a name for each player', () => {
    expect(() => new Match(sampleGame, { players: 3 }, ['Ada', 'Ben'])).toThrow(RangeError);
  });

  test('takes no options that are not the game’s', () => {
    expect(() => new Match(sampleGame, { players: 9 }, Array.from({ length: 9 }, String))).toThrow(RangeError);
    expect(() => new Match<Lantern>(sampleGame, {}, [])).toThrow(RangeError);
  });

  test('keeps its own copy of what enters', () => {
    const lights = [3, 7];
    const match = begin();
    match.play({ chance: 'deal', lights });
    lights[0] = 9;
    expect(match.see(0).hands[0]).toBe(3);
    expect(match.log[0]).toEqual({ chance: 'deal', lights: [3, 7] });
  });

  test('is left whole if something breaks while an entry is applied', () => {
    const broken = {
      ...sampleGame,
      seeEntry: () => {
        throw new Error('broken');
      },
    };
    const match = new Match<Lantern>(broken, { players: 2 }, ['Ada', 'Ben']);
    match.seeLog(0);
    expect(() => match.play({ chance: 'deal', lights: [3, 7] })).toThrow('broken');
    expect(match.log).toEqual([]);
    expect(match.due()).toEqual({ type: 'chance', chance: 'deal' });
  });

  test('knows nobody but its seats and the spectator', () => {
    expect(() => begin().see(2)).toThrow(RangeError);
    expect(() => begin().seeLog(-1)).toThrow(RangeError);
  });

  test('tells the same log whether asked at once or later', () => {
    const [early, late] = [begin(), begin()];
    early.seeLog(0);
    for (const match of [early, late]) {
      match.play({ chance: 'deal', lights: [3, 7] });
      match.play({ seat: 0, action: { type: 'swap' } });
      match.play({ chance: 'draw', light: 9 });
    }
    expect(late.seeLog(0)).toEqual(early.seeLog(0));
    expect(late.seeLog(1)).toEqual([
      { chance: 'deal', light: 7 },
      { seat: 0, action: { type: 'swap' } },
      { chance: 'draw' },
    ]);
  });
});

describe('a copy', () => {
  test('goes on by itself, with the logs that were cut for viewers', () => {
    const match = dealt();
    match.seeLog(0);
    const copy = match.copy();
    copy.play({ seat: 0, action: { type: 'swap' } });
    expect(copy.seeLog(0)).toHaveLength(2);
    expect(copy.seeLog(0, 1)).toEqual([{ seat: 0, action: { type: 'swap' } }]);
    expect(match.seeLog(0)).toHaveLength(1);
    expect(match.due()).toEqual({ type: 'seat', seat: 0 });
    expect(match.truth()[0]).toMatchObject({ hands: [3, 7], phase: 'choose' });
  });

  test('starts no match anew and plays nothing again', () => {
    const calls: string[] = [];
    const watched = new Proxy(sampleGame, {
      get: (game, name, receiver) => {
        calls.push(String(name));
        return Reflect.get(game, name, receiver);
      },
    });
    const match = new Match<Lantern>(watched, { players: 2 }, ['Ada', 'Ben']);
    match.play({ chance: 'deal', lights: [3, 7] });
    calls.length = 0;
    match.copy();
    expect(calls).toEqual([]);
  });
});

describe('taking back', () => {
  test('gives the state and the logs from before', () => {
    const match = dealt();
    const before = JSON.stringify([match.see(0), match.see(1), match.seeLog(1), match.log]);
    match.play({ seat: 0, action: { type: 'keep' } });
    expect(match.undoable()).toEqual({ seat: 0, actions: 1 });
    match.takeBack();
    expect(JSON.stringify([match.see(0), match.see(1), match.seeLog(1), match.log])).toBe(before);
  });

  test('is not possible for fate’s answers, nor at the start or the end', () => {
    expect(begin().undoable()).toBeUndefined();
    const match = dealt();
    expect(match.undoable()).toBeUndefined();
    expect(() => match.takeBack()).toThrow('nothing can be taken back');
    match.play({ seat: 0, action: { type: 'keep' } });
    match.play({ seat: 1, action: { type: 'keep' } });
    expect(match.undoable()).toBeUndefined();
  });

  test('an error of the rules is not taken for something hidden', () => {
    const broken: typeof sampleGame = {
      ...sampleGame,
      applyAction(state, action) {
        if (state.hands.includes(null)) throw new TypeError('a mistake');
        sampleGame.applyAction(state, action);
      },
    };
    const match = new Match<Lantern>(broken, { players: 2 }, ['Ada', 'Ben']);
    match.play({ chance: 'deal', lights: [3, 7] });
    match.play({ seat: 0, action: { type: 'keep' } });
    expect(() => match.undoable()).toThrow('a mistake');
  });

  test('what could not be foreseen stays', () => {
    const hiding: typeof sampleGame = {
      ...sampleGame,
      applyAction(state, action) {
        if (state.hands.includes(null)) throw new Hidden('who knows');
        sampleGame.applyAction(state, action);
      },
    };
    const match = new Match<Lantern>(hiding, { players: 2 }, ['Ada', 'Ben']);
    match.play({ chance: 'deal', lights: [3, 7] });
    match.play({ seat: 0, action: { type: 'keep' } });
    expect(match.undoable()).toBeUndefined();
  });
});
