/**
 * Makes a checkout ready to run: installs what the lockfile names and is not there, builds what is older than its sources.
 * Says what it does, and does nothing that is done already. Needs nothing but Node and npm.
 */
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, NODE_VERSION, root, run, say } from './shell.js';
import { allFiles } from './sources.js';
import { buildWeb } from './web.js';

export function ready() {
  requireNode();
  install();
  build();
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const { major: needed, minor: neededMinor } = NODE_VERSION;
  if (major > needed || (major === needed && minor >= neededMinor)) return;
  fail(`Belfry needs Node.js ${needed}.${neededMinor} or newer; this is ${process.version}. See https://nodejs.org/`);
}

/** Installs if any package of the lockfile is missing or has another version. */
export function install() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  say(`installing packages (${missing.length} missing or changed)`);
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { aside: true });
}

function missingPackages() {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf(join('node_modules', '.package-lock.json'));
  return Object.entries(wanted).filter(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || optional || devOptional) return false;
    const there = installed[path];
    return there === undefined || (!link && there.version !== version) || !existsSync(join(root, path));
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** Builds if any source is newer than the last build. What exactly is stale TypeScript's build mode finds out itself. */
function build() {
  const stamp = join(root, 'node_modules', '.cache', 'belfry-built');
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newestSource()) return;
  say('building');
  const began = new Date();
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--build', 'cli', 'bench', 'table', 'server'], {
    aside: true,
  });
  buildWeb();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, began, began);
}

/** Folders that cannot be missing their output. Others are built into these. */
const BUILT = ['engine', 'bots', 'games', 'table', 'wire', 'server', 'web', 'cli', 'bench'];

/** When a source last changed; the end of time if something was never built. */
function newestSource() {
  if (BUILT.some(folder => !existsSync(join(root, folder, 'dist')))) return Number.POSITIVE_INFINITY;
  const files = ['tsconfig.base.json', 'package.json', 'package-lock.json', ...allFiles()].filter(
    file => !/\.(test\.tsx?|md)$/.test(file),
  );
  return Math.max(...files.map(file => statSync(join(root, file)).mtimeMs));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ready();
