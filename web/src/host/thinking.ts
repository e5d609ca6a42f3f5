/** Lets bots think in a worker. A thought that nobody needs any more is ended with the worker that has it. */
import type { KeeperParts, Question } from '@belfry/table';
import { type Remote, wrap } from 'comlink';
import { type LiveWorker, startLive } from './live-worker.js';
import type { ThinkerService } from './thinker.js';

type Thinker = LiveWorker<Remote<ThinkerService>>;

class EndedError extends Error {}

export interface Thinking {
  readonly think: KeeperParts['think'];
  /** There will be something to think about in this game. */
  readonly prepare: (game: string) => void;
}

export function thinkIn(start: () => Worker, wrapIt: typeof wrap<ThinkerService> = wrap): Thinking {
  let current: Thinker | undefined;
  const forget = (thinker: Thinker): void => {
    if (current === thinker) current = undefined;
  };
  const begin = (): Thinker => startLive('thinker', start, wrapIt, forget);
  const attempt = async (question: Question, budget: number, signal: AbortSignal): Promise<unknown> => {
    current ??= begin();
    const thinker = current;
    const abort = (): void => {
      forget(thinker);
      thinker.end(new EndedError('nobody needs this thought any more'));
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await Promise.race([thinker.remote.think(question, budget), thinker.ended]);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };
  const think: KeeperParts['think'] = async (question, budget, signal) => {
    for (;;) {
      try {
        return await attempt(question, budget, signal);
      } catch (error) {
        // If another thought was ended, and this one with it, it begins anew.
        if (!(error instanceof EndedError) || signal.aborted) throw error;
      }
    }
  };
  const prepare = (game: string): void => {
    // If it fails, the first thought will say so.
    try {
      current ??= begin();
      current.remote.prepare(game).catch(() => undefined);
    } catch {
      current = undefined;
    }
  };
  return { think, prepare };
}
