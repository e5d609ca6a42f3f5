/** How long a film is. */
import type { Film } from '../../works/index.js';

/** Of a pose: where it is, and its turn as a quaternion. */
export const NUMBERS = 7;

export const framesOf = ({ poses, names }: Film): number => poses.length / NUMBERS / Math.max(names.length, 1);

/** In seconds, from the first frame to the last. */
export const lengthOf = (film: Film): number => Math.max(framesOf(film) - 1, 0) / film.framesPerSecond;
