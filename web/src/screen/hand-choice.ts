/** Is this device a hand beside a big screen, or does it show the whole table? Kept as long as the window is open. */
import type { RoomView, TableId } from '@belfry/table';
import { useState } from 'react';

/** Is there a big screen for all, and this is not it? */
export const hasBigScreen = ({ hasScreen, isHost }: Pick<RoomView, 'hasScreen' | 'isHost'>): boolean =>
  hasScreen && !isHost;

const keyOf = (id: TableId): string => `belfry-board-${id}`;

export interface HandChoice {
  readonly isHand: boolean;
  /** The whole table here, or only the hand. */
  readonly showBoard: (isWhole: boolean) => void;
}

/** Whoever sits at a table with a big screen holds a hand, unless they want to see the table on their own device. */
export function useHandChoice(id: TableId, view: Pick<RoomView, 'seats' | 'hasScreen' | 'isHost'>): HandChoice {
  const [isWhole, setWhole] = useState(() => isKept(id));
  const sits = view.seats.some(({ isYours }) => isYours);
  return {
    isHand: sits && hasBigScreen(view) && !isWhole,
    showBoard(wanted) {
      keep(id, wanted);
      setWhole(wanted);
    },
  };
}

function isKept(id: TableId): boolean {
  try {
    return sessionStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

function keep(id: TableId, isWhole: boolean): void {
  try {
    if (isWhole) sessionStorage.setItem(keyOf(id), 'whole');
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Then it lasts as long as the page.
  }
}
