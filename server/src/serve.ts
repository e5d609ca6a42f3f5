/** Opens a house by its settings. What can go wrong on the way is a value; whoever shows it has the words. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { failed, ok, type Result } from '@belfry/engine';
import { renderUnicodeCompact } from 'uqr';
import { type Addresses, addressesOf } from './addresses.js';
import { buildServer } from './app.js';
import type { Settings } from './settings.js';

/** A server with everything behind it. */
export interface House {
  readonly listen: () => Promise<{ readonly port: number }>;
  /** In order, and within ten seconds. */
  readonly close: () => Promise<void>;
}

export type OpenHouse = (settings: Settings) => Promise<House>;

/** Why a server did not open. */
export type ServeProblem =
  | { readonly code: 'port-taken'; readonly port: number }
  /** The system lets only others listen there. */
  | { readonly code: 'port-forbidden'; readonly port: number }
  /** This machine does not have this address. */
  | { readonly code: 'host-not-here'; readonly host: string }
  | { readonly code: 'folder-not-writable'; readonly folder: string; readonly reason: string }
  | { readonly code: 'disk-full'; readonly folder: string }
  /** A later version has written there. */
  | { readonly code: 'data-newer'; readonly folder: string }
  | { readonly code: 'data-damaged'; readonly folder: string }
  /** Another server has it open. */
  | { readonly code: 'data-in-use'; readonly folder: string }
  /** What is kept there was encrypted with another secret. */
  | { readonly code: 'wrong-secret'; readonly folder: string }
  | { readonly code: 'not-opened'; readonly reason: string };

export interface Served extends Addresses {
  readonly dataFolder: string;
  readonly publicUrl?: string;
  readonly close: () => Promise<void>;
}

/** Until there are tables on it. */
export const openHouse: OpenHouse = async ({ webRoot, host, port }) => {
  const server = await buildServer({ webRoot });
  return {
    listen: async () => {
      await server.listen({ host, port });
      const bound = server.server.address();
      return { port: typeof bound === 'object' && bound !== null ? bound.port : port };
    },
    close: () => server.close(),
  };
};

/** Opens the house, and listens. If anything is wrong, everything is closed again. */
export async function serve(settings: Settings, open: OpenHouse = openHouse): Promise<Result<Served, ServeProblem>> {
  const { host, dataFolder, publicUrl } = settings;
  let house: House | undefined;
  try {
    makeFolder(dataFolder);
    house = await open(settings);
    const { port } = await house.listen();
    return ok({
      ...addressesOf(host, port),
      dataFolder,
      ...(publicUrl !== undefined && { publicUrl }),
      close: house.close,
    });
  } catch (error) {
    await house?.close().catch(() => undefined);
    return failed(problemOf(error, settings));
  }
}

/** What is kept there is nobody else's business. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK | constants.X_OK);
}

function problemOf(error: unknown, { host, port, dataFolder: folder }: Settings): ServeProblem {
  const { code, syscall, message }: Partial<NodeJS.ErrnoException> = Object(error);
  const isListening = syscall === 'listen' || syscall === 'getaddrinfo';
  switch (code) {
    case 'EADDRINUSE':
      return { code: 'port-taken', port };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { code: 'host-not-here', host };
    case 'EACCES':
      return isListening ? { code: 'port-forbidden', port } : { code: 'folder-not-writable', folder, reason: code };
    case 'EPERM':
    case 'EROFS':
    case 'EEXIST':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
      return { code: 'folder-not-writable', folder, reason: code };
    case 'ENOSPC':
    case 'EDQUOT':
      return { code: 'disk-full', folder };
    default:
      return { code: 'not-opened', reason: message ?? String(error) };
  }
}

/** An address for cameras, to be printed in a terminal: light on dark, whatever the terminal's own colours are. */
export const cameraCode = (address: string): string =>
  renderUnicodeCompact(address, { border: 2 })
    .split('\n')
    .map(line => `\u001b[97;40m${line}\u001b[0m`)
    .join('\n');
