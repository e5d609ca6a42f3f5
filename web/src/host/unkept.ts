/** Where nothing can be kept: loaded only then. */
export { MemoryStore } from '@belfry/table';
