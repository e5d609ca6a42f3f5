/** Names for everything that can fly over the board, so that its way can be shown. Twins have names of their own. */
import { type Card, cardOf, formatCard, type State, type Towers } from '../../rules/index.js';

export interface Pieces {
  /** By seat, tower and storey. */
  readonly towers: readonly (readonly (readonly string[])[])[];
  /** By seat. */
  readonly torn: readonly (readonly string[])[];
  readonly display: readonly string[];
}

/** `towers` may be drafted ones; cards of the display that lie on them are not there twice. */
export function piecesOf(
  towers: readonly Readonly<Towers>[],
  torn: readonly (readonly Card[])[],
  display: readonly Card[],
): Pieces {
  const count = new Map<Card, number>();
  const name = (card: Card): string => {
    const seen = count.get(card) ?? 0;
    count.set(card, seen + 1);
    return seen === 0 ? formatCard(card) : `${formatCard(card)}-${seen}`;
  };
  return {
    towers: towers.map(own => own.map((tower, index) => tower.map(value => name(cardOf(index, value))))),
    torn: torn.map(cards => cards.map(name)),
    display: display.map(name),
  };
}

/** The pieces of a view as it is. */
export const piecesIn = (view: State): Pieces => piecesOf(view.towers, view.tornDown, view.display);
