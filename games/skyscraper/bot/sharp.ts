/** Sees at a glance what everything it could do is worth, and remembers what it saw of other hands. */
import { learned } from './learned.js';
import { thoughtful } from './thoughtful.js';

export const sharp = thoughtful('sharp', learned);
