import type { Plugin } from 'vite';

const ADDRESS_OF_WORKER = 'virtual:address-of-worker';
/** From Vite's root. */
const WORKER = '/src/host/worker.ts';

/**
 * Gives the page the address of its worker, as `virtual:address-of-worker`. Vite itself would build the worker apart from the
 * page, so that the rules and all they need were loaded twice; as an entry of the same build it shares the page's chunks.
 */
export function workerInSameBuild(): Plugin {
  let isBuild = true;
  return {
    name: 'belfry-worker-in-same-build',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: id => (id === ADDRESS_OF_WORKER ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${ADDRESS_OF_WORKER}`) return undefined;
      if (!isBuild) return `export const addressOfWorker = '${WORKER}?worker_file&type=module'`;
      const file = this.emitFile({ type: 'chunk', id: WORKER, name: 'worker' });
      return `export const addressOfWorker = import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

/** What is to be preloaded with a chunk: nothing by the worker, which has no document to write links into. */
export const preloadOnPages = (_chunk: string, needed: string[], { hostId }: { readonly hostId: string }): string[] =>
  /(^|\/)worker-[^/]*$/.test(hostId) ? [] : needed;
