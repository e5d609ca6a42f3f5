/** Keys for the whole board: digits choose cards, E ends the turn, Escape puts a card back. */
import { useEffect, useEffectEvent } from 'react';

interface Keys {
  readonly onDigit: (index: number) => void;
  readonly onEnd: () => void;
  readonly onEscape: () => void;
}

export function useBoardKeys({ onDigit, onEnd, onEscape }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
    if (/^[1-9]$/.test(event.key)) onDigit(Number(event.key) - 1);
    else if (event.key === 'e' || event.key === 'E') onEnd();
    else if (event.key === 'Escape') onEscape();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** In a dialog or a field keys have another meaning. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, input, textarea, select, [contenteditable]') !== null;
