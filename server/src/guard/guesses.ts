/**
 * Makes guessing hopeless. Six digits are few, so wrong ones cost time: for the address they come from, more with each; and if
 * very many come from everywhere, codes are not taken for a while. Links are too long to be guessed, and go on being taken.
 */
import type { Clock } from '@belfry/table';
import type { GuessLimits, Limits } from './limits.js';
import { Recent } from './recent.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Wrong guesses, as long as they count. */
interface Misses {
  readonly count: number;
  /** When the count began. */
  readonly since: number;
  /** Nothing is taken before this. */
  readonly until: number;
}

export class Guesses {
  readonly #limits: GuessLimits;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #byAddress: Recent<Misses>;
  #inAll: { readonly count: number; readonly since: number } = { count: 0, since: 0 };
  #closed: { readonly times: number; readonly until: number } = { times: 0, until: 0 };

  constructor({ guesses, mostCounted }: Pick<Limits, 'guesses' | 'mostCounted'>, clock: Pick<Clock, 'now'>) {
    this.#limits = guesses;
    this.#clock = clock;
    this.#byAddress = new Recent(mostCounted);
  }

  /** Milliseconds until this address may try anything again. */
  waitOf(address: string): number {
    return Math.max(0, (this.#byAddress.get(address)?.until ?? 0) - this.#clock.now());
  }

  /** Milliseconds until codes are taken again, from anybody. */
  waitOfCodes(): number {
    return Math.max(0, this.#closed.until - this.#clock.now());
  }

  wrongLink(address: string): void {
    const now = this.#clock.now();
    const { perAddress, firstWait, longestWait } = this.#limits;
    const { count, since } = this.#misses(address, now);
    const over = count + 1 - perAddress;
    const wait = over < 0 ? 0 : Math.min(longestWait, firstWait * 2 ** over);
    this.#byAddress.set(address, { count: count + 1, since, until: now + wait });
  }

  wrongCode(address: string): void {
    this.wrongLink(address);
    const now = this.#clock.now();
    const { count, since } = now - this.#inAll.since < HOUR ? this.#inAll : { count: 0, since: now };
    this.#inAll = { count: count + 1, since };
    if (count + 1 >= this.#limits.inAll) this.#close(now);
  }

  /** What still counts: an hour for those who guessed a little, a quiet day for those who went on. */
  #misses(address: string, now: number): Pick<Misses, 'count' | 'since'> {
    const misses = this.#byAddress.get(address);
    if (misses === undefined) return { count: 0, since: now };
    const isMany = misses.count >= this.#limits.perAddress;
    const isPast = isMany ? now - misses.until >= DAY : now - misses.since >= HOUR;
    return isPast ? { count: 0, since: now } : misses;
  }

  /** For an hour at first, twice as long each time it goes on. */
  #close(now: number): void {
    const times = now - this.#closed.until < DAY ? this.#closed.times + 1 : 1;
    this.#closed = { times, until: now + Math.min(this.#limits.longestWait, HOUR * 2 ** (times - 1)) };
    this.#inAll = { count: 0, since: now };
  }
}
