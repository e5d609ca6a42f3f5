import type { GameCoach } from '@belfry/ui/coach';
import type { Skyscraper } from '../rules/index.js';
import { type SkyscraperTip, tipsAt } from './tips.js';
import { useTipWords } from './use-words.js';

export const coach: GameCoach<Skyscraper, SkyscraperTip> = { tipsAt, useWords: useTipWords };
