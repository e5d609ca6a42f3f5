export { advise, type Reason } from './advise.js';
export { eager } from './eager.js';
export { greedy } from './greedy.js';
