/** How often somebody may ask: buckets that fill up with time. The same for requests and for what comes over sockets. */
import type { Clock } from '@belfry/table';
import { type Limits, RATES, type RateKind } from './limits.js';
import { Recent } from './recent.js';

/** Taken; or how many milliseconds to wait until it can be. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly wait: number };

interface Bucket {
  left: number;
  at: number;
}

const TAKEN: Taken = { ok: true };
/** Seconds. */
const A_WHILE = 1;

/** Who waited as long as they were told must not wait again because sums of fractions are not exact. */
const ROUNDING = 1e-9;

export class Rates {
  readonly #limits: Limits['rates'];
  readonly #now: () => number;
  readonly #buckets: Readonly<Record<RateKind, Recent<Bucket>>>;

  constructor({ rates, mostCounted }: Pick<Limits, 'rates' | 'mostCounted'>, clock: Pick<Clock, 'now'>) {
    this.#limits = rates;
    this.#now = () => clock.now();
    this.#buckets = Object.fromEntries(RATES.map(kind => [kind, new Recent(mostCounted)])) as Record<
      RateKind,
      Recent<Bucket>
    >;
  }

  /** Takes so much of what this one may still have. If there is not enough, nothing is taken. */
  take(kind: RateKind, key: string, cost = 1): Taken {
    const { burst, perSecond } = this.#limits[kind];
    const now = this.#now();
    const known = this.#buckets[kind].get(key);
    const bucket = known ?? { left: burst, at: now };
    // A clock that is set back gives nothing, and takes nothing.
    const passed = Math.max(0, now - bucket.at) / 1000;
    bucket.left = Math.min(burst, bucket.left + passed * perSecond);
    // Who came a moment ago is still among the last.
    if (known === undefined || passed > A_WHILE) this.#buckets[kind].set(key, bucket);
    bucket.at = now;
    const missing = cost - bucket.left;
    if (missing > ROUNDING) return { ok: false, wait: Math.ceil(((missing - ROUNDING) / perSecond) * 1000) };
    bucket.left -= cost;
    return TAKEN;
  }
}
