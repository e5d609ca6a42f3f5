/** Keys that act on a whole page. Those that are a single character can be switched off. */
import { useEffect, useEffectEvent } from 'react';
import { useSettings } from './settings.js';

/** `press` is told the key, letters small. Not while somebody types, nor in a dialog, nor again while it is held down. */
export function useKeys(press: (key: string) => void): void {
  const { shortcuts } = useSettings();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
    const isCharacter = event.key.length === 1;
    if (isCharacter && shortcuts) press(event.key.toLowerCase());
    if (!isCharacter) press(event.key);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** In a dialog or a field keys have another meaning. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest(FIELDS) !== null);

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
