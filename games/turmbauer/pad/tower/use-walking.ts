/** Where a pawn stands, and where it could go from there. */
import { useMemo, useState } from 'react';
import {
  type Cell,
  type Colour,
  fieldsOf,
  heightOf,
  type Reach,
  reachOf,
  type State,
  TABLE,
  walkOf,
} from '../../rules/index.js';
import { fieldAt, gaitsOf } from '../../table/model/climbing.js';
import type { Climbing } from '../../table/model/hands.js';
import type { SceneProps } from '../../table/scene/props.js';

export interface Walking extends Climbing {
  /** What was asked about: a field, or the table. */
  readonly asked: Cell | undefined;
  /** All fields on which a pawn could be put, the highest first. */
  readonly all: readonly Cell[];
  readonly route: SceneProps['route'];
  ask(at: Cell): void;
}

interface Asked {
  readonly state: State;
  readonly at: Cell | undefined;
  readonly reach: Reach | undefined;
}

/** `put` is called when the pawn stands there. */
export function useWalking(state: State, colour: Colour, put: (at: Cell) => void): Walking {
  const [kept, setAsked] = useState<Asked>();
  const asked = kept?.state === state ? kept : undefined;
  const fields = useMemo(() => reachOf(state, colour), [state, colour]);
  const gaits = useMemo(() => gaitsOf(fields), [fields]);
  const all = useMemo(() => {
    const free = fieldsOf(state).filter(({ at }) => at === state.pawns[colour] || !state.pawns.includes(at));
    return [...free.map(({ at }) => at).toSorted((a, b) => heightOf(b) - heightOf(a) || a - b), TABLE];
  }, [state, colour]);
  const reach = asked?.reach;
  const route = useMemo(
    () => reach && { cells: walkOf(state, reach.way), by: reach.ring ?? ('foot' as const) },
    [state, reach],
  );
  return {
    colour,
    from: state.pawns[colour] ?? TABLE,
    gaits,
    fields,
    chosen: reach,
    asked: asked?.at,
    all,
    route,
    choose: field => setAsked({ state, at: field?.to, reach: field }),
    ask(at) {
      // Where another pawn stands, there is no room.
      if (all.includes(at)) setAsked({ state, at, reach: fieldAt(fields, at) });
    },
    go() {
      if (asked?.at !== undefined) put(asked.at);
    },
    stay: () => setAsked(undefined),
  };
}
