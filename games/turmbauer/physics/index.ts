export { loadTurmbauer } from './game.js';
export { loadPhysics, type Physics } from './load.js';
export type { Pose } from './pose.js';
export type { Frame } from './settle.js';
