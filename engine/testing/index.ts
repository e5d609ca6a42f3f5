export { contractOf, describeContract, type Worlds } from './contract.js';
export { type Lantern, sampleGame, sampleWorlds } from './sample-game.js';
export { describeSpec } from './spec.js';
export { allOptions, bytes, statesOf, viewersOf } from './walk.js';
