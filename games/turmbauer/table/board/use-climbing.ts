/** The pawn is about to climb. */
import { useMemo, useState } from 'react';
import { type Action, colourOnTurn, type Reach, type State, TABLE } from '../../rules/index.js';
import { fieldsOf, gaitsOf, suggested } from '../model/climbing.js';
import type { Climbing } from '../model/hands.js';
import { useStable } from './use-stable.js';

interface Choice {
  readonly state: State;
  readonly field: Reach | undefined;
}

/** Nothing if it is not time to move; the same object as long as nothing of it changes. */
export function useClimbing(
  state: State,
  act: ((action: Action) => void) | undefined,
  isSent = false,
): Climbing | undefined {
  const fields = useMemo(() => fieldsOf(state), [state]);
  const gaits = useMemo(() => gaitsOf(fields), [fields]);
  const [choice, setChoice] = useState<Choice>();
  const isOn = (act !== undefined || isSent) && state.phase === 'move';
  const from = state.pawns[colourOnTurn(state)] ?? TABLE;
  const first = useMemo(() => suggested(fields, from), [fields, from]);
  const chosen = choice?.state === state ? choice.field : first;
  const does = useStable<Pick<Climbing, 'choose' | 'go' | 'stay'>>({
    choose(field) {
      // What is on its way stays as it was left.
      if (act !== undefined) setChoice({ state, field });
    },
    go() {
      if (chosen === undefined) return;
      const { to, ring } = chosen;
      act?.(ring === undefined ? { type: 'move', to } : { type: 'move', to, ring });
    },
    stay: () => act?.({ type: 'stay' }),
  });
  return useMemo(
    () => (isOn ? { ...does, colour: colourOnTurn(state), from, gaits, fields, chosen } : undefined),
    [isOn, does, state, from, gaits, fields, chosen],
  );
}
