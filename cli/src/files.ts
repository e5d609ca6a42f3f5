/** Reads files that may be anything, and writes them whole. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { failed, ok, type Result } from '@belfry/engine';
import type { FileFault } from '../words/index.js';
import type { Streams } from './context.js';

/** No record comes near: a match of thousands of entries is well under a megabyte. */
const LIMIT_MB = 8;
const LIMIT = LIMIT_MB * 1024 * 1024;

const STANDARD_INPUT = new Set(['-', '/dev/stdin']);
/** What a shell has opened for us: `belfry check <(…)`. */
const OPENED = /^\/(dev|proc\/self)\/fd\/\d+$/;

/** The JSON in a file, or on standard input. */
export async function readJsonFile(
  path: string,
  { stdin }: Pick<Streams, 'stdin'>,
): Promise<Result<unknown, FileFault>> {
  const bytes = await readBytes(path, stdin);
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

async function readBytes(path: string, stdin: Streams['stdin']): Promise<Result<Uint8Array, FileFault>> {
  if (STANDARD_INPUT.has(path)) return readStream(stdin());
  return OPENED.test(path) ? readStream(createReadStream(path)) : readFile(path);
}

async function readStream(stream: AsyncIterable<Uint8Array>): Promise<Result<Uint8Array, FileFault>> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      total += chunk.length;
      if (total > LIMIT) return failed({ code: 'file-too-large', limit: LIMIT_MB });
    }
  } catch (error) {
    return failed(fileFault(error));
  }
  return ok(Buffer.concat(chunks));
}

function readFile(path: string): Result<Uint8Array, FileFault> {
  let file: number | undefined;
  try {
    // Not waiting: a pipe may have nobody who writes into it.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(file);
    if (stat.isDirectory()) return failed({ code: 'file-is-folder' });
    if (!stat.isFile()) return failed({ code: 'file-not-regular' });
    return readAll(file, stat.size);
  } catch (error) {
    return failed(fileFault(error));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Reads to the end, which may lie elsewhere than the system says. */
function readAll(file: number, size: number): Result<Uint8Array, FileFault> {
  const chunks: Uint8Array[] = [];
  for (let total = size > LIMIT ? size : 0; total <= LIMIT; ) {
    const chunk = new Uint8Array(1024 * 1024);
    const read = readSync(file, chunk);
    if (read === 0) return ok(Buffer.concat(chunks));
    chunks.push(chunk.subarray(0, read));
    total += read;
  }
  return failed({ code: 'file-too-large', limit: LIMIT_MB });
}

/** A file is there whole or not at all: it gets its name when it is written. */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.${randomUUID()}.part`;
  try {
    writeFileSync(part, text, { flag: 'wx' });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** The system's name for what went wrong. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** What went wrong with a file, from the system's error. */
export function fileFault(error: unknown): FileFault {
  const code = systemCode(error);
  switch (code) {
    case 'ENOENT':
      return { code: 'file-missing' };
    case 'EISDIR':
      return { code: 'file-is-folder' };
    case 'EACCES':
    case 'EPERM':
      return { code: 'file-forbidden' };
    // A socket cannot even be opened.
    case 'ENXIO':
      return { code: 'file-not-regular' };
    case 'ENOSPC':
    case 'EDQUOT':
      return { code: 'disk-full' };
    default:
      return { code: 'file-failed', reason: code };
  }
}
