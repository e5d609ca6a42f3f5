/** How a server ends: nobody who holds a connection open keeps it alive. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the connections of a server from the beginning. The answer ends them: at once where nothing is being answered, be it
 * idle or in the middle of a request; elsewhere when it is answered, at the latest after the grace, in milliseconds.
 */
export function connectionsOf(server: Server): (grace: number) => void {
  /** What is being answered on each. A connection takes along what it can no longer be answered: of that nobody is told. */
  const open = new Map<Socket, Set<ServerResponse>>();
  let isEnding = false;
  const endQuiet = (): void => {
    for (const [socket, answers] of open) if (![...answers].some(({ req }) => req.complete)) socket.destroy();
  };
  server.on('connection', socket => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
    if (isEnding) endQuiet();
  });
  server.on('request', ({ socket }, answer) => {
    open.get(socket)?.add(answer);
    answer.once('close', () => {
      open.get(socket)?.delete(answer);
      if (isEnding) endQuiet();
    });
  });
  return grace => {
    isEnding = true;
    endQuiet();
    // Open connections keep the process alive until then; without any there is nothing to wait for.
    setTimeout(() => server.closeAllConnections(), grace).unref();
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type Signals = Pick<NodeJS.EventEmitter, 'on' | 'off'>;

/** Ends a process in order when it is asked to, and at once when it is asked again. */
export function endOnSignals(close: () => Promise<unknown>, exit: (code: number) => void, signals: Signals): void {
  const end = (): void => {
    // With nobody listening, a signal ends the process.
    for (const signal of SIGNALS) signals.off(signal, end);
    endBy(close, exit, 0);
  };
  for (const signal of SIGNALS) signals.on(signal, end);
}

/** Ends a process in order, with this code; with 1 if that goes wrong. */
export function endBy(close: () => Promise<unknown>, exit: (code: number) => void, code: number): void {
  close().then(
    () => exit(code),
    () => exit(1),
  );
}

/** Whatever does not end in so many milliseconds is left behind, and that is told. */
export async function inTime(work: () => Promise<void>, milliseconds: number, late: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>(resolve => {
    timer = setTimeout(() => {
      late();
      resolve();
    }, milliseconds);
  });
  try {
    await Promise.race([work(), end]);
  } finally {
    clearTimeout(timer);
  }
}
