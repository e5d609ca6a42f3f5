/** What plays Lantern: rules and bots. */
import { type Game, randomPolicy } from '@belfry/engine';
import { type ListedPolicy, listed } from '@belfry/engine/words';
import { greedy } from './bot/index.js';
import { lantern } from './rules/index.js';

export const rules: Game = lantern;

export const thinking = async () => (await import('./rules/thinking.js')).thinking;

export const policies: readonly ListedPolicy[] = [listed(randomPolicy), listed(greedy)];
