export { Pad } from './pad.js';
export { Pads } from './pads.js';
