export { advise, type Reason } from './advise.js';
export { eager } from './eager.js';
