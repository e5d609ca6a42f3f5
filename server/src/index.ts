export { type Addresses, addressesOf } from './addresses.js';
export { buildServer, type ServerParts } from './app.js';
