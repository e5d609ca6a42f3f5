/**
 * A list that only grows at its end, and whose copies cost nothing: they share what they have in common. Whoever adds first to what
 * is shared does so in place; whoever comes second takes a copy of their own before.
 */
export class Grown<T> {
  #items: T[];
  #length: number;

  constructor(items: T[] = [], length = items.length) {
    this.#items = items;
    this.#length = length;
  }

  copy(): Grown<T> {
    return new Grown(this.#items, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  at(index: number): T | undefined {
    const place = index < 0 ? this.#length + index : index;
    return place < this.#length ? this.#items[place] : undefined;
  }

  push(item: T): void {
    if (this.#items.length !== this.#length) this.#items = this.#items.slice(0, this.#length);
    this.#items.push(item);
    this.#length++;
  }

  /** Only so many stay. */
  cut(length: number): void {
    this.#length = Math.min(this.#length, length);
  }

  slice(from = 0): readonly T[] {
    return this.#items.slice(from, this.#length);
  }

  *[Symbol.iterator](): Generator<T> {
    for (let index = 0; index < this.#length; index++) yield this.#items[index] as T;
  }
}
