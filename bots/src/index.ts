export { letDecide, untilOver } from './decide.js';
export { type Layer, Network, newNetwork, readNetwork, type Weights, writeNetwork } from './network.js';
