export * from './art/index.js';
export { skyscraperScreen } from './screen.js';
