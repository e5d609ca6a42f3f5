/** A way to go on with a build. Loaded when somebody asks for one: who ranks builds is a bot. */
import { at } from '@belfry/engine';
import { rankBuilds } from '../../bot/greedy.js';
import { type Build, type Card, fiveTowers, type State, type TowerIndex, towerOf } from '../../rules/index.js';
import { type Draft, placedSteps, stepsOf, tornTower } from './draft.js';

/** More builds are never looked at. There are hardly ever so many. */
const MOST_LOOKED_AT = 4000;

/** The best build of those that go on from this draft; if there is none, of all. */
export function findWay(view: State, seat: number, draft: Draft): Draft | undefined {
  const legal = fiveTowers.legal(view);
  const looked = Array.from({ length: Math.min(legal.count, MOST_LOOKED_AT) }, (_, index) => legal.at(index));
  const builds = looked.filter(action => action.type === 'build');
  const going = builds.filter(build => goesOn(build, draft));
  const ranked = rankBuilds(at(view.towers, seat), at(view.tornDown, seat).length, going.length > 0 ? going : builds);
  return ranked[0] && stepsOf(ranked[0].build, view.display, going.length > 0 ? draft : []);
}

const onTower = (cards: readonly Card[], tower: TowerIndex): readonly Card[] =>
  cards.filter(card => towerOf(card) === tower);

/** Does this build begin with what the draft has done? */
function goesOn(build: Build, draft: Draft): boolean {
  const torn = tornTower(draft);
  if (torn !== undefined && torn !== build.tearDown) return false;
  const placed = placedSteps(draft).map(step => step.card);
  if (torn === undefined && build.tearDown !== undefined && onTower(placed, build.tearDown).length > 0) return false;
  return [0, 1, 2, 3, 4].every(tower => {
    const wanted = onTower(build.place, tower);
    return onTower(placed, tower).every((card, index) => wanted[index] === card);
  });
}
