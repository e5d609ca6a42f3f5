/** What decided a match, worked out from its end and its log. No words. */
import type { Seat } from '@belfry/engine';
import { type SeenEntry, type State, skyscraper } from '../rules/index.js';

export type Decision =
  /** A whole round without a deed: most floors win. */
  | { readonly type: 'died-down'; readonly winners: readonly Seat[]; readonly floors: number }
  /** The floor that won was somebody else's. */
  | { readonly type: 'stole-last'; readonly winner: Seat; readonly victim: Seat }
  /** Somebody was one floor short, and lost it. */
  | { readonly type: 'lost-top'; readonly victim: Seat; readonly by: Seat; readonly how: Loss; readonly floor: number }
  /** The truck gave the winner the turn that won. */
  | { readonly type: 'truck'; readonly winner: Seat }
  /** Nobody ever took a floor from the winner. */
  | { readonly type: 'untouched'; readonly winner: Seat }
  /** Somebody else was one floor short. */
  | { readonly type: 'close'; readonly winner: Seat; readonly rival: Seat }
  | { readonly type: 'first'; readonly winner: Seat; readonly floors: number };

export type Loss = 'stolen' | 'jackhammer' | 'wrecking-ball';

interface Lost {
  readonly victim: Seat;
  readonly by: Seat;
  readonly how: Loss;
  /** How many floors there were before. */
  readonly floor: number;
}

export function decisionOf(view: State, log: readonly SeenEntry[]): Decision {
  const goal = view.options.floors;
  const floors = view.skyscrapers.map(({ length }) => length);
  const winner = floors.indexOf(goal);
  const last = log.at(-1);
  if (winner < 0) {
    const due = skyscraper.due(view);
    return { type: 'died-down', winners: due.type === 'over' ? due.result.winners : [], floors: Math.max(...floors) };
  }
  if (last !== undefined && 'action' in last && last.action.type === 'steal-floor')
    return { type: 'stole-last', winner, victim: last.action.from };
  const lost = lossesIn(log, floors.length);
  const top = lost.findLast(({ victim, floor }) => victim !== winner && floor === goal - 1);
  if (top !== undefined) return { type: 'lost-top', ...top };
  if (isAgain(log, winner)) return { type: 'truck', winner };
  if (lost.length > 0 && lost.every(({ victim }) => victim !== winner)) return { type: 'untouched', winner };
  const rival = floors.indexOf(goal - 1);
  return rival < 0 ? { type: 'first', winner, floors: goal } : { type: 'close', winner, rival };
}

/** Every floor that was lost, in order. */
function lossesIn(log: readonly SeenEntry[], players: number): readonly Lost[] {
  const heights = Array.from({ length: players }, () => 0);
  const change = (seat: Seat, by: number): void => {
    heights[seat] = (heights[seat] ?? 0) + by;
  };
  return log.flatMap(entry => {
    if (!('action' in entry)) return [];
    const { seat, action } = entry;
    if (action.type === 'build' || action.type === 'steal-floor') change(seat, 1);
    const how = lossBy(action.type);
    if (how === undefined || !('from' in action)) return [];
    const floor = heights[action.from] ?? 0;
    change(action.from, -1);
    return [{ victim: action.from, by: seat, how, floor }];
  });
}

function lossBy(type: string): Loss | undefined {
  if (type === 'steal-floor') return 'stolen';
  return type === 'jackhammer' || type === 'wrecking-ball' ? type : undefined;
}

/** Was the last turn one that the truck gave? */
function isAgain(log: readonly SeenEntry[], winner: Seat): boolean {
  const turn = log.findLast(entry => 'turn' in entry && entry.turn !== undefined);
  return turn !== undefined && 'turn' in turn && turn.turn?.seat === winner && turn.turn.again === true;
}
