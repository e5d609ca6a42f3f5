export { turmbauerStats as stats } from './stats.js';
