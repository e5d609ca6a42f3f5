/** What games tell of their matches, each loaded when a match of it is shown. */
import { GAMES } from '@belfry/games';
import { statsOf } from '@belfry/games/stats';
import { type GameStats, loadWithWords, useLanguage } from '@belfry/ui';
import { use } from 'react';

const parts = new Map(
  GAMES.flatMap(({ id }) => {
    const load = statsOf(id);
    return load === undefined ? [] : [[id, loadWithWords(load)] as const];
  }),
);

const NOTHING = Promise.resolve(undefined);

/** Nothing if the game tells nothing; suspends while it is loaded. */
export function useGameStats(game: string): GameStats | undefined {
  const { language } = useLanguage();
  return use(parts.get(game)?.(language) ?? NOTHING);
}
