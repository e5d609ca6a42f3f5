/** Skyscraper as the shell of the web app knows it. */
import { type GameScreen, lazyPart } from '@belfry/ui';
import { type Skyscraper, skyscraper } from '../rules/index.js';
import { Board } from './board/board.js';
import { Facts } from './facts.js';
import { useTableWords } from './use-words.js';

export const skyscraperScreen: GameScreen<Skyscraper> = {
  rules: skyscraper,
  hasSecrets: true,
  Board,
  // Only beside a big screen.
  Hand: lazyPart(async () => (await import('./hand/hand.js')).Hand),
  Facts,
  Result: lazyPart(async () => (await import('./result.js')).Result),
  Finale: lazyPart(async () => (await import('./finale/index.js')).Finale),
  direct: async () => (await import('./sequence.js')).direct,
  // Only where a device is passed round.
  Cover: lazyPart(async () => (await import('./cover.js')).Cover),
  Portrait: lazyPart(async () => (await import('./portrait.js')).Portrait),
  scores: view => view.skyscrapers.map(({ length }) => length),
  isAdvised: () => true,
  useWords: useTableWords,
};
