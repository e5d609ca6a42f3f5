/** A server with everything behind it: what is kept, who thinks, the tables, and the doors through which people come. */
import { readFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { elsewhere, type KeeperParts, type PersonId, type TableId, TableKeeper } from '@belfry/table';
import { addressesOf } from './addresses.js';
import { giveSigns } from './alive.js';
import { buildApp } from './app.js';
import { serverClock } from './clock.js';
import { inTime } from './closing.js';
import { sourcesOf } from './figures.js';
import { guardBy, LIMITS, type Limits } from './guard/index.js';
import { type Lines, plainError } from './logs.js';
import { Metrics } from './metrics.js';
import { People } from './people/index.js';
import { findPlayable, openPool, type Pool, type PoolOptions } from './pool/index.js';
import { openPush } from './push/index.js';
import type { Settings } from './settings.js';
import { Lobby } from './socket/lobby.js';
import { Points } from './socket/points.js';
import { Presence } from './socket/presence.js';
import { Sockets } from './socket/sockets.js';
import { openStore, type Store } from './store/index.js';
import { Troubles } from './troubles.js';

export interface House {
  /** For whoever measures what is sent. */
  readonly server: HttpServer;
  readonly listen: () => Promise<{ readonly port: number }>;
  /** In order, and within ten seconds: what is being stored is stored, and everybody is told to come back. */
  readonly close: () => Promise<void>;
  /** Resolves if it cannot go on, which has been logged by then: only a new process helps. */
  readonly lost: Promise<void>;
  /** Tells it of an error that nobody caught: what it knows may be wrong after that, and what it has stored is not. */
  readonly lose: (error: unknown) => void;
}

/** What benches and tests have otherwise. */
export interface HouseParts {
  readonly limits?: Limits;
  readonly pool?: PoolOptions;
  /** Milliseconds that a bot takes at least, so that people can follow. */
  readonly pace?: number;
  /** Milliseconds for one thought. */
  readonly thought?: number;
  /** Where lines of the log go. */
  readonly lines?: Lines;
  readonly clock?: ReturnType<typeof serverClock>;
  /** Games by their names; those of the pool if it is left out. */
  readonly find?: KeeperParts['find'];
  /** Are messages pushed to this machine too? For tests, whose push service is here. */
  readonly pushesLocally?: boolean;
  /** Who thinks for bots; threads of their own if it is left out. */
  readonly think?: KeeperParts['think'];
  /** The database does not grow beyond so many pages, as if the disk were full. */
  readonly pages?: number;
  /** Milliseconds after which it is closed, whatever is still being done. */
  readonly longestClose?: number;
  /** Milliseconds between signs of life of sockets. */
  readonly heartbeat?: number;
}

const PACE = 900;
const THOUGHT = 5000;
/** Tables that stay in memory though nobody needs them. */
const OPEN_TABLES = 2000;
/** Tables whose bots are at it at a time. How many of them think, the pool knows. */
const BOTS = 10_000;
const NOBODY = { name: '' };
/** Milliseconds after which a house is closed, whatever is still being done. */
export const LONGEST_CLOSE = 9000;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Throws if it cannot be opened; then nothing is left open. */
export async function openHouse(settings: Settings, parts: HouseParts = {}): Promise<House> {
  const { dataFolder, secret } = settings;
  const { pages } = parts;
  const store = await openStore({ folder: dataFolder, secret, ...(pages !== undefined && { pages }) });
  const pool = openPool(parts.pool ?? {});
  try {
    return await furnish(settings, parts, store, pool);
  } catch (error) {
    await Promise.allSettled([pool.close(), store.close()]);
    throw error;
  }
}

async function furnish(settings: Settings, parts: HouseParts, store: Store, pool: Pool): Promise<House> {
  const clock = parts.clock ?? serverClock();
  const after = (milliseconds: number, call: () => void) => clock.at(clock.now() + milliseconds, call);
  const { registry } = store;
  const guard = guardBy(settings, clock, parts.limits ?? LIMITS);
  const people = new People(registry, clock);
  const metrics = new Metrics();
  const troubles = new Troubles(clock);
  const failed = (error: unknown, table?: TableId): void => {
    troubles.note(error);
    app.log.error({ error: plainError(error), ...(table !== undefined && { table }) }, 'failed');
  };
  const keeper = new TableKeeper({
    store: store.tables,
    find: parts.find ?? findPlayable(pool),
    think: parts.think ?? pool.think,
    budget: parts.thought ?? THOUGHT,
    mostThoughts: BOTS,
    pace: () => new Promise(resolve => void after(parts.pace ?? PACE, resolve)),
    clock,
    playsUnwatched: true,
    isOwnDevice: false,
    elsewhere,
    admits: (person, table) => registry.isAdmitted(table, person),
    mostOpen: OPEN_TABLES,
    changed: (id, isRoom) => {
      if (isRoom) presence.changed(id);
      push.changed(id);
    },
    failed: (id, error) => failed(error, id),
  });
  const presence = new Presence({ seats: (id, isHere) => keeper.guests.seatsHere(id, isHere), after, failed });
  const lobby = new Lobby();
  const hostFor = (person: PersonId) => keeper.from(person);
  const push = openPush({
    store: store.pushes,
    tables: store.tables,
    clockOf: async (person, id) => (await hostFor(person).view(id))?.clock,
    isHere: person => lobby.has(person),
    clock,
    most: guard.limits.pushesPerGuest,
    publicUrl: settings.publicUrl,
    allowsLocal: parts.pushesLocally === true,
    failed,
  });
  const port = (): number => {
    const bound = app.server.address();
    return typeof bound === 'object' && bound !== null ? bound.port : settings.port;
  };
  const wished = metrics.wished.bind(metrics);
  const closing = new AbortController();
  const app = await buildApp({
    ...(parts.lines !== undefined && { lines: parts.lines }),
    webRoot: settings.webRoot,
    version,
    log: settings.log,
    ...(settings.metricsToken !== undefined && { metricsToken: settings.metricsToken }),
    metrics,
    troubles,
    closing,
    hostFor,
    outside: id => keeper.guests.outside(id),
    phaseOf: id => keeper.phaseOf(id),
    tables: { summary: id => store.tables.summary(id), list: query => store.tables.list(query) },
    registry,
    people,
    clock,
    guard,
    presence,
    lobby,
    push,
    mayList: settings.listedTables,
    publicUrl: settings.publicUrl,
    network: () => addressesOf(settings.host, port()).network[0],
    wished,
  });
  const sockets = new Sockets({
    guard,
    people,
    hostFor,
    presence,
    points: new Points(),
    lobby,
    mayList: settings.listedTables,
    now: () => clock.now(),
    personOf: ({ person }) => registry.person(person) ?? NOBODY,
    wished,
    failed,
    ...(parts.heartbeat !== undefined && { heartbeat: parts.heartbeat }),
  });
  sockets.attach(app.server);
  let giveUp = (): void => undefined;
  const lost = new Promise<void>(resolve => {
    giveUp = resolve;
  });
  const lose = (error: unknown, message = 'an error that nobody caught'): void => {
    app.log.fatal({ error: plainError(error) }, message);
    giveUp();
  };
  void store.lost.then(error => lose(error, 'the store is lost'));
  metrics.add(sourcesOf({ keeper, sockets, lobby, store, pool, push }));
  const signs = giveSigns(
    settings.dataFolder,
    () => clock.now(),
    () => keeper.standsStill,
  );
  let closed: Promise<void> | undefined;
  return {
    server: app.server,
    lost,
    lose: error => lose(error),
    listen: async () => {
      await keeper.resume(signs.awaySince);
      await push.resume();
      await app.listen({ host: settings.host, port: settings.port });
      return { port: port() };
    },
    close: () =>
      (closed ??= inTime(
        async () => {
          closing.abort();
          await sockets.close();
          keeper.close();
          push.close();
          presence.close();
          await app.close();
          await keeper.rest();
          await push.rest();
          await pool.close();
          await store.close();
          signs.stop();
        },
        parts.longestClose ?? LONGEST_CLOSE,
        () => app.log.error('not closed in time'),
      )),
  };
}
