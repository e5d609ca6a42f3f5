import type { Contestant } from '@belfry/engine/testing';
import { turmbauerWith } from '../rules/index.js';
import { fickle, turmbauerWorlds } from './worlds.js';

/** Physics would be too slow for so many matches, and too tame: here fate lets fall what it likes. */
export const contestant: Contestant = { worlds: turmbauerWorlds, game: turmbauerWith(fickle), effort: 0.08 };
