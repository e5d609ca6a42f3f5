export { skyscraperWorlds } from './worlds.js';
