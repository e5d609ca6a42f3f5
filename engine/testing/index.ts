export { contractOf, type Disguise, describeContract } from './contract.js';
export { type Lantern, sampleGame, sampleWorlds } from './sample-game.js';
export { allOptions, bytes, statesOf, stepAtRandom, viewersOf } from './walk.js';
