export { fickle, turmbauerWorlds } from './worlds.js';
