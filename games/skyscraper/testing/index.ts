import type { Contestant } from '@belfry/engine/testing';
import { skyscraperWorlds } from './worlds.js';

export const contestant: Contestant = { worlds: skyscraperWorlds };
