/** What a good player would do here and why, as facts. */
import { type Advice, at, type BySeat, type Limits, type Random, type Way } from '@belfry/engine';
import {
  type Action,
  type Colour,
  colourOnTurn,
  heights,
  Lookout,
  type Ring,
  routeOf,
  type State,
  seatOf,
  sizeOf,
  type Turmbauer,
  turmbauer,
} from '../rules/index.js';
import { hopesOf } from './hopes.js';
import { MASTERLY } from './levels.js';
import { learnedOutlook } from './outlook.js';
import { type Thought, thoughtsOn } from './player.js';

/**
 * A fact in which the best way differs from the next one: how it is after the best way, and `than` after the other one. Heights are
 * those at which a pawn can stand.
 */
export type Reason =
  /** The pawn of the colour on turn comes to stand higher in this turn. */
  | { readonly code: 'climbs'; readonly height: number; readonly than: number }
  /** The same pawn can hope for more in its next turn. */
  | { readonly code: 'prepares'; readonly height: number; readonly than: number }
  /** The player's other pawn can then come higher. */
  | { readonly code: 'lifts-other'; readonly colour: Colour; readonly height: number; readonly than: number }
  /** An opponent's pawn can then come less high. */
  | { readonly code: 'hinders'; readonly colour: Colour; readonly height: number; readonly than: number }
  /** It falls less likely: shares of 1. */
  | { readonly code: 'holds'; readonly falls: number; readonly than: number }
  /** The other way takes a ring that gains too little. */
  | { readonly code: 'keeps-ring'; readonly ring: Ring }
  /** It is worth the ring it takes. */
  | { readonly code: 'worth-ring'; readonly ring: Ring }
  /** Fewer parts go into the box. */
  | { readonly code: 'wastes-less'; readonly parts: number; readonly than: number };

/** So many ways are told. */
const TOLD = 3;

/** The best ways, and what tells the first from the next one: what `master` thinks, of as many ways and as often. */
export function advise(seen: State, random: Random, limits?: Limits): Advice<Turmbauer, Reason> {
  const [best, next, ...others] = thoughtsOn(turmbauer, seen, learnedOutlook(), MASTERLY, random, limits);
  const wayOf = ({ action, values }: Thought): Way<Turmbauer> => ({
    action,
    values: sharesIn(values, seen.options.players),
  });
  if (next === undefined) return { ways: [wayOf(best)], reasons: [] };
  const ways = [next, ...others].slice(0, TOLD - 1).map(wayOf);
  return { ways: [wayOf(best), ...ways], reasons: reasonsOf(seen, best, next) };
}

/** Whoever is afraid may value a way at less than nothing. Where nothing was looked into, everybody is as likely to win. */
function sharesIn(values: BySeat<number>, players: number): BySeat<number> {
  const shares = values.map(value => Math.max(0, value));
  const sum = shares.reduce((a, b) => a + b, 0);
  return sum > 0 ? shares.map(share => share / sum) : Array.from({ length: players }, () => 1 / players);
}

/** The position as it is then, if everything holds. */
function after(seen: State, action: Action): State {
  const state = turmbauer.copy(seen);
  turmbauer.applyAction(state, action);
  return state;
}

/** What reasons are made of. */
type Weighed = Pick<Thought, 'action' | 'risk'>;

/** What tells the best way from the next one. */
export function reasonsOf(seen: State, best: Weighed, next: Weighed): Reason[] {
  return [
    ...heightReasons(seen, best.action, next.action),
    ...holdReasons(best, next),
    ...ringReasons(best.action, next.action),
    ...stoneReasons(best.action, next.action),
  ];
}

/** What the colours can climb to after the one and after the other, those whose turn it is first. */
function heightReasons(seen: State, best: Action, next: Action): Reason[] {
  const own = colourOnTurn(seen);
  const [one, other] = [after(seen, best), after(seen, next)];
  const [reach, otherReach] = [reachIn(one), reachIn(other)];
  const now = seen.phase === 'move' ? [heights(one), heights(other)] : [reach, otherReach];
  const [height, than] = now.map(list => at(list, own));
  const others = seen.pawns.flatMap((_, colour) =>
    colour === own ? [] : hopeReasons(seen, colour, at(reach, colour), at(otherReach, colour)),
  );
  if (height !== undefined && than !== undefined && height > than) return [{ code: 'climbs', height, than }, ...others];
  return [...prepareReasons(one, other, own), ...others];
}

const reachIn = (state: State): number[] => {
  const lookout = new Lookout(
    state,
    state.pawns.map((_, colour) => routeOf(colour)),
  );
  return state.pawns.map((_, colour) => lookout.heightOf(colour));
};

/** What can be hoped for in the next turn, if it is a whole height more. */
function prepareReasons(one: State, other: State, own: Colour): Reason[] {
  const [height, than] = [one, other].map(state => Math.round(at(hopesOf(state), own).next));
  return height !== undefined && than !== undefined && height > than ? [{ code: 'prepares', height, than }] : [];
}

function hopeReasons(seen: State, colour: Colour, height: number, than: number): Reason[] {
  if (seatOf(seen, colour) === seatOf(seen, colourOnTurn(seen)))
    return height > than ? [{ code: 'lifts-other', colour, height, than }] : [];
  return height < than ? [{ code: 'hinders', colour, height, than }] : [];
}

/** A difference in risk that is worth a word. */
const WORTH_A_WORD = 0.03;

function holdReasons({ risk: { falls } }: Weighed, { risk: { falls: than } }: Weighed): Reason[] {
  return falls + WORTH_A_WORD < than ? [{ code: 'holds', falls, than }] : [];
}

const ringIn = (action: Action): Ring | undefined => ('ring' in action ? action.ring : undefined);

function ringReasons(best: Action, next: Action): Reason[] {
  const [ring, other] = [ringIn(best), ringIn(next)];
  if (ring !== undefined && other === undefined) return [{ code: 'worth-ring', ring }];
  if (ring === undefined && other !== undefined) return [{ code: 'keeps-ring', ring: other }];
  return [];
}

function stoneReasons(best: Action, next: Action): Reason[] {
  if (best.type !== 'discard' || next.type !== 'discard') return [];
  const [parts, than] = [sizeOf(best.stone), sizeOf(next.stone)];
  return parts < than ? [{ code: 'wastes-less', parts, than }] : [];
}
