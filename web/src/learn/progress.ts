/** Which steps of which courses were solved: kept in the browser. */
import { useSyncExternalStore } from 'react';
import type { GameId } from '../old-games.js';
import { stepCount } from './steps.js';

export type Progress = Readonly<Record<GameId, readonly number[]>>;

const KEY = 'belfry-lessons';

let current: Progress = stored();
const listeners = new Set<() => void>();

function stored(): Progress {
  const kept = readStored();
  const steps = (game: GameId): number[] => {
    const list: unknown = kept[game];
    if (!Array.isArray(list)) return [];
    return list.filter((step): step is number => Number.isInteger(step) && step >= 1 && step <= stepCount(game));
  };
  return { 'five-towers': steps('five-towers'), skyscraper: steps('skyscraper'), turmbauer: steps('turmbauer') };
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function markSolved(game: GameId, step: number): void {
  if (current[game].includes(step)) return;
  current = { ...current, [game]: [...current[game], step].toSorted((a, b) => a - b) };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without storage the progress lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The first step that is still to be solved; the first of all if none is. */
export function nextStep(progress: Progress, game: GameId): number {
  for (let step = 1; step <= stepCount(game); step++) if (!progress[game].includes(step)) return step;
  return 1;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const look = (): Progress => current;

export const useProgress = (): Progress => useSyncExternalStore(subscribe, look, look);
