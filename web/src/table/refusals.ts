/** Why a wish was not granted, for the person who wished. */
import { phrase } from '@belfry/engine/words';
import type { Refused } from '@belfry/table';
import type { People, ScreenWords } from '@belfry/ui';
import type { TableWords } from './words/index.js';

export function explainRefused(words: TableWords, screen: ScreenWords, refused: Refused, people: People): string {
  if (refused.code === 'malformed' || refused.code === 'no-such-seat') return words.notPossible;
  if (Object.hasOwn(words.refusal, refused.code)) return phrase(words.refusal, refused as never);
  return screen.refuse(refused, people);
}
