import { randomInt } from 'node:crypto';

/** A seed for a run that named none. */
export const newSeed = (): number => randomInt(2 ** 32);
