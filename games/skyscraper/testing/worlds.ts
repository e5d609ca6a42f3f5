import { at, type Entry, isSeatEntry, type Random, shuffle, type Viewer } from '@belfry/engine';
import type { Worlds } from '@belfry/engine/testing';
import {
  type Action,
  type Card,
  parseCard,
  type Skyscraper,
  type State,
  skyscraper,
  visibleCards,
} from '../rules/index.js';

export const skyscraperWorlds: Worlds<Skyscraper> = {
  disguise: ({ options, log }, viewer, random) => new Tracker(options, log, viewer).disguised(random),

  /** Every card is there once, in sight or in the pile. */
  isPossible(state) {
    const { order, left } = state.pile;
    if (order === null || state.viewer !== null || state.hands.some(({ hidden }) => hidden > 0)) return false;
    const all = [...visibleCards(state), ...order.slice(order.length - left)].toSorted((a, b) => a - b);
    const sizes = state.hands.every(({ cards, size }) => cards.reduce((sum, count) => sum + count, 0) === size);
    return sizes && (all.length === 54 || (all.length === 0 && state.turns === 0));
  },
};

/** One card of one deck, followed through the match. */
interface Token {
  card: Card;
  readonly deck: number;
  /** Has the viewer ever seen its face? */
  seen: boolean;
}

/**
 * Follows every single card. Those of one deck whose faces the viewer never saw could have had each other's: swapping them gives
 * another log that looks just the same. It says so without `see` and `imagine`.
 */
class Tracker {
  readonly #log: readonly Entry<Skyscraper>[];
  readonly #viewer: Viewer;
  readonly #decks: Token[][] = [];
  readonly #hands: Token[][];
  /** For each entry that is a theft, what was stolen. */
  readonly #stolen = new Map<number, Token>();
  #pile: Token[] = [];

  constructor(options: Skyscraper['Options'], log: readonly Entry<Skyscraper>[], viewer: Viewer) {
    this.#log = log;
    this.#viewer = viewer;
    this.#hands = Array.from({ length: options.players }, () => []);
    const state = skyscraper.start(options);
    for (const [index, entry] of log.entries()) {
      const before = skyscraper.copy(state);
      if (isSeatEntry<Skyscraper>(entry)) skyscraper.applyAction(state, entry.action);
      else skyscraper.applyChance(state, entry);
      this.#follow(index, entry, before, state);
    }
  }

  disguised(random: Random): Entry<Skyscraper>[] {
    for (const deck of this.#decks) {
      const hidden = deck.filter(token => !token.seen);
      const faces = shuffle(
        hidden.map(token => token.card),
        random,
      );
      for (const [index, token] of hidden.entries()) token.card = at(faces, index);
    }
    let decks = 0;
    return this.#log.map((entry, index) => {
      if (isSeatEntry<Skyscraper>(entry)) return entry;
      if (entry.chance === 'deck') return { chance: 'deck', cards: at(this.#decks, decks++).map(({ card }) => card) };
      return { chance: 'stolen', card: this.#stolen.get(index)?.card ?? entry.card };
    });
  }

  #follow(index: number, entry: Entry<Skyscraper>, before: State, after: State): void {
    if (isSeatEntry<Skyscraper>(entry)) {
      for (const card of shownBy(entry.action)) this.#take(before.turn, card).seen = true;
      if (entry.action.type === 'end') this.#draw(before, after);
      return;
    }
    if (entry.chance === 'deck') {
      this.#pile = entry.cards.map(card => ({ card, deck: this.#decks.length, seen: false }));
      this.#decks.push([...this.#pile]);
      this.#draw(before, after);
      return;
    }
    const victim = at(before.victims, 0);
    const token = this.#take(victim, entry.card);
    this.#stolen.set(index, token);
    if (victim === this.#viewer) token.seen = true;
    this.#give(before.turn, token);
  }

  /** Cards are drawn seat by seat from the one who was on turn; the first deal goes round before seat 0 draws. */
  #draw(before: State, after: State): void {
    const gained = after.hands.map(({ size }, seat) => size - at(before.hands, seat).size);
    const isDeal = before.turns === 0;
    const order = gained.map((_, step) => (before.turn + step) % gained.length);
    for (const seat of order)
      for (let left = isDeal ? 5 : at(gained, seat); left > 0; left--) this.#give(seat, this.#next());
    if (isDeal) this.#give(0, this.#next());
  }

  #next(): Token {
    const token = this.#pile.shift();
    if (token === undefined) throw new Error('the pile is empty');
    return token;
  }

  #give(seat: number, token: Token): void {
    if (seat === this.#viewer) token.seen = true;
    at(this.#hands, seat).push(token);
  }

  /** A card of this kind leaves a hand; if there are several, one the viewer knew of, for they cannot tell. */
  #take(seat: number, card: Card): Token {
    const hand = at(this.#hands, seat);
    const alike = hand.filter(token => token.card === card);
    const token = alike.find(({ seen }) => seen) ?? at(alike, 0);
    hand.splice(hand.indexOf(token), 1);
    return token;
  }
}

/** The cards of the hand that an action shows. */
function shownBy(action: Action): Card[] {
  switch (action.type) {
    case 'end':
      return [];
    case 'build':
      return [...action.cards];
    case 'steal-floor':
      return [action.with];
    case 'guard':
      return [parseCard('dog')];
    default:
      return [parseCard(action.type)];
  }
}
