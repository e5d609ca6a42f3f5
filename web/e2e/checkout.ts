/** A copy of this checkout to try things in: our files are copied, and what was built from them; the files of installed packages are the same ones. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  type Dirent,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', '.git']);
/** Pages are built anew in any case. */
const NOT_COPIED = new Set(['node_modules', '.git', join(ROOT, 'web/dist')]);
const isCopied = (path: string): boolean => !NOT_COPIED.has(basename(path)) && !NOT_COPIED.has(path);

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
  // With the times of files, so that only what a change touches is built again.
  cpSync(ROOT, folder, { recursive: true, filter: isCopied, preserveTimestamps: true });
  for (const part of ['', ...foldersIn(ROOT)])
    linkPackages(join(ROOT, part, 'node_modules'), join(folder, part, 'node_modules'));
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

/** What tools keep there is left out, but for what the compiler does: with it, it has less to do. */
function linkPackages(from: string, to: string): void {
  if (namesIn(from).length === 0) return;
  linkFiles(from, to, ({ name }) => !/^\.(?!package-lock)/.test(name));
  const kept = namesIn(join(from, '.cache')).filter(name => name.endsWith('.tsbuildinfo'));
  for (const name of kept) cpSync(join(from, '.cache', name), join(to, '.cache', name), { preserveTimestamps: true });
}

/** Packages that are links themselves, such as ours, lead to those of the copy. */
function linkFiles(from: string, to: string, isWanted: (entry: Dirent) => boolean = () => true): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true }).filter(isWanted)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** The same file under another name; on another disk, a copy of it. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
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
