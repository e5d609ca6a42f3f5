export { turmbauerScreen as screen } from './screen.js';
