/** The questions that settle a match of Turmbauer, in their order, and what each of them came to. */
import type { Seat } from '@belfry/engine';
import { type Question, rankingOf, verdictOf } from '../../rules/index.js';
import type { TurmbauerSheet } from './fold.js';

export type Step = Question;

/** It leaves one, all, or some of those it was asked of; or there was no need to ask. */
type StepState = 'decides' | 'equal' | 'narrows' | 'notNeeded';

interface Rung {
  readonly step: Step;
  readonly state: StepState;
}

export const ladderOf = ({ seats, collapsedBy }: TurmbauerSheet): readonly Rung[] =>
  verdictOf(seats, collapsedBy).rungs.map(({ question, asked, left }) => ({
    step: question,
    state: stateOf(asked.length, left.length),
  }));

function stateOf(asked: number, left: number): StepState {
  if (asked === 1) return 'notNeeded';
  if (left === 1) return 'decides';
  return left === asked ? 'equal' : 'narrows';
}

/** Seats from the best to the last. */
export const ranking = ({ seats, collapsedBy }: TurmbauerSheet): readonly Seat[] => rankingOf(seats, collapsedBy);
