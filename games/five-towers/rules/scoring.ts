/** What towers and torn-down cards are worth. SPEC [score]. */
import { at } from '@belfry/engine';
import type { TowerIndex } from './cards.js';
import { isTopped, type Tower, type Towers } from './towers.js';

export interface TowerScore {
  readonly tower: TowerIndex;
  readonly cards: number;
  /** Has it a 0 on top? */
  readonly topped: boolean;
  readonly points: number;
}

export interface ScoreSheet {
  /** Every tower begun, by type. */
  readonly towers: readonly TowerScore[];
  /** The tower with the most cards, counted once more; none if nothing is built. Of equal ones the first. */
  readonly main: { readonly tower: TowerIndex; readonly points: number } | undefined;
  readonly tornDown: { readonly cards: number; readonly points: number };
  readonly total: number;
}

/** A player's score with its parts. [score.2] */
export function scoreSheet(towers: Readonly<Towers>, tornDownCards: number): ScoreSheet {
  const scores: TowerScore[] = [];
  let main: TowerScore | undefined;
  let points = 0;
  for (let index = 0; index < towers.length; index++) {
    const tower = at(towers, index);
    if (tower.length === 0) continue;
    const score = scoreTower(index, tower);
    scores.push(score);
    points += score.points;
    if (main === undefined || score.cards > main.cards) main = score;
  }
  const tornDown = tearDownPoints(tornDownCards);
  return {
    towers: scores,
    main: main && { tower: main.tower, points: main.cards },
    tornDown: { cards: tornDownCards, points: tornDown },
    total: points + (main?.cards ?? 0) + tornDown,
  };
}

/** What so many torn-down cards are worth together: the first costs 1, the second 2, … [score.3] */
export const tearDownPoints = (cards: number): number => 0 - (cards * (cards + 1)) / 2;

/** What a tower of so many cards is worth. [score.1] */
export const towerPoints = (cards: number, topped: boolean): number => cards * (topped ? 2 : 1);

function scoreTower(tower: TowerIndex, values: Tower): TowerScore {
  const topped = isTopped(values);
  return { tower, cards: values.length, topped, points: towerPoints(values.length, topped) };
}
