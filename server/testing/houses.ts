/** Real houses on free ports, with a folder of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeeperParts } from '@belfry/table';
import { type House, type HouseParts, LIMITS, type Limits, openHouse, type Settings } from '../src/index.js';
import { webApp } from './app.js';

const FAST = { burst: 1e9, perSecond: 1e6 };

/** For tests that ask much, and are about something else. */
export const GENEROUS: Limits = {
  ...LIMITS,
  rates: { ...LIMITS.rates, guest: FAST, address: FAST, table: FAST, 'new-guests': FAST, 'new-tables': FAST },
};

interface OpenHouse {
  readonly house: House;
  readonly base: string;
  readonly data: string;
  readonly close: () => Promise<void>;
}

export interface Houses {
  open(parts?: HouseParts, data?: string, settings?: Partial<Settings>): Promise<OpenHouse>;
  /** A folder that goes when all is over. */
  folder(): string;
  closeAll(): Promise<void>;
}

/** @param find the games that are played in them, without threads */
export function houses(find: KeeperParts['find']): Houses {
  const open = new Set<OpenHouse>();
  const webRoot = webApp();
  const folders: string[] = [webRoot];
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'belfry-house-'));
    folders.push(made);
    return made;
  };
  return {
    folder,
    open: async (parts = {}, data = folder(), settings = {}) => {
      const usual = { host: '127.0.0.1', port: 0, trustProxy: false, listedTables: true, log: 'silent' } as const;
      const house = await openHouse(
        { ...usual, webRoot, dataFolder: data, ...settings },
        { limits: GENEROUS, pace: 0, find, pool: { threads: 1 }, ...parts },
      );
      const { port } = await house.listen();
      const opened: OpenHouse = {
        house,
        base: `http://127.0.0.1:${port}`,
        data,
        close: async () => {
          if (open.delete(opened)) await house.close();
        },
      };
      open.add(opened);
      return opened;
    },
    closeAll: async () => {
      await Promise.all([...open].map(house => house.close()));
      for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
    },
  };
}
