/** Figures for whoever looks after a server (Prometheus). They tell how much there is of everything, and nothing about anybody. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is asked when somebody looks. */
export interface MetricSources {
  /** How many there are now, each by its name: `tables_open`. */
  readonly gauges: Readonly<Record<string, () => number>>;
  /** How many there have been, each by its name: `thoughts_done_total`. */
  readonly totals: Readonly<Record<string, () => number>>;
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export class Metrics {
  readonly #registry = new Registry();
  /** By how they ended: looked up once, for there are thousands a second. */
  readonly #ended: Readonly<Record<'granted' | 'refused' | 'failed', { inc(): void }>>;
  readonly #wishSeconds: Histogram;
  #actions = 0;
  readonly #requestSeconds: Histogram<'method' | 'route' | 'status'>;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const wishes = new Counter({
      name: 'belfry_wishes_total',
      help: 'Wishes at tables, by how they ended.',
      labelNames: ['outcome'],
      registers,
    });
    this.#ended = {
      granted: wishes.labels('granted'),
      refused: wishes.labels('refused'),
      failed: wishes.labels('failed'),
    };
    this.#wishSeconds = new Histogram({
      name: 'belfry_wish_seconds',
      help: 'Time from when a wish came until it was answered.',
      buckets: SECONDS,
      registers,
    });
    this.add({ gauges: {}, totals: { actions_total: () => this.#actions } });
    this.#requestSeconds = new Histogram({
      name: 'belfry_http_request_seconds',
      help: 'Time from when a request came until it was answered.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
  }

  /** Figures that others keep. */
  add({ gauges, totals }: MetricSources): void {
    const named = (name: string) => ({ name: `belfry_${name}`, help: helpOf(name), registers: [] });
    for (const [name, ask] of Object.entries(gauges))
      this.#registry.registerMetric(new Gauge({ ...named(name), collect: setTo(ask) }));
    for (const [name, ask] of Object.entries(totals))
      this.#registry.registerMetric(new Counter({ ...named(name), collect: growTo(ask) }));
  }

  /** @param type what was wished for, as the wish says it */
  wished(outcome: 'granted' | 'refused' | 'failed', seconds: number, type: string): void {
    if (type === 'act' && outcome === 'granted') this.#actions += 1;
    this.#ended[outcome].inc();
    this.#wishSeconds.observe(seconds);
  }

  /** @param route its pattern, without any id */
  answered(method: string, route: string, status: number, seconds: number): void {
    this.#requestSeconds.observe({ method, route, status: `${Math.trunc(status / 100)}xx` }, seconds);
  }

  get type(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return await this.#registry.metrics();
  }
}

/** `thoughts_waiting`: "Thoughts waiting." */
const helpOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name
    .slice(1)
    .replace(/_total$/, '')
    .replaceAll('_', ' ')}.`;

/** Both are called by the figure they belong to. */
const setTo = (ask: () => number) =>
  function collect(this: Gauge): void {
    this.set(ask());
  };

const growTo = (ask: () => number) =>
  function collect(this: Counter): void {
    this.reset();
    this.inc(ask());
  };
