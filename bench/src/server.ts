/**
 * How much one server bears: real sockets over loopback, players in another process, everything on disk before it is answered.
 * Actions per second, and per second of the server's CPU (all its threads), and milliseconds from sending an action until the
 * *other* player has it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadOrder } from './server/load.js';
import { delayOf, print } from './speed.js';

const GAME = 'five-towers';

interface Played {
  readonly actions: number;
  readonly seconds: number;
  /** Milliseconds from sending each action until the other player had it. */
  readonly delays: readonly number[];
}

/** Short matches are repeated until so many actions are counted. */
const ENOUGH = 100_000;
const MOST_ROUNDS = 25;

/** As `npm start` and `belfry` start a server. */
const AS_STARTED = ['--max-semi-space-size=128', '--v8-pool-size=1'];
/** What those who measure clear away takes them no time worth measuring. */
const IN_SMALL_STEPS = ['--max-semi-space-size=2', '--v8-pool-size=1'];

/**
 * Two sockets at each but these few, which one of the two has left: so many files as are needed besides, for a process may often
 * have 20,000 open and no more.
 */
const QUIET_TABLES = 10_000;
const LEFT_TABLES = 200;

/** A server and those who play at it, each in a process of its own, with all matches begun and waiting. */
async function gathered(tables: number, thinking: boolean, left = 0) {
  const server = start('host', [], ['--expose-gc', ...AS_STARTED]);
  const { port } = await heard<{ readonly port: number }>(server);
  const order: LoadOrder = { base: `http://127.0.0.1:${port}`, game: GAME, tables, thinking, left };
  const load = start('load', [JSON.stringify(order)], thinking ? IN_SMALL_STEPS : AS_STARTED);
  await heard(load);
  await ask(load, 'prepare');
  const empty = await ask<number>(server, 'memory');
  await ask(load, 'begin');
  const full = await ask<number>(server, 'memory');
  const end = async (): Promise<void> => {
    load.send('end');
    server.send('end');
    await Promise.all([ended(load), ended(server)]);
  };
  return { server, load, bytesPerTable: Math.round((full - empty) / tables), end };
}

/** How much memory tables take that are open, and at which nobody does anything. */
export async function measureQuiet(): Promise<void> {
  const { server, bytesPerTable, end } = await gathered(QUIET_TABLES, true, LEFT_TABLES);
  const megabytes = Math.round((await ask<number>(server, 'resident')) / 1e6);
  await end();
  const sockets = 2 * QUIET_TABLES - LEFT_TABLES;
  print({ bench: 'server-quiet', store: 'sqlite', tables: QUIET_TABLES, sockets, megabytes, bytesPerTable });
}

export async function measureServer(tables: number, thinking: boolean): Promise<void> {
  const { server, load, bytesPerTable, end } = await gathered(tables, thinking);
  // The first round warms up.
  await ask<Played>(load, 'play');
  if (!thinking) await ask(load, 'begin');
  const rounds: (Played & { readonly cpu: number })[] = [];
  const counted = (): number => rounds.reduce((sum, { actions }) => sum + actions, 0);
  for (;;) {
    const before = await ask<number>(server, 'cpu');
    const played = await ask<Played>(load, 'play');
    const after = await ask<number>(server, 'cpu');
    rounds.push({ ...played, cpu: after - before });
    if (thinking || counted() >= ENOUGH || rounds.length >= MOST_ROUNDS) break;
    await ask(load, 'begin');
  }
  await end();
  const total = (of: 'actions' | 'seconds' | 'cpu'): number => rounds.reduce((sum, round) => sum + round[of], 0);
  print({
    bench: 'server',
    store: 'sqlite',
    tables,
    thinking,
    actionsPerSecond: Math.round(total('actions') / total('seconds')),
    actionsPerCpuSecond: Math.round(total('actions') / total('cpu')),
    p50: rounded(delayOf(rounds, 0.5)),
    p99: rounded(delayOf(rounds, 0.99)),
    bytesPerTable,
  });
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

function start(name: string, args: readonly string[], execArgv: readonly string[] = []): ChildProcess {
  const child = fork(fileURLToPath(new URL(`./server/${name}.js`, import.meta.url)), args, { execArgv: [...execArgv] });
  child.once('exit', code => {
    if (code !== 0) throw new Error(`${name} ended with ${code}`);
  });
  return child;
}

const heard = <T>(child: ChildProcess): Promise<T> => new Promise(resolve => child.once('message', resolve as never));

const ended = (child: ChildProcess): Promise<void> => new Promise(resolve => void child.once('exit', () => resolve()));

async function ask<T>(child: ChildProcess, command: string): Promise<T> {
  const answer = heard<T>(child);
  child.send(command);
  return await answer;
}
