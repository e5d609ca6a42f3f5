export { holds, margin, Statics } from './statics.js';
