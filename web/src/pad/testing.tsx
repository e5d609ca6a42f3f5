/** Pads for component tests: in memory, at an address of their own. */
import type { Language } from '@belfry/engine/words';
import { renderIn } from '@belfry/ui/testing';
import { samplePad } from '@belfry/ui/testing/pad';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
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

/** Opens a fresh pad of a game and waits until it is there. */
export async function openPad(game: string, names: readonly string[], language: Language = 'en'): Promise<Opened> {
  const store = memoryStore();
  await store.put(samplePad(game, names));
  const opened = await open(<Pad id={game} />, { language, store });
  await waitFor(() => screen.getByRole('heading', { level: 1 }), { timeout: 30_000 });
  return opened;
}
