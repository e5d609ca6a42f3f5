/** Which of several builds is the best: most points now; of equals one that tears down nothing, then one that leaves more room. */
import { type Build, scoreSheet, type Tower, type Towers, towersAfter } from '../rules/index.js';

export interface RankedBuild {
  readonly build: Build;
  /** The score afterwards. */
  readonly total: number;
  /** How much can follow. */
  readonly room: number;
}

/** The score after a build, of a player who has torn down so many cards before. */
export const scoreAfter = (towers: Readonly<Towers>, tornDown: number, build: Build): number =>
  scoreSheet(towersAfter(towers, build), tornDown + tears(build)).total;

/** Best first, without those that tear down a card and build what could be built all the same. */
export function rankBuilds(
  towers: Readonly<Towers>,
  tornDown: number,
  builds: readonly Build[],
): readonly RankedBuild[] {
  return withoutWaste(builds)
    .map(build => ({ build, total: scoreAfter(towers, tornDown, build), room: roomOn(towersAfter(towers, build)) }))
    .toSorted((a, b) => b.total - a.total || tears(a.build) - tears(b.build) || b.room - a.room);
}

const tears = ({ tearDown }: Build): number => (tearDown === undefined ? 0 : 1);

function withoutWaste(builds: readonly Build[]): readonly Build[] {
  const free = new Set(builds.filter(build => !tears(build)).map(({ place }) => place.join()));
  return builds.filter(build => !tears(build) || !free.has(build.place.join()));
}

/** The sum of the tops, where an 8 takes anything, and bare ground even more. */
const roomOn = (towers: Readonly<Towers>): number => towers.reduce((sum, tower) => sum + room(tower), 0);

function room(tower: Readonly<Tower>): number {
  const top = tower.at(-1);
  return top === undefined ? 16 : top === 8 ? 15 : top;
}
