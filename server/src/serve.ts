/** Opens a house by its settings. What can go wrong on the way is a value; whoever shows it has the words. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { failed, ok, type Result } from '@belfry/engine';
import { renderUnicodeCompact } from 'uqr';
import { type Addresses, addressesOf } from './addresses.js';
import { endBy } from './closing.js';
import { type House, openHouse } from './house.js';
import type { Settings } from './settings.js';
import { problemOf, type ServeProblem } from './trouble.js';

export interface Served extends Addresses {
  readonly dataFolder: string;
  readonly publicUrl?: string;
  readonly close: () => Promise<void>;
  /** For errors that nobody caught. */
  readonly lose: (error: unknown) => void;
}

/** The status of a process whose house is lost. */
const LOST = 1;

/** What is opened and closed. */
export type Door = Pick<House, 'listen' | 'close' | 'lost' | 'lose'>;

/**
 * Opens the house, and listens. If anything is wrong, everything is closed again. A house that cannot go on takes its process along,
 * so that whoever looks after that begins another.
 */
export async function serve(
  settings: Settings,
  open: (settings: Settings) => Promise<Door> = openHouse,
  exit: (code: number) => void = code => process.exit(code),
): Promise<Result<Served, ServeProblem>> {
  const { host, dataFolder, publicUrl } = settings;
  let house: Door | undefined;
  try {
    makeFolder(dataFolder);
    house = await open(settings);
    const { port } = await house.listen();
    const { close, lost, lose } = house;
    void lost.then(() => endBy(close, exit, LOST));
    return ok({
      ...addressesOf(host, port),
      dataFolder,
      ...(publicUrl !== undefined && { publicUrl }),
      close,
      lose,
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

/** An address for cameras, to be printed in a terminal: light on dark, whatever the terminal's own colours are. */
export const cameraCode = (address: string): string =>
  renderUnicodeCompact(address, { border: 2 })
    .split('\n')
    .map(line => `\u001b[97;40m${line}\u001b[0m`)
    .join('\n');
