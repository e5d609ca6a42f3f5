/** What plays 5 Towers: rules and bots. */
import { type Game, randomPolicy } from '@belfry/engine';
import { type ListedPolicy, listed } from '@belfry/engine/words';
import { fiveTowers } from './rules/index.js';

export const rules: Game = fiveTowers;

export const thinking = async () => (await import('./rules/thinking/index.js')).thinking;

const LEVELS = ['gentle', 'fair', 'sharp', 'master'] as const;

export const policies: readonly ListedPolicy[] = [
  listed(randomPolicy),
  { name: 'greedy', load: async () => (await import('./bot/greedy.js')).greedy },
  ...LEVELS.map(name => ({ name, load: async () => (await import('./bot/levels.js'))[name] })),
];

export const works = async () => (await import('./works/index.js')).works;

/** How the network of its players is learned. */
export const course = async () => (await import('./bot/course.js')).course;
