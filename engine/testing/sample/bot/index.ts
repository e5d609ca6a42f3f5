export { greedy } from './greedy.js';
