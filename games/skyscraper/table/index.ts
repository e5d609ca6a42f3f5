export { skyscraperScreen } from './screen.js';
