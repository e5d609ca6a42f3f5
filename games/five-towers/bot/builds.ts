/** All builds of one seat in a round, each with what everybody is then expected to have at the end. */
import { tearDownPoints } from '../rules/index.js';
import type { Outlook } from './outlook.js';
import { type Position, TYPES } from './position.js';
import { type Choice, type Prospect, prospectsOf } from './prospects.js';
import type { Extension } from './storeys.js';

/** Is told of each build. What it is handed is written over for the next one. */
export type Visit = (count: number, scores: Float64Array, extensions: readonly Extension[]) => void;

const NOT_TORN = -1;

/** Goes through the builds of a seat. It is used again and again: making one takes as long as a walk. */
class Walk {
  readonly #players: number;
  /** The sums so far: of the points by seat and the highest tower by seat, for each type a row. */
  readonly #points: Float64Array;
  readonly #highest: Float64Array;
  readonly #scores: Float64Array;
  readonly #extensions: Extension[] = [];
  readonly #choices: Choice[] = [];
  #seat = 0;
  #torn = NOT_TORN;
  #visit: Visit = () => {};

  constructor(players: number) {
    this.#players = players;
    this.#points = new Float64Array((TYPES + 1) * players);
    this.#highest = new Float64Array((TYPES + 1) * players);
    this.#scores = new Float64Array(players);
  }

  /** First without tearing down, then with each tower's top torn down. */
  walk({ plots, torn }: Position, seat: number, outlook: Outlook, visit: Visit): void {
    this.#seat = seat;
    this.#visit = visit;
    for (let type = 0; type < TYPES; type++) {
      const choice = prospectsOf(plots[type] as Position['plots'][number], outlook).choice(seat, torn);
      this.#choices[type] = choice;
      this.#extensions[type] = (choice.standing[0] as Prospect).extension;
    }
    for (let other = 0; other < this.#players; other++) this.#points[other] = tearDownPoints(torn[other] as number);
    this.#torn = NOT_TORN;
    this.#walk(0, 0);
    this.#points[seat] = tearDownPoints((torn[seat] as number) + 1);
    for (let type = 0; type < TYPES; type++) {
      if ((this.#choices[type] as Choice).torn.length === 0) continue;
      this.#torn = type;
      this.#walk(0, 0);
    }
  }

  #walk(type: number, count: number): void {
    if (type === TYPES) {
      if (count > 0) this.#tell(count);
      return;
    }
    const { standing, torn } = this.#choices[type] as Choice;
    const prospects = this.#torn === type ? torn : standing;
    for (let index = 0; index < prospects.length; index++) {
      const prospect = prospects[index] as Prospect;
      this.#take(type, prospect);
      this.#walk(type + 1, count + prospect.extension.placed.length);
    }
  }

  #take(type: number, prospect: Prospect): void {
    const players = this.#players;
    const before = type * players;
    const after = before + players;
    this.#extensions[type] = prospect.extension;
    const costly = this.#torn !== NOT_TORN && this.#torn !== type ? this.#seat : NOT_TORN;
    for (let seat = 0; seat < players; seat++) {
      const points = seat === costly ? prospect.pointsElsewhereTorn : (prospect.points[seat] as number);
      const cards = seat === costly ? prospect.cardsElsewhereTorn : (prospect.cards[seat] as number);
      const highest = this.#highest[before + seat] as number;
      this.#points[after + seat] = (this.#points[before + seat] as number) + points;
      this.#highest[after + seat] = cards > highest ? cards : highest;
    }
  }

  #tell(count: number): void {
    const last = TYPES * this.#players;
    for (let seat = 0; seat < this.#players; seat++)
      this.#scores[seat] = (this.#points[last + seat] as number) + (this.#highest[last + seat] as number);
    this.#visit(count, this.#scores, this.#extensions);
  }
}

/** By how many play. */
const walks: (Walk | undefined)[] = [];

/** Tells of every build of this seat. Whoever is told must not ask for others meanwhile. */
export function visitBuilds(position: Position, seat: number, outlook: Outlook, visit: Visit): void {
  const walk = walks[position.players] ?? new Walk(position.players);
  walks[position.players] = walk;
  walk.walk(position, seat, outlook, visit);
}

/** What everybody is expected to have at the end if nobody builds. */
export function scoresUnbuilt({ plots, torn, starter }: Position, outlook: Outlook): number[] {
  const scores = torn.map(tearDownPoints);
  const highest = torn.map(() => 0);
  for (const plot of plots) {
    const { points, cards } = prospectsOf(plot, outlook).unbuilt(starter, torn);
    for (let seat = 0; seat < torn.length; seat++) {
      scores[seat] = (scores[seat] as number) + (points[seat] as number);
      highest[seat] = Math.max(highest[seat] as number, cards[seat] as number);
    }
  }
  return scores.map((score, seat) => score + (highest[seat] as number));
}
