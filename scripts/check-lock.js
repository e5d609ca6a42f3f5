/**
 * The lockfile must install everywhere: no download addresses in it, and no holes. A hole is an optional package, such as a
 * tool's build for another platform, that is named but not locked: `npm ci` then fails on the machine that needs it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root, say } from './shell.js';

/**
 * @typedef {{ resolved?: string, optionalDependencies?: Record<string, string> }} LockedPackage
 * @param {{ packages: Record<string, LockedPackage> }} lock
 * @returns {string[]} what is wrong
 */
export function lockProblems({ packages }) {
  const names = new Set(Object.keys(packages).map(path => path.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([path, { resolved, optionalDependencies }]) => [
    ...(resolved?.includes('://') ? [`${path} names a download address`] : []),
    ...Object.keys(optionalDependencies ?? {})
      .filter(name => !names.has(name))
      .map(name => `${path} needs ${name}, which is not locked`),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = lockProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const problem of problems) say(`package-lock.json: ${problem}`);
  if (problems.length > 0) fail('see CONTRIBUTING.md, "Dependencies"');
}
