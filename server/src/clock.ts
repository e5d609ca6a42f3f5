/**
 * Time as a server knows it. Clocks of machines are set forwards and backwards, and laptops sleep; nobody's time to think should run
 * out by that. So it goes on steadily from where it was at the start, and only slowly gives way if the machine's clock says
 * something else.
 */
import type { Clock } from '@belfry/table';

interface Sources {
  /** The machine's clock: milliseconds since 1970. It may jump. */
  readonly wall: () => number;
  /** Milliseconds since some moment. It never jumps. */
  readonly steady: () => number;
}

/** How much of the time that has passed may be spent on catching up. */
const GIVE = 0.005;

export function steadyNow({ wall, steady }: Sources): () => number {
  let [time, last] = [wall(), steady()];
  return () => {
    const passed = Math.max(0, steady() - last);
    last += passed;
    const gap = wall() - (time + passed);
    time += passed + Math.max(-GIVE * passed, Math.min(GIVE * passed, gap));
    return Math.round(time);
  };
}

/** Timers count in 32 bits; who is called too early looks at the clock and waits again. */
const LONGEST_WAIT = 2 ** 31 - 1;

export function serverClock(sources: Sources = { wall: () => Date.now(), steady: () => performance.now() }): Clock {
  const now = steadyNow(sources);
  return {
    now,
    at: (time, call) => {
      const timer = setTimeout(call, Math.min(Math.max(0, time - now()), LONGEST_WAIT));
      return () => clearTimeout(timer);
    },
  };
}
