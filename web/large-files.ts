import type { Plugin } from 'vite';

/** At the top of the built app: the addresses of its large files. */
export const LARGE_LIST = 'large.json';

/** How the names of large files begin. */
export const LARGE_NAME = 'large';

/** Lists the files that are too large to come with the first visit, for the page that brings them later. */
export const largeFiles = (): Plugin => ({
  name: 'belfry-large-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const large = Object.keys(bundle).filter(name => name.startsWith(`assets/${LARGE_NAME}-`));
    this.emitFile({ type: 'asset', fileName: LARGE_LIST, source: JSON.stringify(large.map(name => `/${name}`)) });
  },
});
