/** The figures of a house, as its parts keep them. */
import type { TableKeeper } from '@belfry/table';
import type { MetricSources } from './metrics.js';
import type { CrewFigures, Pool } from './pool/index.js';
import type { Push } from './push/index.js';
import type { Lobby } from './socket/lobby.js';
import type { Sockets } from './socket/sockets.js';
import type { Store } from './store/index.js';

export function sourcesOf(of: {
  readonly keeper: Pick<TableKeeper, 'figures'>;
  readonly sockets: Pick<Sockets, 'count'>;
  readonly lobby: Pick<Lobby, 'count'>;
  readonly store: Pick<Store, 'figures'>;
  readonly pool: Pick<Pool, 'figures'>;
  readonly push: Pick<Push, 'figures'>;
}): MetricSources {
  const { keeper, sockets, lobby, store, pool, push } = of;
  return {
    gauges: {
      tables_open: () => keeper.figures.open,
      tables_watched: () => keeper.figures.watched,
      sockets_open: () => sockets.count,
      people_here: () => lobby.count,
      thoughts_running: () => pool.figures().thinking,
      thoughts_waiting: () => pool.figures().waiting,
      pushes_waiting: () => push.figures().waiting,
      store_waiting: () => store.figures().waiting,
      store_bytes: () => store.figures().bytes,
      store_log_bytes: () => store.figures().logBytes,
    },
    totals: {
      store_commits_total: () => store.figures().commits,
      store_items_total: () => store.figures().items,
      store_commit_seconds_total: () => store.figures().commitSeconds,
      thoughts_done_total: () => pool.figures().thoughts.done,
      pushes_sent_total: () => push.figures().sent,
      pushes_failed_total: () => push.figures().failed,
      answers_done_total: () => pool.figures().answers.done,
      ...failuresOf('thoughts', () => pool.figures().thoughts),
      ...failuresOf('answers', () => pool.figures().answers),
    },
  };
}

/** What nobody wanted any more is no failure. */
const FAILURES = ['busy', 'overrun', 'crashed', 'failed'] as const;

const failuresOf = (name: string, figures: () => CrewFigures): MetricSources['totals'] =>
  Object.fromEntries(FAILURES.map(why => [`${name}_${why}_total`, () => figures().failures[why]]));
