/**
 * `npm run pack`: makes `belfry-VERSION.tgz`, one file that holds the built app, the command `belfry` and everything that they
 * need at run time, third parties' packages as the lockfile has them. Whoever installs it asks no registry for anything.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { ready } from './ready.js';
import { fail, root, say } from './shell.js';

/** Our packages that run on Node. */
const OURS = ['engine', 'bots', 'games', 'table', 'wire', 'server', 'cli'];

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [license]
 * @property {string} [description]
 * @property {Readonly<Record<string, string>>} [engines]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { readonly optional?: boolean }>>} [peerDependenciesMeta]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, Readonly<Record<string, string>>>>} [exports]
 */

/** @param {string} folder @returns {Manifest} */
const manifestOf = folder => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param {string} folder @param {unknown} manifest */
const writeManifest = (folder, manifest) =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/**
 * Packs what is built.
 * @param {string} destination the folder for the file
 * @returns {string} its path
 */
export function pack(destination) {
  const stage = mkdtempSync(join(tmpdir(), 'belfry-pack-'));
  try {
    const packages = OURS.map(name => stageOurs(stage, name));
    stageWeb(stage);
    const foreign = foreignOf(packages);
    for (const path of foreign) stageForeign(stage, path);
    stageRoot(stage, foreign);
    return packed(stage, destination);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** One of our packages: what was built of it, and a manifest that names what is imported there. @param {string} stage @param {string} name */
function stageOurs(stage, name) {
  const from = join(root, name);
  const to = join(stage, 'node_modules/@belfry', name);
  for (const file of builtFiles(from)) copy(join(from, file), join(to, file));
  if (name === 'cli') copy(join(from, 'bin/belfry.js'), join(to, 'bin/belfry.js'));
  const { dependencies = {}, exports = {}, version } = manifestOf(from);
  const imported = importedIn(to);
  const manifest = {
    name: `@belfry/${name}`,
    version,
    license: 'MIT',
    type: 'module',
    exports: Object.fromEntries(
      Object.entries(exports).flatMap(([entry, { default: target }]) =>
        target === undefined || isForTests(target) ? [] : [[entry, target]],
      ),
    ),
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([needed]) => imported.has(needed))),
  };
  writeManifest(to, manifest);
  return manifest;
}

/** Scripts whose source is still there, from the package's folder; builds leave behind what had one once. @param {string} folder */
const builtFiles = folder =>
  filesIn(join(folder, 'dist'))
    .map(path => relative(folder, path))
    .filter(file => file.endsWith('.js') && !isForTests(file) && hasSource(folder, file));

/** @param {string} file */
const isForTests = file => file.split(/[\\/]/).includes('testing');

/** @param {string} folder @param {string} file */
function hasSource(folder, file) {
  const source = join(folder, relative('dist', file)).slice(0, -'.js'.length);
  return ['.ts', '.tsx', '.js'].some(ending => existsSync(source + ending));
}

/** @param {string} folder @returns {string[]} */
const filesIn = folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

/** @param {string} from @param {string} to */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** The packages that the scripts in a folder import. @param {string} folder */
const importedIn = folder =>
  new Set(
    filesIn(folder)
      .filter(file => file.endsWith('.js'))
      .flatMap(importsOf)
      .filter(specifier => !specifier.startsWith('.') && !isOfNode(specifier))
      .map(packageOf),
  );

/** @param {string} specifier */
const isOfNode = specifier => specifier.startsWith('node:') || builtinModules.includes(specifier);

/** `@a/b/c` lies in `@a/b`. @param {string} specifier */
const packageOf = specifier => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** @param {string} file @returns {string[]} */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^(['"])(.*)\1$/.exec(text.slice(start, end));
    return written?.[2] ?? [];
  });
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(entry => entry.moduleRequest?.value ?? []),
  );
  return [...module.staticImports.map(entry => entry.moduleRequest.value), ...again, ...later];
}

/** The built app is a package too, beside the server, as it lies beside it in a checkout. @param {string} stage */
function stageWeb(stage) {
  const to = join(stage, 'node_modules/@belfry/web');
  cpSync(join(root, 'web/dist'), join(to, 'dist'), { recursive: true });
  writeManifest(to, { name: '@belfry/web', version: manifestOf(join(root, 'web')).version, license: 'MIT' });
}

/**
 * Where the packages of others lie that ours need, with all that those need in turn.
 * @param {readonly Pick<Manifest, 'name' | 'dependencies'>[]} packages
 * @returns {string[]} from the root
 */
function foreignOf(packages) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} folder @param {Pick<Manifest, 'name' | 'dependencies'>} manifest */
  const follow = (folder, manifest) => {
    for (const name of neededBy(manifest)) {
      const path = installedFor(folder, name);
      if (path === undefined) fail(`${name} is not installed, which ${manifest.name} needs`);
      if (found.has(path)) continue;
      found.add(path);
      follow(path, manifestOf(join(root, path)));
    }
  };
  for (const manifest of packages) follow('', manifest);
  return [...found].toSorted();
}

/** What a package cannot do without. What is optional is left out. @param {Partial<Manifest>} manifest */
function neededBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter(name => !peerDependenciesMeta[name]?.optional);
  const needed = new Set([...Object.keys(dependencies), ...peers]);
  return [...needed].filter(name => !Object.hasOwn(optionalDependencies, name) && !name.startsWith('@belfry/'));
}

/** As Node finds it: in the folder itself, or in one above. @param {string} folder @param {string} name @returns {string | undefined} */
function installedFor(folder, name) {
  const path = join(folder, 'node_modules', name);
  if (existsSync(join(root, path, 'package.json'))) return path;
  return folder === '' ? undefined : installedFor(above(folder), name);
}

/** @param {string} folder */
function above(folder) {
  const parent = dirname(folder);
  return parent === '.' ? '' : parent;
}

/** What a manifest says of what is left out, or done, when its package is installed: nothing is. */
const LEFT_OUT = new Set(['optionalDependencies', 'scripts', 'gypfile']);

/**
 * As it was published, without what lies inside it for itself: that is staged apart if it is needed. What is compiled comes along for
 * some systems; nobody compiles it for others, so the sources for that stay behind.
 * @param {string} stage
 * @param {string} path
 */
function stageForeign(stage, path) {
  const from = join(root, path);
  const to = join(stage, path);
  cpSync(from, to, {
    recursive: true,
    filter: file => basename(file) !== 'node_modules' && !/\.(map|d\.[cm]?ts|tsbuildinfo|gypi?|c|cc|cpp|h)$/.test(file),
  });
  const fields = Object.entries(manifestOf(from)).filter(([field]) => !LEFT_OUT.has(field));
  writeManifest(to, Object.fromEntries(fields));
}

/** @param {string} stage @param {readonly string[]} foreign */
function stageRoot(stage, foreign) {
  const { name, version, description, license, engines } = manifestOf(root);
  const dependencies = Object.fromEntries([...OURS, 'web'].map(ours => [`@belfry/${ours}`, version]));
  writeManifest(stage, {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { belfry: 'node_modules/@belfry/cli/bin/belfry.js' },
    dependencies,
    bundleDependencies: Object.keys(dependencies),
  });
  copy(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  copy(join(root, 'docs/hosting.md'), join(stage, 'README.md'));
  cpSync(join(root, 'docs/hosting'), join(stage, 'hosting'), { recursive: true });
  writeFileSync(join(stage, 'LICENCES.md'), licences(stage, foreign));
}

/** Whose work is in there. @param {string} stage @param {readonly string[]} foreign */
function licences(stage, foreign) {
  const lines = foreign.map(path => {
    const { name, version, license = 'see there' } = manifestOf(join(root, path));
    const text = readdirSync(join(stage, path)).find(file => /^(licen[cs]e|copying)/i.test(file));
    return `- ${name} ${version}: ${license}, ${text === undefined ? `[package](${path}/package.json)` : `[text](${path}/${text})`}`;
  });
  return [
    '# Licences',
    '',
    'Belfry is under the [MIT licence](LICENSE). This package holds the work of others too, each with its own:',
    '',
    ...lines,
    '',
    'What the app in the browser is made of, and its licences: `node_modules/@belfry/web/dist/licences.txt`.',
    '',
  ].join('\n');
}

/** @param {string} stage @param {string} destination */
function packed(stage, destination) {
  mkdirSync(destination, { recursive: true });
  const args = ['pack', '--loglevel=error', '--ignore-scripts', '--pack-destination', destination];
  // npm is a batch file on Windows, which only a shell can start.
  const shell = process.platform === 'win32';
  const { status, stderr } = spawnSync('npm', args, { cwd: stage, encoding: 'utf8', shell });
  if (status !== 0) fail(`npm could not pack it: ${stderr}`);
  return join(destination, `${manifestOf(stage).name}-${manifestOf(stage).version}.tgz`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ready();
  say(`packed ${relative(root, pack(root))}`);
}
