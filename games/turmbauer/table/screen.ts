/** Turmbauer as the shell of the web app knows it. */
import { type BoardProps, type GameScreen, lazyPart } from '@belfry/ui';
import { standingsOf, type Turmbauer, turmbauer } from '../rules/index.js';
import { Board } from './board/board.js';
import { Facts } from './facts.js';
import { Result } from './result.js';
import { useTableWords } from './use-words.js';

export const turmbauerScreen: GameScreen<Turmbauer> = {
  rules: turmbauer,
  hasSecrets: false,
  Board,
  // Only beside a big screen.
  Hand: lazyPart<BoardProps<Turmbauer>>(async () => (await import('./hand/hand.js')).Hand),
  Facts,
  Result,
  showsEnd: true,
  scores: view => standingsOf(view).map(({ height }) => height),
  // Where nobody is told whether a place would hold, nobody is advised.
  isAdvised: ({ readOut }) => readOut !== 'hidden',
  useWords: useTableWords,
};
