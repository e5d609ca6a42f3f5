export { fiveTowersScreen } from './screen.js';
