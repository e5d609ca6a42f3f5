/** The name by which tables of earlier days know the gentle player. The greedy one kept its special cards, and lost to chance. */
import type { Policy } from '@belfry/engine';
import type { Skyscraper } from '../rules/index.js';
import { gentle } from './gentle.js';

export const greedy: Policy<Skyscraper> = { ...gentle, name: 'greedy' };
