/** The moments of a match as somebody saw them, fetched by the window: a long match has more than a page should hold. */
import type { Json } from '@belfry/engine';
import { type Eye, MOST_MOMENTS, type TableHost, type TableId } from '@belfry/table';

/** How many windows are kept at hand: usual matches whole. */
const MOST_WINDOWS = 12;

export class Moments {
  readonly eye: Eye;
  readonly #ask: (from: number) => Promise<readonly Json[]>;
  /** By number; the one used last stands last. */
  readonly #windows = new Map<number, Promise<readonly Json[]>>();

  constructor(host: TableHost, id: TableId, eye: Eye) {
    this.eye = eye;
    this.#ask = async from => (await host.moments(id, eye, from, from + MOST_MOMENTS - 1)) ?? [];
  }

  async at(moment: number): Promise<Json | undefined> {
    return (await this.#window(Math.floor(moment / MOST_MOMENTS)))[moment % MOST_MOMENTS];
  }

  /** All of them, window by window. */
  async *all(end: number): AsyncGenerator<readonly Json[]> {
    for (let window = 0; window * MOST_MOMENTS <= end; window++) yield await this.#window(window);
  }

  #window(number: number): Promise<readonly Json[]> {
    const states = this.#windows.get(number) ?? this.#ask(number * MOST_MOMENTS);
    this.#windows.delete(number);
    this.#windows.set(number, states);
    states.catch(() => this.#windows.delete(number));
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MOST_WINDOWS && oldest !== undefined) this.#windows.delete(oldest);
    return states;
  }
}
