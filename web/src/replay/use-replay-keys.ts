/** The keys of a replay. Unlike those of a table they hold down: an arrow runs through the match. */
import { useSettings } from '@belfry/ui';
import { useEffect, useEffectEvent } from 'react';

export interface ReplayMoves {
  readonly back: () => void;
  /** One step on. Whoever runs does not wait for what is to be seen. */
  readonly forward: (isRunning: boolean) => void;
  readonly first: () => void;
  readonly last: () => void;
  readonly previousMark: () => void;
  readonly nextMark: () => void;
  readonly toggle: () => void;
}

export function useReplayKeys(moves: ReplayMoves): void {
  const { shortcuts } = useSettings();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (document.querySelector('dialog[open]') !== null || isTakenBy(target, key)) return;
    if (!shortcuts && (key === '[' || key === ']')) return;
    if (key === 'ArrowRight') moves.forward(repeat);
    else if (Object.hasOwn(KEYS, key)) moves[KEYS[key as keyof typeof KEYS]]();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

const KEYS = {
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  PageUp: 'previousMark',
  '[': 'previousMark',
  PageDown: 'nextMark',
  ']': 'nextMark',
  ' ': 'toggle',
} as const satisfies Readonly<Record<string, Exclude<keyof ReplayMoves, 'forward'>>>;

/** Has the key a meaning where the focus is? */
function isTakenBy(target: Element, key: string): boolean {
  if (target.matches('input[type="range"]')) return key.length > 1;
  if (target.matches('input, select, textarea')) return true;
  if (key === ' ') return target.matches('button, a, summary');
  // There they scroll.
  return key.startsWith('Page') && target.closest('main, aside') !== null;
}
