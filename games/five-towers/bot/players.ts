/** Who plays by what a network expects. */
import type { Network } from '@belfry/bots';
import { at, type Policy } from '@belfry/engine';
import type { FiveTowers } from '../rules/index.js';
import { LearnedOutlook } from './learned-outlook.js';
import { Lookahead, type Measure } from './lookahead.js';
import { type Mind, thoughtsOf } from './thoughts.js';

/** Thinks this round through, and of what comes later only what the network says. The last round is played without a flaw. */
export const foresight = (name: string, network: Network, haste = 0): Policy<FiveTowers> =>
  thinker(name, { outlook: new LearnedOutlook(network, haste) });

/** Plays some rounds on in imagined worlds before it trusts the network. */
export const farsight = (name: string, network: Network, measure: Measure): Policy<FiveTowers> =>
  thinker(name, {
    outlook: new LearnedOutlook(network),
    lookahead: new Lookahead(network, measure),
  });

const thinker = (name: string, mind: Mind): Policy<FiveTowers> => ({
  name,
  choose(game, given, random, limits) {
    const due = game.due(given);
    if (due.type !== 'seat') throw new Error('nobody is to act');
    return at(thoughtsOf(game.see(given, due.seat), mind, random, limits), 0).action;
  },
});
