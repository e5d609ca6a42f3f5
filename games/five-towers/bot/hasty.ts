/**
 * A player who errs as people do: it looks at its own towers only and takes from nobody what they wait for, does not ask who will go
 * higher, and misjudges what a build is worth by some points.
 */
import { at, type Policy, type Random } from '@belfry/engine';
import { type Action, type FiveTowers, type State, standingBid } from '../rules/index.js';
import { scoresUnbuilt, visitBuilds } from './builds.js';
import type { Outlook } from './outlook.js';
import { type Built, type Position, positionOf } from './position.js';
import { asBuild, wordOf } from './thoughts.js';

export interface Temper {
  /** What it thinks its towers will be worth. */
  readonly outlook: Outlook;
  /** By how many points a build may be misjudged at most. */
  readonly blur: number;
}

export const hasty = (name: string, temper: Temper): Policy<FiveTowers> => ({
  name,
  choose(game, given, random) {
    const due = game.due(given);
    if (due.type !== 'seat') throw new Error('nobody is to act');
    return decide(game.see(given, due.seat), due.seat, temper, random);
  },
});

function decide(seen: State, seat: number, temper: Temper, random: Random): Action {
  const position = positionOf(seen);
  temper.outlook.begin(position);
  const fancied = fanciedBuilds(position, seat, temper, random);
  if (seen.phase === 'bidding') return wordOf(seen, chooseCount(seen, seat, position, temper, fancied));
  const build = fancied[standingBid(seen)];
  return build === undefined ? { type: 'revoke' } : asBuild(build.built);
}

interface Fancied {
  readonly built: Built;
  readonly score: number;
}

/** What it would build of each number of cards. */
function fanciedBuilds(position: Position, seat: number, temper: Temper, random: Random): (Fancied | undefined)[] {
  const fancied: (Fancied | undefined)[] = [];
  visitBuilds(position, seat, temper.outlook, (count, scores, extensions) => {
    const score = (scores[seat] as number) + misjudgement(temper.blur, random);
    if (score <= (fancied[count]?.score ?? Number.NEGATIVE_INFINITY)) return;
    fancied[count] = { built: { builder: seat, extensions: extensions.slice() }, score };
  });
  return fancied;
}

/** Mostly small, and as often too high as too low. */
const misjudgement = (blur: number, random: Random): number =>
  ((random.below(1000) + random.below(1000)) / 999 - 1) * blur;

/** The number of cards it fancies most of those it may still bid; 0 if it would rather have none. */
function chooseCount(
  seen: State,
  seat: number,
  position: Position,
  { outlook }: Temper,
  fancied: readonly (Fancied | undefined)[],
): number {
  const standing = standingBid(seen);
  let best = at(scoresUnbuilt(position, outlook), seat);
  let chosen = 0;
  for (const [count, build] of fancied.entries())
    if (build !== undefined && count > standing && build.score > best) {
      best = build.score;
      chosen = count;
    }
  return chosen;
}
