/** Finds our own files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.js';

const NOT_OURS = new Set(['node_modules', 'dist']);

/** The folders of our packages, from the root. @returns {string[]} */
export function workspaces() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces: found } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return found;
}

/** Every file of our packages and scripts, from the root. @returns {string[]} */
export const allFiles = () => [...workspaces(), 'scripts'].flatMap(filesIn);

/** Those with code in them. @returns {string[]} */
export const sourceFiles = () => allFiles().filter(file => /\.(tsx?|js)$/.test(file));

/** Those inside a folder, by name. @param {string} folder */
export const folders = folder =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !NOT_OURS.has(entry.name))
    .map(entry => entry.name);

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesIn(path);
    return [path];
  });
}
