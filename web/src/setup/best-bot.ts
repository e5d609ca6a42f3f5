/** Who plays each game best, for tables that are set up in one click. */
import type { PlayableId } from '../games.js';

export const BEST_BOT: Readonly<Record<PlayableId, string>> = { 'five-towers': 'greedy', skyscraper: 'eager' };
