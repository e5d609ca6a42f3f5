/** What plays Lantern: rules and bots. */
import { type Game, type Policy, randomPolicy } from '@belfry/engine';
import { greedy } from './bot/index.js';
import { lantern } from './rules/index.js';

export const rules: Game = lantern;

export const policies: readonly Policy[] = [randomPolicy, greedy];
