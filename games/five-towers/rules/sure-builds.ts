/** What can be built on towers of which some cards were only counted: what can be built whatever those cards are. */
import { at, type Choices } from '@belfry/engine';
import type { Build } from './actions.js';
import { allBuilds, mostBuildable } from './builds.js';
import { offerOf } from './card-sets.js';
import { type Card, type TowerIndex, towerOf, type Value } from './cards.js';
import { canTearDown, type Tower, type Towers, takes } from './towers.js';

/** A tower from the bottom up; of a card that nobody knows there is no value. */
export type CountedTower = readonly (Value | undefined)[];

export interface SureBuilds {
  /** The towers on which these are the builds: for each card nobody knows, one on which nothing goes that might not go on it. */
  readonly towers: Towers;
  /** The most cards that can be built. */
  readonly most: number;
  /** For each number of cards from the most down to one, all ways to build them. */
  readonly bySize: readonly { readonly size: number; readonly builds: Choices<Build> }[];
  /** Towers on which more might be built, if one knew their cards. Cards for one whose top is unknown are left out. */
  readonly unsure: readonly TowerIndex[];
}

export function sureBuilds(counted: readonly CountedTower[], display: readonly Card[]): SureBuilds {
  const towers = counted.map(sureValues);
  const hasKnownTop = (card: Card): boolean => !isTopUnknown(at(counted, towerOf(card)));
  const offer = offerOf(display.filter(hasKnownTop));
  const most = mostBuildable(towers, offer);
  const unsure = display.filter(card => !hasKnownTop(card) || mightFit(counted, towers, card)).map(towerOf);
  return {
    towers,
    most,
    bySize: Array.from({ length: most }, (_, index) => most - index).map(size => ({
      size,
      builds: allBuilds(towers, offer, size),
    })),
    unsure: [...new Set(unsure)].toSorted((a, b) => a - b),
  };
}

const isTopUnknown = (tower: CountedTower): boolean => tower.length > 0 && tower.at(-1) === undefined;

/** Might this card be built once the top is torn down, depending on a card nobody knows? */
function mightFit(counted: readonly CountedTower[], towers: Towers, card: Card): boolean {
  const index = towerOf(card);
  return (
    isTopUnknown(at(counted, index).slice(0, -1)) &&
    canTearDown(at(towers, index)) &&
    mostBuildable(towers, offerOf([card])) === 0
  );
}

const sureValues = (tower: CountedTower): Tower => tower.map((value, index) => value ?? leastUnder(tower[index + 1]));

/** Of the cards that may lie directly under this one, the one that takes the least: what it takes, the others take too. */
function leastUnder(above: Value | undefined): Value {
  const under = WALLS.filter(value => above === undefined || takes(value, above));
  return under.reduce((least, value) => (taken(value) < taken(least) ? value : least));
}

/** Every value but the 0, which ends a tower. */
const WALLS: readonly Value[] = Array.from({ length: 15 }, (_, index) => index + 1);

const taken = (value: Value): number => WALLS.filter(other => takes(value, other)).length;
