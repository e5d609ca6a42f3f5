/** How speed is measured. What else the machine does can only slow a round down, so the best one is told beside the median. */
import { at } from '@belfry/engine';

const ROUNDS = 40;
const ROUND_SECONDS = 0.2;

/** Runs of `work` per second. */
export function measureRate(work: () => void, batch: number): { readonly best: number; readonly median: number } {
  const rates = Array.from({ length: ROUNDS }, () => rateFor(ROUND_SECONDS, work, batch)).toSorted((a, b) => b - a);
  return { best: at(rates, 0), median: at(rates, ROUNDS / 2) };
}

function rateFor(seconds: number, work: () => void, batch: number): number {
  let runs = 0;
  let elapsed = 0;
  for (const begin = performance.now(); elapsed < seconds; elapsed = (performance.now() - begin) / 1000) {
    for (let run = 0; run < batch; run++) work();
    runs += batch;
  }
  return runs / elapsed;
}

/** The median of how long `work` takes, in milliseconds. */
export function medianTime(runs: number, work: (run: number) => void): number {
  const times = Array.from({ length: runs }, (_, run) => {
    const begin = performance.now();
    work(run);
    return performance.now() - begin;
  });
  return at(
    times.toSorted((a, b) => a - b),
    Math.floor(runs / 2),
  );
}

/** What such a share of delays stays below, those of all rounds taken together: what one bad round delays counts in full. */
export function delayOf(rounds: readonly { readonly delays: readonly number[] }[], share: number): number {
  const sorted = rounds.flatMap(({ delays }) => delays).toSorted((a, b) => a - b);
  return at(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)));
}

/** Prints a figure: a line of JSON. */
export const print = (figure: Readonly<Record<string, string | number | boolean>>): void =>
  console.log(JSON.stringify(figure));
