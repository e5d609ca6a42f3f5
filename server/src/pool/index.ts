export type { CrewFigures, PoolFailure } from './crew.js';
export { findPlayable } from './playables.js';
export { openPool, type Pool, PoolError, type PoolFigures, type PoolOptions } from './pool.js';
