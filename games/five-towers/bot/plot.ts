/**
 * Everything on the table that has to do with one tower type: everybody's towers of it, and its cards in the piles and on display. A
 * plot never changes. What may come of it is kept with it, so that futures in which a type fares alike share it, and what was thought
 * about it too.
 */
import type { TowerIndex, Value } from '../rules/index.js';
import type { Prospects } from './prospects.js';
import { type Chain, type Extension, extensionsOf, type Storey } from './storeys.js';

/** So many cards of each value. */
export type Counts = readonly number[];

export const VALUES = 16;

const NOTHING: Chain = [];
export const NO_CARDS: Counts = Array.from({ length: VALUES }, () => 0);

/** What a plot is made of. */
interface Ground {
  readonly type: TowerIndex;
  /** By seat. */
  readonly towers: readonly Storey[];
  /** The cards of this round, the highest value first. */
  readonly display: Chain;
  /** The cards still to be dealt before the deck runs out. */
  readonly deck: Counts;
  /** What lies aside. */
  readonly discard: Counts;
  /** How many cards of all types the deck has. */
  readonly left: number;
  readonly isSecondDeck: boolean;
}

export class Plot {
  readonly type: TowerIndex;
  readonly towers: readonly Storey[];
  readonly display: Chain;
  readonly deck: Counts;
  readonly discard: Counts;
  readonly left: number;
  readonly isSecondDeck: boolean;
  /** What somebody last expected of it. */
  prospects: Prospects | undefined;
  readonly #extensions: (readonly Extension[] | undefined)[] = [];
  #dealt: Map<number, Plot> | undefined;
  #built: Map<Extension, Plot> | undefined;
  #reshuffled: Map<number, Plot> | undefined;
  #putAside: Plot | undefined;

  constructor({ type, towers, display, deck, discard, left, isSecondDeck }: Ground) {
    this.type = type;
    this.towers = towers;
    this.display = display;
    this.deck = deck;
    this.discard = discard;
    this.left = left;
    this.isSecondDeck = isSecondDeck;
  }

  /** What the builder can make of their tower in this round; first of all nothing. */
  extensions(builder: number): readonly Extension[] {
    let extensions = this.#extensions[builder];
    if (extensions === undefined) {
      extensions = extensionsOf(this.towers[builder] as Storey, this.display);
      this.#extensions[builder] = extensions;
    }
    return extensions;
  }

  /** The next round, if these values are dealt, the highest first, and so many cards of all types. */
  deal(display: Chain, cards: number): Plot {
    let key = cards;
    for (let index = 0; index < display.length; index++) key = key * (VALUES + 1) + (display[index] as Value) + 1;
    let plot = this.#dealt?.get(key);
    if (plot === undefined) {
      plot = new Plot({ ...groundOf(this), display, deck: less(this.deck, display), left: this.left - cards });
      this.#dealt ??= new Map();
      this.#dealt.set(key, plot);
    }
    return plot;
  }

  /** The round is over, and the builder made this of their tower. The rest is put aside. */
  settle(builder: number, extension: Extension): Plot {
    if (extension.placed.length === 0 && !extension.isTorn) return this.putAside();
    let plot = this.#built?.get(extension);
    if (plot === undefined) {
      const discard = less(more(this.discard, this.display), extension.placed);
      const towers = this.towers.with(builder, extension.tower);
      plot = new Plot({ ...groundOf(this), towers, display: NOTHING, discard });
      this.#built ??= new Map();
      this.#built.set(extension, plot);
    }
    return plot;
  }

  /** The round is over, and nothing was built of this type. */
  putAside(): Plot {
    this.#putAside ??= new Plot({
      ...groundOf(this),
      display: NOTHING,
      discard: more(this.discard, this.display),
    });
    return this.#putAside;
  }

  /** The discard pile has become the deck, of so many cards. */
  reshuffle(left: number): Plot {
    let plot = this.#reshuffled?.get(left);
    if (plot === undefined) {
      plot = new Plot({ ...groundOf(this), deck: this.discard, discard: NO_CARDS, left, isSecondDeck: true });
      this.#reshuffled ??= new Map();
      this.#reshuffled.set(left, plot);
    }
    return plot;
  }
}

function groundOf({ type, towers, display, deck, discard, left, isSecondDeck }: Plot): Ground {
  return { type, towers, display, deck, discard, left, isSecondDeck };
}

const more = (counts: Counts, values: Chain): Counts => changed(counts, values, 1);

const less = (counts: Counts, values: Chain): Counts => changed(counts, values, -1);

function changed(counts: Counts, values: Chain, by: number): Counts {
  if (values.length === 0) return counts;
  const copy = counts.slice();
  for (const value of values) copy[value] = (copy[value] as number) + by;
  return copy;
}
