/** What plays Turmbauer: rules and bots. */
import { type Game, type Policy, randomPolicy } from '@belfry/engine';
import { greedy } from './bot/index.js';
import { turmbauer } from './rules/index.js';

export const rules: Game = turmbauer;

export const load = async (): Promise<Game> => (await import('./physics/index.js')).loadTurmbauer();

export const policies: readonly Policy[] = [randomPolicy, greedy];

export const works = async () => (await import('./works/index.js')).works;
