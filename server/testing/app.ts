/** A server of which every answer is compared with its own description, and people who ask it. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealNumber } from '@belfry/engine';
import type { Clock, KeeperParts, RoomView, TableId, TableKeeper, TableStore, TableView } from '@belfry/table';
import { ERRORS } from '../src/api/errors.js';
import { routesOf, Streams } from '../src/api/index.js';
import { errorCodesOf, statusOf } from '../src/api/openapi.js';
import type { ApiParts } from '../src/api/parts.js';
import type { Route } from '../src/api/route.js';
import { type AppParts, buildApp } from '../src/app.js';
import { guardBy, LIMITS, type Limits } from '../src/guard/index.js';
import { Metrics } from '../src/metrics.js';
import { People } from '../src/people/index.js';
import { Lobby } from '../src/socket/lobby.js';
import { Troubles } from '../src/troubles.js';
import { MemoryRegistry } from './memory-registry.js';

/** What a keeper is made by: `keeperOf(games)` of the tables' own helpers. */
type Parts = Partial<Omit<KeeperParts, 'clock' | 'elsewhere'>>;

export type Keep<C extends Clock> = (parts: Parts & { readonly isShared?: boolean }) => {
  readonly keeper: TableKeeper;
  readonly store: TableStore;
  readonly clock: C;
};

type Server = Awaited<ReturnType<typeof buildApp>>;

/** What is asked without a connection. */
export interface Request {
  readonly url: string;
  readonly method?: Route['method'] | 'HEAD' | 'OPTIONS';
  readonly headers?: Record<string, string>;
  readonly payload?: string;
}

export interface TestApp<C extends Clock = Clock> {
  readonly server: Server;
  readonly keeper: TableKeeper;
  readonly clock: C;
  readonly registry: MemoryRegistry;
  readonly people: People;
  readonly metrics: Metrics;
  readonly routes: readonly Route[];
  /** All that was logged. */
  readonly lines: string[];
  /** A browser, or a program, that nobody knows yet. */
  visitor(headers?: Readonly<Record<string, string>>): Asker;
}

export interface TestSettings extends Partial<Omit<AppParts, 'guard'>> {
  readonly limits?: Partial<Limits>;
  readonly trustProxy?: readonly string[];
  readonly registry?: MemoryRegistry;
  readonly keeperParts?: Parts;
}

/** For tests that ask much, and are about something else. */
export const BOUNDLESS = Object.fromEntries(
  Object.keys(LIMITS.rates).map(kind => [kind, { burst: 1e9, perSecond: 1 }]),
) as unknown as Limits['rates'];

/** Takes whatever comes, and pushes nothing. */
const NO_PUSH: AppParts['push'] = {
  key: null,
  subscribe: async () => true,
  unsubscribe: async () => undefined,
};

export function webApp(): string {
  const webRoot = mkdtempSync(join(tmpdir(), 'belfry-web-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Belfry</title>');
  return webRoot;
}

export async function openApp<C extends Clock>(keep: Keep<C>, settings: TestSettings = {}): Promise<TestApp<C>> {
  const { limits = {}, trustProxy, registry = new MemoryRegistry(), keeperParts = {}, ...more } = settings;
  const admits = (person: string, id: string): boolean => registry.isAdmitted(id, person);
  const { keeper, store, clock } = keep({ isShared: true, admits, ...keeperParts });
  const people = new People(registry, clock);
  const { publicUrl } = more;
  const doors = { trustProxy: trustProxy ?? (false as const), ...(publicUrl !== undefined && { publicUrl }) };
  const guard = guardBy(doors, clock, { ...LIMITS, ...limits });
  const metrics = new Metrics();
  const lines: string[] = [];
  const parts: AppParts = {
    hostFor: person => keeper.from(person),
    outside: id => keeper.guests.outside(id),
    phaseOf: async id => (await store.summary(id))?.phase,
    tables: store,
    registry,
    people,
    clock,
    presence: { enter: () => () => undefined, comes: () => undefined, changed: () => undefined },
    lobby: new Lobby(),
    push: NO_PUSH,
    mayList: true,
    publicUrl: undefined,
    network: () => undefined,
    wished: metrics.wished.bind(metrics),
    webRoot: webApp(),
    version: '0.0.0',
    log: 'info',
    lines: { write: line => void lines.push(line) },
    metrics,
    troubles: new Troubles(clock),
    ...more,
    guard,
  };
  const server = await buildApp(parts);
  const streams = new Streams({ limits: guard.limits, clock, sockets: guard.sockets });
  const apiParts: ApiParts = { ...parts, streams };
  const routes = routesOf(apiParts);
  const app = { server, keeper, clock, registry, people, metrics, routes, lines };
  return { ...app, visitor: headers => new Asker(app, headers) };
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Tests look into it, and fail if something else is there. */
  readonly json: ReturnType<typeof JSON.parse>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Keeps its cookie as a browser does. */
export class Asker {
  readonly #app: Pick<TestApp, 'server' | 'routes'>;
  readonly #headers: Readonly<Record<string, string>>;
  cookie: string | undefined;

  constructor(app: Pick<TestApp, 'server' | 'routes'>, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  get secret(): string {
    return this.cookie?.replace(/^[^=]*=/, '') ?? '';
  }

  /** Asks, and compares what comes with what is said about the route. */
  async ask(method: Route['method'], path: string, body?: unknown, headers: object = {}): Promise<Answer> {
    const request: Request = {
      method,
      url: `/api${path}`,
      headers: {
        ...this.#headers,
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const got = await this.#app.server.inject(request);
    const set = got.headers['set-cookie'];
    if (set !== undefined) this.#keep(String(set));
    const isJson = String(got.headers['content-type']).startsWith('application/json');
    const answer = {
      status: got.statusCode,
      body: got.body,
      json: isJson ? JSON.parse(got.body) : undefined,
      headers: got.headers,
    };
    compare(this.#app.routes, method, path, answer);
    return answer;
  }

  get = (path: string): Promise<Answer> => this.ask('GET', path);
  post = (path: string, body?: unknown): Promise<Answer> => this.ask('POST', path, body);
  patch = (path: string, body: unknown): Promise<Answer> => this.ask('PATCH', path, body);
  delete = (path: string): Promise<Answer> => this.ask('DELETE', path);

  #keep(header: string): void {
    const [pair = ''] = header.split(';');
    this.cookie = header.includes('Max-Age=0') ? undefined : pair;
  }

  /** Becomes a guest. */
  async named(name: string): Promise<this> {
    const { status } = await this.post('/guest', { name });
    if (status !== 201) throw new Error(`no guest: ${status}`);
    return this;
  }

  async make(setup: object): Promise<TableId> {
    const { json } = await this.post('/tables', { wish: newWish(), setup });
    return json.table;
  }

  async view(id: TableId): Promise<RoomView & Partial<TableView>> {
    return (await this.get(`/tables/${id}`)).json;
  }

  /** Wishes on what it sees now. */
  async wish(id: TableId, wanted: object): Promise<Answer> {
    const view: Partial<RoomView> = await this.view(id);
    return await this.post(`/tables/${id}/wishes`, { id: newWish(), revision: view.revision ?? 0, ...wanted });
  }

  async link(id: TableId, kind: object = { kind: 'table' }): Promise<string> {
    return (await this.post(`/tables/${id}/links`, kind)).json.link;
  }
}

let wishes = 0;
export const newWish = (): string => `w${++wishes}`;

/** No answer may be other than the description says. */
function compare(
  routes: readonly Route[],
  method: string,
  path: string,
  { status, json, body, headers }: Answer,
): void {
  const [plain = ''] = path.split('?');
  // Fixed names go before any.
  const route = routes
    .filter(each => each.method === method && patternOf(each.path).test(plain))
    .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))[0];
  if (route === undefined || headers['content-type'] === 'application/x-ndjson') return;
  const where = `${method} ${path} ${status} ${body}`;
  if (status >= 400) {
    const { code } = json as { code: keyof typeof ERRORS };
    if (!errorCodesOf(route).has(code) || ERRORS[code].status !== status) throw new Error(`undescribed: ${where}`);
    return;
  }
  if (status !== statusOf(route)) throw new Error(`another status: ${where}`);
  const parsed = route.answer?.schema.safeParse(json);
  if (parsed?.success === false) throw new Error(`another answer: ${where} ${JSON.stringify(parsed.error.issues)}`);
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(':id', '[^/]+')}$`);

/** Everybody adds a number to fate, and the match begins. The first is the host. */
export async function begin(id: TableId, people: readonly Asker[]): Promise<void> {
  const [host] = people;
  await host?.wish(id, { type: 'begin', seating: 'chosen' });
  const numbers = people.map((_, index) => String(index).repeat(64));
  for (const [index, person] of people.entries()) {
    const { binding, seats } = await person.view(id);
    if (binding === undefined) throw new Error('nothing is sealed');
    const place = seats.filter(({ player }) => player.type !== 'open').findIndex(({ isYours }) => isYours);
    const seal = sealNumber(binding.commitment, place, numbers[index] ?? '');
    await person.wish(id, { type: 'seal', commitment: binding.commitment, seal });
  }
  for (const [index, person] of people.entries()) await person.wish(id, { type: 'show', number: numbers[index] });
}
