import type { GameCoach } from '@belfry/ui/coach';
import type { FiveTowers } from '../rules/index.js';
import { type FiveTowersTip, tipsAt } from './tips.js';
import { useTipWords } from './use-words.js';

export const coach: GameCoach<FiveTowers, FiveTowersTip> = { tipsAt, useWords: useTipWords };
