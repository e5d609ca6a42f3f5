export { greedy, type RankedBuild, rankBuilds } from './greedy.js';
