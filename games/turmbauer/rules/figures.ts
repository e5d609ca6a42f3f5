/** What is worth counting in a match of Turmbauer. */
import { at, isSeatEntry, type Watch } from '@belfry/engine';
import { partsOf } from './end.js';
import type { Turmbauer } from './game.js';
import { zOf } from './space.js';
import { COLLAPSE, colourOnTurn, coloursOfSeat, FAILURES, RINGS_EACH, type State, seatOf } from './state.js';

export const FIGURES = [
  'tower-height',
  'stones-built',
  'collapsed',
  'failures',
  'stones-fallen',
  'third-failures',
  'unused-parts',
  'rings-used',
  'any-stone-rings',
  'trespass-rings',
  'leap-rings',
] as const;

export function watch(): Watch<Turmbauer> {
  const rings = { 'any-stone': 0, trespass: 0, leap: 0 };
  const failures: number[] = [];
  let fallen = 0;
  let thirds = 0;
  return {
    entry(state, entry) {
      if (isSeatEntry<Turmbauer>(entry)) {
        const { action } = entry;
        if ('ring' in action && action.ring !== undefined && state.paid === null) rings[action.ring] += 1;
        return;
      }
      if (entry.chance === 'roll' || entry.fell.length === 0) return;
      const seat = seatOf(state, colourOnTurn(state));
      failures[seat] = (failures[seat] ?? 0) + 1;
      fallen += entry.fell.length;
      if (state.failures === FAILURES - 1 && entry.fell.length < COLLAPSE) thirds += 1;
    },
    figures(state) {
      const bySeat = (countOf: (seat: number) => number): number[] =>
        Array.from({ length: state.options.players }, (_, seat) => countOf(seat));
      return {
        match: {
          'tower-height': towerHeight(state),
          'stones-built': state.tower.length,
          collapsed: state.collapse === null ? 0 : 1,
          'stones-fallen': fallen,
          'third-failures': thirds,
          'any-stone-rings': rings['any-stone'],
          'trespass-rings': rings.trespass,
          'leap-rings': rings.leap,
        },
        seats: {
          failures: bySeat(seat => failures[seat] ?? 0),
          'unused-parts': bySeat(seat => sumOf(state, seat, colour => partsOf(at(state.box, colour)))),
          'rings-used': bySeat(seat => sumOf(state, seat, colour => RINGS_EACH - at(state.rings, colour))),
        },
      };
    },
  };
}

const sumOf = (state: State, seat: number, countOf: (colour: number) => number): number =>
  coloursOfSeat(state, seat).reduce((sum, colour) => sum + countOf(colour), 0);

/** How many layers the tower has. */
export const towerHeight = (state: State): number =>
  state.tower.reduce((most, { cells }) => Math.max(most, ...cells.map(cell => zOf(cell) + 1)), 1);
