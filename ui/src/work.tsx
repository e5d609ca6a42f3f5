/**
 * What takes long, or needs a large library, is worked out away from the page. A game names its works in `GamePlay.works`; the
 * app lets a worker do them. Only plain data goes in and comes out.
 */
import { createContext, useCallback, useContext } from 'react';

/** Lets a work of a game be done; fails as the work does, or if nobody can do it here. */
export type Work = (game: string, work: string, input: unknown) => Promise<unknown>;

const WorkContext = createContext<Work>(() => Promise.reject(new Error('nobody works here')));

export const WorkProvider = WorkContext.Provider;

/** Works of a certain game, as `GamePlay.works` has them. */
export function useWork<W extends Readonly<Record<string, (input: never) => unknown>>>(
  game: string,
): <K extends keyof W & string>(work: K, input: Parameters<W[K]>[0]) => Promise<Awaited<ReturnType<W[K]>>> {
  const work = useContext(WorkContext);
  return useCallback(
    (name, input) => work(game, name, input) as Promise<Awaited<ReturnType<W[typeof name]>>>,
    [work, game],
  );
}
