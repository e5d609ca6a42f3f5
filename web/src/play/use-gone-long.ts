/** Who has been without a line for a while, with nobody who plays for them. */
import type { Seat } from '@belfry/engine';
import type { TableView } from '@belfry/table';
import { useEffect, useRef, useState } from 'react';
import type { Presence } from '../server/server.js';
import { usePlaying } from './playing.js';

/** Milliseconds. */
const A_WHILE = 30_000;

/** People who are not connected now. */
const goneOf = ({ seats, due }: Pick<TableView, 'seats' | 'due'>, presence: Presence | undefined) =>
  due.type === 'over'
    ? []
    : seats.flatMap(({ player, isYours, standIn }, seat) =>
        player.type === 'human' && !isYours && standIn === undefined && presence?.seats[seat] === false ? [seat] : [],
      );

export function useGoneLong(): readonly Seat[] {
  const { view, presence } = usePlaying();
  const gone = goneOf(view, presence);
  const [long, setLong] = useState<readonly Seat[]>([]);
  const timers = useRef(new Map<Seat, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    for (const seat of gone)
      if (!running.has(seat))
        running.set(
          seat,
          setTimeout(() => setLong(before => [...before, seat]), A_WHILE),
        );
    for (const [seat, timer] of running)
      if (!gone.includes(seat)) {
        clearTimeout(timer);
        running.delete(seat);
        setLong(before => (before.includes(seat) ? before.filter(other => other !== seat) : before));
      }
  });
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return long.filter(seat => gone.includes(seat));
}
