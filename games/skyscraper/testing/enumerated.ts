/**
 * How likely every world is that fits what a viewer saw of a match, by the slowest and most obvious way: all worlds are followed
 * entry by entry, each with all that fate can have answered. Knows nothing of the rules' own memory.
 *
 * Cards of a kind count as different ones: a hand with two thieves shows one in two ways.
 */
import { at, type Entry, isSeatEntry, type Moment, type Seat, type Viewer } from '@belfry/engine';
import { type Card, type Counts, countCards, noCards, subtract } from '../rules/cards.js';
import { type Skyscraper, type State, unseenIn } from '../rules/index.js';
import { shownBy } from './worlds.js';

/** Where all cards are that this viewer cannot see: in the hands of the others, and at the end of the list in the pile. */
type Places = readonly Readonly<Counts>[];

interface World {
  readonly places: Places;
  weight: number;
}

/** All worlds, at a moment of a match. */
export class Enumeration {
  private worlds: readonly World[];
  private readonly viewer: Viewer;

  /** The viewer knows of the first state what a view shows, and no more. */
  constructor(first: State, viewer: Viewer) {
    this.worlds = dealt(first, viewer);
    this.viewer = viewer;
  }

  get size(): number {
    return this.worlds.length;
  }

  follow({ before, entry, after }: Moment<Skyscraper>): void {
    this.worlds = happened(this.worlds, entry, before, after, this.viewer);
  }

  /** How likely each is, by its hands as `keyOf` writes them. */
  shares(): ReadonlyMap<string, number> {
    const shares = new Map<string, number>();
    const total = this.worlds.reduce((sum, { weight }) => sum + weight, 0);
    for (const { places, weight } of this.worlds) {
      const key = keyOf(places.slice(0, -1));
      shares.set(key, (shares.get(key) ?? 0) + weight / total);
    }
    return shares;
  }
}

/** Hands in a few letters. The viewer's own counts as empty. */
export const keyOf = (hands: Places): string => hands.map(cards => cards.join('')).join(' ');

/** Every way the unseen cards can lie at first. */
function dealt(state: State, viewer: Viewer): readonly World[] {
  const seen = { ...state, hands: state.hands.map((hand, seat) => (seat === viewer ? hand : { ...hand, cards: [] })) };
  const places = [...state.hands.map(noCards), unseenIn(seen)];
  return state.hands.reduce<readonly World[]>(
    (worlds, { size }, seat) =>
      seat === viewer ? worlds : repeated(size, worlds, world => anyFrom(world, places.length - 1, seat)),
    [{ places, weight: 1 }],
  );
}

function happened(
  worlds: readonly World[],
  entry: Entry<Skyscraper>,
  before: State,
  next: State,
  viewer: Viewer,
): readonly World[] {
  const { turn } = before;
  if (isSeatEntry<Skyscraper>(entry)) {
    if (entry.action.type === 'end') return drawn(worlds, before, next, viewer);
    if (turn === viewer) return worlds;
    return shownBy(entry.action).reduce((rest, card) => step(rest, world => leaves(world, turn, card)), worlds);
  }
  if (entry.chance === 'deck') {
    const deck = countCards(entry.cards);
    const reshuffled = worlds.map(({ places, weight }) => ({ places: places.with(places.length - 1, deck), weight }));
    return drawn(reshuffled, before, next, viewer);
  }
  const victim = at(before.victims, 0);
  const { card } = entry;
  if (victim === viewer) return step(worlds, world => [moved(world, undefined, turn, card, 1)]);
  if (turn === viewer) return step(worlds, world => leaves(world, victim, card));
  return step(worlds, world => anyFrom(world, victim, turn));
}

/** Who has more cards than before drew them. What the viewer drew is known. */
function drawn(worlds: readonly World[], before: State, next: State, viewer: Viewer): readonly World[] {
  return next.hands.reduce((rest, hand, seat) => {
    const old = at(before.hands, seat);
    if (seat !== viewer)
      return repeated(hand.size - old.size, rest, world => anyFrom(world, world.places.length - 1, seat));
    return subtract(hand.cards, old.cards).reduce(
      (others, count, card) => repeated(count, others, world => leaves(world, world.places.length - 1, card)),
      rest,
    );
  }, worlds);
}

const repeated = (
  times: number,
  worlds: readonly World[],
  next: (world: World) => readonly World[],
): readonly World[] => Array.from({ length: times }).reduce<readonly World[]>(rest => step(rest, next), worlds);

/** Such a card comes to light: one of those alike. */
const leaves = (world: World, from: number, card: Card): readonly World[] =>
  countIn(world, from, card) === 0 ? [] : [moved(world, from, undefined, card, countIn(world, from, card))];

/** Some card goes from one place to another. */
const anyFrom = (world: World, from: number, to: Seat): readonly World[] =>
  at(world.places, from).flatMap((count, card) => (count === 0 ? [] : [moved(world, from, to, card, count)]));

const countIn = ({ places }: World, place: number, card: Card): number => at(at(places, place), card);

/** A place that is left out is in sight. */
function moved({ places, weight }: World, from: number | undefined, to: number | undefined, card: Card, ways: number) {
  const changed = (place: number, by: number) => (counts: Readonly<Counts>, index: number) =>
    index === place ? counts.with(card, at(counts, card) + by) : counts;
  const size = from === undefined ? 1 : at(places, from).reduce((sum, count) => sum + count, 0);
  return {
    places: places.map(changed(from ?? -1, -1)).map(changed(to ?? -1, 1)),
    weight: (weight * ways) / size,
  };
}

/** All worlds that follow, equal ones together. */
function step(worlds: readonly World[], next: (world: World) => readonly World[]): readonly World[] {
  const merged = new Map<string, World>();
  for (const world of worlds)
    for (const { places, weight } of next(world)) {
      const key = keyOf(places);
      const same = merged.get(key);
      if (same === undefined) merged.set(key, { places, weight });
      else same.weight += weight;
    }
  return [...merged.values()];
}
