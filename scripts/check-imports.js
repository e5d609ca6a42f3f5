/**
 * Imports point one way (ARCHITECTURE.md). The table below is the whole law: every source file lies in one of its rooms, and
 * imports only from that room and those listed for it. Type imports count too.
 */
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { dirname, join, normalize } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { fail, root, say } from './shell.js';
import { folders, sourceFiles, workspaces } from './sources.js';

/**
 * Rooms by folder, the first that fits. `*` is one folder and stands for the same name on both sides, so `games/*` may
 * import its own rooms and never another game's. Packages are those of npm and of Node.
 * @type {readonly { room: string, rooms: readonly string[], packages: readonly string[], forTests?: readonly string[] }[]}
 */
export const LAW = [
  { room: 'engine/src', rooms: [], packages: ['zod', '@noble/hashes'] },
  { room: 'engine/words', rooms: ['engine/src'], packages: [] },
  { room: 'engine/testing', rooms: ['engine/src', 'engine/words'], packages: ['zod', 'fast-check', 'vitest', 'node:'] },
  { room: 'bots/src', rooms: ['engine/src'], packages: [] },
  { room: 'bots/training', rooms: ['engine/src', 'bots/src', 'bots/arena'], packages: [] },
  { room: 'bots/arena', rooms: ['engine/src', 'bots/src'], packages: ['openskill'] },
  { room: 'bots/testing', rooms: ['engine/src', 'engine/testing', 'bots/training'], packages: [] },
  { room: 'games/*/rules', rooms: ['engine/src'], packages: ['zod'] },
  { room: 'games/*/statics', rooms: ['engine/src', 'games/*/rules'], packages: [] },
  {
    room: 'games/*/physics',
    rooms: ['engine/src', 'games/*/rules'],
    packages: ['@dimforge/rapier3d-deterministic-compat'],
  },
  {
    room: 'games/*/bot',
    rooms: ['engine/src', 'bots/src', 'bots/training', 'games/*/rules', 'games/*/statics'],
    packages: [],
  },
  { room: 'games/*/testing', rooms: ['engine/src', 'engine/testing', 'games/*/rules'], packages: [] },
  { room: 'games/*/words', rooms: ['engine/words', 'games/*/rules'], packages: [] },
  {
    room: 'games/*/works',
    rooms: ['engine/src', 'games/*/rules', 'games/*/statics', 'games/*/physics', 'games/*/bot'],
    packages: [],
  },
  { room: 'ui/src', rooms: ['engine/src', 'engine/words'], packages: ['react'] },
  {
    room: 'ui/testing',
    rooms: ['ui/src', 'engine/src', 'engine/words'],
    packages: ['react', '@testing-library/react', 'vitest'],
  },
  {
    room: 'games/*/table',
    rooms: ['engine/src', 'engine/words', 'games/*/rules', 'games/*/bot', 'games/*/words', 'games/*/works', 'ui/src'],
    packages: ['react', 'three', '@react-three/fiber'],
  },
  { room: 'games/*/emblem', rooms: ['games/*/table', 'ui/src'], packages: ['react'] },
  { room: 'games/*/help', rooms: ['ui/src'], packages: [] },
  { room: 'games/*/manners', rooms: ['ui/src'], packages: [] },
  {
    room: 'games/*/advice',
    rooms: ['engine/src', 'engine/words', 'games/*/rules', 'games/*/bot', 'games/*/table', 'games/*/words', 'ui/src'],
    packages: [],
  },
  {
    room: 'games/*/learn',
    rooms: ['engine/src', 'engine/words', 'games/*/rules', 'games/*/words', 'games/*/works', 'games/*/table', 'ui/src'],
    packages: ['react'],
  },
  {
    room: 'games/*/pad',
    rooms: [
      'engine/src',
      'engine/words',
      'games/*/rules',
      'games/*/bot',
      'games/*/words',
      'games/*/works',
      'games/*/table',
      'ui/src',
    ],
    packages: ['react'],
  },
  {
    room: 'games/*/stats',
    rooms: [
      'engine/src',
      'engine/words',
      'games/*/rules',
      'games/*/words',
      'games/*/table',
      'games/*/emblem',
      'ui/src',
    ],
    packages: ['react'],
  },
  {
    room: 'games/*/coach',
    rooms: ['engine/src', 'engine/words', 'games/*/rules', 'games/*/words', 'ui/src'],
    packages: [],
  },
  // What stands in a game's folder itself: its listing, and what plays it.
  {
    room: 'games/*',
    rooms: [
      'engine/src',
      'engine/words',
      'games/*/rules',
      'games/*/physics',
      'games/*/bot',
      'games/*/words',
      'games/*/works',
    ],
    packages: [],
  },
  // The list of games, and what they have for the app.
  { room: 'games', rooms: ['engine/src', 'engine/words', 'games/*', 'ui/src'], packages: ['react'] },
  { room: 'table/src', rooms: ['engine/src'], packages: ['zod'], forTests: ['games', 'games/*/rules'] },
  { room: 'table/testing', rooms: ['engine/src', 'table/src'], packages: ['vitest'] },
  { room: 'wire', rooms: ['engine/src', 'table/src'], packages: ['zod'], forTests: ['games', 'games/*/rules'] },
  // Visitors for tests, benches and torture.
  { room: 'server/testing', rooms: ['engine/src', 'table/src', 'wire', 'games', 'server'], packages: ['node:', 'ws'] },
  {
    room: 'server',
    rooms: ['engine/src', 'engine/words', 'bots/src', 'table/src', 'wire', 'games'],
    forTests: ['games/*/rules', 'games/*/testing'],
    packages: ['node:', 'fastify', '@fastify', '@photostructure/sqlite', 'piscina', 'prom-client', 'uqr', 'ws', 'zod'],
  },
  {
    room: 'web',
    rooms: ['engine/src', 'engine/words', 'bots/src', 'table/src', 'wire', 'ui/src', 'games'],
    forTests: ['server', 'games/*/rules'],
    packages: [
      'react',
      'react-dom',
      'wouter',
      'comlink',
      'idb',
      'zod',
      'uqr',
      'virtual:',
      'vite',
      'vite-plugin-pwa',
      '@vitejs',
    ],
  },
  {
    room: 'cli',
    rooms: ['engine/src', 'engine/words', 'bots/src', 'bots/training', 'bots/arena', 'games', 'server'],
    packages: ['node:'],
  },
  {
    room: 'bench',
    rooms: [
      'engine/src',
      'table/src',
      'wire',
      'games',
      'games/*/rules',
      'games/*/statics',
      'games/*/physics',
      'games/*/bot',
      'bots/src',
      'server',
      'server/testing',
    ],
    packages: ['node:', 'playwright-core', 'ws', '@photostructure/sqlite'],
  },
  {
    room: 'scripts',
    rooms: [],
    packages: [
      'node:',
      '@mdn',
      'css-tree',
      'oxc-parser',
      'playwright-core',
      'puppeteer-core',
      'selenium-webdriver',
      'vite',
    ],
  },
];

/** What tests may import beside what their room may; those of games also what is hidden in them. */
const FOR_TESTS = ['engine/testing', 'bots/testing', 'table/testing', 'ui/testing', 'server/testing', 'scripts'];
const FOR_GAME_TESTS = [...FOR_TESTS, 'games/*/testing'];
const PACKAGES_FOR_TESTS = [
  'node:',
  'vitest',
  'fast-check',
  'fake-indexeddb',
  'react',
  'react-dom',
  '@testing-library/react',
  'playwright-core',
  '@axe-core/playwright',
];
/** Physics is bundled for a browser too, and statics compared with another solver. */
const PACKAGES_FOR_GAME_TESTS = [...PACKAGES_FOR_TESTS, 'vite', 'highs'];

/**
 * @param {string} file path from the root
 * @param {string} text
 * @param {Record<string, string>} exports where each of our package's entry points lies: `@belfry/engine/words`
 * @returns {string[]} what the file may not import
 */
export function importProblems(file, text, exports) {
  const law = LAW.find(({ room }) => room === roomOf(file));
  if (law === undefined) return [`${file} lies in no room`];
  const isTest = /\.test\.tsx?$/.test(file) || isHelper(file);
  const forTests = isIn('games', file) ? FOR_GAME_TESTS : FOR_TESTS;
  const rooms = [law.room, ...law.rooms, ...(isTest ? [...forTests, ...(law.forTests ?? [])] : [])];
  const forGames = isIn('games', file) ? PACKAGES_FOR_GAME_TESTS : PACKAGES_FOR_TESTS;
  const packages = [...law.packages, ...(isTest ? forGames : [])];
  const game = gameOf(law.room, file);
  return importsOf(file, text).flatMap(specifier => {
    const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : exports[specifier];
    if (target !== undefined) {
      const room = roomOf(target);
      const allowed = room !== undefined && rooms.includes(room) && isSameGame(game, gameOf(room, target));
      return allowed ? [] : [`${file} may not import ${specifier} (${target})`];
    }
    const allowed = packages.some(
      name => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
    );
    return allowed ? [] : [`${file} may not import ${specifier}`];
  });
}

/** What only tests of screens import. @param {string} file */
const isHelper = file => /^web\/e2e\/|^(web|games\/[^/]+\/(table|learn|pad))\/.*\btesting(\/|\.tsx$)/.test(file);

/** Rooms without the folders in them: those are rooms of their own, or none. */
const FLAT = new Set(['games', 'games/*']);

/** @param {string} file */
const roomOf = file =>
  LAW.find(({ room }) => isIn(room, file) && (!FLAT.has(room) || file.split('/').length === room.split('/').length + 1))
    ?.room;

/** @param {string | undefined} game @param {string | undefined} other */
const isSameGame = (game, other) => game === undefined || other === undefined || game === other;

/** @param {string} room @param {string} file */
const isIn = (room, file) => new RegExp(`^${room.replace('*', '[^/]+')}/`).test(file);

/** The folder that the star of a room stands for. @param {string} room @param {string} file */
const gameOf = (room, file) => (room.includes('*') ? file.split('/')[room.split('/').indexOf('*')] : undefined);

/** Everything a file imports, by whatever syntax. @param {string} file @param {string} text @returns {string[]} */
function importsOf(file, text) {
  const { module, program } = parseSync(file, text);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(entry => entry.moduleRequest?.value ?? []),
  );
  return [
    ...new Set([...module.staticImports.map(entry => entry.moduleRequest.value), ...exported, ...inside(program)]),
  ];
}

/** Imports that stand inside other code: `import('x')`, also as a type, and `require('x')`. Only those of a fixed text. */
const INSIDE = new Set(['ImportExpression', 'TSImportType', 'TSExternalModuleReference', 'CallExpression']);

/** @param {unknown} node @returns {string[]} */
function inside(node) {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(inside);
  /** @type {Record<string, any>} */
  const { type, source, argument, expression, callee, arguments: args, ...rest } = node;
  const isRequire = type === 'CallExpression' && callee?.name === 'require';
  const named = type === 'CallExpression' && !isRequire ? undefined : (source ?? argument ?? expression ?? args?.[0]);
  const text = INSIDE.has(type) ? (named?.value ?? named?.literal?.value) : undefined;
  const found = typeof text === 'string' ? [text] : [];
  return [...found, ...[source, argument, expression, callee, args, ...Object.values(rest)].flatMap(inside)];
}

/** Where the entry points of our packages lie. @returns {Record<string, string>} */
function entryPoints() {
  const entries = workspaces().flatMap(folder => {
    const { name, exports = {} } = JSON.parse(readFileSync(joinPath(root, folder, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([entry, { 'belfry-source': target }]) =>
      (entry.includes('*') ? folders(folder) : ['']).map(star => [
        join(name, entry.replace('*', star)),
        normalize(join(folder, target.replace('*', star))),
      ]),
    );
  });
  return Object.fromEntries(entries);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const exports = entryPoints();
  const problems = sourceFiles().flatMap(file =>
    importProblems(file, readFileSync(joinPath(root, file), 'utf8'), exports),
  );
  for (const problem of problems) say(problem);
  if (problems.length > 0) fail('imports point one way: ARCHITECTURE.md says which');
}
