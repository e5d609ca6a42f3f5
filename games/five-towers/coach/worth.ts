/** What building would bring a player. Every answer is made of answers of the rules. */
import { listChoices } from '@belfry/engine';
import {
  allBuilds,
  type Build,
  mostBuildable,
  type Offer,
  scoreSheet,
  type Towers,
  tearDownPoints,
  towersAfter,
} from '../rules/index.js';

/** A player who looks at cards on display. */
export interface Builder {
  readonly towers: Readonly<Towers>;
  /** How many cards they have torn down. */
  readonly torn: number;
  readonly offer: Offer;
}

/** A way to build, and the points more it leaves them with; fewer, if below 0. */
export interface Worth {
  readonly build: Build;
  readonly gain: number;
}

export const tearsDown = ({ tearDown }: Build): boolean => tearDown !== undefined;

/** What this build brings, a tear-down paid. */
export function gainOf({ towers, torn }: Builder, build: Build): number {
  const after = scoreSheet(towersAfter(towers, build), torn + (tearsDown(build) ? 1 : 0));
  return after.total - scoreSheet(towers, torn).total;
}

/** The build of so many cards that brings the most; only of those that are wanted. Of equal ones the first. */
export function bestBuild(
  builder: Builder,
  size: number,
  isWanted: (build: Build) => boolean = () => true,
): Worth | undefined {
  let best: Worth | undefined;
  for (const build of listChoices(allBuilds(builder.towers, builder.offer, size)).filter(isWanted)) {
    const gain = gainOf(builder, build);
    if (best === undefined || gain > best.gain) best = { build, gain };
  }
  return best;
}

/** The most cards they can build, and without tearing one down. */
export function mostOf({ towers, offer }: Builder): { readonly most: number; readonly standing: number } {
  const most = mostBuildable(towers, offer);
  let standing = most;
  // Builds that tear nothing down come first.
  while (standing > 0 && tearsDown(allBuilds(towers, offer, standing).at(0))) standing -= 1;
  return { most, standing };
}

/** What the next card torn down costs: one more than the one before. */
export const tearDownCost = (torn: number): number => tearDownPoints(torn) - tearDownPoints(torn + 1);
