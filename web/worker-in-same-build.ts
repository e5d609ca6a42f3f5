import type { Plugin } from 'vite';

/** Modules that are addresses of workers, what they export, and where the workers' code lies from Vite's root. */
const WORKERS = new Map([
  ['virtual:address-of-worker', { constant: 'addressOfWorker', file: '/src/host/worker.ts', name: 'worker' }],
  [
    'virtual:address-of-thinker',
    { constant: 'addressOfThinker', file: '/src/host/thinker.ts', name: 'worker-thinker' },
  ],
  [
    'virtual:address-of-workshop',
    // The server knows this name: its script alone may run WebAssembly.
    { constant: 'addressOfWorkshop', file: '/src/host/workshop.ts', name: 'worker-workshop' },
  ],
]);

/**
 * Gives the page the address of its worker, as `virtual:address-of-worker`, and that worker the addresses of its own. Vite itself
 * would build each worker apart from the page, so that the rules and all they need were loaded several times; as entries of the
 * same build they share the page's chunks.
 */
export function workerInSameBuild(): Plugin {
  let isBuild = true;
  return {
    name: 'belfry-worker-in-same-build',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: id => (WORKERS.has(id) ? `\0${id}` : undefined),
    load(id) {
      const worker = WORKERS.get(id.slice(1));
      if (worker === undefined || !id.startsWith('\0')) return undefined;
      const { constant, file, name } = worker;
      if (!isBuild) return `export const ${constant} = '${file}?worker_file&type=module'`;
      const chunk = this.emitFile({ type: 'chunk', id: file, name });
      return `export const ${constant} = import.meta.ROLLUP_FILE_URL_${chunk}`;
    },
  };
}

interface Host {
  readonly hostId: string;
  readonly hostType: 'html' | 'js';
}

/**
 * What is to be preloaded with a chunk: nothing by workers, nor by what they share with pages, the list of games and what plays
 * them. They have no document to write links into. What every page has already need not be named. Of lessons, pads, rules and what people
 * go to now and then only the styles: the first page would have to name every script, and whoever goes there can wait for one more round.
 */
export function preloadOnPages(chunk: string, needed: string[], { hostId, hostType }: Host): string[] {
  if (hostType === 'html') return needed;
  if (/(^|\/)(worker|games|play|works|physics)-[^/]*$/.test(hostId)) return [];
  const missing = needed.filter(file => !/(^|\/)(kit|core|games|index|rolldown-runtime)-[\w-]+\.\w+$/.test(file));
  return /(^|\/)(course|help|lessons?|not-found|pads?|rules-page|settings-form|stats)-[^/]*$/.test(chunk)
    ? missing.filter(file => file.endsWith('.css'))
    : missing;
}
