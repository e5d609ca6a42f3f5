/** 5 Towers, as the shell of the web app knows it. */
import type { GameScreen } from '@belfry/ui';
import { type FiveTowers, fiveTowers, scoreSheet } from '../rules/index.js';
import { Board } from './board/board.js';
import { Facts } from './facts.js';
import { Result } from './result.js';
import { direct } from './sequence.js';
import { useTableWords } from './use-words.js';

export const fiveTowersScreen: GameScreen<FiveTowers> = {
  rules: fiveTowers,
  hasSecrets: false,
  Board,
  Facts,
  Result,
  direct,
  scores: view => view.towers.map((towers, seat) => scoreSheet(towers, view.tornDown[seat]?.length ?? 0).total),
  useWords: useTableWords,
};
