/** The games that have a score pad: what the list says of them at once, and their pages, each loaded when somebody opens one. */
import { GAMES } from '@belfry/games';
import { padOf } from '@belfry/games/parts';
import { loadWithWords, useLanguage } from '@belfry/ui';
import type { GamePad, PadPage } from '@belfry/ui/pad';
import { use } from 'react';

const LOADERS = GAMES.flatMap(game => {
  const load = padOf(game.id);
  return load === undefined ? [] : [{ game, load }];
});

export const WITH_PAD = LOADERS.map(({ game }) => game);

const loadPads = loadWithWords(
  async () => new Map(await Promise.all(LOADERS.map(async ({ game, load }) => [game.id, await load()] as const))),
);

/** What games tell of their pads, by their ids; suspends while that is loaded. */
export const usePads = (): ReadonlyMap<string, GamePad> => use(loadPads(useLanguage().language));

const pages = new Map(LOADERS.map(({ game, load }) => [game.id, loadWithWords(async () => (await load()).page())]));

/** The page of a game's pads; suspends while it is loaded. There is none for a game that this app does not know. */
export function usePadPage(game: string): PadPage | undefined {
  const { language } = useLanguage();
  const load = pages.get(game);
  return load && use(load(language));
}
