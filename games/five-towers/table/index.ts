export { fiveTowersScreen, fiveTowersScreen as screen } from './screen.js';
