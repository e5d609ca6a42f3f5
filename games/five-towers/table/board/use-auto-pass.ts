/** Passes for a player who has no other choice, if they wish so. Never twice at the same moment: an undo stays undone. */
import { useSettings } from '@belfry/ui';
import { useEffect, useRef } from 'react';
import { type Action, fiveTowers, type State } from '../../rules/index.js';

export function useAutoPass(view: State, entries: number, act: ((action: Action) => void) | undefined): void {
  const { autoPass } = useSettings();
  const passedAt = useRef(-1);
  useEffect(() => {
    if (act === undefined || !autoPass || view.phase !== 'bidding' || passedAt.current >= entries) return;
    const legal = fiveTowers.legal(view);
    if (legal.count !== 1) return;
    passedAt.current = entries;
    act(legal.at(0));
  }, [act, autoPass, view, entries]);
}
