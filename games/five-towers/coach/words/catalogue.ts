/** The tips of a first match: a few words, then at most two sentences. */
import type { TipTexts } from '@belfry/ui/coach';
import type { FiveTowersTip } from '../tips.js';

export type FiveTowersTipTexts = TipTexts<FiveTowersTip>;
