/**
 * How long decisions took, counted in classes that are each 5 % wider than the one before: a median of millions takes a few dozen
 * numbers, and what several processes counted adds up.
 */

/** How many decisions fell into each class, by its number. */
export type TimeCounts = Readonly<Record<string, number>>;

/** The first class ends here, in milliseconds. */
const LEAST = 0.001;
const WIDER = Math.log(1.05);

export class Times {
  readonly #counts = new Map<number, number>();

  add(milliseconds: number): void {
    const place = milliseconds <= LEAST ? 0 : Math.ceil(Math.log(milliseconds / LEAST) / WIDER);
    this.#counts.set(place, (this.#counts.get(place) ?? 0) + 1);
  }

  addCounts(counts: TimeCounts): void {
    for (const [place, count] of Object.entries(counts))
      this.#counts.set(Number(place), (this.#counts.get(Number(place)) ?? 0) + count);
  }

  counts(): TimeCounts {
    return Object.fromEntries(this.#sorted());
  }

  get total(): number {
    return this.#sorted().reduce((sum, [, count]) => sum + count, 0);
  }

  /** This part of the decisions took so many milliseconds at most; 0 if there were none. */
  quantile(part: number): number {
    const wanted = this.total * part;
    let seen = 0;
    for (const [place, count] of this.#sorted()) {
      seen += count;
      if (seen >= wanted) return middleOf(place);
    }
    return 0;
  }

  #sorted(): [place: number, count: number][] {
    return [...this.#counts].toSorted(([a], [b]) => a - b);
  }
}

/** What is quicker than the first class ends counts as that. */
const middleOf = (place: number): number => (place === 0 ? LEAST : LEAST * Math.exp(WIDER * (place - 0.5)));
