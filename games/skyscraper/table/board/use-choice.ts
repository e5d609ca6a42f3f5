/** Which card is chosen, what it can do, and playing it. */
import { useAnnounce } from '@belfry/ui';
import { useCallback, useMemo, useState } from 'react';
import type { Action, State } from '../../rules/index.js';
import { type Choice, choose } from './choice.js';
import type { HeldCard } from './hand-order.js';

export interface Chooser {
  /** The chosen card of the hand. */
  readonly chosen: HeldCard | undefined;
  /** What it can do; nothing while one may not act. */
  readonly choice: Choice | undefined;
  /** Chooses a card, plays it with the chosen one, or puts it back. */
  readonly press: (key: string) => void;
  readonly putBack: () => void;
  readonly play: (action: Action) => void;
}

export function useChoice(
  view: State,
  held: readonly HeldCard[],
  act: ((action: Action) => void) | undefined,
  describe: (choice: Choice) => string,
): Chooser {
  const announce = useAnnounce();
  const [key, setKey] = useState<string>();
  const chosen = held.find(card => card.key === key);
  const canAct = act !== undefined;
  const choice = useMemo(
    () => (chosen === undefined || !canAct ? undefined : choose(view, chosen.card)),
    [view, chosen, canAct],
  );
  const putBack = useCallback(() => setKey(undefined), []);
  const play = (action: Action): void => {
    putBack();
    act?.(action);
  };
  const press = (pressed: string): void => {
    const card = held.find(other => other.key === pressed);
    const withChosen = card && pressed !== key ? choice?.partners.get(card.card) : choice?.atOnce;
    if (withChosen !== undefined) play(withChosen);
    else if (pressed === key) putBack();
    else {
      setKey(pressed);
      if (card !== undefined && canAct) announce(describe(choose(view, card.card)));
    }
  };
  return { chosen, choice, press, putBack, play };
}
