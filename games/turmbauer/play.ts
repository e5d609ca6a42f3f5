/** What plays Turmbauer: rules and bots. */
import { type Game, randomPolicy } from '@belfry/engine';
import { type ListedPolicy, listed } from '@belfry/engine/words';
import { turmbauer } from './rules/index.js';

export const rules: Game = turmbauer;

export const thinking = async () => (await import('./rules/thinking/index.js')).thinking;

export const load = async (): Promise<Game> => (await import('./physics/index.js')).loadTurmbauer();

export const policies: readonly ListedPolicy[] = [
  listed(randomPolicy),
  { name: 'greedy', load: async () => (await import('./bot/greedy.js')).greedy },
  { name: 'gentle', load: async () => (await import('./bot/levels.js')).gentle },
  { name: 'fair', load: async () => (await import('./bot/levels.js')).fair },
  { name: 'sharp', load: async () => (await import('./bot/levels.js')).sharp },
  { name: 'master', load: async () => (await import('./bot/levels.js')).master },
];

export const works = async () => (await import('./works/index.js')).works;

export const course = async () => (await import('./bot/course.js')).course;
