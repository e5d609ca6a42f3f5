/** What a person chose for this device. Kept in the browser; unreadable settings count as none. */
import { LANGUAGES, type Language } from '@belfry/engine/words';
import { useSyncExternalStore } from 'react';
import { FIGURES, type Figure } from './figures.js';
import { readStored, writeStored } from './stored.js';

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
  /** Do single keys act? */
  readonly shortcuts: boolean;
  /** Are newcomers told what is new to them? */
  readonly tips: boolean;
  /** The name a person uses at tables of this device. */
  readonly name: string;
  /** What they look like there, if they chose something. */
  readonly figure: Figure | undefined;
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
  shortcuts: true,
  tips: true,
  name: '',
  figure: undefined,
};

const oneOf =
  <V>(...values: readonly V[]) =>
  (value: unknown): value is V =>
    values.some(known => known === value);
const isFlag = oneOf(true, false);

/** What is stored may be damaged, or come from another version. */
const CHECKS: { readonly [K in keyof Settings]: (value: unknown) => value is Settings[K] } = {
  language: oneOf(undefined, ...LANGUAGES),
  theme: oneOf('auto', 'light', 'dark'),
  motion: oneOf('auto', 'off'),
  sound: isFlag,
  botSpeed: oneOf(...BOT_SPEEDS),
  autoPass: isFlag,
  shortcuts: isFlag,
  tips: isFlag,
  name: value => typeof value === 'string',
  figure: oneOf(undefined, ...FIGURES),
};

let current = stored();
let isKept = true;
const listeners = new Set<() => void>();

function stored(): Settings {
  const json = readStored(KEY);
  if (typeof json !== 'object' || json === null) return DEFAULTS;
  const fields = new Map<string, unknown>(Object.entries(json));
  const valid = Object.entries(CHECKS).filter(([key, isValid]) => fields.has(key) && isValid(fields.get(key)));
  return { ...DEFAULTS, ...Object.fromEntries(valid.map(([key]) => [key, fields.get(key)])) };
}

function change(next: Settings): void {
  current = next;
  for (const listener of listeners) listener();
}

export function updateSettings(wish: Partial<Settings>): void {
  // Another window may have changed other fields.
  const next = { ...(isKept ? stored() : current), ...wish };
  // What cannot be kept lasts until the page is closed.
  isKept = writeStored(KEY, next);
  change(next);
}

// Tells what other windows do; `null` is said when they clear everything.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === KEY || key === null) change(stored());
});

export const getSettings = (): Settings => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, getSettings, getSettings);
