/** What a search knows of Skyscraper: quick players until the seat's own next turn, and what the network thinks of that. */
import type { Mind } from '@belfry/bots';
import type { BySeat, Random } from '@belfry/engine';
import { type Action, type Skyscraper, type State, skyscraper } from '../rules/index.js';
import { eager } from './eager.js';
import { bestOf, type Judge } from './judge.js';
import { recall } from './recall.js';
import { SHARES } from './shares.js';

/** How often, of 100 decisions, another player is thought to do what an eager one would: not everybody plays as well as oneself. */
const EAGER = 30;

/** The mind of the player on turn in this view. */
export function farsight(judge: Judge, { turn, turns, idleTurns }: State): Mind<Skyscraper> {
  return {
    rate: (state, legal) => judge.prefer(state, legal, recall(state)).slice(0, legal.count),
    play(state, random) {
      const isEager = state.turn !== turn && random.below(100) < EAGER;
      const legal = skyscraper.legal(state);
      if (legal.count === 1) return legal.at(0);
      return isEager ? eagerAction(state, random) : legal.at(bestChoice(judge, state));
    },
    isLeaf: (state, actions) =>
      state.turn === turn ? state.turns > turns : actions === 0 && state.idleTurns > idleTurns,
    value: state => (state.turn === turn ? glance(judge, state) : nothing(state)),
    end: ({ floors }, { options }) => floors.map(count => (count === options.floors ? 1 : 0)),
  };
}

/**
 * After an idle turn of one's own. It may be worth more, but nobody is to wait: others may have nothing to play, and then the match dies
 * down.
 */
const nothing = ({ options }: State): BySeat<number> => new Array<number>(options.players).fill(0);

const eagerAction = (state: State, random: Random): Action => eager.choose(skyscraper, state, random);

function bestChoice(judge: Judge, state: State): number {
  const legal = skyscraper.legal(state);
  return bestOf(judge.prefer(state, legal, recall(state)), legal.count);
}

/** What each seat can hope for if the player on turn does what looks best at a glance. */
export function glance(judge: Judge, state: State): BySeat<number> {
  const { players } = state.options;
  const shares = new Float64Array(SHARES);
  judge.sharesAfter(bestChoice(judge, state), shares);
  return Array.from({ length: players }, (_, seat) => shares[(seat - state.turn + players) % players] ?? 0);
}
