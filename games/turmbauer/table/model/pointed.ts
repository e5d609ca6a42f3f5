/**
 * What the one on turn is about to do, for those who look on from elsewhere: the action as records write it, and whether the stone
 * would hold there. It comes from outside and may be anything: only what the rules would allow now is shown.
 */
import type { Json, Seat } from '@belfry/engine';
import type { Stone } from '../../rules/index.js';
import { type Cell, type Colour, colourOnTurn, type Reach, type State, seatOf, turmbauer } from '../../rules/index.js';
import { fieldAt, fieldsOf } from './climbing.js';
import type { Building, Climbing } from './hands.js';
import type { Verdict } from './verdict.js';

/** A stone over the tower, or the way a pawn would take. */
export interface Held {
  readonly stone?: {
    readonly colour: Colour;
    readonly stone: Stone;
    readonly cells: readonly Cell[];
    readonly verdict?: Verdict;
  };
  readonly climb?: Reach;
}

/** What is told of a hand; null if it holds nothing. */
export function pointOf(
  building: Pick<Building, 'stone' | 'places' | 'current' | 'takesRing'> | undefined,
  climbing: Pick<Climbing, 'chosen'> | undefined,
): Json {
  const place = building?.current === undefined ? undefined : building.places[building.current];
  if (building?.stone !== undefined && place !== undefined) {
    const { stone, takesRing } = building;
    const ring = takesRing ? { ring: 'any-stone' as const } : {};
    const does = turmbauer.actions.write({ type: 'build', stone, cells: place.cells, ...ring });
    return place.verdict === undefined ? { does } : { does, verdict: place.verdict };
  }
  const chosen = climbing?.chosen;
  if (chosen === undefined) return null;
  const { to, ring } = chosen;
  return { does: turmbauer.actions.write(ring === undefined ? { type: 'move', to } : { type: 'move', to, ring }) };
}

const VERDICTS: readonly Verdict[] = ['firm', 'shaky', 'falls'];

/** What is held over this position; nothing if that cannot be, or belongs to a position before. */
export function heldOver(
  state: State,
  pointed: { readonly seat: Seat; readonly at: Json } | undefined,
): Held | undefined {
  if (pointed === undefined || state.phase === 'over') return undefined;
  const colour = colourOnTurn(state);
  if (pointed.seat !== seatOf(state, colour)) return undefined;
  const { does, verdict }: { readonly does?: unknown; readonly verdict?: unknown } = Object(pointed.at);
  const read = turmbauer.actions.read(does);
  if (!read.ok || turmbauer.due(state).type !== 'seat') return undefined;
  if (turmbauer.checkAction(state, read.value) !== undefined) return undefined;
  const action = read.value;
  if (action.type === 'build') {
    const known = VERDICTS.find(each => each === verdict);
    const { stone, cells } = action;
    return { stone: { colour, stone, cells, ...(known !== undefined && { verdict: known }) } };
  }
  if (action.type !== 'move') return undefined;
  const climb = fieldAt(fieldsOf(state), action.to, action.ring);
  return climb && { climb };
}
