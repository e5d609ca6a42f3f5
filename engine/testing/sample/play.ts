/** What plays Lantern: rules and bots. */
import { type Game, randomPolicy } from '@belfry/engine';
import { type ListedPolicy, listed } from '@belfry/engine/words';
import { greedy } from './bot/index.js';
import { lantern } from './rules/index.js';

export const rules: Game = lantern;

export const policies: readonly ListedPolicy[] = [listed(randomPolicy), listed(greedy)];
