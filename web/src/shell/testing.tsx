/** For component tests: a host that keeps tables in memory, and a page that stands at an address. */
import { SeededRandom } from '@belfry/engine';
import { MemoryStore, TableKeeper } from '@belfry/table';
import type { Language } from '@belfry/ui';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostContext } from '../host/context.js';
import { loadGame } from '../host/playables.js';

export function testHost(): TableKeeper {
  let ids = 0;
  return new TableKeeper({
    store: new MemoryStore(),
    find: async id => {
      const loaded = await loadGame(id);
      return loaded && { game: loaded.game, policies: loaded.policies.map(({ name }) => name) };
    },
    think: async (game, policy, seen) => {
      const policies = (await loadGame(game.id))?.policies;
      return policies?.find(({ name }) => name === policy)?.choose(game, seen, new SeededRandom(1));
    },
    pace: async () => undefined,
    now: () => Date.UTC(2026, 10, 16) + ids,
    newId: () => `t${ids++}`,
  });
}

interface RenderedPage {
  readonly host: TableKeeper;
  /** Every address so far. */
  readonly history: readonly string[];
}

interface PageOptions {
  readonly language?: Language;
  readonly path?: string;
  readonly host?: TableKeeper;
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
export async function playedTable(host: TableKeeper, names: readonly string[]): Promise<string> {
  const seats = names.map(name => ({ name, player: { type: 'bot', policy: 'random' } }));
  const made = await host.create(
    { game: 'skyscraper', options: { players: names.length, floors: 4 }, seats },
    'chosen',
  );
  if (!made.ok) throw new Error(made.error.code);
  const isOver = new Promise<void>(resolve => {
    void host.watch(made.value, () => {
      void host.summary(made.value).then(summary => summary?.outcome !== undefined && resolve());
    });
  });
  await host.view(made.value, 'spectator');
  await isOver;
  return made.value;
}
