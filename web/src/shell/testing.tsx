/** For component tests: a host that keeps tables in memory, and a page that stands at an address. */
import type { ListedGame } from '@belfry/engine/words';
import { findGame } from '@belfry/games';
import { MemoryStore, type TableHost } from '@belfry/table';
import type { Language } from '@belfry/ui';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostContext } from '../host/context.js';
import { loadGame } from '../host/playables.js';
import { hostOn } from '../host/testing/keeper.js';
import { newWishId } from '../new-id.js';

export function testHost(): TableHost {
  let calls = 0;
  return hostOn(new MemoryStore(), () => Date.UTC(2026, 10, 16) + calls++);
}

export function listed(id: string): ListedGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A table, begun. */
export async function madeTable(host: TableHost, setup: unknown): Promise<string> {
  const made = await host.make(newWishId(), setup, 'chosen');
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

/** The names of all tables there are. */
export async function idsOf(host: TableHost): Promise<readonly string[]> {
  const { tables } = await host.list({ phases: ['room', 'running', 'over'], limit: 100 });
  return tables.map(({ id }) => id);
}

interface RenderedPage {
  readonly host: TableHost;
  /** Every address so far. */
  readonly history: readonly string[];
}

interface PageOptions {
  readonly language?: Language;
  readonly path?: string;
  readonly host?: TableHost;
}

interface Rendered {
  findAllByRole(role: string): Promise<unknown>;
}

/** Renders pages by `renderIn` of the kit, which only tests may know. */
export const pageRenderer =
  (renderIn: (language: Language, element: ReactNode) => Promise<Rendered>) =>
  async (element: ReactNode, { language = 'en', path = '/', host = testHost() }: PageOptions = {}) => {
    const { hook, searchHook, history } = memoryLocation({ path, record: true });
    const page = await renderIn(
      language,
      <Router hook={hook} searchHook={searchHook}>
        <HostContext value={host}>{element}</HostContext>
      </Router>,
    );
    // Words and games may still be on their way.
    await page.findAllByRole('heading');
    await loadGame('skyscraper');
    return { host, history } satisfies RenderedPage;
  };

/** A table of bots that play to the end. */
export async function playedTable(host: TableHost, names: readonly string[]): Promise<string> {
  const seats = names.map(name => ({ name, player: { type: 'bot', policy: 'random' } }));
  const id = await madeTable(host, { game: 'skyscraper', options: { players: names.length, floors: 4 }, seats });
  await new Promise<void>(resolve => {
    void host.watch(id, 'spectator', news => news?.match?.due.type === 'over' && resolve());
  });
  return id;
}
