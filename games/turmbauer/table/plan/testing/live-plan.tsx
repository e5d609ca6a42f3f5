/** The flat view with a stone or a pawn in hand, as a board would hold it. Every place holds, but the last is shaky. */
import type { People } from '@belfry/ui';
import { useState } from 'react';
import {
  type Cell,
  carriedCells,
  colourOnTurn,
  heightOf,
  heights,
  type Misfit,
  parseStone,
  placesFor,
  type Reach,
  reachOf,
  type State,
  type StoneName,
  TABLE,
  whyNotThere,
} from '../../../rules/index.js';
import type { Building, Climbing, Place } from '../../model/hands.js';
import { Plan } from '../plan.js';

export const people: People = {
  seats: ['Anna', 'Mila', 'Jonas', 'Theo'].map(name => ({ name, isBot: false })),
  you: 0,
};

const nothing = (): void => undefined;

/** The legal places of a stone, in the order of the rules. Each lifts the builder by one. */
function placesWith(view: State, stone: StoneName): Place[] {
  const reach = heights(view).map((height, colour) => (colour === colourOnTurn(view) ? height + 1 : height));
  return placesFor(view, parseStone(stone)).map(
    (cells, number, all): Place =>
      number === all.length - 1
        ? { cells, reach, verdict: 'shaky', judgement: { standing: 'rests', bears: 0.12 } }
        : { cells, reach, verdict: 'firm', judgement: { standing: 'rests', bears: 0.485 } },
  );
}

/** What a board would hand over; functions do nothing unless they are given. */
export const buildingOf = (view: State, stone: StoneName, more: Partial<Building> = {}): Building => ({
  colour: colourOnTurn(view),
  dice: [6, 6],
  failures: 0,
  rack: [],
  discards: [],
  stone: parseStone(stone),
  takesRing: false,
  places: placesWith(view, stone),
  falling: 0,
  showsFalling: false,
  current: undefined,
  isThinking: false,
  misfit: undefined,
  pick: nothing,
  putBack: nothing,
  show: nothing,
  step: nothing,
  at: nothing,
  spin: nothing,
  showFalling: nothing,
  build: nothing,
  discard: nothing,
  ...more,
});

export function LiveBuilding({ view, stone }: { readonly view: State; readonly stone: StoneName }) {
  const [places] = useState(() => placesWith(view, stone));
  const [current, setCurrent] = useState<number>();
  const [misfit, setMisfit] = useState<Misfit>();
  const at = (cell: Cell): void => {
    const carried = carriedCells(
      view,
      places.map(({ cells }) => cells),
    );
    const here = carried.flatMap((cells, number) => (cells.includes(cell) ? [number] : []));
    setCurrent(here[(here.indexOf(current ?? -1) + 1) % here.length]);
    setMisfit(here.length > 0 ? undefined : whyNotThere(view, parseStone(stone), [cell]));
  };
  const building = buildingOf(view, stone, { places, current, misfit, show: setCurrent, at });
  return <Plan view={view} people={people} viewer={0} building={building} readOut />;
}

export function LiveClimbing({ view }: { readonly view: State }) {
  const colour = colourOnTurn(view);
  const [fields] = useState(() => reachOf(view, colour).toSorted((a, b) => heightOf(b.to) - heightOf(a.to)));
  const [chosen, choose] = useState<Reach>();
  const from = view.pawns[colour] ?? TABLE;
  const climbing: Climbing = { colour, from, gaits: [], fields, chosen, choose, go: nothing, stay: nothing };
  return <Plan view={view} people={people} viewer={0} climbing={climbing} readOut />;
}
