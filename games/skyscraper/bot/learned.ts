/** The network that plays, read once. */
import { readNetwork } from '@belfry/bots';
import { Judge } from './judge.js';
import { weights } from './weights.js';

export const learned = readNetwork(weights);

export const judge = new Judge(learned);
