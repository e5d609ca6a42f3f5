export type { Question } from './bots.js';
export { type ClockSetting, NO_CLOCK } from './clock.js';
export { type Elsewhere, elsewhere } from './elsewhere.js';
export type { Happening, PersonId, TableEvent, TableId, WishId } from './events.js';
export type { Fairness, FairTogether } from './fairness.js';
export type { GuestHost, Legal } from './guest.js';
export type { SeatsHere } from './guests.js';
export { MOST_MOMENTS, type PersonalQuery, type TableHost } from './host.js';
export { type KeeperParts, TableKeeper } from './keeper.js';
export { MemoryStore } from './memory-store.js';
export { Queues } from './queues.js';
export { type RemoteWish, remoteWish } from './remote-wish.js';
export type { TableSeat } from './room.js';
export type { BindingView } from './sealing.js';
export {
  type Customs,
  cleanName,
  LONGEST_NAME,
  nameFrom,
  type Options,
  type Playable,
  type Player,
  type Seating,
  type SeatSetup,
  type SetupProblem,
  setupSent,
  type TableSetup,
} from './setup.js';
export {
  type Cursor,
  isReadable,
  type ListQuery,
  type Pending,
  pageOf,
  pendingOf,
  type TablePage,
  type TableStore,
} from './store.js';
export type { ChatLine, Draws, Eye } from './table.js';
export { REACTIONS, type Reaction, type Talk } from './talk.js';
export { cleanText } from './text.js';
export type { Clock } from './time.js';
export {
  follow,
  isBegun,
  type MatchView,
  type News,
  type Outcome,
  type Phase,
  type RoomView,
  type SeatView,
  type StoredSummary,
  type TableSummary,
  type TableView,
} from './view.js';
export type { Tell } from './watchers.js';
export {
  type Granted,
  idOfTable,
  LONGEST_LINE,
  type Refused,
  type TableRefusal,
  type Wish,
} from './wish.js';
