export { fiveTowersStats as stats } from './stats.js';
