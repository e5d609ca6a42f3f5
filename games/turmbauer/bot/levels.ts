/** The players one can ask to a table, from the simplest to the best. */
import type { Policy } from '@belfry/engine';
import type { Turmbauer } from '../rules/index.js';
import { beginner } from './beginner.js';
import { learnedOutlook } from './outlook.js';
import { playerOf, type Style } from './player.js';

/** Looks at enough ways to miss little. */
export const THOROUGH: Style = { builds: 40, moves: 6, others: 0.8, ring: 1, fear: 1.5, least: 1 };

/** Holds rings dear, and tries the last turns out. */
export const MASTERLY: Style = { ...THOROUGH, ring: 3, least: 6, rehearsals: { ways: 6, times: 4, turns: 4 } };

export const gentle: Policy<Turmbauer> = beginner('gentle', { overlooks: 2, ring: 1, trust: 0.1 });
export const fair: Policy<Turmbauer> = playerOf('fair', learnedOutlook, { ...THOROUGH, builds: 3, moves: 2 });
export const sharp: Policy<Turmbauer> = playerOf('sharp', learnedOutlook, { ...THOROUGH, builds: 10, moves: 3 });
export const master: Policy<Turmbauer> = playerOf('master', learnedOutlook, MASTERLY);
