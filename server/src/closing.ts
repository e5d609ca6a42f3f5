/** How a server ends: nobody who holds a connection open keeps it alive. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the connections of a server from the beginning. The answer ends them: at once where nothing is being answered, be it
 * idle or in the middle of a request; elsewhere when it is answered, at the latest after the grace, in milliseconds.
 */
export function connectionsOf(server: Server): (grace: number) => void {
  const open = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isEnding = false;
  const endQuiet = (): void => {
    const busy = new Set([...answers].filter(({ req }) => req.complete).map(({ req }) => req.socket));
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
  };
  server.on('connection', socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    if (isEnding) endQuiet();
  });
  server.on('request', (_, answer) => {
    answers.add(answer);
    answer.once('close', () => {
      answers.delete(answer);
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
    close().then(
      () => exit(0),
      () => exit(1),
    );
  };
  for (const signal of SIGNALS) signals.on(signal, end);
}
