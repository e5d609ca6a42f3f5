/** For component tests: a host that keeps tables in memory, and a page that stands at an address. */
import { SeededRandom } from '@belfry/engine';
import { MemoryStore, type TableHost, TableKeeper } from '@belfry/table';
import type { Language } from '@belfry/ui';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostContext } from '../host/context.js';
import { ME } from '../host/me.js';
import { loadGame } from '../host/playables.js';
import { newWishId } from '../new-id.js';

export function testHost(): TableHost {
  let calls = 0;
  const keeper = new TableKeeper({
    store: new MemoryStore(),
    find: async id => {
      const loaded = await loadGame(id);
      return loaded && { game: loaded.game, policies: loaded.policies.map(({ name }) => name) };
    },
    think: async ({ game: id, policy, view }) => {
      const loaded = await loadGame(id);
      const found = loaded?.policies.find(({ name }) => name === policy);
      if (loaded === undefined || found === undefined) throw new Error(policy);
      return loaded.game.actions.write(found.choose(loaded.game, view, new SeededRandom(1)));
    },
    budget: 1000,
    mostThoughts: 1,
    pace: async () => undefined,
    clock: { now: () => Date.UTC(2026, 10, 16) + calls++, at: () => () => undefined },
    playsUnwatched: false,
    isOwnDevice: true,
    mostOpen: 10,
    failed: (_, error) => {
      throw error;
    },
  });
  return keeper.as(ME);
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
