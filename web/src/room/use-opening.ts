/**
 * The envelopes before everybody's eyes: on a good line they are sealed and opened faster than anybody looks. Who saw the waiting
 * room while they were, sees it a little longer, with all of them sealed and then opened. The clock does not wait for it.
 */
import { isBegun, type RoomView, type TableView } from '@belfry/table';
import { isMotionOff } from '@belfry/ui';
import { useEffect, useState } from 'react';

/** Milliseconds. */
const LENGTHS = { sealed: 650, opened: 850 };

/** The room to be shown instead of the match that has begun; nothing when the match is to be seen. */
export function useOpening(view: RoomView | TableView | undefined): RoomView | undefined {
  const [last, setLast] = useState<RoomView>();
  const [isOpened, setOpened] = useState(false);
  const isWaiting = view !== undefined && !isBegun(view);
  if (isWaiting && view !== last) setLast(view);
  const isOn = view !== undefined && !isWaiting && last?.binding !== undefined && !isMotionOff();
  useEffect(() => {
    if (!isOn) return;
    const timers = [
      setTimeout(() => setOpened(true), LENGTHS.sealed),
      setTimeout(() => {
        setLast(undefined);
        setOpened(false);
      }, LENGTHS.sealed + LENGTHS.opened),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isOn]);
  return isOn ? withAll(last, isOpened) : undefined;
}

/** Everybody's envelope is sealed, or opened. */
function withAll(room: RoomView, isOpened: boolean): RoomView {
  const { binding } = room;
  if (binding === undefined) return room;
  const all = binding.terms.seats.map(() => '');
  const none = all.map(() => null);
  return {
    ...room,
    binding: { ...binding, seals: all, numbers: isOpened ? all : none, isShowing: isOpened, awaited: [] },
  };
}
