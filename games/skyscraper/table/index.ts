export { skyscraperScreen as screen } from './screen.js';
