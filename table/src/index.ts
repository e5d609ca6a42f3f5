export type { HostedView, Seating, TableHost, TableId, TableSummary, Wish } from './host.js';
export { type KeeperParts, TableKeeper } from './keeper.js';
export {
  LONGEST_NAME,
  type Playable,
  type Player,
  readSetup,
  rotateSeats,
  type SeatSetup,
  type SetupProblem,
  seatByLot,
  type TableSetup,
} from './setup.js';
export { isNext, MemoryStore, type SavedTable, type TableStore } from './store.js';
export { type Eye, type Frames, type Refused, Table, type TableRefusal, type TableView, type Undo } from './table.js';
