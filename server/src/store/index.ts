export { backup, type Copy, type CopyProblem, restore } from './copies.js';
export { StorageError, StoreRefusal } from './errors.js';
export { openStore, type Store, type StoreFigures, type StoreOptions } from './open.js';
