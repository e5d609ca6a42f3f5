export { holds, margin, type Standing, Statics, standingOf } from './statics.js';
