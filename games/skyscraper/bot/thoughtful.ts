/** Does what the network thinks is worth most: what a good player sees at a glance. */
import type { Network } from '@belfry/bots';
import type { Policy } from '@belfry/engine';
import type { Skyscraper } from '../rules/index.js';
import { bestOf, Judge } from './judge.js';
import { recall } from './recall.js';

export function thoughtful(name: string, network: Network): Policy<Skyscraper> {
  const judge = new Judge(network);
  return {
    name,
    choose(game, given) {
      const seen = game.see(given, given.turn);
      const legal = game.legal(seen);
      return legal.at(bestOf(judge.prefer(seen, legal, recall(seen)), legal.count));
    },
  };
}
