/** Lets games work in a worker of their own, which is started when somebody needs it first, and anew when it broke. */
import type { GameTypes, Json } from '@belfry/engine';
import type { Work } from '@belfry/ui';
import { type Remote, wrap } from 'comlink';
import { handOver } from './hand-over.js';
import { type LiveWorker, startLive } from './live-worker.js';
import type { WorkshopService } from './workshop.js';

class EndedError extends Error {}

export interface Working {
  readonly work: Work;
  /** What follows from what fate drew. */
  readonly answer: (game: string, state: unknown, drawn: Json) => Promise<GameTypes['Chance']>;
  /** Fate will have to answer in this game. */
  readonly prepare: (game: string) => void;
}

type Workshop = LiveWorker<Remote<WorkshopService>>;

/** Milliseconds after which nobody believes in an answer any more. */
const LONGEST_WORK = 60_000;

/** After these nothing in the worker can be relied on: WebAssembly broke off, or what did not come would not be asked for again. */
const FATAL = new Set(['NotLoaded', 'RuntimeError']);

export function workIn(start: () => Worker, wrapIt: typeof wrap<WorkshopService> = wrap): Working {
  let current: Workshop | undefined;
  const forget = (workshop: Workshop): void => {
    if (current === workshop) current = undefined;
  };
  const stop = (workshop: Workshop, error: Error): void => {
    forget(workshop);
    workshop.end(error);
  };
  const attempt = async <T>(ask: (remote: Remote<WorkshopService>) => Promise<T>): Promise<T> => {
    current ??= startLive('workshop', start, wrapIt, forget);
    const workshop = current;
    const timer = setTimeout(() => stop(workshop, new Error('a work took too long')), LONGEST_WORK);
    try {
      return await Promise.race([ask(workshop.remote), workshop.ended]);
    } catch (error) {
      if (FATAL.has(String(Object(error).name))) stop(workshop, new EndedError('the workshop was closed'));
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  const call = async <T>(ask: (remote: Remote<WorkshopService>) => Promise<T>): Promise<T> => {
    try {
      return await attempt(ask);
    } catch (error) {
      // If the workshop was closed because of another work, this one begins anew.
      if (error instanceof EndedError) return await attempt(ask);
      throw error;
    }
  };
  return {
    work: async (game, name, input) => handOver(await call(remote => remote.work(game, name, input))),
    answer: (game, state, drawn) => call(remote => remote.answer(game, state, drawn)),
    // If it fails, the first answer will say so.
    prepare: game => void call(remote => remote.prepare(game)).catch(() => undefined),
  };
}
