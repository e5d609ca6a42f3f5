/** What is said of the bots of a game. */
import { mannersOf } from '@belfry/games/manners';
import { type Bird, loadWithWords, useLanguage } from '@belfry/ui';
import { use } from 'react';
import { birdOf } from './birds.js';
import { useBotName } from './bot-name.js';
import { usePeopleWords } from './words/index.js';

export interface BotInfo {
  readonly bird: Bird;
  readonly name: string;
  /** How strong it is, in a word; empty for those who have no level. */
  readonly level: string;
  /** How it plays. */
  readonly manner: string;
}

type UseManners = () => Readonly<Record<string, string>>;

const useNothing: UseManners = () => ({});

const loaders = new Map<string, ReturnType<typeof loadWithWords<UseManners>>>();

/** Loads what a game says of its bots, once. */
function loaderOf(game: string): ReturnType<typeof loadWithWords<UseManners>> {
  const load = loaders.get(game) ?? loadWithWords(mannersOf(game) ?? (async () => useNothing));
  loaders.set(game, load);
  return load;
}

/** Any bot of a game, by its policy: in the game's own words, or else in those that fit all games. Suspends while they are loaded. */
export function useBots(game: string): (policy: string) => BotInfo {
  const { levels, manners } = usePeopleWords();
  const name = useBotName();
  const useManners = use(loaderOf(game)(useLanguage().language));
  const own = useManners();
  return policy => ({
    bird: birdOf(policy),
    name: name(policy),
    level: levels[policy] ?? '',
    manner: own[policy] ?? manners[policy] ?? '',
  });
}
