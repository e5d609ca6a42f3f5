/** Single cards, followed through a match with secret hands. */
import { at, type Random, type Seat, shuffle, type Viewer } from '@belfry/engine';

/** One card. */
export interface FollowedCard<Face> {
  readonly face: Face;
}

interface Token<Face> {
  face: Face;
  /** Has the viewer ever seen it? */
  seen: boolean;
}

/**
 * The cards of a match, as one viewer sees them go by. Those of one deck whose faces they never saw could have had each other's:
 * `swapFaces` makes another match of it that looks just the same. A game's `disguise` follows its log with this, and then writes
 * the log again with the faces that the cards have now; so it is said without the game's `see` and `imagine` what is hidden.
 */
export class FollowedCards<Face> {
  readonly #viewer: Viewer;
  readonly #decks: Token<Face>[][] = [];
  readonly #hands = new Map<Seat, Token<Face>[]>();
  #pile: Token<Face>[] = [];

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /** A shuffled deck takes the place of the pile, next card first. */
  putDeck(faces: readonly Face[]): readonly FollowedCard<Face>[] {
    const deck = faces.map(face => ({ face, seen: false }));
    this.#decks.push(deck);
    this.#pile = [...deck];
    return deck;
  }

  /** A seat draws the next card of the pile. */
  draw(seat: Seat): FollowedCard<Face> {
    const card = this.#pile.shift();
    if (card === undefined) throw new Error('the pile is empty');
    return this.#give(seat, card);
  }

  /** A seat lays such a card of its hand open. */
  show(seat: Seat, face: Face): void {
    this.#take(seat, face).seen = true;
  }

  /** A seat lays its whole hand open. */
  showHand(seat: Seat): void {
    for (const card of this.#handOf(seat).splice(0)) card.seen = true;
  }

  /** Such a card goes from hand to hand, and only these two see it. */
  pass(from: Seat, to: Seat, face: Face): FollowedCard<Face> {
    const card = this.#take(from, face);
    if (from === this.#viewer) card.seen = true;
    return this.#give(to, card);
  }

  /** The cards the viewer never saw change faces, each deck's among themselves. */
  swapFaces(random: Random): void {
    for (const deck of this.#decks) {
      const hidden = deck.filter(({ seen }) => !seen);
      const faces = hidden.map(({ face }) => face);
      shuffle(faces, random);
      for (const [index, card] of hidden.entries()) card.face = at(faces, index);
    }
  }

  #handOf(seat: Seat): Token<Face>[] {
    const hand = this.#hands.get(seat) ?? [];
    this.#hands.set(seat, hand);
    return hand;
  }

  #give(seat: Seat, card: Token<Face>): Token<Face> {
    if (seat === this.#viewer) card.seen = true;
    this.#handOf(seat).push(card);
    return card;
  }

  /** If a hand has several such cards, one the viewer knew of goes, for they cannot tell. */
  #take(seat: Seat, face: Face): Token<Face> {
    const hand = this.#handOf(seat);
    const alike = hand.filter(card => card.face === face);
    const card = alike.find(({ seen }) => seen) ?? at(alike, 0);
    hand.splice(hand.indexOf(card), 1);
    return card;
  }
}
