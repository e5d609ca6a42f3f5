/** Why a wish was not granted, for the person who wished. */
import { phrase } from '@belfry/engine/words';
import type { Refused } from '@belfry/table';
import type { People, ScreenWords } from '@belfry/ui';
import type { TableWords } from './words/index.js';

export function explainRefused(words: TableWords, screen: ScreenWords, refused: Refused, people: People): string {
  switch (refused.by) {
    case 'reader':
      return words.notPossible;
    case 'table':
      return phrase(words.refusal, refused);
    case 'match':
      return refused.code === 'no-such-seat' ? words.notPossible : phrase(words.refusal, refused);
    case 'game':
      return screen.refuse(refused, people);
  }
}
