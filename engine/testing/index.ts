export { contractOf, describeContract } from './contract.js';
export { type Lantern, sampleGame } from './sample-game.js';
export { allOptions, bytes, statesOf, stepAtRandom, viewersOf } from './walk.js';
