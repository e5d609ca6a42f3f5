import { type Policy, SeededRandom } from '@belfry/engine';
import { type Lantern, sampleGame } from '@belfry/engine/testing';
import { expect, test } from 'vitest';
import { letDecide } from './decide.js';

const random = new SeededRandom(1);

/** A match in which hands have been dealt. */
function begun(): Lantern['State'] {
  const state = sampleGame.start({ players: 2 });
  while (sampleGame.due(state).type === 'chance') sampleGame.applyChance(state, sampleGame.fate(state, random));
  return state;
}

test('whoever hands over the truth is answered by the view', async () => {
  const shown: unknown[] = [];
  const spy: Policy<Lantern> = {
    name: 'spy',
    choose(_, seen) {
      shown.push(seen);
      return { type: 'keep' };
    },
  };
  const players = { rules: sampleGame, policies: [{ name: 'spy', load: async () => spy }] };
  const state = begun();
  const view = sampleGame.see(state, state.turn);
  expect(state).not.toEqual(view);
  for (const given of [state, view])
    expect(await letDecide(players as never, 'spy', given, random)).toEqual({ type: 'keep' });
  expect(shown).toEqual([view, view]);
});
