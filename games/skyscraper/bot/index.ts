export { eager } from './eager.js';
export { greedy } from './greedy.js';
