/** Pads for component tests: in memory, at an address of their own. */
import type { Language } from '@belfry/engine/words';
import { renderIn } from '@belfry/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { GameId } from '../old-games.js';
import { newPad, type PadSheet } from './model/pad.js';
import { Pad } from './pad.js';
import { PadStoreContext } from './store/context.js';
import { memoryStore } from './store/memory.js';
import type { PadStore } from './store/store.js';

export interface Opened {
  readonly store: PadStore;
  readonly history: readonly string[];
}

export async function open(
  element: ReactNode,
  { language = 'en', store = memoryStore() }: { readonly language?: Language; readonly store?: PadStore } = {},
): Promise<Opened> {
  const { hook, history } = memoryLocation({ path: '/pad', record: true });
  await renderIn(
    language,
    <Router hook={hook}>
      <PadStoreContext value={store}>{element}</PadStoreContext>
    </Router>,
  );
  // Words may still be on their way.
  await screen.findAllByRole('heading', {}, { timeout: 30_000 });
  return { store, history };
}

export const samplePad = (game: GameId, names: readonly string[], id: string = game): PadSheet =>
  newPad({ id, game, names, now: Date.UTC(2026, 10, 14, 18) });

/** Opens a fresh pad of a game and waits until it is there. */
export async function openPad(game: GameId, names: readonly string[], language: Language = 'en'): Promise<Opened> {
  const store = memoryStore();
  await store.put(samplePad(game, names));
  const opened = await open(<Pad id={game} />, { language, store });
  await waitFor(() => screen.getByRole('heading', { level: 1 }), { timeout: 30_000 });
  return opened;
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

export async function press(...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await act(async () => void fireEvent.click(button(name)));
}

export async function pick(name: string | RegExp): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
}

export async function type(field: HTMLElement, value: string): Promise<void> {
  await act(async () => void fireEvent.change(field, { target: { value } }));
}
