/** The auction for a round, solved backwards, from the last bidder to the first. Every seat plays for itself, and knows that the others do. */
import { at } from '@belfry/engine';
import type { Built, Position } from './position.js';

/** What a round may lead to. */
export interface Outcome {
  /** Nothing, if nobody builds. */
  readonly built: Built | undefined;
  /** How much each seat likes it: more is better. */
  readonly likings: readonly number[];
}

/** What is bid for. */
export interface Prizes {
  /** What it leads to if this seat builds so many cards; `undefined` if it cannot. */
  best(seat: number, count: number): Outcome | undefined;
  /** What it leads to if nobody builds. */
  readonly unbuilt: Outcome;
}

/** A word in the auction and what it leads to; 0 is a pass, or the starter's 0. */
export interface Word {
  readonly count: number;
  readonly outcome: Outcome;
}

export class Auction {
  readonly #position: Position;
  readonly #prizes: Prizes;

  constructor(position: Position, prizes: Prizes) {
    this.#position = position;
    this.#prizes = prizes;
  }

  /** Who speaks after so many words. */
  #speaker(words: number): number {
    return (this.#position.starter + words) % this.#position.players;
  }

  /** The words of the seat whose turn it is after these, from the lowest, and what each leads to if everybody then does their best. */
  words(said: readonly number[]): Word[] {
    const seat = this.#speaker(said.length);
    const words: Word[] = [{ count: 0, outcome: this.solve([...said, 0]) }];
    for (let count = Math.max(0, ...said) + 1; count <= this.#position.dealt; count++)
      if (this.#prizes.best(seat, count) !== undefined) words.push({ count, outcome: this.solve([...said, count]) });
    return words;
  }

  /** What the round leads to after these words. */
  solve(said: readonly number[] = []): Outcome {
    const standing = said.findLastIndex(count => count > 0);
    return this.#solve(said, said.length, standing, standing < 0 ? 0 : at(said, standing));
  }

  /** The same when some more words were said, so many in all, and the highest bid is the one of `standing`; of equal words the lowest is best. */
  #solve(said: readonly number[], words: number, standing: number, highest: number): Outcome {
    const { players, dealt } = this.#position;
    if (words === players || highest === dealt) return this.#prize(said, standing, highest);
    const seat = this.#speaker(words);
    let best = this.#solve(said, words + 1, standing, highest);
    for (let count = highest + 1; count <= dealt; count++) {
      if (this.#prizes.best(seat, count) === undefined) continue;
      const outcome = this.#solve(said, words + 1, words, count);
      if ((outcome.likings[seat] as number) > (best.likings[seat] as number)) best = outcome;
    }
    return best;
  }

  #prize(said: readonly number[], standing: number, highest: number): Outcome {
    if (standing < 0) return this.#prizes.unbuilt;
    // Who bid more than they can build, which some tables allow, speaks again, and everybody after them.
    return this.#prizes.best(this.#speaker(standing), highest) ?? this.solve(said.slice(0, standing));
  }
}
