/** Which card is chosen, what it can do, and playing it. */
import { useAnnounce } from '@belfry/ui';
import { useCallback, useMemo, useState } from 'react';
import type { Action, State } from '../../rules/index.js';
import { type Choice, choose } from './choice.js';
import type { HeldCard } from './hand-order.js';

export interface Chooser {
  /** The chosen card of the hand. */
  readonly chosen: HeldCard | undefined;
  /** What it can do; nothing while it is not one's turn. */
  readonly choice: Choice | undefined;
  /** Chooses a card, plays it with the chosen one, or puts it back. */
  readonly press: (key: string) => void;
  readonly putBack: () => void;
  readonly play: (action: Action) => void;
}

interface Table {
  readonly view: State;
  readonly held: readonly HeldCard[];
  /** A card stays chosen until this changes: a deed was done, or a turn ended. */
  readonly moment: string;
  readonly act: ((action: Action) => void) | undefined;
  /** What was done last is on its way: what is chosen stays so, and does nothing. */
  readonly isSent: boolean;
  readonly describe: (choice: Choice) => string;
}

export function useChoice({ view, held, moment, act, isSent, describe }: Table): Chooser {
  const announce = useAnnounce();
  const [kept, setKept] = useState<{ readonly key: string; readonly moment: string }>();
  // When something was done, nothing is chosen any more; also not when that is taken back.
  if (kept !== undefined && kept.moment !== moment) setKept(undefined);
  const key = kept?.moment === moment ? kept.key : undefined;
  const chosen = held.find(card => card.key === key);
  const isOn = act !== undefined || isSent;
  const choice = useMemo(
    () => (chosen === undefined || !isOn ? undefined : choose(view, chosen.card)),
    [view, chosen, isOn],
  );
  const putBack = useCallback(() => setKept(undefined), []);
  const press = (pressed: string): void => {
    if (isSent) return;
    const card = held.find(other => other.key === pressed);
    const withChosen = card && pressed !== key ? choice?.partners.get(card.card) : choice?.atOnce;
    if (withChosen !== undefined) act?.(withChosen);
    else if (pressed === key) putBack();
    else {
      setKept({ key: pressed, moment });
      if (card !== undefined && isOn) announce(describe(choose(view, card.card)));
    }
  };
  return { chosen, choice, press, putBack, play: action => act?.(action) };
}
