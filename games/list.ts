/** The games, a line each. CONTRIBUTING.md tells how to add one. */
export { listing as fiveTowers } from './five-towers/index.js';
export { listing as skyscraper } from './skyscraper/index.js';
export { listing as turmbauer } from './turmbauer/index.js';
