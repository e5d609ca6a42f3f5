/** What is hidden in Lantern, said without its `see` and `imagine`. */
import { isSeatEntry, type Match, type Seat } from '@belfry/engine';
import { type Contestant, FollowedCards, type Worlds } from '@belfry/engine/testing';
import { type Lantern, LIGHTS, type Light } from '../rules/index.js';

export const lanternWorlds: Worlds<Lantern> = {
  /** Lights that a viewer never saw could be each other, and those that nobody has had. */
  disguise(match, viewer, random) {
    const lights = new FollowedCards<Light>(viewer);
    const came = match.log.flatMap(entry => ('lights' in entry ? entry.lights : 'light' in entry ? entry.light : []));
    const deck = lights.putDeck([...came, ...LIGHTS.filter(light => !came.includes(light))]);
    follow(match, lights);
    lights.swapFaces(random);
    const faces = deck.map(({ face }) => face);
    return match.log.map(entry => {
      if (isSeatEntry<Lantern>(entry)) return entry;
      if (entry.chance === 'draw') return { chance: 'draw', light: faces.shift() ?? 0 };
      return { chance: 'deal', lights: faces.splice(0, entry.lights.length) };
    });
  },

  /** Every light is in one place at the most; while one is drawn, the drawer's old one still counts as in the hand. */
  isPossible({ phase, hands, open, options: { players } }) {
    const all = phase === 'draw' ? [...new Set([...hands, ...open])] : [...hands, ...open];
    const dealt = phase === 'deal' ? hands.length === 0 : hands.length === players;
    return dealt && new Set(all).size === all.length && all.every(light => light !== null && LIGHTS.includes(light));
  },
};

function follow(match: Match<Lantern>, lights: FollowedCards<Light>): void {
  const seats: readonly Seat[] = [...match.seats.keys()];
  let turn: Seat = 0;
  for (const entry of match.log) {
    if (!isSeatEntry<Lantern>(entry)) {
      for (const seat of entry.chance === 'deal' ? seats : [turn]) lights.draw(seat);
      continue;
    }
    turn = entry.seat;
    if (entry.action.type === 'swap') lights.showHand(turn);
  }
  if (match.due().type === 'over') for (const seat of seats) lights.showHand(seat);
}

export const contestant: Contestant = { worlds: lanternWorlds };
