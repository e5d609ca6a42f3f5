/** How a match went, from its log: how high everybody stood after each round, and what they built, lost and spent. */
import { at, type Json, type Seat } from '@belfry/engine';
import { type Colour, readSeenEntry, type SeenEntry } from '../../rules/index.js';

export interface Chapter {
  /** With two colours, both pawns together. The first is before the first round. */
  readonly heights: readonly number[];
  /** Stones that hold. */
  readonly built: number;
  /** Builds that fell. */
  readonly fell: number;
  readonly rings: number;
}

/** By seat. */
export function storyOf(log: readonly Json[], seats: number): Chapter[] {
  const entries = log.map(readSeenEntry);
  return Array.from({ length: seats }, (_, seat) => ({
    heights: heightsOf(entries, seat),
    built: entries.filter(entry => isSettled(entry, seat) && entry.outcome === 'holds').length,
    fell: entries.filter(entry => isSettled(entry, seat) && entry.outcome !== 'holds').length,
    rings: entries.filter(entry => spendsRing(entry, seat)).length,
  }));
}

const isSettled = (entry: SeenEntry, seat: Seat): entry is SeenEntry & { kind: 'settle' } =>
  entry.kind === 'settle' && entry.builder === seat;

const spendsRing = (entry: SeenEntry, seat: Seat): boolean =>
  (entry.kind === 'build' && entry.seat === seat && entry.ring === 'paid') ||
  (entry.kind === 'move' && entry.seat === seat && entry.action.ring !== undefined);

function heightsOf(entries: readonly SeenEntry[], seat: Seat): number[] {
  const pawns = new Map<Colour, number>();
  const heights = [0];
  for (const entry of entries) {
    if (entry.kind === 'roll' && entry.round >= heights.length) heights.push(at(heights, heights.length - 1));
    if (entry.kind === 'move' && entry.seat === seat) {
      pawns.set(entry.colour, entry.heights[1]);
      heights[heights.length - 1] = [...pawns.values()].reduce((sum, height) => sum + height, 0);
    }
  }
  return heights;
}
