/** A round thought through, by an outlook on what comes after it: the best build of each player for each number of cards. */
import { Auction, type Outcome, type Prizes } from './auction.js';
import { scoresUnbuilt, visitBuilds } from './builds.js';
import type { Outlook } from './outlook.js';
import type { Built, Position } from './position.js';

export class Round implements Prizes {
  readonly position: Position;
  readonly auction: Auction;
  readonly #outlook: Outlook;
  /** The best of each seat by the number of cards; worked out when first asked for. */
  readonly #best: (readonly (Outcome | undefined)[] | undefined)[] = [];
  #unbuilt: Outcome | undefined;

  constructor(position: Position, outlook: Outlook) {
    this.position = position;
    this.auction = new Auction(position, this);
    this.#outlook = outlook;
    outlook.begin(position);
  }

  best(seat: number, count: number): Outcome | undefined {
    const known = this.#best[seat] ?? this.#bestOf(seat);
    this.#best[seat] = known;
    return known[count];
  }

  get unbuilt(): Outcome {
    this.#unbuilt ??= this.#outcome(undefined, scoresUnbuilt(this.position, this.#outlook));
    return this.#unbuilt;
  }

  #bestOf(seat: number): readonly (Outcome | undefined)[] {
    const likings: number[] = [];
    const outcomes: (Outcome | undefined)[] = [];
    visitBuilds(this.position, seat, this.#outlook, (count, scores, extensions) => {
      const liking = this.#outlook.liking(scores, seat);
      if (liking <= (likings[count] ?? Number.NEGATIVE_INFINITY)) return;
      likings[count] = liking;
      outcomes[count] = this.#outcome({ builder: seat, extensions: extensions.slice() }, scores);
    });
    return outcomes;
  }

  /** All builds of a seat of so many cards, the best first. */
  ranked(seat: number, count: number): Outcome[] {
    const found: { readonly liking: number; readonly outcome: Outcome }[] = [];
    visitBuilds(this.position, seat, this.#outlook, (cards, scores, extensions) => {
      if (cards !== count) return;
      const outcome = this.#outcome({ builder: seat, extensions: extensions.slice() }, scores);
      found.push({ liking: outcome.likings[seat] as number, outcome });
    });
    return found.toSorted((a, b) => b.liking - a.liking).map(({ outcome }) => outcome);
  }

  #outcome(built: Built | undefined, scores: ArrayLike<number>): Outcome {
    return { built, likings: Array.from(scores, (_, seat) => this.#outlook.liking(scores, seat)) };
  }
}
