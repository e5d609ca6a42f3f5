export { greedy } from './greedy.js';
export { type RankedBuild, rankBuilds } from './ranking.js';
