/** What plays Skyscraper: rules and bots. */
import { type Game, randomPolicy } from '@belfry/engine';
import { type ListedPolicy, listed } from '@belfry/engine/words';
import { skyscraper } from './rules/index.js';

export const rules: Game = skyscraper;

export const thinking = async () => (await import('./rules/thinking/index.js')).thinking;

export const policies: readonly ListedPolicy[] = [
  listed(randomPolicy),
  { name: 'greedy', load: async () => (await import('./bot/greedy.js')).greedy },
  { name: 'eager', load: async () => (await import('./bot/eager.js')).eager },
  { name: 'gentle', load: async () => (await import('./bot/gentle.js')).gentle },
  { name: 'fair', load: async () => (await import('./bot/fair.js')).fair },
  { name: 'sharp', load: async () => (await import('./bot/sharp.js')).sharp },
  { name: 'master', load: async () => (await import('./bot/master.js')).master },
];

export const idleFigure = 'died-down';

export const course = async () => (await import('./bot/course.js')).course;

export const works = async () => (await import('./works/index.js')).works;
