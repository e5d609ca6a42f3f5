/** A sign of life beside the data, so that a server that starts knows since when none was there. */
import { closeSync, openSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds between two signs. */
const PAUSE = 5000;

export interface SignsOfLife {
  /** Since when nobody was there for a table that changed last at this time; nothing if no sign was ever given. */
  readonly awaySince: (changed: number) => number | undefined;
  readonly stop: () => void;
}

/**
 * @param now the time as tables know it, which the machine's clock does not move
 * @param standsStill are there tables whose clocks did not go on yet? As long as there are, the sign before this start is kept: should
 *   the server end now, those stand still since then.
 */
export function giveSigns(folder: string, now: () => number, standsStill: () => boolean): SignsOfLife {
  const [file, before] = [join(folder, 'alive'), join(folder, 'alive-before')];
  const [kept, last = kept] = [timeOf(before), timeOf(file)];
  // Who had set the clock back since then would go on with a time that is still to come.
  const still = kept !== undefined && last !== undefined && kept <= last ? kept : last;
  // On a full disk there is room for a new name.
  if (still !== kept) attempt(() => renameSync(file, before));
  const give = (): void =>
    attempt(() => {
      closeSync(openSync(file, 'a', 0o600));
      const time = new Date(now());
      utimesSync(file, time, time);
      if (!standsStill()) rmSync(before, { force: true });
    });
  give();
  const timer = setInterval(give, PAUSE).unref();
  return {
    // What changed after that sign has gone on since; but for what had, in the moment before the end.
    awaySince: changed => (still !== undefined && changed <= still + PAUSE ? Math.max(still, changed) : last),
    stop: () => {
      clearInterval(timer);
      give();
    },
  };
}

const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** A full disk is told of elsewhere. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {}
}
