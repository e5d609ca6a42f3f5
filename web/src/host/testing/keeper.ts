/** A host of tables on a store, for tests: bots play at once, by chance but always the same. */
import { letDecide } from '@belfry/bots';
import { SeededRandom } from '@belfry/engine';
import { type TableHost, TableKeeper, type TableStore } from '@belfry/table';
import { ME } from '../me.js';
import { customsOf, loadGame } from '../playables.js';

export function hostOn(store: TableStore, now = (): number => Date.UTC(2026, 10, 17)): TableHost {
  const random = new SeededRandom(7);
  const keeper = new TableKeeper({
    store,
    find: async id => {
      const loaded = await loadGame(id);
      return loaded && { game: loaded.rules, policies: loaded.policies.map(({ name }) => name), ...customsOf(id) };
    },
    think: async ({ game, policy, view }) => {
      const loaded = await loadGame(game);
      if (loaded === undefined) throw new Error(`no game ${game}`);
      return letDecide(loaded, policy, view, random);
    },
    budget: 1000,
    mostThoughts: 1,
    pace: async () => undefined,
    clock: { now, at: () => () => undefined },
    playsUnwatched: false,
    isOwnDevice: true,
    mostOpen: 10,
    failed: (id, error) => {
      throw new Error(`table ${id} failed`, { cause: error });
    },
  });
  return keeper.as(ME);
}
