/** 5 Towers, as the shell of the web app knows it. */
import { type BoardProps, type FinaleProps, type GameScreen, lazyPart, type ResultProps } from '@belfry/ui';
import { type FiveTowers, fiveTowers } from '../rules/index.js';
import { Board } from './board/board.js';
import { Facts } from './facts.js';
import { sheetOf } from './score-parts.js';
import { useTableWords } from './use-words.js';

export const fiveTowersScreen: GameScreen<FiveTowers> = {
  rules: fiveTowers,
  hasSecrets: false,
  Board,
  // Only beside a big screen.
  Hand: lazyPart<BoardProps<FiveTowers>>(async () => (await import('./hand/hand.js')).Hand),
  Facts,
  Result: lazyPart<ResultProps<FiveTowers>>(async () => (await import('./result.js')).Result),
  direct: async () => (await import('./sequence.js')).direct,
  Finale: lazyPart<FinaleProps<FiveTowers>>(async () => (await import('./finale/finale.js')).Finale),
  scores: view => view.towers.map((_, seat) => sheetOf(view, seat).total),
  isAdvised: () => true,
  useWords: useTableWords,
};
