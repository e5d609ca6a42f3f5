import { listChoices, SeededRandom } from '@belfry/engine';
import { expect, test } from 'vitest';
import { type Action, type Build, type State, turmbauer } from '../rules/index.js';
import { position, up } from '../testing/scenario.js';
import { beginner } from './beginner.js';
import { Firmness } from './firmness.js';
import { greedy } from './greedy.js';
import { turmbauerByStatics } from './judge.js';
import { gentle } from './levels.js';

const HABITS = { overlooks: 1, ring: 1, trust: 0.1 };

/** As gentle, but sees every place; and the same without any care. */
const careful = beginner('careful', HABITS);
const reckless = beginner('reckless', { ...HABITS, trust: 1 });

/** Towers of gentle players, by the statics, when somebody is to build, from the middle of the match on. */
function* towers(): Generator<State> {
  const game = turmbauerByStatics;
  const random = new SeededRandom(1);
  const state = game.start({ players: 3, hand: 'shaky' });
  for (let due = game.due(state); due.type !== 'over'; due = game.due(state)) {
    if (due.type === 'chance') {
      game.applyChance(state, game.fate(state, random));
      continue;
    }
    if (state.phase === 'build' && state.turn >= 15) yield game.copy(state);
    game.applyAction(state, gentle.choose(game, state, random));
  }
}

const TOWERS = [...towers()];

const buildsIn = (state: State): Build[] =>
  listChoices(turmbauer.legal(state)).filter(action => action.type === 'build');

test('gentle builds nothing that looks likely to fall where something looks sound', () => {
  for (const state of TOWERS) {
    const firmness = new Firmness(state);
    const looksSound = (action: Action) => action.type === 'build' && firmness.glance(action).falls < HABITS.trust;
    if (!buildsIn(state).some(looksSound)) continue;
    const choice = gentle.choose(turmbauer, state, new SeededRandom(state.turn));
    if (choice.type === 'build') expect(looksSound(choice)).toBe(true);
  }
});

/** It tries so many places with the stone in hand. */
const TRIES = 12;

test('what turns out likely to fall in hand is put elsewhere, if there is a sound place in sight', () => {
  let spared = 0;
  for (const state of TOWERS) {
    const firmness = new Firmness(state);
    const isSound = (action: Action) => action.type !== 'build' || firmness.riskOf(action).falls < HABITS.trust;
    const [wary, rash] = [careful, reckless].map(policy => policy.choose(turmbauer, state, new SeededRandom(1)));
    if (wary === undefined || rash === undefined) throw new Error('two players');
    if (isSound(wary)) {
      if (!isSound(rash)) spared += 1;
      continue;
    }
    const inSight = buildsIn(state).filter(build => firmness.glance(build).falls < HABITS.trust);
    expect(inSight.length > TRIES || !inSight.some(isSound)).toBe(true);
  }
  expect(spared).toBeGreaterThan(2);
});

test('where nothing looks sound, what looks least likely to fall is built, and no ring is spent on it', () => {
  const timid = beginner('timid', { ...HABITS, trust: 0 });
  let rings = 0;
  for (const state of TOWERS) {
    const firmness = new Firmness(state);
    const byDice = buildsIn(state).filter(({ ring }) => ring === undefined);
    const choice = timid.choose(turmbauer, state, new SeededRandom(1));
    if (byDice.length === 0) expect(choice.type).toBe('discard');
    else if (choice.type !== 'build') throw new Error('a stone is put away that can be built');
    else {
      const risks = byDice.map(build => firmness.glance(build).falls);
      expect(firmness.glance(choice).falls).toBe(Math.min(...risks));
      expect(choice).not.toHaveProperty('ring');
    }
    if (buildsIn(state).length > byDice.length) rings += 1;
  }
  expect(rings).toBeGreaterThan(2);
});

test('gentle spends a ring as soon as it helps, where greedy keeps it', () => {
  const match = position({ stones: { 'red-2a': up(0, 0, 1, 2) }, pawns: { red: [1, 0, 1] } });
  const choices = [gentle, greedy].map(policy => policy.choose(turmbauer, match.see(0), new SeededRandom(1)));
  expect(choices.map(choice => turmbauer.actions.write(choice))).toEqual([
    { type: 'move', to: [0, 0, 3], ring: 'leap' },
    { type: 'stay' },
  ]);
});
