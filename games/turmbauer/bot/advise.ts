/** What a good player would do here and why, as facts. */
import { type Advice, at, choicesOf, type Limits, listChoices, type Random, type Way } from '@belfry/engine';
import {
  type Action,
  blocksOf,
  type Colour,
  colourOnTurn,
  coloursOfSeat,
  formatPiece,
  heightOf,
  heights,
  pieceOf,
  type Ring,
  reachOf,
  type State,
  seatOf,
  sizeOf,
  type Turmbauer,
  tripleOf,
  turmbauer,
} from '../rules/index.js';
import { Statics } from '../statics/index.js';
import { greedy } from './greedy.js';

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
  | { readonly code: 'wastes-less'; readonly parts: number; readonly than: number }
  /** The stone that is built is needed less later on: sizes. */
  | { readonly code: 'saves-stone'; readonly size: number; readonly than: number };

/** The best way and the next one, and what tells them apart. */
export function advise(seen: State, random: Random, _limits?: Limits): Advice<Turmbauer, Reason> {
  const legal = listChoices(turmbauer.legal(seen));
  const best = choiceOf(seen, legal, random);
  const others = legal.filter(action => turmbauer.actionKey(action) !== turmbauer.actionKey(best));
  if (others.length === 0) return { ways: [wayOf(seen, best)], reasons: [] };
  const next = choiceOf(seen, others, random);
  return { ways: [wayOf(seen, best), wayOf(seen, next)], reasons: reasonsOf(seen, best, next) };
}

const choiceOf = (seen: State, legal: readonly Action[], random: Random): Action =>
  greedy.choose({ ...turmbauer, legal: () => choicesOf(legal) }, seen, random);

/** The position as it is then, if everything holds. */
function after(seen: State, action: Action): State {
  const state = turmbauer.copy(seen);
  turmbauer.applyAction(state, action);
  return state;
}

function wayOf(seen: State, action: Action): Way<Turmbauer> {
  const state = after(seen, action);
  const hopes = Array.from({ length: state.options.players }, (_, seat) =>
    Math.exp(coloursOfSeat(state, seat).reduce((sum, colour) => sum + bestHeight(state, colour), 0)),
  );
  const all = hopes.reduce((sum, hope) => sum + hope, 0);
  return { action, values: hopes.map(hope => hope / all) };
}

const bestHeight = (state: State, colour: Colour): number =>
  reachOf(state, colour, []).reduce((most, { to }) => Math.max(most, heightOf(to)), at(heights(state), colour));

const standingHeight = (state: State, colour: Colour): number => at(heights(state), colour);

function reasonsOf(seen: State, best: Action, next: Action): Reason[] {
  return [...reachReasons(seen, best, next), ...ringReasons(best, next), ...holdReasons(seen, best, next)];
}

function reachReasons(seen: State, best: Action, next: Action): Reason[] {
  const [one, other] = [after(seen, best), after(seen, next)];
  const own = colourOnTurn(seen);
  return seen.pawns.flatMap((_, colour): Reason[] => {
    const hope = colour === own && seen.phase === 'move' ? standingHeight : bestHeight;
    const [height, than] = [hope(one, colour), hope(other, colour)];
    if (colour === own) return height > than ? [{ code: 'climbs', height, than }] : [];
    if (seatOf(seen, colour) === seatOf(seen, own))
      return height > than ? [{ code: 'lifts-other', colour, height, than }] : [];
    return height < than ? [{ code: 'hinders', colour, height, than }] : [];
  });
}

const ringIn = (action: Action): Ring | undefined => ('ring' in action ? action.ring : undefined);

function ringReasons(best: Action, next: Action): Reason[] {
  const [ring, other] = [ringIn(best), ringIn(next)];
  if (ring !== undefined && other === undefined) return [{ code: 'worth-ring', ring }];
  if (ring === undefined && other !== undefined) return [{ code: 'keeps-ring', ring: other }];
  return [];
}

function holdReasons(seen: State, best: Action, next: Action): Reason[] {
  if (best.type === 'discard' && next.type === 'discard') {
    const [parts, than] = [sizeOf(best.stone), sizeOf(next.stone)];
    return parts < than ? [{ code: 'wastes-less', parts, than }] : [];
  }
  const statics = new Statics(blocksOf(seen));
  const falls = fallsOf(seen, statics, best);
  const than = fallsOf(seen, statics, next);
  return falls < than ? [{ code: 'holds', falls, than }] : [];
}

/** How likely a build does not hold, roughly. */
function fallsOf(seen: State, statics: Statics, action: Action): number {
  if (action.type !== 'build') return 0;
  const name = formatPiece(pieceOf(colourOnTurn(seen), action.stone));
  const bears = statics.marginWith({ name, cells: action.cells.map(tripleOf) });
  return bears > 0.28 ? 0 : 1 - bears / 0.28;
}
