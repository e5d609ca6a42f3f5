/** What the browsers are shown: the built app as people get it, but for a listener in its page, and a page that tries what it stands on. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../shell.js';
import { listener } from './in-page.js';

/** @typedef {{ readonly address: string, readonly close: () => Promise<void> }} Served */

/** @returns {Promise<Served>} */
export async function serveApp() {
  const webRoot = mkdtempSync(join(tmpdir(), 'belfry-browsers-'));
  cpSync(join(root, 'web/dist'), webRoot, { recursive: true });
  for (const packed of ['index.html.br', 'index.html.gz']) rmSync(join(webRoot, packed), { force: true });
  const page = join(webRoot, 'index.html');
  // The server allows, by their digests, scripts that are written into the page.
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<head>', `<head><script>(${listener.toString()})()</script>`),
  );
  const { buildServer } = await import(pathToFileURL(join(root, 'server/dist/src/index.js')).href);
  const server = await buildServer({ webRoot });
  /** @type {string} */
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    async close() {
      await server.close();
      rmSync(webRoot, { recursive: true, force: true });
    },
  };
}

/**
 * A page, and a worker that alone may use WebAssembly: the content policy that the app has.
 * @param {{ readonly page: string, readonly worker: string }} scripts
 * @returns {Promise<Served>}
 */
export async function serveTrial({ page, worker }) {
  /** @type {Readonly<Record<string, { readonly type: string, readonly text: string, readonly leave?: string }>>} */
  const files = {
    '/': { type: 'html', text: '<!doctype html><title>Trial</title><script src="/page.js"></script>' },
    '/page.js': { type: 'javascript', text: page },
    '/worker.js': { type: 'javascript', text: worker, leave: "'wasm-unsafe-eval'" },
  };
  const server = createServer(({ url = '' }, response) => {
    const { type, text, leave = '' } = files[url] ?? { type: 'plain', text: '' };
    response.writeHead(url in files ? 200 : 404, {
      'content-type': `text/${type}; charset=utf-8`,
      'content-security-policy': `default-src 'self'; script-src 'self' ${leave}`,
    });
    response.end(text);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port is free');
  return {
    address: `http://127.0.0.1:${place.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
