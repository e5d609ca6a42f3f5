export { advise, type Reason } from './advise.js';
export { greedy } from './greedy.js';
