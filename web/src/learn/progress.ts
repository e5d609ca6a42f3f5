/** Which steps of which courses were solved: kept in the browser. */
import { readStored, writeStored } from '@belfry/ui';
import { useSyncExternalStore } from 'react';
import { TAUGHT, type TaughtGame } from './courses.js';

/** By the ids of games: the numbers of steps, which count from 1. */
type Progress = Readonly<Record<string, readonly number[]>>;

const KEY = 'belfry-lessons';

let current: Progress = stored();
const listeners = new Set<() => void>();

function stored(): Progress {
  const kept: Readonly<Record<string, unknown>> = Object(readStored(KEY));
  return Object.fromEntries(TAUGHT.map(({ id, course }) => [id, stepsIn(kept[id], course.steps)]));
}

/** What is stored may be damaged, or come from another version. */
function stepsIn(list: unknown, most: number): readonly number[] {
  return Array.isArray(list) ? list.filter(step => Number.isInteger(step) && step >= 1 && step <= most) : [];
}

const solvedIn = (progress: Progress, { id }: TaughtGame): readonly number[] => progress[id] ?? [];

export function markSolved(game: TaughtGame, step: number): void {
  const solved = solvedIn(current, game);
  if (solved.includes(step)) return;
  current = { ...current, [game.id]: [...solved, step].toSorted((a, b) => a - b) };
  // Without storage the progress lasts until the page is closed.
  writeStored(KEY, current);
  for (const listener of listeners) listener();
}

/** The first step that is still to be solved; the first of all if none is. */
export function nextStep({ course: { steps } }: TaughtGame, solved: readonly number[]): number {
  for (let step = 1; step <= steps; step++) if (!solved.includes(step)) return step;
  return 1;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const look = (): Progress => current;

/** The solved steps of a game. */
export const useSolved = (game: TaughtGame): readonly number[] =>
  solvedIn(useSyncExternalStore(subscribe, look, look), game);
