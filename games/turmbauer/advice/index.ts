/** Advice in words. */
import type { GameAdvice } from '@belfry/ui/hint';
import type { Reason } from '../bot/advise.js';
import type { Turmbauer } from '../rules/index.js';
import { useAdviceWords } from './use-words.js';

export const advice: GameAdvice<Turmbauer, Reason> = { useWords: useAdviceWords };
