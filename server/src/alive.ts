/** A sign of life beside the data, so that a server that starts knows since when none was there. */
import { closeSync, openSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds between two signs. */
const PAUSE = 5000;

export interface SignsOfLife {
  /** When the last one was given before this start; nothing if none ever was. */
  readonly last: number | undefined;
  readonly stop: () => void;
}

/** @param now the time as tables know it, which the machine's clock does not move */
export function giveSigns(folder: string, now: () => number): SignsOfLife {
  const file = join(folder, 'alive');
  const last = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const give = (): void => {
    // A full disk is told of elsewhere; this needs no room.
    try {
      closeSync(openSync(file, 'a', 0o600));
      const time = new Date(now());
      utimesSync(file, time, time);
    } catch {}
  };
  give();
  const timer = setInterval(give, PAUSE).unref();
  return {
    last,
    stop: () => {
      clearInterval(timer);
      give();
    },
  };
}
