/** For tests: `belfry serve` as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Running {
  readonly address: string;
  /** Everything it has said so far. */
  readonly said: () => string;
  /** Asks it to end, and says with which status it did. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export type Variables = Readonly<Record<string, string>>;

function start(command: readonly string[], variables: Variables): { child: ChildProcess; out: string; err: string } {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    // Whatever this machine has set for itself must not matter.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], BELFRY_LANG: 'en', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { child, out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', text => {
    started.out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', text => {
    started.err += text;
  });
  return started;
}

/** Runs it to its end. */
export async function ended(command: readonly string[], variables: Variables): Promise<Ended> {
  const started = start(command, variables);
  const [status] = await once(started.child, 'close');
  return { status, out: started.out, err: started.err };
}

/** Waits until it is open. */
export async function opened(command: readonly string[], variables: Variables): Promise<Running> {
  const started = start(command, variables);
  const closed = once(started.child, 'close');
  const address = (): string | undefined => /^Belfry is open: (\S+)$/m.exec(started.out)?.[1];
  while (address() === undefined) {
    const over = await Promise.race([once(started.child.stdout ?? started.child, 'data'), closed.then(() => 'over')]);
    if (over === 'over' && address() === undefined) throw new Error(`it did not open: ${started.out}${started.err}`);
  }
  return {
    address: address() ?? '',
    said: () => started.out + started.err,
    stop: async (signal = 'SIGTERM') => {
      started.child.kill(signal);
      const [status] = await closed;
      return status;
    },
  };
}
