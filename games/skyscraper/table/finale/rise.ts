/** How the houses rise at the end: the lowest first, floor by floor, so that the winner's is the last to be counted. */
import type { Seat } from '@belfry/engine';

export interface RiseStep {
  /** In milliseconds from the beginning. */
  readonly at: number;
  readonly seat: Seat;
  /** So many floors stand now. */
  readonly floors: number;
}

export interface Rise {
  readonly steps: readonly RiseStep[];
  /** Then everything was seen, and the winners are known. */
  readonly length: number;
}

const FIRST = 350;
const FLOOR = 190;
const HOUSE = 170;
const LAST = 450;

export function riseOf(floors: readonly number[]): Rise {
  const seats = floors.map((_, seat) => seat).toSorted((a, b) => (floors[a] ?? 0) - (floors[b] ?? 0) || a - b);
  const steps: RiseStep[] = [];
  let at = FIRST;
  for (const seat of seats) {
    for (let count = 1; count <= (floors[seat] ?? 0); count++) {
      steps.push({ at, seat, floors: count });
      at += FLOOR;
    }
    at += HOUSE;
  }
  return { steps, length: at - HOUSE + LAST };
}

/** How many floors of each house stand after so many steps. */
export const standingAfter = (players: number, steps: readonly RiseStep[], count: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) => steps.slice(0, count).findLast(step => step.seat === seat)?.floors ?? 0);
