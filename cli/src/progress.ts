/** A progress bar on a terminal; nothing elsewhere. */
import type { Context } from './context.js';

const EVERY_MS = 100;
const WIDTH = 30;

export class Progress {
  readonly #context: Context;
  readonly #total: number;
  #shownAt = 0;

  constructor(context: Context, total: number) {
    this.#context = context;
    this.#total = total;
  }

  async show(done: number): Promise<void> {
    if (!this.#context.isTerminal) return;
    const now = performance.now();
    if (now - this.#shownAt < EVERY_MS) return;
    this.#shownAt = now;
    const filled = Math.floor((done / this.#total) * WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    await this.#context.err(`\r${bar} ${done}/${this.#total}`);
  }

  async clear(): Promise<void> {
    if (this.#context.isTerminal) await this.#context.err('\r\u001b[K');
  }
}
