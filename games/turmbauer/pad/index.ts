import type { GamePad } from '@belfry/ui/pad';
import { GameSign } from './game-sign.js';
import type { TurmbauerEntry } from './model/fold.js';
import { standingOf } from './pad.js';
import { about } from './words/about.js';

export const pad: GamePad<TurmbauerEntry> = {
  about,
  Sign: GameSign,
  standing: standingOf,
  page: () => import('./page.js'),
};
