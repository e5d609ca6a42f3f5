/** What plays 5 Towers: rules and bots. */
import { type Game, type Policy, randomPolicy } from '@belfry/engine';
import { greedy } from './bot/index.js';
import { fiveTowers } from './rules/index.js';

export const rules: Game = fiveTowers;

export const policies: readonly Policy[] = [randomPolicy, greedy];
