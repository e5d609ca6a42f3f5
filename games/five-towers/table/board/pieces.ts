/** Names for everything that can fly over the board, so that its way can be shown. Twins have names of their own. */
import { at, type Json, type Seat } from '@belfry/engine';
import { type Card, cardOf, formatCard, isSeenAction, readSeenEntry, type Towers, towerOf } from '../../rules/index.js';

export interface Pieces {
  /** By seat, tower and storey. */
  readonly towers: readonly (readonly (readonly string[])[])[];
  /** By seat. */
  readonly torn: readonly (readonly string[])[];
  /** By slot. */
  readonly display: readonly string[];
  /** Where each of them lies. */
  readonly lying: ReadonlyMap<string, Spot>;
}

/** What lies on the table. `towers` may be drafted ones; cards of the display that lie on them are not there twice. */
export interface Layout {
  readonly round: number;
  readonly towers: readonly Readonly<Towers>[];
  readonly torn: readonly (readonly Card[])[];
  /** By slot; nothing where the card lies elsewhere. */
  readonly display: readonly (Card | undefined)[];
}

interface Spot {
  readonly card: Card;
  readonly kind: 'tower' | 'torn' | 'display';
  /** Nobody's on the display. */
  readonly seat: number | undefined;
  /** No two spots have the same; the displays of two rounds are two. */
  readonly key: string;
}

export const NO_PIECES: Pieces = { towers: [], torn: [], display: [], lying: new Map() };

/** Where a card stays it keeps its name, and takes it along where it went: of two twins, the one that moved does. */
export function piecesOf(layout: Layout, before: Pieces): Pieces {
  const spots = spotsOf(layout);
  const names = nameAll([...spots.towers.flat(2), ...spots.torn.flat(), ...spots.display], before.lying);
  const name = (spot: Spot | undefined): string => (spot === undefined ? '' : (names.get(spot) ?? ''));
  return {
    towers: spots.towers.map(own => own.map(tower => tower.map(name))),
    torn: spots.torn.map(cards => cards.map(name)),
    display: spots.display.map((spot, slot) => (spot === undefined ? `placed-${slot}` : name(spot))),
    lying: new Map([...names].map(([spot, piece]) => [piece, spot])),
  };
}

const spotsOf = ({ round, towers, torn, display }: Layout) => ({
  towers: towers.map((own, seat) =>
    own.map((tower, index) =>
      tower.map(
        (value, storey): Spot => ({
          card: cardOf(index, value),
          kind: 'tower',
          seat,
          key: `tower ${seat} ${index} ${storey}`,
        }),
      ),
    ),
  ),
  torn: torn.map((cards, seat) =>
    cards.map((card, index): Spot => ({ card, kind: 'torn', seat, key: `torn ${seat} ${index}` })),
  ),
  display: display.map((card, slot): Spot | undefined =>
    card === undefined ? undefined : { card, kind: 'display', seat: undefined, key: `display ${round} ${slot}` },
  ),
});

/** First those that stayed, then those that may have come from where one is missing, then those that are new. */
function nameAll(spots: readonly (Spot | undefined)[], before: ReadonlyMap<string, Spot>): ReadonlyMap<Spot, string> {
  const names = new Map<Spot, string>();
  const missing = new Map(before);
  const give = (spot: Spot, name: string): void => {
    names.set(spot, name);
    missing.delete(name);
  };
  for (const came of [isSame, mayCome])
    for (const spot of spots) {
      if (spot === undefined || names.has(spot)) continue;
      const found = [...missing].find(([, old]) => old.card === spot.card && came(old, spot));
      if (found !== undefined) give(spot, found[0]);
    }
  const taken = new Set([...before.keys(), ...names.values()]);
  for (const spot of spots)
    if (spot !== undefined && !names.has(spot)) {
      const name = freshName(spot.card, taken);
      taken.add(name);
      names.set(spot, name);
    }
  return names;
}

const isSame = (old: Spot, spot: Spot): boolean => old.key === spot.key;

/** From the display onto a tower, from a tower onto its owner's pile, and back. */
function mayCome(old: Spot, spot: Spot): boolean {
  const kinds = new Set([old.kind, spot.kind]);
  if (!kinds.has('tower') || kinds.size === 1) return false;
  return kinds.has('display') || old.seat === spot.seat;
}

function freshName(card: Card, taken: ReadonlySet<string>): string {
  const name = formatCard(card);
  if (!taken.has(name)) return name;
  let count = 1;
  while (taken.has(`${name}-${count}`)) count++;
  return `${name}-${count}`;
}

/** What somebody built just now, in this order. */
export interface Landed {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** The last deed, if it was a build. */
export function landedBy(log: readonly Json[]): Landed | undefined {
  const last = log.findLast(json => isSeenAction(readSeenEntry(json)));
  const entry = last === undefined ? undefined : readSeenEntry(last);
  if (entry === undefined || !isSeenAction(entry) || entry.action.type !== 'build') return undefined;
  return { seat: entry.seat, cards: entry.action.place };
}

/** Which storeys these cards are, the last on their towers: by tower and place from the bottom, as the how-manieth. */
export function ordersOf(
  towers: Readonly<Towers>,
  cards: readonly Card[],
): readonly Readonly<Record<number, number>>[] {
  const orders = towers.map((): Record<number, number> => ({}));
  const heights = towers.map((tower, index) => tower.length - cards.filter(card => towerOf(card) === index).length);
  cards.forEach((card, order) => {
    const tower = towerOf(card);
    const height = at(heights, tower);
    at(orders, tower)[height] = order;
    heights[tower] = height + 1;
  });
  return orders;
}
