/** The players one can sit down with, from the mildest to the best. */
import { readNetwork } from '@belfry/bots';
import type { Policy } from '@belfry/engine';
import type { FiveTowers } from '../rules/index.js';
import { FinalOutlook } from './final-outlook.js';
import { hasty } from './hasty.js';
import { LearnedOutlook } from './learned-outlook.js';
import type { Measure } from './lookahead.js';
import { farsight, foresight } from './players.js';
import { weights } from './weights.js';

export const network = readNetwork(weights);

/** How far the best player thinks. */
export const MASTERLY: Measure = { rounds: 2, playouts: 100, end: { cards: 30, playouts: 400 } };

/** By so many points fair and sharp hold open towers too cheap: they close them sooner than is best. */
const HASTE = 2;

/** Wants points at once, as if this round were the last one, and is often wrong about them. */
export const gentle: Policy<FiveTowers> = hasty('gentle', { outlook: new FinalOutlook(), blur: 4 });

/** Knows what makes a good tower, but minds its own towers only. */
export const fair: Policy<FiveTowers> = hasty('fair', { outlook: new LearnedOutlook(network, HASTE), blur: 1.5 });

export const sharp: Policy<FiveTowers> = foresight('sharp', network, HASTE);

export const master: Policy<FiveTowers> = farsight('master', network, MASTERLY);
