/** What a person chose for this device. Kept in the browser; unreadable settings count as none. */
import type { Language } from '@belfry/engine/words';
import { useSyncExternalStore } from 'react';

export interface Settings {
  /** As the browser wishes, if not chosen. */
  readonly language: Language | undefined;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly motion: 'auto' | 'off';
  readonly sound: boolean;
  /** How long bots wait before they act. */
  readonly botSpeed: BotSpeed;
  /** Says "pass" for the player when nothing else is possible. */
  readonly autoPass: boolean;
  /** The name a person uses at tables of this device. */
  readonly name: string;
}

export const BOT_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

const KEY = 'belfry-settings';

const DEFAULTS: Settings = {
  language: undefined,
  theme: 'auto',
  motion: 'auto',
  sound: false,
  botSpeed: 'normal',
  autoPass: false,
  name: '',
};

let current: Settings = { ...DEFAULTS, ...stored() };
const listeners = new Set<() => void>();

function stored(): Partial<Settings> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

export function updateSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage may be full or forbidden: the choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

export const getSettings = (): Settings => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, getSettings, getSettings);
