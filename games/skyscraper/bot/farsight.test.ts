import { SeededRandom, stepAtRandom } from '@belfry/engine';
import { expect, test } from 'vitest';
import { type Action, type State, skyscraper } from '../rules/index.js';
import { eager } from './eager.js';
import { farsight } from './farsight.js';
import { bestOf } from './judge.js';
import { judge } from './learned.js';
import { recall } from './recall.js';

/** What the network thinks best here. */
function learnedAction(state: State): Action {
  const legal = skyscraper.legal(state);
  return legal.at(bestOf(judge.prefer(state, legal, recall(state)), legal.count));
}

const RANDOM = new SeededRandom(1);
const PLAYED = 60;

const written = (action: Action): string => JSON.stringify(action);

/** Worlds in matches by chance in which an eager player would do something else than the network. */
function* disputed(players: number): Generator<State> {
  const random = new SeededRandom(2, players);
  const state = skyscraper.start({ players, floors: 5 });
  for (; skyscraper.due(state).type !== 'over'; stepAtRandom(skyscraper, state, random)) {
    if (skyscraper.due(state).type !== 'seat') continue;
    const rash = eager.choose(skyscraper, state, RANDOM);
    if (written(rash) !== written(learnedAction(state))) yield skyscraper.copy(state);
  }
}

/** What a rollout does here, again and again, if this seat thinks ahead. */
function played(state: State, thinker: number): readonly string[] {
  const mind = farsight(judge, { ...state, turn: thinker });
  const random = new SeededRandom(7);
  return Array.from({ length: PLAYED }, () => {
    const action = mind.play?.(state, random);
    if (action === undefined) throw new Error('nothing is played');
    return written(action);
  });
}

test.each([2, 3, 4])('others are thought to be eager now and then, oneself never, among %i', players => {
  const states = [...disputed(players)].slice(0, 12);
  expect(states.length).toBeGreaterThan(5);
  for (const state of states) {
    const rash = written(eager.choose(skyscraper, state, RANDOM));
    const thought = written(learnedAction(state));
    const others = played(state, (state.turn + 1) % players);
    expect(new Set(others)).toEqual(new Set([rash, thought]));
    // 30 of 100, give or take.
    const share = others.filter(action => action === rash).length / PLAYED;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.5);
    expect(new Set(played(state, state.turn))).toEqual(new Set([thought]));
  }
});
