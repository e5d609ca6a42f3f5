/** Attackers in a process of their own: started by `fuzz.ts`, which tells them where the server is and how much to send. */
import { at, type Json, SeededRandom } from '@belfry/engine';
import { gatherAt, newWishId, Visitor } from '@belfry/server/testing';
import { isBegun, type TableId } from '@belfry/table';
import { Count, type Operation, type Prey, type Target } from './fuzz/attack.js';
import { floodConnection } from './fuzz/requests.js';
import { floodSocket } from './fuzz/sockets.js';
import { attackUpgrade } from './fuzz/upgrades.js';
import { isOften, type Schema, type Schemas } from './fuzz/values.js';

export interface AttackOrder {
  readonly port: number;
  readonly from: string;
  readonly seed: number;
  readonly isBounded: boolean;
  readonly foreign: readonly TableId[];
}

export type AttackCommand =
  /** Sends so much. */
  | { readonly do: 'attack'; readonly count: number }
  /** Reads every table they have. */
  | { readonly do: 'read' }
  | { readonly do: 'end' };

export interface AttackReport {
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly tablesRead: number;
  /** What must stand in no log. */
  readonly secrets: readonly string[];
}

/** After so many messages there are new tables to attack. */
const STALE = 20_000;
/** So many attack at a time. */
const AT_ONCE = 8;
/** Of a hundred connections: sockets, and upgrades. The others are plain HTTP. By messages it is another way round. */
const [SOCKETS, UPGRADES] = [28, 8];
const GAMES = ['five-towers', 'skyscraper'];

const [orderText = ''] = process.argv.slice(2);
const order = JSON.parse(orderText) as AttackOrder;
const base = `http://127.0.0.1:${order.port}`;
const count = new Count();
let tablesRead = 0;

const visitors = await Promise.all(Array.from({ length: 6 }, (_, index) => Visitor.arrive(base, `Mallory ${index}`)));
const secrets = new Set<string>();
const target = await prepare();
await renew();

/** New tables for each game: a waiting room, and a match that runs. */
async function freshTables(): Promise<readonly Prey[]> {
  const tables: Prey[] = [];
  for (const [index, game] of GAMES.entries()) {
    const pair = visitors.slice(2 * index, 2 * index + 2);
    const running = await gatherAt(pair, { game });
    await beginAt(running, pair);
    tables.push(await preyAt(running, pair), await preyAt(await gatherAt(pair, { game }), pair));
  }
  return tables;
}

async function preyAt(id: TableId, pair: readonly Visitor[]): Promise<Prey> {
  const { revision } = await at(pair, 0).must<{ revision: number }>('GET', `/api/tables/${id}`);
  const legal = await Promise.all(pair.map(visitor => visitor.ask('GET', `/api/tables/${id}/legal?limit=50`)));
  const actions = legal.flatMap(({ status, body }) =>
    status === 200 ? (body as { readonly actions: readonly Json[] }).actions : [],
  );
  return { id, revision, actions };
}

async function prepare(): Promise<Target> {
  const { token } = await at(visitors, 0).must<{ token: string }>('POST', '/api/tokens', {
    name: 'bot',
    scopes: ['read', 'play'],
  });
  const { paths, components } = await at(visitors, 0).must<Description>('GET', '/api');
  return {
    ...order,
    random: new SeededRandom(order.seed),
    operations: operationsOf(paths),
    schemas: components.schemas,
    cookies: [],
    tokens: [token, 'bft_x'],
    tables: [],
    count,
  };
}

/** So that there is a match to be disturbed. */
async function beginAt(table: TableId, pair: readonly Visitor[]): Promise<void> {
  const clients = pair.map(visitor => visitor.client());
  await Promise.all(
    clients.map(
      (client, index) =>
        new Promise<void>(resolve => {
          let isAsked = false;
          client.watch(table, view => {
            if (view !== undefined && isBegun(view)) resolve();
            else if (view !== undefined && index === 0 && !isAsked) {
              isAsked = true;
              const { revision } = view;
              void client.wish(table, { id: newWishId(), revision, type: 'begin', seating: 'chosen' });
            }
          });
        }),
    ),
  );
  for (const client of clients) client.close();
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Schemas };
}

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

/** Without the stream, which never ends: it comes as the last of a connection. */
function operationsOf(paths: Description['paths']): readonly Operation[] {
  const all = Object.entries(paths).filter(([path]) => !path.endsWith('/stream'));
  return all.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method,
      path,
      query: parameters.filter(parameter => parameter.in === 'query'),
      body: requestBody?.content['application/json'].schema,
    })),
  );
}

async function attack(many: number): Promise<void> {
  const end = count.sent + many;
  while (count.sent < end) {
    await attackUntil(Math.min(end, count.sent + STALE));
    if (!order.isBounded) await renew();
  }
}

async function attackUntil(end: number): Promise<void> {
  const one = async (): Promise<void> => {
    while (count.sent < end) await attackOnce();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Cookies change when somebody sits down. */
async function renew(): Promise<void> {
  target.tables = await freshTables();
  target.cookies = visitors.map(({ cookie }) => cookie);
  for (const { cookie } of visitors) secrets.add(cookie.replace(/^[^=]*=/, ''));
}

async function attackOnce(): Promise<void> {
  const { random } = target;
  if (isOften(random, SOCKETS)) await floodSocket(target);
  else if (isOften(random, UPGRADES)) await attackUpgrade(target);
  else await floodConnection(target);
}

/** Every table of everybody can still be read. */
async function readAll(): Promise<void> {
  for (const visitor of visitors) {
    let after = '';
    do {
      const page = await visitor.must<{ readonly tables: readonly { readonly id: TableId }[]; readonly next?: string }>(
        'GET',
        `/api/tables?limit=100${after}`,
      );
      for (const { id } of page.tables) {
        const { status } = await visitor.ask('GET', `/api/tables/${id}`);
        tablesRead += 1;
        if (status !== 200) count.fault(`table ${id} cannot be read any more: ${status}`);
      }
      after = page.next === undefined ? '' : `&after=${page.next}`;
    } while (after !== '');
  }
}

const COMMANDS: Readonly<Record<AttackCommand['do'], (command: AttackCommand) => Promise<void>>> = {
  attack: command => attack(command.do === 'attack' ? command.count : 0),
  read: readAll,
  end: async () => process.exit(0),
};

async function obey(command: AttackCommand): Promise<void> {
  await COMMANDS[command.do](command);
  const { sent, answers, faults } = count;
  const known = [...secrets, ...target.tokens.slice(0, 1)];
  process.send?.({ sent, answers, faults, tablesRead, secrets: known } satisfies AttackReport);
}

process.on('message', message => {
  obey(message as AttackCommand).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
