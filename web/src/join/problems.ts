/** Why somebody could not come to a table, in words. */
import { localeOf } from '@belfry/engine/words';
import type { Language } from '@belfry/ui';
import { NoServerError, ServerError } from '../server/calls.js';
import type { JoinWords } from './words/catalogue.js';

/** Is the link or code good for nothing? */
export const isDead = (error: unknown): boolean => error instanceof ServerError && error.code === 'no-such-invitation';

export function explainProblem(words: JoinWords, language: Language, error: unknown): string {
  if (error instanceof NoServerError) return words.noServer;
  if (!(error instanceof ServerError)) return words.failed;
  const when = whenAgain(language, Number(error.facts['wait']) || 0);
  switch (error.code) {
    case 'no-such-invitation':
      return words.wrongCode;
    case 'too-fast':
      return words.tooFast(when);
    case 'codes-closed':
      return words.codesClosed(when);
    case 'closing':
      return words.closing;
    case 'storage-full':
      return words.storageFull;
    case 'refused':
    case 'no-such-table':
      return words.notLetIn;
    default:
      return words.failed;
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `in 5 minutes`: never too early. */
function whenAgain(language: Language, wait: number): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language));
  if (wait <= MINUTE) return format.format(Math.max(1, Math.ceil(wait / 1000)), 'second');
  return wait <= HOUR
    ? format.format(Math.ceil(wait / MINUTE), 'minute')
    : format.format(Math.ceil(wait / HOUR), 'hour');
}
