/** What is hidden in Lantern, said without its `see` and `imagine`. */
import { at, isSeatEntry, shuffle } from '@belfry/engine';
import type { Contestant, Worlds } from '@belfry/engine/testing';
import { type Lantern, LIGHTS, type Light, unseenIn } from '../rules/index.js';

export const lanternWorlds: Worlds<Lantern> = {
  /** Lights in other hands change places with each other and with those nobody has had. At the end all hands are open. */
  disguise(match, viewer, random) {
    const state = at(match.truth(), 0);
    const closed = state.phase === 'over' ? [] : state.hands.filter((_, seat) => seat !== viewer);
    const hidden = closed.filter(light => light !== null && !state.open.includes(light));
    const instead = shuffle([...hidden, ...unseenIn(state)], random);
    const faces = new Map(hidden.map((light, index) => [light, at(instead, index)]));
    const other = (light: Light): Light => faces.get(light) ?? light;
    return match.log.map(entry => {
      if (isSeatEntry<Lantern>(entry)) return entry;
      if (entry.chance === 'draw') return { chance: 'draw', light: other(entry.light) };
      return { chance: 'deal', lights: entry.lights.map(other) };
    });
  },

  /** Every light is in one place at the most; while one is drawn, the drawer's old one still counts as in the hand. */
  isPossible({ phase, hands, open, options: { players } }) {
    const all = phase === 'draw' ? [...new Set([...hands, ...open])] : [...hands, ...open];
    const dealt = phase === 'deal' ? hands.length === 0 : hands.length === players;
    return dealt && new Set(all).size === all.length && all.every(light => light !== null && LIGHTS.includes(light));
  },
};

export const contestant: Contestant = { worlds: lanternWorlds };
