export { loadPhysics, type Physics } from './load.js';
export { drawPush, type Hand, type Push } from './push.js';
export type { Frame, Pose } from './settle.js';
