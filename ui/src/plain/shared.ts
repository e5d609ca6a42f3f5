/** What the parts of a plain screen share. */
import type { Game } from '@belfry/engine';
import type { ScreenWords } from '../screen.js';
import type { Roles } from './roles.js';
import type { Speech } from './speech.js';
import type { PlainWords } from './words/index.js';

export interface Shared {
  readonly rules: Game;
  readonly roles: Roles;
  readonly useWords: () => PlainScreenWords;
}

export interface PlainScreenWords extends ScreenWords {
  readonly plain: PlainWords;
  readonly say: Speech;
}
