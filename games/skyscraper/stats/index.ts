export { skyscraperStats as stats } from './stats.js';
