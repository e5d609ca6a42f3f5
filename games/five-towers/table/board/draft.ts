/** A build that is still being thought about. Nothing of it is in the match until it is done. */
import { at } from '@belfry/engine';
import type { rankBuilds } from '../../bot/greedy.js';
import {
  type Build,
  type Card,
  canTearDown,
  cardOf,
  fiveTowers,
  type State,
  type TowerIndex,
  type Towers,
  towerOf,
  towersAfter,
  whyNotPlace,
} from '../../rules/index.js';

/** A card is placed from its place on the display: twins are told apart by it. */
export type Step =
  | { readonly type: 'tear'; readonly tower: TowerIndex }
  | { readonly type: 'place'; readonly slot: number; readonly card: Card };

/** In the order they were done. */
export type Draft = readonly Step[];

type PlaceStep = Extract<Step, { type: 'place' }>;

export const placedSteps = (draft: Draft): readonly PlaceStep[] => draft.filter(step => step.type === 'place');

const tornTower = (draft: Draft): TowerIndex | undefined => draft.find(step => step.type === 'tear')?.tower;

/** The card that this draft tears down. */
export function tornCard(towers: Readonly<Towers>, draft: Draft): Card | undefined {
  const tower = tornTower(draft);
  const top = tower === undefined ? undefined : towers[tower]?.at(-1);
  return tower === undefined || top === undefined ? undefined : cardOf(tower, top);
}

/** The towers as they would stand. Tearing down comes first. */
export const draftedTowers = (towers: Readonly<Towers>, draft: Draft): Towers => towersAfter(towers, buildOf(draft));

/** A top may be torn down once a turn; not where a card of this draft lies on it. */
export const canTear = (towers: Readonly<Towers>, draft: Draft, tower: TowerIndex): boolean =>
  tornTower(draft) === undefined &&
  canTearDown(at(towers, tower)) &&
  placedSteps(draft).every(({ card }) => towerOf(card) !== tower);

export const canPlace = (towers: Readonly<Towers>, draft: Draft, card: Card, bid: number): boolean =>
  placedSteps(draft).length < bid && whyNotPlace(draftedTowers(towers, draft), card) === undefined;

export function buildOf(draft: Draft): Build {
  const place = placedSteps(draft).map(step => step.card);
  const tearDown = tornTower(draft);
  return tearDown === undefined ? { type: 'build', place } : { type: 'build', tearDown, place };
}

/** The order numbers of the cards just placed, by their places in each tower. */
export function marksOf(towers: Readonly<Towers>, draft: Draft): readonly Readonly<Record<number, string>>[] {
  const { tearDown, place } = buildOf(draft);
  const marks = towers.map((): Record<number, string> => ({}));
  const heights = towersAfter(towers, { tearDown }).map(tower => tower.length);
  place.forEach((card, order) => {
    const tower = towerOf(card);
    const height = heights[tower] ?? 0;
    at(marks, tower)[height] = String(order + 1);
    heights[tower] = height + 1;
  });
  return marks;
}

/** More builds are never looked at. There are hardly ever so many. */
const MOST_LOOKED_AT = 4000;

/**
 * The best build of those that go on from this draft; if there is none, of all. Who ranks them is a bot, which does not come with
 * the table.
 */
export function findWay(view: State, seat: number, draft: Draft, rank: typeof rankBuilds): Draft | undefined {
  const legal = fiveTowers.legal(view);
  const looked = Array.from({ length: Math.min(legal.count, MOST_LOOKED_AT) }, (_, index) => legal.at(index));
  const builds = looked.filter(action => action.type === 'build');
  const going = builds.filter(build => goesOn(build, draft));
  const ranked = rank(at(view.towers, seat), at(view.tornDown, seat).length, going.length > 0 ? going : builds);
  return ranked[0] && stepsOf(ranked[0].build, view.display, going.length > 0 ? draft : []);
}

const onTower = (cards: readonly Card[], tower: TowerIndex): readonly Card[] =>
  cards.filter(card => towerOf(card) === tower);

/** All steps of a build. */
export const draftOf = (build: Build, display: readonly Card[]): Draft => stepsOf(build, display, []);

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

/** The steps that are left to come from a draft to a build. */
function stepsOf({ tearDown, place }: Build, display: readonly Card[], draft: Draft): Draft {
  const steps: Step[] = draft.slice();
  if (tearDown !== undefined && tornTower(draft) === undefined) steps.push({ type: 'tear', tower: tearDown });
  const done = placedSteps(draft).map(step => step.card);
  const used = new Set(placedSteps(draft).map(step => step.slot));
  for (const card of place) {
    const already = done.indexOf(card);
    if (already >= 0) {
      done.splice(already, 1);
      continue;
    }
    const slot = display.findIndex((other, index) => other === card && !used.has(index));
    used.add(slot);
    steps.push({ type: 'place', slot, card });
  }
  return steps;
}
