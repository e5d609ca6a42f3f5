/** What plays Skyscraper: rules and bots. */
import { type Game, type Policy, randomPolicy } from '@belfry/engine';
import { eager, greedy } from './bot/index.js';
import { skyscraper } from './rules/index.js';

export const rules: Game = skyscraper;

export const policies: readonly Policy[] = [randomPolicy, greedy, eager];
