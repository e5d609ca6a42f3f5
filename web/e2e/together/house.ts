/** Belfry as hosts run it, a process of its own, and people who come to it with browsers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Visit, visitors } from '../app.js';
import { isLoaded, noteLoading } from './loading.js';

/** As it was built: a checkout that changes meanwhile is not built again. */
const BELFRY = fileURLToPath(new URL('../../../cli/dist/src/run.js', import.meta.url));
const SCREENS = fileURLToPath(new URL('../../../screens', import.meta.url));

/** Lines are cut and servers restarted: pages say so in their consoles, and parts that are not needed yet do not come. */
const EXPECTED =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection|Failed to load resource|dynamically imported|preload CSS|fetching the script/;

export interface House {
  readonly address: string;
  visit(visit?: Visit): Promise<Page>;
  /** The process is killed or asked to end, and another one takes its place: same port, same data. */
  restart(signal?: NodeJS.Signals): Promise<void>;
}

/** One server and one browser for a file of tests. */
export function serveHouse(): House {
  let address = '';
  let port = 0;
  let data = '';
  let child: ChildProcess | undefined;
  const pages: Page[] = [];
  const people = visitors(() => address, EXPECTED);
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [BELFRY, 'serve', '--host', '127.0.0.1', '--port', String(port), '--data', data], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], BELFRY_LANG: 'en' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const text of child.stdout?.setEncoding('utf8').iterator({ destroyOnReturn: false }) ?? []) {
      said += String(text);
      if (/^Belfry is open: /m.test(said)) break;
    }
    // Whatever else it says is not kept.
    child.stdout?.resume();
    if (!/^Belfry is open: /m.test(said)) throw new Error(`the server did not open: ${said}`);
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === undefined) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
    child = undefined;
  };
  beforeAll(async () => {
    port = await freePort();
    address = `http://127.0.0.1:${port}`;
    data = mkdtempSync(join(tmpdir(), 'belfry-together-'));
    await Promise.all([start(), people.open()]);
  });
  // What everybody saw last is kept in `screens/` if something went wrong.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const [index, page] of pages.entries())
      await page.screenshot({ path: join(SCREENS, `together-${index}.png`), timeout: 5000 }).catch(() => undefined);
  });
  afterAll(async () => {
    try {
      await people.close();
    } finally {
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    }
  });
  return {
    get address() {
      return address;
    },
    async visit(visit) {
      const page = await people.visit(visit);
      // Others take their time.
      page.setDefaultTimeout(PATIENCE);
      noteLoading(page);
      pages.push(page);
      return page;
    },
    async restart(signal = 'SIGTERM') {
      await Promise.all(pages.map(isLoaded));
      await stop(signal);
      await start();
    },
  };
}

const PATIENCE = 120_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}
