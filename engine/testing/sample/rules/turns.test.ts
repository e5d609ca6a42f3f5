import { imagine, listChoices, type Match, playOut, SeededRandom } from '@belfry/engine';
import { begin, play, refused, whatIsDue } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Lantern, LIGHTS, type Light, lantern } from './index.js';
import { thinking } from './thinking.js';

const keep = (seat: number) => ({ seat, action: { type: 'keep' } }) as const;
const swap = (seat: number) => ({ seat, action: { type: 'swap' } }) as const;
const draw = (light: Light) => ({ chance: 'draw', light }) as const;
const deal = (...lights: readonly Light[]) => ({ chance: 'deal', lights }) as const;

const dealt = (...lights: readonly Light[]): Match<Lantern> =>
  play(begin(lantern, { players: lights.length }), deal(...lights));

const allowed = (match: Match<Lantern>): string[] => listChoices(match.legal()).map(({ type }) => type);

describe('a turn', () => {
  test('[turn.1] fate deals each player one of nine lights, none twice', () => {
    const seen = new Set<Light>();
    for (let seed = 0; seed < 100; seed++) {
      const chance = begin(lantern, { players: 4 }).letFateAnswer(new SeededRandom(seed));
      const lights = chance.chance === 'deal' ? chance.lights : [];
      expect(new Set(lights).size).toBe(4);
      for (const light of lights) seen.add(light);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual(LIGHTS);
  });

  test.each([[[3, 3]], [[3]], [[3, 4, 5]]])('[turn.1] two players cannot be dealt %j', lights => {
    expect(refused(begin(lantern, { players: 2 }), deal(...lights))).toEqual({ code: 'wrong-lights', expected: 2 });
  });

  test('[turn.2] everyone has one, in the order of the seats, to keep or to swap', () => {
    const match = dealt(3, 7, 5);
    for (const seat of [0, 1, 2]) {
      expect(whatIsDue(match)).toBe(seat);
      expect(allowed(match)).toEqual(['keep', 'swap']);
      play(match, keep(seat));
    }
    expect(whatIsDue(match)).toBe('over');
  });

  test('[turn.3] who swaps lays the light open and gets one that nobody has had', () => {
    const match = play(dealt(3, 7), swap(0));
    expect(match.see(1).open).toEqual([3]);
    expect(whatIsDue(match)).toBe('draw');
    for (const light of [3, 7]) expect(refused(match, draw(light))).toEqual({ code: 'wrong-lights', expected: 1 });
    play(match, draw(9));
    expect(match.see(0).hands).toEqual([9, null]);
    expect(whatIsDue(match)).toBe(1);
  });

  test('[turn.4] who has the 9 must keep it', () => {
    const match = dealt(9, 7);
    expect(allowed(match)).toEqual(['keep']);
    expect(refused(match, swap(0))).toEqual({ code: 'brightest-stays' });
  });

  test('[end.1] [record.4] the brightest light wins', () => {
    const match = play(dealt(3, 7, 5), swap(0), draw(6), keep(1), keep(2));
    expect(match.due()).toEqual({ type: 'over', result: { lights: [6, 7, 5], winners: [1] } });
  });
});

describe('a viewer', () => {
  test('[view.1] knows their own light and those laid open, and in the end all', () => {
    const match = play(dealt(3, 7), swap(0));
    expect(match.see(1)).toMatchObject({ hands: [3, 7], open: [3] });
    play(match, draw(5));
    expect(match.see(0)).toMatchObject({ hands: [5, null], open: [3] });
    expect(match.see(1)).toMatchObject({ hands: [null, 7], open: [3] });
    expect(match.see('spectator')).toMatchObject({ hands: [null, null], open: [3] });
    expect(play(match, keep(1)).see('spectator')).toMatchObject({ hands: [5, 7], open: [3] });
  });

  test('[view.2] imagines every unseen light in every closed hand, about as often', () => {
    const seen = play(dealt(3, 7, 5), keep(0)).see(1);
    const random = new SeededRandom(1);
    const counts = new Map<Light, number>();
    for (let world = 0; world < 8000; world++) {
      const { hands } = imagine(thinking, seen, random);
      expect(hands[1]).toBe(7);
      for (const light of [hands[0] ?? 0, hands[2] ?? 0]) counts.set(light, (counts.get(light) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('[view.3] is told of fate’s answers only their own light', () => {
    const match = play(dealt(3, 7), swap(0), draw(5));
    expect(match.seeLog(0)).toEqual([{ chance: 'deal', light: 3 }, swap(0), draw(5)]);
    expect(match.seeLog(1)).toEqual([{ chance: 'deal', light: 7 }, swap(0), { chance: 'draw' }]);
    expect(match.seeLog('spectator')).toEqual([{ chance: 'deal' }, swap(0), { chance: 'draw' }]);
  });
});

test('what is counted: the lights laid open, and those at the end', () => {
  const state = lantern.start({ players: 4 });
  playOut(lantern, state, new SeededRandom(1));
  const { match, seats } = lantern.watch().figures(state);
  expect(match).toEqual({ open: state.open.length });
  expect(seats).toEqual({ light: state.hands });
});
