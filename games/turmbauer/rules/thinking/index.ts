/** What a search needs of Turmbauer. Nothing is hidden: the only world that fits a view is what is seen. [view.1] */
import type { Thinking } from '@belfry/engine';
import type { Turmbauer } from '../game.js';
import { copy } from '../state.js';
import { actionKey, stateKey } from './keys.js';

export const thinking: Thinking<Turmbauer> = {
  imaginer: seen => () => copy(seen),
  actionKey,
  viewKey: stateKey,
};
