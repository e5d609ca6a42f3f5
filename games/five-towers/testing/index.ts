import type { Contestant } from '@belfry/engine/testing';
import { fiveTowersWorlds } from './worlds.js';

export const contestant: Contestant = { worlds: fiveTowersWorlds };
