/** The number on the icon of the installed app: at how many tables it is one's turn. Where there is none, nothing happens. */
import { useEffect } from 'react';
import { countTurns, type Urgent } from './urgency.js';

interface Badge {
  setAppBadge(count: number): Promise<void>;
  clearAppBadge(): Promise<void>;
}

/** For whoever has just learnt it. */
export function setTurnBadge(count: number, badge: Partial<Badge> = navigator): void {
  const done = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  // A browser may know badges and still not want one here.
  done?.catch(() => undefined);
}

export const hasBadge = (): boolean => 'setAppBadge' in navigator;

/** Keeps the number up to date with a list of the server's tables; nothing while the list is not known. */
export function useBadge(tables: readonly Urgent[] | undefined): void {
  const count = tables && countTurns(tables);
  useEffect(() => {
    if (count !== undefined) setTurnBadge(count);
  }, [count]);
}
