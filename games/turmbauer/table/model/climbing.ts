/** How somebody can go on, and what each way of going adds. */
import {
  type Cell,
  cellAt,
  colourOnTurn,
  heightOf,
  type MoveRing,
  pathOf,
  type Reach,
  type Refusal,
  reachOf,
  type State,
  TABLE,
  turmbauer,
} from '../../rules/index.js';
import type { Gait } from './hands.js';

const RINGS: readonly MoveRing[] = ['leap', 'trespass'];

/** Why a ring cannot be used for this move; nothing if it can. The rules are asked with any goal: they look at rings first. */
export function whyNoRing(state: State, ring: MoveRing): Refusal | undefined {
  const from = state.pawns[colourOnTurn(state)] ?? TABLE;
  const refusal = turmbauer.checkAction(state, { type: 'move', to: from === TABLE ? ON_BASE : TABLE, ring });
  return refusal?.code === 'no-ring-left' || refusal?.code === 'one-ring-a-turn' ? refusal : undefined;
}

const ON_BASE = cellAt(0, 0, 1);

/** Where the pawn on turn can go. A place that both rings lead to is listed once for each. */
export const fieldsOf = (state: State): Reach[] =>
  state.phase === 'move'
    ? reachOf(
        state,
        colourOnTurn(state),
        RINGS.filter(ring => whyNoRing(state, ring) === undefined),
      )
    : [];

/** On foot, by a leap, by trespass: what each reaches at most. A ring counts only for what cannot be reached on foot. */
export const gaitsOf = (fields: readonly Reach[]): Gait[] =>
  (['foot', ...RINGS] as const).map((by): Gait => {
    const own = fields.filter(({ ring }) => (ring ?? 'foot') === by);
    return { by, best: highest(own), fields: own.length };
  });

/** The highest field; of several the one with the shortest way. */
function highest(fields: readonly Reach[]): Reach | undefined {
  const [best] = fields.toSorted(
    (a, b) => heightOf(b.to) - heightOf(a.to) || pathOf(a.way).length - pathOf(b.way).length,
  );
  return best;
}

/** What is suggested at first: on foot, if that leads up. Rings are for people to spend. */
export function suggested(fields: readonly Reach[], from: Cell): Reach | undefined {
  const best = highest(fields.filter(({ ring }) => ring === undefined));
  return best !== undefined && heightOf(best.to) > heightOf(from) ? best : undefined;
}

/** A field by its cell: with this ring, or else as it is listed first, on foot if that is possible. */
export const fieldAt = (fields: readonly Reach[], to: Cell, ring?: MoveRing): Reach | undefined =>
  fields.find(field => field.to === to && field.ring === ring) ?? fields.find(field => field.to === to);
