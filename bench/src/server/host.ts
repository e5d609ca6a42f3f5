/** A server in a process of its own, to be measured: started by `server.ts`, which it tells where it is and what it took. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, openHouse, WEB_ROOT } from '@belfry/server';

const ENDLESS = { burst: 1e12, perSecond: 1e12 };
const rates = Object.fromEntries(Object.keys(LIMITS.rates).map(kind => [kind, ENDLESS])) as typeof LIMITS.rates;
const MANY = { perAddress: 1e6, inAll: 1e6 };
const limits = { ...LIMITS, rates, connections: MANY, sockets: MANY, tablesPerGuest: 1e6 };

const dataFolder = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
const house = await openHouse(
  {
    webRoot: WEB_ROOT,
    host: '127.0.0.1',
    port: 0,
    dataFolder,
    trustProxy: false,
    listedTables: true,
    log: 'silent',
  },
  { limits },
);
const { port } = await house.listen();
process.on('message', message => {
  if (message === 'cpu') process.send?.(cpu());
  else if (message === 'memory') process.send?.(memory());
  else if (message === 'resident') process.send?.(process.memoryUsage.rss());
  else
    void house.close().then(() => {
      rmSync(dataFolder, { recursive: true });
      process.exit(0);
    });
});
process.send?.({ port });

/** CPU time of all threads in seconds. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What is in use, in bytes. */
function memory() {
  (globalThis as { readonly gc?: () => void }).gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
