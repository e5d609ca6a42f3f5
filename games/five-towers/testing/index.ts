import { fiveTowersWorlds } from './worlds.js';

export const contestant = { worlds: fiveTowersWorlds };
