/** What the routes work with. */
import type {
  Clock,
  GuestHost,
  ListQuery,
  PersonId,
  Phase,
  StoredSummary,
  TableId,
  TablePage,
  TableSummary,
} from '@belfry/table';
import type { Guard } from '../guard/index.js';
import type { Metrics } from '../metrics.js';
import type { People } from '../people/index.js';
import type { PushDesk } from '../push/index.js';
import type { Registry } from '../registry.js';
import type { Lobby } from '../socket/lobby.js';
import type { Presence } from '../socket/presence.js';
import type { Streams } from './streams.js';

export interface ApiParts {
  /** The host as somebody elsewhere gets to know it. */
  readonly hostFor: (person: PersonId) => GuestHost;
  /** A table as those may know it who were not let in yet; nothing if there is none. */
  readonly outside: (id: TableId) => Promise<TableSummary | undefined>;
  /** Of a table whoever asks; nothing if there is none. */
  readonly phaseOf: (id: TableId) => Promise<Phase | undefined>;
  /** Tables as they are kept, with who sits there: to be cut before anybody is told of them. */
  readonly tables: {
    readonly summary: (id: TableId) => Promise<StoredSummary | undefined>;
    readonly list: (query: ListQuery) => Promise<TablePage<StoredSummary>>;
  };
  readonly registry: Registry;
  readonly people: People;
  readonly clock: Clock;
  readonly guard: Guard;
  readonly streams: Streams;
  /** Who is here: whoever has a stream open is too. */
  readonly presence: Pick<Presence, 'enter' | 'comes' | 'changed'>;
  /** Who has a socket open. */
  readonly lobby: Pick<Lobby, 'people'>;
  readonly push: PushDesk;
  /** May tables be shown to everybody? */
  readonly mayList: boolean;
  readonly publicUrl: string | undefined;
  /** How others in the same network reach the server; nothing if they cannot. */
  readonly network: () => string | undefined;
  readonly wished: Metrics['wished'];
}
