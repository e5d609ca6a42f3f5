export { plainScreen } from './screen.js';
