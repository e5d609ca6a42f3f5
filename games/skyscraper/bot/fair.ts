/** Knows what positions are worth, but forgets what it saw of other hands, and overlooks things. */
import { at, choicesOf, type Policy } from '@belfry/engine';
import type { Skyscraper } from '../rules/index.js';
import { bestOf } from './judge.js';
import { judge } from './learned.js';
import { type Attention, noticed } from './overlooking.js';

const ATTENTION: Attention = { build: 95, 'steal-floor': 80, special: 80 };

export const fair: Policy<Skyscraper> = {
  name: 'fair',
  choose(game, given, random) {
    const seen = game.see(given, given.turn);
    const actions = noticed(seen, ATTENTION, random);
    return at(actions, bestOf(judge.prefer(seen, choicesOf(actions), undefined), actions.length));
  },
};
