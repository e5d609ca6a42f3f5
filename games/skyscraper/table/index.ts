export { skyscraperScreen, skyscraperScreen as screen } from './screen.js';
