/** Passes for a player who has no other choice, if they wish so. Never twice at the same moment: an undo stays undone. */
import { useSettings } from '@belfry/ui';
import { useEffect, useRef } from 'react';
import { type Action, fiveTowers, type State } from '../../rules/index.js';
import { isLeftAlone, leaveAlone } from './left-alone.js';

export function useAutoPass(view: State, entries: number, act: ((action: Action) => void) | undefined): void {
  const { autoPass } = useSettings();
  const seen = useRef(entries);
  useEffect(() => {
    const wentBack = entries < seen.current;
    seen.current = entries;
    if (view.phase !== 'bidding') return;
    const moment = JSON.stringify([entries, view]);
    if (wentBack) leaveAlone(moment);
    if (act === undefined || !autoPass || isLeftAlone(moment)) return;
    const legal = fiveTowers.legal(view);
    if (legal.count !== 1) return;
    leaveAlone(moment);
    act(legal.at(0));
  }, [act, autoPass, view, entries]);
}
