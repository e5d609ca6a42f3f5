/** A round thought through, by an outlook on what comes after it: the best build of each player for each number of cards. */
import { Auction, type Outcome, type Prizes } from './auction.js';
import { scoresUnbuilt, visitBuilds } from './builds.js';
import type { Outlook } from './outlook.js';
import type { Built, Position } from './position.js';
import type { Extension } from './storeys.js';

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

  /** The build that a seat likes best for each number of cards. An outcome is made of it only in the end: most are soon surpassed. */
  #bestOf(seat: number): readonly (Outcome | undefined)[] {
    const outlook = this.#outlook;
    const found: (Found | undefined)[] = [undefined, undefined, undefined, undefined, undefined, undefined];
    visitBuilds(this.position, seat, outlook, (count, scores, extensions) => {
      const liking = outlook.liking(scores, seat);
      const best = found[count];
      if (best === undefined) found[count] = { liking, scores: scores.slice(), extensions: extensions.slice() };
      else if (liking > best.liking) improve(best, liking, scores, extensions);
    });
    return found.map(best => best && this.#outcome({ builder: seat, extensions: best.extensions }, best.scores));
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
    const likings: number[] = [];
    for (let seat = 0; seat < scores.length; seat++) likings.push(this.#outlook.liking(scores, seat));
    return { built, likings };
  }
}

/** The best build so far. */
interface Found {
  liking: number;
  readonly scores: Float64Array;
  readonly extensions: Extension[];
}

function improve(best: Found, liking: number, scores: Float64Array, extensions: readonly Extension[]): void {
  best.liking = liking;
  for (let seat = 0; seat < scores.length; seat++) best.scores[seat] = scores[seat] as number;
  for (let type = 0; type < extensions.length; type++) best.extensions[type] = extensions[type] as Extension;
}
