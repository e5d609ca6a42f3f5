/** Pictures are drawn on a stage of fixed width; its height follows the place it has, within bounds. */
import { useSize } from '@belfry/ui';
import { type RefObject, useRef } from 'react';

export const STAGE_WIDTH = 340;
const LOWEST = 168;
const HIGHEST = 300;

interface Stage {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The place, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The stage's height, in its own measure. */
  readonly tall: number;
  /** Pixels for each unit of the stage. */
  readonly scale: number;
}

export function useStage(): Stage {
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(ref, { width: STAGE_WIDTH, height: 190 });
  const tall = Math.min(HIGHEST, Math.max(LOWEST, (STAGE_WIDTH * height) / width));
  return { ref, width, height, tall, scale: Math.min(width / STAGE_WIDTH, height / tall) };
}
