/** Counts what is open at a time, for each and in all. */
export class Openings {
  readonly #most: { readonly each: number; readonly inAll: number };
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(each: number, inAll: number) {
    this.#most = { each, inAll };
  }

  /**
   * One more for this one; without a key, only in all. Gives what ends it, to be called once or more; nothing if there are too many
   * already.
   */
  open(key?: string): (() => void) | undefined {
    const count = key === undefined ? 0 : (this.#open.get(key) ?? 0);
    if (count >= this.#most.each || this.#all >= this.#most.inAll) return undefined;
    if (key !== undefined) this.#open.set(key, count + 1);
    this.#all += 1;
    let isOpen = true;
    return () => {
      if (isOpen) this.#close(key);
      isOpen = false;
    };
  }

  get count(): number {
    return this.#all;
  }

  #close(key: string | undefined): void {
    this.#all -= 1;
    if (key === undefined) return;
    const count = this.#open.get(key) ?? 0;
    if (count <= 1) this.#open.delete(key);
    else this.#open.set(key, count - 1);
  }
}
