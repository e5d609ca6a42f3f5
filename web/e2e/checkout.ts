/** A copy of this checkout to try things in: our files are copied, installed packages only linked. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', '.git']);
const OUR_PACKAGES = '@belfry';

const isOurs = (path: string): boolean => !NOT_OURS.has(basename(path));

export interface Checkout {
  readonly folder: string;
  /** Runs one of its programs in it. Gives what it printed; throws if it fails. */
  readonly run: (...args: readonly string[]) => Promise<string>;
  /** Which files differ from those of this checkout, and which are new. */
  readonly changes: () => { readonly added: readonly string[]; readonly changed: readonly string[] };
  readonly read: (file: string) => string;
  readonly remove: () => void;
}

export function copyCheckout(): Checkout {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'belfry-checkout-')));
  cpSync(ROOT, folder, { recursive: true, filter: isOurs });
  for (const part of ['', ...foldersIn(ROOT)]) linkPackages(join(ROOT, part), join(folder, part));
  const run = promisify(execFile);
  return {
    folder,
    run: async (...args) => {
      const { stdout, stderr } = await run(process.execPath, args, { cwd: folder });
      return stdout + stderr;
    },
    changes: () => {
      const before = new Set(filesIn(ROOT));
      const after = filesIn(folder);
      const isSame = (file: string): boolean => readFileSync(join(ROOT, file)).equals(readFileSync(join(folder, file)));
      return {
        added: after.filter(file => !before.has(file)),
        changed: after.filter(file => before.has(file) && !isSame(file)),
      };
    },
    read: file => readFileSync(join(folder, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Others' packages are those of this checkout; ours are those of the copy. What tools keep there is left out. */
function linkPackages(from: string, to: string): void {
  const installed = namesIn(join(from, 'node_modules')).filter(name => !/^\.(?!package-lock)/.test(name));
  if (installed.length === 0) return;
  mkdirSync(join(to, 'node_modules'));
  for (const name of installed)
    if (name !== OUR_PACKAGES) symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name));
  if (!installed.includes(OUR_PACKAGES)) return;
  mkdirSync(join(to, 'node_modules', OUR_PACKAGES));
  for (const name of namesIn(join(from, 'node_modules', OUR_PACKAGES)))
    symlinkSync(join(to, name), join(to, 'node_modules', OUR_PACKAGES, name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() && isOurs(entry.name) ? [entry.name] : [],
  );

/** Paths of our files from the top. */
const filesIn = (folder: string, under = ''): readonly string[] =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap(entry => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    if (!isOurs(path)) return [];
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
