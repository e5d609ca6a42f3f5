export { footingOf } from './footing.js';
export { holds, isCritical, margin, type Standing, Statics, standingOf } from './statics.js';
