/**
 * Makes a checkout ready to run: installs what the lockfile names and is not there, builds what is older than its sources.
 * Says what it does, and does nothing that is done already. Needs nothing but Node and npm.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, NODE_VERSION, root, run, say } from './shell.js';

export function ready() {
  requireNode();
  install();
  build();
}

function requireNode() {
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
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
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

/** TypeScript's build mode looks for itself what is stale. */
function build() {
  const tsc = createRequire(import.meta.url).resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(tsc, 'utf8'));
  if (!existsSync(join(root, 'cli/dist/src/main.js'))) say('building');
  run(process.execPath, [join(tsc, '..', bin.tsc), '--build', 'cli', 'bench']);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ready();
