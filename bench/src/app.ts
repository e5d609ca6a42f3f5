/** The built app on a whole server, as people get it, and a browser; on a fast line and on a slow one. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse, WEB_ROOT } from '@belfry/server';
import { type Browser, type CDPSession, chromium } from 'playwright-core';

export interface Line {
  readonly name: string;
  readonly slowdown: number;
  /** Bytes a second, and milliseconds. */
  readonly network?: {
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
    readonly latency: number;
  };
}

export const LINES: readonly Line[] = [
  { name: 'fast', slowdown: 1 },
  {
    name: 'slow',
    slowdown: 4,
    network: { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8, latency: 150 },
  },
];

export interface Loaded {
  bytes: number;
  /** Physics, with its WebAssembly. */
  large: number;
}

export const NOTHING_LOADED: Loaded = { bytes: 0, large: 0 };

export interface RunningApp {
  readonly browser: Browser;
  readonly address: string;
  /** What was sent so far. */
  readonly loaded: Loaded;
}

export async function withApp(measure: (app: RunningApp) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
  const usual = { host: '127.0.0.1', port: 0, trustProxy: false, listedTables: true, log: 'silent' } as const;
  const house = await openHouse({ ...usual, webRoot: WEB_ROOT, dataFolder: data });
  const loaded = watchScripts(house.server);
  const { port } = await house.listen();
  // scripts/bench.js has found a browser, or installed one.
  const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const browser = await chromium.launch({ executablePath });
  try {
    await measure({ browser, address: `http://127.0.0.1:${port}`, loaded });
  } finally {
    await browser.close();
    await house.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Bytes of script as they were sent, without headers: what the page and its worker share is sent once. */
function watchScripts(server: Server): Loaded {
  const loaded = { ...NOTHING_LOADED };
  server.on('request', ({ url = '' }, response) => {
    response.on('finish', () => {
      const kind = url.startsWith('/assets/large-') ? 'large' : 'bytes';
      if (url.endsWith('.js')) loaded[kind] += Number(response.getHeader('content-length') ?? 0);
    });
  });
  return loaded;
}

export async function slowDown(session: CDPSession, { slowdown, network }: Line): Promise<void> {
  await session.send('Network.enable');
  if (network !== undefined) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
