import type { GamePad } from '@belfry/ui/pad';
import { GameSign } from './game-sign.js';
import type { SkyscraperEntry } from './model/fold.js';
import { standingOf } from './pad.js';
import { about } from './words/about.js';

export const pad: GamePad<SkyscraperEntry> = {
  about,
  Sign: GameSign,
  standing: standingOf,
  page: () => import('./page.js'),
};
