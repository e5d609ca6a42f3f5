/** Builds the web app and compresses its files, so that the server need not. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root, run } from './shell.js';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Bytes. There are many small files, and together they count. */
const WORTH_IT = 200;

export function buildWeb() {
  run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn'], {
    aside: true,
  });
  for (const entry of readdirSync(join(root, 'web/dist'), { withFileTypes: true, recursive: true }))
    if (entry.isFile() && COMPRESSIBLE.test(entry.name)) compress(join(entry.parentPath, entry.name));
}

/** @param {string} file */
function compress(file) {
  const content = readFileSync(file);
  if (content.length < WORTH_IT) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
}
