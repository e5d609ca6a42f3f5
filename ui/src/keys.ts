/** Keys that act on a whole page. Those that are a single character can be switched off. */
import { useEffect, useEffectEvent } from 'react';
import { useSettings } from './settings.js';

/** `press` is told the key, letters small. Not while somebody types, nor in a dialog, nor again while it is held down. */
export function useKeys(press: (key: string) => void): void {
  const { shortcuts } = useSettings();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
    if (shortcuts || event.key.length > 1) press(keyOf(event));
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/**
 * The key as shortcuts name it, letters small. A keyboard that writes other letters has the Latin ones where they are
 * usually printed; a French one writes digits only with Shift.
 */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length > 1) return key;
  const printed = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1];
  const isOurs = /^[a-z0-9?]$/i.test(key) || shiftKey;
  return (isOurs ? key : (printed ?? key)).toLowerCase();
}

/** In a dialog or a field keys have another meaning. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest(FIELDS) !== null);

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
