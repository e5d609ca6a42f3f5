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
    const words: Word[] = [{ count: 0, outcome: this.#after([...said, 0]) }];
    for (let count = Math.max(0, ...said) + 1; count <= this.#position.dealt; count++)
      if (this.#prizes.best(seat, count) !== undefined) words.push({ count, outcome: this.#after([...said, count]) });
    return words;
  }

  /** What the round leads to after these words. */
  solve(said: readonly number[] = []): Outcome {
    return bestWord(this.words(said), this.#speaker(said.length)).outcome;
  }

  #after(said: readonly number[]): Outcome {
    const { players, dealt } = this.#position;
    if (said.length < players && at(said, said.length - 1) < dealt) return this.solve(said);
    const standing = said.findLastIndex(count => count > 0);
    if (standing < 0) return this.#prizes.unbuilt;
    // Who bid more than they can build, which some tables allow, speaks again, and everybody after them.
    return this.#prizes.best(this.#speaker(standing), at(said, standing)) ?? this.solve(said.slice(0, standing));
  }
}

/** The word a seat likes best; of equal ones the lowest. */
const bestWord = (words: readonly Word[], seat: number): Word =>
  words.reduce((best, word) => (at(word.outcome.likings, seat) > at(best.outcome.likings, seat) ? word : best));
