import type { Contestant } from '@belfry/engine/testing';
import { turmbauerWith } from '../rules/index.js';
import { fickle, turmbauerWorlds } from './worlds.js';

/** With a fate that needs no physics; and with thousands of actions, a few positions say as much as many elsewhere. */
export const contestant: Contestant = { worlds: turmbauerWorlds, game: turmbauerWith(fickle), effort: 0.08 };
