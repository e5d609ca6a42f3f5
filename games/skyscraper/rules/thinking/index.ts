/** What a search needs of Skyscraper: worlds that fit what is seen, and cheap names. */
import type { Thinking } from '@belfry/engine';
import type { Skyscraper } from '../game.js';
import { actionKey, viewKey } from './keys.js';
import { imaginer } from './worlds.js';

export const thinking: Thinking<Skyscraper> = { imaginer, actionKey, viewKey };
