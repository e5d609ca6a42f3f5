/** What plays Skyscraper: rules and bots. */
import { type Game, randomPolicy } from '@belfry/engine';
import { type ListedPolicy, listed } from '@belfry/engine/words';
import { skyscraper } from './rules/index.js';

export const rules: Game = skyscraper;

export const policies: readonly ListedPolicy[] = [
  listed(randomPolicy),
  { name: 'greedy', load: async () => (await import('./bot/greedy.js')).greedy },
  { name: 'eager', load: async () => (await import('./bot/eager.js')).eager },
];

export const idleFigure = 'died-down';
