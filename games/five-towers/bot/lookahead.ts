/**
 * Thinks some rounds further than this one: deals cards that may come, lets everybody play on as the network would have them, and only
 * then asks the network, or nobody, if that was the end. What this round may lead to is valued so, and the auction for it solved by these
 * values.
 *
 * It is no search over single actions, for an auction with its builds has thousands of lines and is solved exactly in microseconds.
 */
import type { Network } from '@belfry/bots';
import { at, type Limits, type Random, SeededRandom, shuffle } from '@belfry/engine';
import { type Card, DISPLAY_SIZE } from '../rules/index.js';
import type { Outcome } from './auction.js';
import { FinalOutlook, LEAD } from './final-outlook.js';
import { LearnedOutlook } from './learned-outlook.js';
import { deal, isLastRound, listDeck, type Position, reshuffled, settled } from './position.js';
import { Round } from './round.js';

export interface Measure {
  /** How many rounds are played on. */
  readonly rounds: number;
  /** How many times some outcome is played on from, all together. */
  readonly playouts: number;
  /** With so few cards left of the second deck everything is played on to the end instead, and so many times. */
  readonly end: { readonly cards: number; readonly playouts: number };
}

export class Lookahead {
  readonly #outlook: LearnedOutlook;
  readonly #final = new FinalOutlook();
  readonly #measure: Measure;

  constructor(network: Network, measure: Measure) {
    this.#outlook = new LearnedOutlook(network);
    this.#measure = measure;
  }

  /** The same outcomes of a round with likings that come from playing on. In every imagined world each of them is tried, so that luck cancels. */
  refine(position: Position, outcomes: readonly Outcome[], random: Random, limits?: Limits): Outcome[] {
    const starts = outcomes.map(({ built }) => settled(position, built));
    const guess = isKnown(position) ? LEAD : 1;
    const sums = outcomes.map(({ likings }) => likings.map(liking => guess * liking));
    const worlds = this.#worlds(position, outcomes.length);
    const cards = listDeck(position);
    let done = 0;
    while (done < worlds && limits?.isOver() !== true) {
      const order = shuffle(cards.slice(), random);
      const seed = random.below(2 ** 32);
      for (const [index, start] of starts.entries())
        add(at(sums, index), this.#playOn(start, order, new SeededRandom(seed)));
      done += 1;
    }
    // What was thought before counts as one world; beside the one that is known it tells apart only what is alike in that.
    return outcomes.map(({ built }, index) => ({ built, likings: at(sums, index).map(sum => sum / (done + guess)) }));
  }

  #worlds(position: Position, outcomes: number): number {
    const { playouts, end } = this.#measure;
    if (isKnown(position)) return 1;
    return Math.ceil((isNear(position, end.cards) ? end.playouts : playouts) / outcomes);
  }

  /** How everybody likes what comes of it after some rounds. */
  #playOn(start: Position, order: readonly Card[], random: Random): readonly number[] {
    const most = isNear(start, this.#measure.end.cards) ? Number.POSITIVE_INFINITY : this.#measure.rounds;
    let position = start;
    let cards = order;
    for (let rounds = 1; ; rounds++) {
      if (position.left === 0) {
        position = reshuffled(position);
        cards = shuffle(listDeck(position), random);
      }
      const first = cards.length - position.left;
      position = deal(position, cards.slice(first, first + DISPLAY_SIZE));
      const isLast = isLastRound(position);
      const { built, likings } = new Round(position, isLast ? this.#final : this.#outlook).auction.solve();
      if (isLast || rounds >= most) return likings;
      position = settled(position, built);
    }
  }
}

/** Is the end so near that no more than so many cards will be dealt? */
const isNear = ({ isSecondDeck, left }: Position, cards: number): boolean => isSecondDeck && left <= cards;

/** Is there nothing left to imagine? The last display is what is left of the deck. */
const isKnown = (position: Position): boolean => isNear(position, DISPLAY_SIZE);

function add(sums: number[], values: readonly number[]): void {
  for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] as number) + (values[index] as number);
}
