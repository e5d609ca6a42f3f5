/** A server in a process of its own, to be tortured: started by `victim.ts`, which it tells when it listens and how it is. */
import { endOnSignals, LIMITS, type Limits, openHouse, WEB_ROOT } from '@belfry/server';

export interface HostOrder {
  readonly dataFolder: string;
  readonly port: number;
  /** Are the usual bounds of rates and numbers taken away? */
  readonly isBoundless: boolean;
}

/** What a server says of itself when it is asked. Bytes, after garbage was collected. */
export interface Condition {
  readonly rss: number;
  readonly heap: number;
  /** What objects keep outside it: the bytes of buffers, above all. */
  readonly outside: number;
}

const ENDLESS = { burst: 1e12, perSecond: 1e12 };
const MANY = { perAddress: 1e6, inAll: 1e6 };
const BOUNDLESS: Limits = {
  ...LIMITS,
  rates: Object.fromEntries(Object.keys(LIMITS.rates).map(kind => [kind, ENDLESS])) as typeof LIMITS.rates,
  connections: MANY,
  sockets: MANY,
  // What is never finished is let go of soon, so that memory can be measured without it.
  headerTime: 1500,
  requestTime: 2500,
  guesses: { ...LIMITS.guesses, perAddress: 1e12, inAll: 1e12 },
  tablesPerGuest: 1e6,
};

/** Milliseconds: bots hold up nobody. */
const PACE = 5;

const [order = ''] = process.argv.slice(2);
const { dataFolder, port, isBoundless } = JSON.parse(order) as HostOrder;
const house = await openHouse(
  { webRoot: WEB_ROOT, host: '127.0.0.1', port, dataFolder, trustProxy: false, listedTables: true, log: 'info' },
  { limits: isBoundless ? BOUNDLESS : LIMITS, pace: PACE },
);
const { port: bound } = await house.listen();
endOnSignals(house.close, code => process.exit(code), process);
// Whoever started it may be gone.
process.on('disconnect', () => process.exit(1));
process.on('message', () => process.send?.(condition()));
process.send?.({ port: bound });

function condition(): Condition {
  (globalThis as { readonly gc?: () => void }).gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed, outside: external };
}
