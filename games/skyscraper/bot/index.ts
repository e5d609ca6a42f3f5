export { eager, greedy } from './simple.js';
