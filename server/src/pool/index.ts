export type { CrewFigures } from './crew.js';
export { findPlayable } from './playables.js';
export { openPool, type Pool, type PoolOptions } from './pool.js';
