/**
 * A round thought through: the best build of each player for each number of cards, and the auction for them solved backwards, from the
 * last bidder to the first. Every seat plays for itself, and knows that the others do.
 */
import { at } from '@belfry/engine';
import { scoresUnbuilt, visitBuilds } from './builds.js';
import type { Outlook } from './outlook.js';
import type { Built, Position } from './position.js';

/** What a round leads to. */
export interface Outcome {
  /** Nothing, if nobody builds. */
  readonly built: Built | undefined;
  /** What each seat is expected to have at the end. */
  readonly scores: readonly number[];
}

/** A word in the auction and what it leads to; 0 is a pass, or the starter's 0. */
export interface Word {
  readonly count: number;
  readonly outcome: Outcome;
}

export class Round {
  readonly position: Position;
  readonly outlook: Outlook;
  /** The best of each seat by the number of cards; worked out when first asked for. */
  readonly #best: (readonly (Outcome | undefined)[] | undefined)[] = [];
  #unbuilt: Outcome | undefined;

  constructor(position: Position, outlook: Outlook) {
    this.position = position;
    this.outlook = outlook;
    outlook.begin(position);
  }

  /** A seat's best build of so many cards; `undefined` if there is none. */
  best(seat: number, count: number): Outcome | undefined {
    const known = this.#best[seat] ?? this.#bestOf(seat);
    this.#best[seat] = known;
    return known[count];
  }

  #bestOf(seat: number): readonly (Outcome | undefined)[] {
    const likings: number[] = [];
    const outcomes: (Outcome | undefined)[] = [];
    visitBuilds(this.position, seat, this.outlook, (count, scores, extensions) => {
      const liking = this.outlook.liking(scores, seat);
      if (liking <= (likings[count] ?? Number.NEGATIVE_INFINITY)) return;
      likings[count] = liking;
      outcomes[count] = { built: { builder: seat, extensions: extensions.slice() }, scores: Array.from(scores) };
    });
    return outcomes;
  }

  /** All builds of a seat of so many cards, the best first. */
  ranked(seat: number, count: number): Outcome[] {
    const found: { readonly liking: number; readonly outcome: Outcome }[] = [];
    visitBuilds(this.position, seat, this.outlook, (cards, scores, extensions) => {
      if (cards !== count) return;
      const built = { builder: seat, extensions: extensions.slice() };
      found.push({ liking: this.outlook.liking(scores, seat), outcome: { built, scores: Array.from(scores) } });
    });
    return found.toSorted((a, b) => b.liking - a.liking).map(({ outcome }) => outcome);
  }

  /** What it leads to if nobody builds. */
  get unbuilt(): Outcome {
    this.#unbuilt ??= { built: undefined, scores: scoresUnbuilt(this.position, this.outlook) };
    return this.#unbuilt;
  }

  /** The words of the seat whose turn it is after these, in order, and what each leads to. */
  words(said: readonly number[]): Word[] {
    const { players, starter, dealt } = this.position;
    const seat = (starter + said.length) % players;
    const standing = Math.max(0, ...said);
    const words: Word[] = [{ count: 0, outcome: this.#after([...said, 0]) }];
    for (let count = standing + 1; count <= dealt; count++)
      if (this.best(seat, count) !== undefined) words.push({ count, outcome: this.#after([...said, count]) });
    return words;
  }

  /** What these words lead to, if everybody goes on for the best. */
  #after(said: readonly number[]): Outcome {
    const { players, dealt } = this.position;
    if (said.length < players && at(said, said.length - 1) < dealt) return this.solve(said);
    const standing = said.findLastIndex(count => count > 0);
    if (standing < 0) return this.unbuilt;
    const built = this.best((this.position.starter + standing) % players, at(said, standing));
    // Who bid more than they can build, which some tables allow, speaks again, and everybody after them.
    return built ?? this.solve(said.slice(0, standing));
  }

  /** What the round leads to after these words. */
  solve(said: readonly number[] = []): Outcome {
    return this.choose(this.words(said), (this.position.starter + said.length) % this.position.players).outcome;
  }

  /** The word this seat likes best; of equal ones the first. */
  choose(words: readonly Word[], seat: number): Word {
    return words.reduce((best, word) =>
      this.outlook.liking(word.outcome.scores, seat) > this.outlook.liking(best.outcome.scores, seat) ? word : best,
    );
  }
}
