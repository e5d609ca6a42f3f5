import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run on the sources, not on what was built from them.
const conditions = ['belfry-source', ...defaultServerConditions];
const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } };
// A page asks for its pictures where the tests' server would have them: they are read from the checkout.
const happyDOM = {
  settings: { fetch: { virtualServers: [{ url: 'http://localhost:3000/', directory: import.meta.dirname }] } },
};
const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '{web,cli,bench}/e2e/**'],
          environmentOptions: { happyDOM },
          testTimeout: 120_000,
          // Vitest would leave one core to a person who waits: half of a small machine.
          maxWorkers: '100%',
        },
      },
      {
        // Whole matches in a browser, and what is served to it, on what `npm run build` has built: two files at a time.
        ...shared,
        test: {
          name: 'browser',
          include: ['{web,cli,bench}/e2e/**/*.test.ts'],
          exclude,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
