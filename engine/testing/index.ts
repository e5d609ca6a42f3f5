export { contractOf, describeContract } from './contract.js';
export { type Lantern, lantern as sampleGame } from './sample/rules/index.js';
export { lanternWorlds as sampleWorlds } from './sample/testing/index.js';
export { lanternWords as sampleWords } from './sample/words/index.js';
export { describeSpec } from './spec.js';
export { allOptions, bytes, statesOf, viewersOf } from './walk.js';
export type { Contestant, Worlds } from './worlds.js';
