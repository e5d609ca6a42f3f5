/** Reads files that may be anything. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { failed, ok, type Result } from '@belfry/engine';
import type { FileFault } from '../words/index.js';

/** No record comes near: a match of thousands of entries is well under a megabyte. */
const LIMIT_MB = 8;
const LIMIT = LIMIT_MB * 1024 * 1024;

/** The JSON in a file. */
export function readJsonFile(path: string): Result<unknown, FileFault> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.value);
  } catch {
    return failed({ code: 'file-not-text' });
  }
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return failed({ code: 'file-not-json' });
  }
}

function readBytes(path: string): Result<Uint8Array, FileFault> {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const stat = fstatSync(file);
    if (stat.isDirectory()) return failed({ code: 'file-is-folder' });
    if (stat.size > LIMIT) return failed({ code: 'file-too-large', limit: LIMIT_MB });
    return readAll(file);
  } catch (error) {
    return failed(fileFault(error));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Reads to the end, which a pipe or a device does not tell in advance. */
function readAll(file: number): Result<Uint8Array, FileFault> {
  const chunks: Uint8Array[] = [];
  for (let total = 0; total <= LIMIT; ) {
    const chunk = new Uint8Array(1024 * 1024);
    const read = readSync(file, chunk);
    if (read === 0) return ok(Buffer.concat(chunks));
    chunks.push(chunk.subarray(0, read));
    total += read;
  }
  return failed({ code: 'file-too-large', limit: LIMIT_MB });
}

/** What went wrong with a file, from the system's error. */
export function fileFault(error: unknown): FileFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  switch (code) {
    case 'ENOENT':
      return { code: 'file-missing' };
    case 'EISDIR':
      return { code: 'file-is-folder' };
    case 'EACCES':
    case 'EPERM':
      return { code: 'file-forbidden' };
    default:
      return { code: 'file-failed', reason: code };
  }
}
