/** Which games have lessons. */
import type { ListedGame } from '@belfry/engine/words';
import { GAMES } from '@belfry/games';
import { courseOf } from '@belfry/games/courses';
import type { Course } from '@belfry/ui/lesson';

export interface TaughtGame extends ListedGame {
  readonly course: Course;
}

export const TAUGHT: readonly TaughtGame[] = GAMES.flatMap(game => {
  const course = courseOf(game.id);
  return course === undefined ? [] : [{ ...game, course }];
});

export const findTaught = (id: string): TaughtGame | undefined => TAUGHT.find(game => game.id === id);

/** The step of an address: numbers that are no step lead to the nearest one. */
export const nearestStep = ({ course: { steps } }: TaughtGame, step: number): number =>
  Number.isInteger(step) ? Math.min(Math.max(step, 1), steps) : 1;
