/** All builds of one seat in a round, each with what everybody is then expected to have at the end. */
import { tearDownPoints } from '../rules/index.js';
import type { Outlook } from './outlook.js';
import { type Position, TYPES, towerAt } from './position.js';
import { type Chain, type Extension, extensionsOf } from './storeys.js';

/** What may become of one tower of the builder, and what it will then be worth, and the towers of its type to the others. */
interface Prospect {
  readonly extension: Extension;
  /** By seat. */
  readonly points: Float64Array;
  readonly cards: Float64Array;
  /** The builder's, if another tower is torn down: the next card to tear down costs more then. */
  readonly pointsElsewhereTorn: number;
  readonly cardsElsewhereTorn: number;
}

/** Is told of each build. What it is handed is written over for the next one. */
export type Visit = (count: number, scores: Float64Array, extensions: readonly Extension[]) => void;

const NOT_TORN = -1;

class Walk {
  readonly #seat: number;
  readonly #players: number;
  readonly #prospects: readonly (readonly Prospect[])[];
  readonly #visit: Visit;
  /** The sums so far: of the points by seat and the highest tower by seat, for each type a row. */
  readonly #points: Float64Array;
  readonly #highest: Float64Array;
  readonly #scores: Float64Array;
  readonly #extensions: Extension[];
  /** What torn-down cards cost each seat. */
  readonly #costs: readonly number[];
  #torn = NOT_TORN;

  constructor(position: Position, seat: number, outlook: Outlook, visit: Visit) {
    const { players, torn } = position;
    this.#seat = seat;
    this.#players = players;
    this.#prospects = Array.from({ length: TYPES }, (_, type) => prospectsOf(position, seat, type, outlook));
    this.#visit = visit;
    this.#points = new Float64Array((TYPES + 1) * players);
    this.#highest = new Float64Array((TYPES + 1) * players);
    this.#scores = new Float64Array(players);
    this.#extensions = this.#prospects.map(prospects => (prospects[0] as Prospect).extension);
    this.#costs = torn.map(tearDownPoints);
  }

  /** First without tearing down, then with each tower's top torn down. */
  walk(torn: number): void {
    this.#points.set(this.#costs);
    this.#walk(0, 0);
    this.#points[this.#seat] = tearDownPoints(torn + 1);
    for (let type = 0; type < TYPES; type++) {
      if (!(this.#prospects[type] as readonly Prospect[]).some(({ extension }) => extension.isTorn)) continue;
      this.#torn = type;
      this.#walk(0, 0);
    }
  }

  #walk(type: number, count: number): void {
    if (type === TYPES) {
      if (count > 0) this.#tell(count);
      return;
    }
    const isTorn = this.#torn === type;
    for (const prospect of this.#prospects[type] as readonly Prospect[]) {
      if (prospect.extension.isTorn !== isTorn) continue;
      this.#take(type, prospect);
      this.#walk(type + 1, count + prospect.extension.placed.length);
    }
  }

  #take(type: number, prospect: Prospect): void {
    const players = this.#players;
    const before = type * players;
    const after = before + players;
    this.#extensions[type] = prospect.extension;
    for (let seat = 0; seat < players; seat++) {
      const isCostly = seat === this.#seat && this.#torn !== NOT_TORN && this.#torn !== type;
      const points = isCostly ? prospect.pointsElsewhereTorn : (prospect.points[seat] as number);
      const cards = isCostly ? prospect.cardsElsewhereTorn : (prospect.cards[seat] as number);
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

/** Tells of every build of this seat. */
export const visitBuilds = (position: Position, seat: number, outlook: Outlook, visit: Visit): void =>
  new Walk(position, seat, outlook, visit).walk(position.torn[seat] as number);

function prospectsOf(position: Position, builder: number, type: number, outlook: Outlook): Prospect[] {
  const { players, torn } = position;
  const starter = (builder + 1) % players;
  const ownTorn = torn[builder] as number;
  return extensionsOf(towerAt(position, builder, type), position.display[type] as Chain).map(extension => {
    const { tower, placed, isTorn } = extension;
    const turnout = { builder, starter, type, placed, tower };
    const points = new Float64Array(players);
    const cards = new Float64Array(players);
    for (let seat = 0; seat < players; seat++) {
      if (seat === builder) outlook.rate(seat, tower, isTorn ? ownTorn + 1 : ownTorn, turnout);
      else outlook.rate(seat, towerAt(position, seat, type), torn[seat] as number, turnout);
      points[seat] = outlook.points;
      cards[seat] = outlook.cards;
    }
    if (!isTorn) outlook.rate(builder, tower, ownTorn + 1, turnout);
    return { extension, points, cards, pointsElsewhereTorn: outlook.points, cardsElsewhereTorn: outlook.cards };
  });
}

/** What everybody is expected to have at the end if nobody builds. */
export function scoresUnbuilt(position: Position, outlook: Outlook): number[] {
  const { players, torn, starter } = position;
  return Array.from({ length: players }, (_, seat) => {
    let points = tearDownPoints(torn[seat] as number);
    let highest = 0;
    for (let type = 0; type < TYPES; type++) {
      const tower = towerAt(position, seat, type);
      outlook.rate(seat, tower, torn[seat] as number, { builder: seat, starter, type, placed: [], tower });
      points += outlook.points;
      highest = Math.max(highest, outlook.cards);
    }
    return points + highest;
  });
}
