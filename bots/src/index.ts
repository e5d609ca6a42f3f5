export { letDecide, untilOver } from './decide.js';
export { type Mind, runOn, sharesOf } from './mind.js';
export { type Layer, Network, newNetwork, readNetwork, type Weights, writeNetwork } from './network.js';
export { plainSearch } from './plain.js';
export { Search, type SearchOptions } from './search.js';
export type { FoundWay, Widening } from './task.js';
