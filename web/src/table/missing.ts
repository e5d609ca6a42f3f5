import { lazyPart } from '@belfry/ui';

/** Few ever see it: no table waits for it. */
export const MissingTable = lazyPart(async () => (await import('./missing-table.js')).MissingTable);
