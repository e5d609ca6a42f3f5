/** A stone is held at the tower, wherever one likes: what do the rules say, and does it hold? */
import { useWork } from '@belfry/ui';
import { useEffect, useMemo, useState } from 'react';
import { type Cell, colourOnTurn, placesFor, type State, type Stone } from '../../rules/index.js';
import type { Building, Place } from '../../table/model/hands.js';
import { judged, keyOf, whyNotAt } from '../../table/model/places.js';
import { rackOf } from '../../table/model/rack.js';
import type { Judgement, TurmbauerWorks } from '../../works/index.js';
import { nextWay, spunWay, type Way, waysAt } from '../model/ways.js';

interface Held {
  readonly tower: State['tower'];
  readonly stone: Stone;
  /** Where it was held to: the face, and how it lies. */
  readonly at?: Cell;
  readonly way?: Way;
}

export interface Asking extends Building {
  /** How the stone lies now, allowed or not. */
  readonly way: Way | undefined;
  /** The place, if it is allowed, with what the statics say. */
  readonly place: Place | undefined;
}

/** `keep` is called when the stone stays where it is. */
export function useAsking(state: State, keep: (stone: Stone, cells: readonly Cell[]) => void): Asking {
  const [kept, setHeld] = useState<Held>();
  const held = kept?.tower === state.tower ? kept : undefined;
  const rack = useMemo(() => rackOf(state, colourOnTurn(state)), [state]);
  const stone = held?.stone;
  const legal = useMemo(
    () => (stone === undefined ? [] : placesFor(state, stone).map(cells => ({ cells, reach: [] }))),
    [state, stone],
  );
  const { way } = held ?? {};
  const cells = way?.misfit === undefined ? way?.cells : undefined;
  const judgement = useJudgement(state, stone, cells);
  const places = useMemo(
    () => judged(legal, new Map(cells && judgement ? [[keyOf(cells), judgement]] : []), state.options.hand),
    [legal, cells, judgement, state],
  );
  const found = cells === undefined ? -1 : places.findIndex(place => keyOf(place.cells) === keyOf(cells));
  const hold = (wish: Partial<Held>): void => {
    if (held !== undefined) setHeld({ ...held, ...wish });
  };
  const show = (place: Place | undefined): void => {
    const [first] = place?.cells ?? [];
    if (place !== undefined && first !== undefined) hold({ at: first, way: { cells: place.cells, misfit: undefined } });
  };
  return {
    colour: colourOnTurn(state),
    dice: state.dice,
    failures: 0,
    rack,
    discards: [],
    stone,
    takesRing: false,
    places,
    falling: 0,
    showsFalling: true,
    current: found < 0 ? undefined : found,
    isThinking: cells !== undefined && judgement === undefined,
    misfit: way?.misfit,
    way,
    place: places[found],
    pick: wish => setHeld({ tower: state.tower, stone: wish }),
    putBack: () => setHeld(undefined),
    show: place => show(places[place]),
    step(by) {
      if (places.length > 0) show(places[found < 0 ? 0 : (found + by + places.length) % places.length]);
    },
    at(at) {
      if (stone === undefined) return;
      const next = nextWay(waysAt(state, stone, at), way?.cells);
      // Where no hand could put it, the rules still say why.
      hold({ at, way: next ?? { cells: [], misfit: whyNotAt(state, stone, at) } });
    },
    spin(axis, back, quarters) {
      if (stone === undefined || held?.at === undefined || way === undefined) return;
      const turned = spunWay(state, stone, held.at, way, { axis, back, quarters });
      if (turned !== undefined) hold({ way: turned });
    },
    showFalling: () => undefined,
    build() {
      if (stone !== undefined && cells !== undefined) keep(stone, cells);
    },
    discard: () => undefined,
  };
}

interface Judged {
  readonly state: State;
  readonly key: string;
  readonly judgement: Judgement;
}

/** What the statics say of one place, worked out elsewhere. */
function useJudgement(
  state: State,
  stone: Stone | undefined,
  cells: readonly Cell[] | undefined,
): Judgement | undefined {
  const work = useWork<TurmbauerWorks>('turmbauer');
  const [known, setKnown] = useState<Judged>();
  const key = stone === undefined || cells === undefined ? undefined : `${stone}:${keyOf(cells)}`;
  useEffect(() => {
    if (stone === undefined || cells === undefined || key === undefined) return;
    let isWanted = true;
    work('judge', { state, stone, places: [cells] }).then(
      ([judgement]) => isWanted && judgement && setKnown({ state, key, judgement }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [work, state, stone, cells, key]);
  return known?.state === state && known.key === key ? known.judgement : undefined;
}
