/** What a search knows of Skyscraper: quick players until the seat's own next turn, and what the network thinks of that. */
import type { Mind } from '@belfry/bots';
import type { BySeat, Random } from '@belfry/engine';
import { type Action, type Skyscraper, type State, skyscraper } from '../rules/index.js';
import { eager } from './eager.js';
import { bestOf, type Judge, SHARES } from './judge.js';
import { recall } from './recall.js';

/** How often, of 100 decisions, another player is thought to do what an eager one would: not everybody plays as well as oneself. */
const EAGER = 30;

/** The mind of the player on turn in this view. */
export function farsight(judge: Judge, { turn, turns, idleTurns }: State): Mind<Skyscraper> {
  const best = (state: State): number => {
    const legal = skyscraper.legal(state);
    return bestOf(judge.prefer(state, legal, recall(state)), legal.count);
  };
  return {
    rate: (state, legal) => judge.prefer(state, legal, recall(state)).slice(0, legal.count),
    play(state, random) {
      const isEager = state.turn !== turn && random.below(100) < EAGER;
      return isEager ? eagerAction(state, random) : skyscraper.legal(state).at(best(state));
    },
    isLeaf: (state, actions) =>
      state.turn === turn ? state.turns > turns : actions === 0 && state.idleTurns > idleTurns,
    value: state => (state.turn === turn ? sharesBySeat(judge, best(state), state) : NOTHING),
    end: ({ floors }, { options }) => floors.map(count => (count === options.floors ? 1 : 0)),
  };
}

/** What an idle turn is worth to anybody: who has anything to do had better do it, before all wait for each other. */
const NOTHING: BySeat<number> = [0, 0, 0, 0];

const eagerAction = (state: State, random: Random): Action => eager.choose(skyscraper, state, random);

/** What each seat can hope for after the choice with this number. */
function sharesBySeat(judge: Judge, index: number, { options, turn }: State): BySeat<number> {
  const { players } = options;
  const shares = new Float64Array(SHARES);
  judge.sharesAfter(index, shares);
  return Array.from({ length: players }, (_, seat) => shares[(seat - turn + players) % players] ?? 0);
}
