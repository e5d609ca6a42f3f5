import { skyscraperWorlds } from './worlds.js';

export const contestant = { worlds: skyscraperWorlds };
