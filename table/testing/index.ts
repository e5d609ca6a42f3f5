export * as samples from './samples.js';
export { describeStoreContract, type OpenStore, storeContract } from './store-contract.js';
export * from './tables.js';
