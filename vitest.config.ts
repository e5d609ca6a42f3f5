import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests run on the sources, not on what was built from them.
const conditions = ['belfry-source', ...defaultServerConditions];
const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } };
// A page asks for its pictures where the tests' server would have them: they are read from the checkout.
const happyDOM = {
  settings: { fetch: { virtualServers: [{ url: 'http://localhost:3000/', directory: import.meta.dirname }] } },
};
const exclude = ['**/node_modules/**', '**/dist/**'];
/** What is waited for comes at once, but on a busy machine. */
const patient = { expect: { poll: { timeout: 30_000 } } };
const inThreads = {
  ...patient,
  testTimeout: 120_000,
  // Begun sooner than processes, and there are hundreds of files.
  pool: 'threads',
  // Vitest would leave one core to a person who waits: half of a small machine.
  maxWorkers: '100%',
} as const;

/** Rooms without a page and without a server: what they load is loaded once for all their tests, which saves a third of their time. */
const PURE = [
  '{bots,engine,table,wire}/**/*.test.ts',
  'games/*/{bot,physics,rules,statics,words,works,testing}/**/*.test.ts',
];

/** What takes longest. Begun last, it would leave other cores idle in the end. */
const LONGEST = [
  'web/e2e/screens',
  'web/e2e/together/screens',
  'web/e2e/turmbauer',
  'bench/e2e/torture',
  'web/e2e/new-game',
  'web/e2e/turmbauer-states',
  'web/e2e/together/hands',
  'web/e2e/together/turmbauer',
  'web/e2e/together/skyscraper',
  'cli/e2e/pack',
  'web/e2e/skyscraper',
  'web/e2e/physics',
  'web/e2e/app',
  'web/e2e/together/five-towers',
  'web/e2e/five-towers',
  'web/e2e/life',
  'games/contract',
  'games/turmbauer/bot/levels',
  'wire/src/news',
  'games/skyscraper/rules/courses',
  'games/turmbauer/statics/random-towers',
  'cli/src/train/train',
  'web/src/learn/lesson',
  'games/skyscraper/rules/reshuffle',
  'web/src/replay/replay',
  'games/turmbauer/bot/course',
  'server/src/socket/worlds',
  'server/src/pool/pool',
  'cli/src/check',
  'games/advice',
].map(name => `/${name}.test.`);

/** A new checkout does not know how long anything took. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex(name => moduleId.includes(name));
      return place < 0 ? LONGEST.length : place;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array that is sorted.
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...PURE, '{web,cli,bench}/e2e/**'],
          environmentOptions: { happyDOM },
          ...inThreads,
        },
      },
      { ...shared, test: { name: 'pure', include: PURE, exclude, isolate: false, ...inThreads } },
      {
        // Whole matches in a browser, and what is served to it, on what `npm run build` has built: four files at a time, for they wait a lot.
        test: {
          name: 'browser',
          include: ['{web,cli,bench}/e2e/**/*.test.ts'],
          exclude,
          // Only what hangs takes so long, on however slow a machine.
          testTimeout: 600_000,
          hookTimeout: 120_000,
          ...patient,
          maxWorkers: 4,
          // Nothing is mocked here, and every file has servers and browsers of its own: what is loaded once will do for all.
          isolate: false,
          // Ours, as built: without being looked at again.
          server: { deps: { external: [/\/dist\//] } },
        },
      },
    ],
  },
});
