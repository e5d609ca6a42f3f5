/** How fast a replay plays. */
import { readStored, writeStored } from '@belfry/ui';
import { useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export type Speed = (typeof SPEEDS)[number];

const KEY = 'belfry-replay-speed';

/** As it was chosen last, on this device. Anything may be stored there. */
const storedSpeed = (): Speed => {
  const stored = readStored(KEY);
  return SPEEDS.find(speed => speed === stored) ?? 1;
};

export function useSpeed(): readonly [Speed, (speed: Speed) => void] {
  const [speed, setSpeed] = useState(storedSpeed);
  const choose = (chosen: Speed): void => {
    writeStored(KEY, chosen);
    setSpeed(chosen);
  };
  return [speed, choose];
}

/** Milliseconds a moment is there at the least, and those to read what happened once everything has arrived. */
const LEAST = 1200;
const READING = 700;

/** How long a moment stays after what led to it was seen, which took so long at the usual speed. */
export const pauseAfter = (length: number, speed: Speed): number => Math.max(READING, LEAST - length) / speed;
