/** The questions that settle a match of Turmbauer, in their order, and what each of them came to. */
import { at, type Seat } from '@belfry/engine';
import type { SeatSheet, TurmbauerSheet } from './fold.js';

const STEPS = ['height', 'parts', 'rings'] as const;
export type Step = (typeof STEPS)[number];

/** It leaves one, all, or some of those it was asked of; or there was no need to ask. */
type StepState = 'decides' | 'equal' | 'narrows' | 'notNeeded';

interface Rung {
  readonly step: Step;
  readonly state: StepState;
}

export function ladderOf({ seats, collapsedBy }: TurmbauerSheet): readonly Rung[] {
  let running: readonly Seat[] = seats.map((_, seat) => seat).filter(seat => seat !== collapsedBy);
  return STEPS.map(step => {
    const left = bestOf(running, seat => worthOf(at(seats, seat), step));
    const state = stateOf(running.length, left.length);
    running = left;
    return { step, state };
  });
}

/** Of unused parts fewer are better. */
const worthOf = (seat: SeatSheet, step: Step): number => (step === 'parts' ? -seat.parts : seat[step]);

function bestOf(seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] {
  const best = Math.max(...seats.map(worth));
  return seats.filter(seat => worth(seat) === best);
}

function stateOf(asked: number, left: number): StepState {
  if (asked === 1) return 'notNeeded';
  if (left === 1) return 'decides';
  return left === asked ? 'equal' : 'narrows';
}

/** Seats from the best to the last; whoever brought the tower down is the last. */
export const ranking = ({ seats, collapsedBy }: TurmbauerSheet): readonly Seat[] =>
  seats
    .map((_, seat) => seat)
    .toSorted((a, b) => Number(a === collapsedBy) - Number(b === collapsedBy) || compared(at(seats, a), at(seats, b)));

const compared = (one: SeatSheet, other: SeatSheet): number =>
  STEPS.reduce((difference, step) => difference || worthOf(other, step) - worthOf(one, step), 0);
