/** A pad in one line: everybody's score and who is ahead. */
import type { Seat } from '@belfry/engine';
import type { PadSheet } from './pad.js';
import type { CommonWords } from './words/index.js';
import type { Writing } from './writing.js';

export interface Standing {
  readonly scores: readonly number[];
  /** Nobody before anything was written. */
  readonly leaders: readonly Seat[];
}

/** Who leads, or has won, without a full stop; empty while nobody does. */
export function standingText(
  { names, finished }: PadSheet,
  { leaders }: Standing,
  words: CommonWords,
  writing: Writing,
): string {
  if (leaders.length === 0) return '';
  const ahead = writing.list(leaders.map(seat => names[seat] ?? ''));
  return (finished ? words.won : words.leadNow)(ahead, leaders.length);
}

/** Seats from the highest score to the lowest. */
export const ranked = (scores: readonly number[]): readonly Seat[] =>
  scores.map((_, seat) => seat).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
