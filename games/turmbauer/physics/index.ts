export { loadTurmbauer } from './game.js';
export { loadPhysics, type Physics } from './load.js';
export type { Pose } from './pose.js';
export { drawPush, type Push } from './push.js';
export type { Frame } from './settle.js';
