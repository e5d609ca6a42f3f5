/**
 * Pieces travel when the match moves on. When only the room changes, or what is chosen, they stand in their new places at once;
 * what says of itself how it glides does so.
 */
import { type Scene, usePieceMotion } from '@belfry/ui';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

export function useBoardMotion(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  room: unknown,
  scene: Scene | undefined,
): void {
  const under = useRef<ReadonlySet<Animation>>(new Set());
  const shown = useRef(moment);
  const both = useMemo(() => ({ moment, room }), [moment, room]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever pieces may have moved.
  useLayoutEffect(() => {
    under.current = new Set(animationsIn(root.current));
  }, [root, both]);
  usePieceMotion(root, both, scene);
  useLayoutEffect(() => {
    const isSameMoment = shown.current === both.moment;
    shown.current = both.moment;
    if (!isSameMoment) return;
    for (const animation of animationsIn(root.current)) if (!under.current.has(animation)) animation.cancel();
  }, [root, both]);
}

/** Those of pieces, not those of styles. */
const animationsIn = (element: HTMLElement | null): readonly Animation[] =>
  element
    ?.getAnimations({ subtree: true })
    .filter(animation => !('animationName' in animation || 'transitionProperty' in animation)) ?? [];
