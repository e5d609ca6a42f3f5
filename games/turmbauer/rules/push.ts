import type { Random } from '@belfry/engine';
import type { Hand } from './state.js';

/** How a builder's hand leaves the stone: a horizontal force through its centre of mass, as a share of its weight. */
export type Push = {
  readonly x: number;
  readonly y: number;
};

/**
 * The version of what decides falls: the engine, and our numbers for it, which are counted on with every change that makes any
 * tower fall another way. They stand here, in `block.ts` and in `physics/settle.ts`.
 */
export const SETTLED_BY = 'rapier3d-deterministic-compat@0.21.0 belfry-1';

/** The strongest push of each hand, as a share of the stone's weight. The README tells how these numbers were found. */
export const STRONGEST_PUSH: Readonly<Record<Hand, number>> = { steady: 0, natural: 0.28, shaky: 0.39 };

/** Pushes are drawn on a grid that has so many points from the middle to the rim. */
const GRID = 1000;

/**
 * The push of a hand: any direction, any strength up to the hand's strongest one, uniform over the disc of forces. The points
 * of a grid are drawn until one lies in the disc; that needs no sine, which is not the same on every machine.
 */
export function drawPush(hand: Hand, random: Random): Push | undefined {
  if (hand === 'steady') return undefined;
  for (;;) {
    const x = random.below(2 * GRID + 1) - GRID;
    const y = random.below(2 * GRID + 1) - GRID;
    const share = STRONGEST_PUSH[hand] / GRID;
    if (x * x + y * y <= GRID * GRID) return { x: x * share, y: y * share };
  }
}
