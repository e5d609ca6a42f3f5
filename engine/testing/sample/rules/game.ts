/** Lantern, as the engine knows it. */
import { at, choicesOf, type Due, type Game, type Seat, shuffle } from '@belfry/engine';
import { type Action, actions, type Chance, chances, type Refusal } from './actions.js';
import {
  copy,
  deal,
  draw,
  endTurn,
  hasBrightest,
  LIGHTS,
  type Light,
  layOpen,
  lightsDue,
  type Options,
  options,
  type State,
  start,
  unseenIn,
} from './state.js';
import { see, seeEntry } from './view.js';

export interface Outcome {
  readonly lights: readonly Light[];
  readonly winners: readonly Seat[];
}

export interface Lantern {
  readonly Options: Options;
  readonly State: State;
  readonly Action: Action;
  readonly Chance: Chance;
  readonly Refusal: Refusal;
  readonly Result: Outcome;
}

export const lantern: Game<Lantern> = {
  id: 'lantern',
  options,
  actions,
  chances,
  start,
  copy,
  see,
  seeEntry,

  due(state): Due<Lantern> {
    if (state.phase === 'choose') return { type: 'seat', seat: state.turn };
    if (state.phase === 'over') return { type: 'over', result: outcome(state) };
    return { type: 'chance', chance: state.phase };
  },

  legal: state => choicesOf(hasBrightest(state) ? [KEEP] : [KEEP, SWAP]),
  canonical: action => action,

  checkAction: (state, action) =>
    action.type === 'swap' && hasBrightest(state) ? { code: 'brightest-stays' } : undefined,

  applyAction(state, action) {
    if (action.type === 'keep') endTurn(state);
    else layOpen(state);
  },

  checkChance(state, chance) {
    const given = chance.chance === 'deal' ? chance.lights : [chance.light];
    const expected = lightsDue(state);
    const unseen = unseenIn(state);
    const fits = given.length === expected && new Set(given).size === expected && given.every(l => unseen.includes(l));
    return fits ? undefined : { code: 'wrong-lights', expected };
  },

  applyChance(state, chance) {
    if (chance.chance === 'deal') deal(state, chance.lights);
    else draw(state, chance.light);
  },

  fate(state, random) {
    const lights = shuffle(unseenIn(state), random).slice(0, lightsDue(state));
    return state.phase === 'deal' ? { chance: 'deal', lights } : { chance: 'draw', light: at(lights, 0) };
  },

  scores: result => result.lights,
  scoreBounds: () => ({ min: 1, max: LIGHTS.length }),

  watch: () => ({
    entry: () => undefined,
    figures: state => ({ match: { open: state.open.length }, seats: { light: shown(state) } }),
  }),
};

const KEEP: Action = { type: 'keep' };
const SWAP: Action = { type: 'swap' };

/** [end.1] [record.4] */
function outcome(state: State): Outcome {
  const lights = shown(state);
  return { lights, winners: [lights.indexOf(Math.max(...lights))] };
}

const shown = (state: State): Light[] => state.hands.map(light => light ?? 0);
