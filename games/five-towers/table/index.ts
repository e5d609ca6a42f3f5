export { fiveTowersScreen as screen } from './screen.js';
