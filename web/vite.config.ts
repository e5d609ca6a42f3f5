import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { LARGE_LIST, LARGE_NAME, largeFiles } from './large-files.js';
import { LICENCES, licences } from './licences.js';
import app from './package.json' with { type: 'json' };
import { LARGE_CACHE } from './src/keep-large.js';
import { preloadOnPages, workerInSameBuild } from './worker-in-same-build.js';

/**
 * What every screen needs comes in one piece: fewer requests, and better compressed. Left alone, the bundler makes a piece of each
 * thing that the first page shares with others. Folders in there come when needed.
 */
const KIT = {
  name: 'kit',
  test: new RegExp(
    [
      String.raw`[\\/]ui[\\/]src[\\/](?!(motion|drag|size|keys|seat-parts|use-keep-focus)\.)[^\\/]+$`,
      String.raw`[\\/]engine[\\/]words[\\/]language`,
      String.raw`[\\/]web[\\/]src[\\/](paths|sync-store|shell[\\/]words[\\/]basics)`,
      String.raw`[\\/]node_modules[\\/](react|wouter|regexparam)[\\/]`,
    ].join('|'),
  ),
};

/** What every table needs, likewise. */
const STAGE = {
  name: 'stage',
  includeDependenciesRecursively: false,
  test: new RegExp(
    [
      String.raw`[\\/]ui[\\/]src[\\/]((motion|drag|size|keys|seat-parts|use-keep-focus)\.|director[\\/](?!flight))`,
      String.raw`[\\/]web[\\/]src[\\/]table[\\/]((also-known|eye|lines|log-panel|missing|people|stage|use-director|use-news)\.|words[\\/]index)`,
    ].join('|'),
  ),
};

/** What every lesson needs, likewise. */
const LESSON = { name: 'lesson-kit', test: /[\\/]ui[\\/]src[\\/]lesson[\\/]/ };

/**
 * What page and workers share of rules and tables comes in one piece too. Vite's own helper, which loads parts, is in it: the kit has
 * parts to load as well, but needs a document, and workers have none.
 */
const CORE = {
  name: 'core',
  priority: 1,
  test: new RegExp(
    [
      String.raw`[\\/]engine[\\/]src[\\/](?!shared-fairness)`,
      'preload-helper',
      String.raw`[\\/]table[\\/]src[\\/](view|text|host)`,
      String.raw`[\\/]web[\\/]src[\\/](database|host[\\/](no-eval|live-worker|me))`,
      String.raw`[\\/]node_modules[\\/](zod|@noble|comlink|idb)[\\/]`,
    ].join('|'),
  ),
};

/** The list of games, which pages and workers have, too. Its name is known to `preloadOnPages`. */
const GAMES = {
  name: 'games',
  test: /[\\/]games[\\/]([^\\/]+[\\/])?(index|list)\.ts$|[\\/]web[\\/]src[\\/](playable|host[\\/]playables)\.ts$/,
};

/** The rules of each game, likewise: whoever needs some of them needs nearly all. */
const RULES = {
  name: (file: string): string => `${/games[\\/]([^\\/]+)[\\/]rules/.exec(file)?.[1] ?? ''}-rules`,
  debugName: 'rules',
  // What only bots need of them comes with a bot.
  test: /[\\/]games[\\/][^\\/]+[\\/]rules[\\/](?!thinking[\\/])/,
};

/** What each game draws its pieces with: board, lessons and pad share it, and small files pack badly. */
const ART = {
  name: (file: string): string => `${/games[\\/]([^\\/]+)[\\/]table/.exec(file)?.[1] ?? ''}-art`,
  debugName: 'art',
  includeDependenciesRecursively: false,
  test: /[\\/]games[\\/][^\\/]+[\\/]table[\\/]art[\\/]/,
};

/**
 * Physics is far larger than all the rest. It comes when a table needs it, into the workshop, and for offline use when the page
 * is at rest (`src/keep-large.ts`), not with what everybody gets.
 */
const LARGE = { name: LARGE_NAME, test: /[\\/]node_modules[\\/]@dimforge[\\/]/ };

/** `firefox >= 121`, as the package has it, is `firefox121` here. */
const BROWSERS = app.browserslist.map(line => line.replace(' >= ', ''));

/** What makes up the service worker, which is written after the build. */
const IN_SERVICE_WORKER = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  '@trickfilm400/rollup-plugin-off-main-thread',
];

/** What shows notifications, as part of the service worker: browsers keep it with that, and look whether both are new. */
const PUSH = 'push.js';

/** A class by its name and its file: short, and with one ending for all of a file, which packs well. */
function className(name: string, file: string): string {
  const path = file.slice(CHECKOUT);
  const ending = (markOf(path) % 36 ** 4).toString(36);
  if ((endings.get(ending) ?? path) !== path)
    throw new Error(`${path} has the ending of ${endings.get(ending)}: rename one`);
  endings.set(ending, path);
  return `${name}_${ending}`;
}

/** Whose endings they are. */
const endings = new Map<string, string>();

/** How long the path of the checkout is: names are the same wherever it lies. */
const CHECKOUT = import.meta.dirname.length - 'web'.length;

/** FNV-1a: four bytes that tell texts apart. */
function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (const character of text) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return mark >>> 0;
}

/** What React can do by itself, in place of what stands in for it. */
const SYNC_STORE = `${import.meta.dirname}/src/sync-store.ts`;

/** Where the API comes from while one works on the app: `npm start` in another window, or a server elsewhere. */
const API = process.env['BELFRY_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  server: { proxy: { '/api': { target: API, ws: true, changeOrigin: true, headers: { origin: API } } } },
  css: { modules: { generateScopedName: className } },
  resolve: {
    conditions: ['belfry-source', ...defaultClientConditions],
    alias: [{ find: 'use-sync-external-store/shim/index.js', replacement: SYNC_STORE }],
  },
  build: {
    // The oldest browsers that must do, for scripts and styles: `npm test -- baseline` looks whether they can do what is asked of them.
    target: BROWSERS,
    outDir: 'dist',
    assetsInlineLimit: 0,
    // Physics is one file; everything else stays far below (see the test of what comes before the first table).
    chunkSizeWarningLimit: 5000,
    modulePreload: { polyfill: false, resolveDependencies: preloadOnPages },
    rolldownOptions: { output: { codeSplitting: { groups: [KIT, STAGE, LESSON, CORE, GAMES, RULES, ART, LARGE] } } },
  },
  plugins: [
    react(),
    workerInSameBuild(),
    licences(IN_SERVICE_WORKER),
    largeFiles(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg'],
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png,webmanifest}', LICENCES, LARGE_LIST],
        globIgnores: [`assets/${LARGE_NAME}-*`, PUSH, 'badge.png'],
        importScripts: [PUSH],
        runtimeCaching: [
          {
            urlPattern: new RegExp(String.raw`/assets/${LARGE_NAME}-[\w-]+\.js$`),
            handler: 'CacheFirst',
            options: { cacheName: LARGE_CACHE },
          },
        ],
        navigateFallback: '/index.html',
        // As on the server: what has an extension is a file, not an address of the app.
        navigateFallbackDenylist: [/^[^?]*\.[a-z0-9]+(\?|$)/i],
        cleanupOutdatedCaches: true,
      },
      manifest: {
        name: 'Belfry',
        short_name: 'Belfry',
        description: 'Tower-building tabletop games: play, learn, keep score',
        start_url: '/',
        display: 'standalone',
        background_color: '#f6f0e4',
        theme_color: '#0f6e66',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
});
