/** What the start page tells of a server, in one piece. */
export { HereLine } from './here-line.js';
export { Lobby } from './lobby.js';
export { YourTables } from './your-tables.js';
