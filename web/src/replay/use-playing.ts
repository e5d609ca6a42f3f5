/** A replay that goes on by itself: when a moment was seen and read, the next one follows. */
import { useEffect, useEffectEvent, useState } from 'react';
import { pauseAfter, type Speed } from './speed.js';

interface Played {
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
}

interface Course {
  readonly at: number;
  readonly end: number;
  readonly speed: Speed;
  /** How long what led here took, at the usual speed; nothing while it is still to be seen. */
  readonly seen: number | undefined;
  readonly step: () => void;
}

export function usePlaying({ at, end, speed, seen, step }: Course): Played {
  const [isPlaying, setPlaying] = useState(false);
  const goOn = useEffectEvent(step);
  useEffect(() => {
    if (!isPlaying || seen === undefined) return;
    if (at >= end) return setPlaying(false);
    const timer = setTimeout(() => goOn(), pauseAfter(seen, speed));
    return () => clearTimeout(timer);
  }, [isPlaying, at, end, speed, seen]);
  return { isPlaying, setPlaying };
}
