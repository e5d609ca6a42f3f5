export { fiveTowersWorlds } from './worlds.js';
