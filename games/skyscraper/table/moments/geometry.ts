/** Where things are on the street, in pixels from its upper left corner. */
import type { Seat } from '@belfry/engine';
import type { State } from '../../rules/index.js';
import { floorTop, type HousePlan } from '../art/plan.js';

export interface StreetPlan {
  readonly view: State;
  readonly plan: HousePlan;
  /** The houses from left to right, and how wide a plot is. */
  readonly seats: readonly Seat[];
  readonly column: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const plotOf = ({ seats, column }: StreetPlan, seat: Seat): number => Math.max(0, seats.indexOf(seat)) * column;

/** The middle of a floor of a house, counted from 0. */
export const floorSpot = (street: StreetPlan, seat: Seat, floor: number): Spot => ({
  x: plotOf(street, seat) + street.plan.left + street.plan.half,
  y: floorTop(street.plan, floor) + street.plan.floor / 2,
});

/** The floor that is gone: right above what is left. */
export const goneSpot = (street: StreetPlan, seat: Seat): Spot =>
  floorSpot(street, seat, street.view.skyscrapers[seat]?.length ?? 0);

/** The door of a house. */
export const doorSpot = (street: StreetPlan, seat: Seat): Spot => ({
  x: plotOf(street, seat) + street.plan.left + street.plan.half,
  y: street.plan.height,
});
