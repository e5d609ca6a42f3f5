/** What is seen at a glance: how high everybody can climb after each build. */
import { at, type Limits } from '@belfry/engine';
import {
  type Build,
  colourOnTurn,
  heights,
  Lookout,
  mayUseRing,
  pieceOf,
  routeOf,
  type State,
  seatOf,
} from '../rules/index.js';
import { sharesOf, turnsLeft } from './outlook.js';

/** What counts at a glance. */
export interface Glance {
  /** How much of what others can climb to is seen: 1 is all of it. */
  readonly others: number;
  /** What a ring is worth, in heights. */
  readonly ring: number;
}

/** Worth less than everything that was looked at. */
const UNSEEN = -1;

/** The builds that can be climbed highest first, others' climbing and rings reckoned in. Those come last for which there was no time. */
export function atAGlance(state: State, builds: readonly Build[], style: Glance, limits?: Limits): Build[] {
  const colour = colourOnTurn(state);
  const colours = [...state.pawns.keys()];
  const byRing = mayUseRing(state, 'leap') ? (['leap', 'trespass'] as const) : [];
  const lookout = new Lookout(state, [
    ...colours.map(each => routeOf(each)),
    ...byRing.map(ring => routeOf(colour, ring)),
  ]);
  const price = turnsLeft(state, colour) <= at(state.rings, colour) ? 0.1 : style.ring;
  const now = heights(state);
  const into: number[] = [];
  const worthOf = (build: Build): number => {
    lookout.heightsWith({ piece: pieceOf(colour, build.stone), cells: build.cells }, into);
    const paid = build.ring !== undefined && state.paid === null ? price : 0;
    const own = Math.max(
      (into[routeOf(colour)] ?? 0) - paid,
      ...(build.ring === undefined ? byRing.map(ring => (into[routeOf(colour, ring)] ?? 0) - price) : []),
    );
    const expected = now.map((height, other) =>
      other === colour ? own : height + style.others * ((into[routeOf(other)] ?? height) - height),
    );
    return at(sharesOf(state, expected), seatOf(state, colour));
  };
  return builds
    .map(build => ({ build, worth: limits?.isOver() === true ? UNSEEN : worthOf(build) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ build }) => build);
}
