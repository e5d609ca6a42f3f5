import { listChoices, Match, playOut, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Lantern, LIGHTS, type Light, lantern } from './index.js';

const keep = (seat: number) => ({ seat, action: { type: 'keep' } }) as const;
const swap = (seat: number) => ({ seat, action: { type: 'swap' } }) as const;
const draw = (light: Light) => ({ chance: 'draw', light }) as const;

function dealt(...lights: readonly Light[]): Match<Lantern> {
  const match = new Match<Lantern>(lantern, { players: lights.length }, lights.map(String));
  expect(match.play({ chance: 'deal', lights })).toBeUndefined();
  return match;
}

const allowed = (match: Match<Lantern>): string[] => listChoices(match.legal()).map(({ type }) => type);

describe('a turn', () => {
  test('[turn.1] fate deals each player one of nine lights, none twice', () => {
    const dealtLights = new Set<Light>();
    for (let seed = 0; seed < 100; seed++) {
      const chance = lantern.fate(lantern.start({ players: 4 }), new SeededRandom(seed));
      if (chance.chance !== 'deal') throw new Error('no deal');
      expect(new Set(chance.lights).size).toBe(4);
      for (const light of chance.lights) dealtLights.add(light);
    }
    expect([...dealtLights].toSorted((a, b) => a - b)).toEqual(LIGHTS);
  });

  test.each([[[3, 3]], [[3]], [[3, 4, 5]]])('[turn.1] two players cannot be dealt %j', lights => {
    const match = new Match<Lantern>(lantern, { players: 2 }, ['Ada', 'Ben']);
    expect(match.play({ chance: 'deal', lights })).toEqual({ code: 'wrong-lights', expected: 2 });
  });

  test('[turn.2] everyone has one, in the order of the seats, to keep or to swap', () => {
    const match = dealt(3, 7, 5);
    for (const seat of [0, 1, 2]) {
      expect(match.due()).toEqual({ type: 'seat', seat });
      expect(allowed(match)).toEqual(['keep', 'swap']);
      expect(match.play(keep(seat))).toBeUndefined();
    }
    expect(match.due().type).toBe('over');
  });

  test('[turn.3] who swaps lays the light open and gets one that nobody has had', () => {
    const match = dealt(3, 7);
    expect(match.play(swap(0))).toBeUndefined();
    expect(match.see(1).open).toEqual([3]);
    expect(match.due()).toEqual({ type: 'chance', chance: 'draw' });
    for (const light of [3, 7]) expect(match.play(draw(light))).toEqual({ code: 'wrong-lights', expected: 1 });
    expect(match.play(draw(9))).toBeUndefined();
    expect(match.see(0).hands).toEqual([9, null]);
    expect(match.due()).toEqual({ type: 'seat', seat: 1 });
  });

  test('[turn.4] who has the 9 must keep it', () => {
    const match = dealt(9, 7);
    expect(allowed(match)).toEqual(['keep']);
    expect(match.play(swap(0))).toEqual({ code: 'brightest-stays' });
  });

  test('[end.1] [record.4] the brightest light wins', () => {
    const match = dealt(3, 7, 5);
    for (const entry of [swap(0), draw(6), keep(1), keep(2)]) expect(match.play(entry)).toBeUndefined();
    expect(match.due()).toEqual({ type: 'over', result: { lights: [6, 7, 5], winners: [1] } });
  });
});

describe('a viewer', () => {
  test('[view.1] knows their own light and those laid open, and in the end all', () => {
    const match = dealt(3, 7);
    match.play(swap(0));
    match.play(draw(5));
    expect(match.see(0)).toMatchObject({ hands: [5, null], open: [3] });
    expect(match.see(1)).toMatchObject({ hands: [null, 7], open: [3] });
    expect(match.see('spectator')).toMatchObject({ hands: [null, null], open: [3] });
    match.play(keep(1));
    expect(match.see('spectator')).toMatchObject({ hands: [5, 7], open: [3] });
  });

  test('[view.2] imagines every unseen light in every closed hand, about as often', () => {
    const match = dealt(3, 7, 5);
    match.play(keep(0));
    const random = new SeededRandom(1);
    const counts = new Map<Light, number>();
    for (let world = 0; world < 8000; world++) {
      const { hands } = lantern.imagine(match.see(1), random);
      expect(hands[1]).toBe(7);
      for (const light of [hands[0] ?? 0, hands[2] ?? 0]) counts.set(light, (counts.get(light) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('[view.3] is told of fate’s answers only their own light', () => {
    const match = dealt(3, 7);
    match.play(swap(0));
    match.play(draw(5));
    const swapped = { seat: 0, action: { type: 'swap' } };
    expect(match.seeLog(0)).toEqual([{ chance: 'deal', light: 3 }, swapped, draw(5)]);
    expect(match.seeLog(1)).toEqual([{ chance: 'deal', light: 7 }, swapped, { chance: 'draw' }]);
    expect(match.seeLog('spectator')).toEqual([{ chance: 'deal' }, swapped, { chance: 'draw' }]);
  });
});

test('what is counted: the lights laid open, and those at the end', () => {
  const state = lantern.start({ players: 4 });
  playOut(lantern, state, new SeededRandom(1));
  const { match, seats } = lantern.watch().figures(state);
  expect(match).toEqual({ open: state.open.length });
  expect(seats).toEqual({ light: state.hands });
});
