export { Client, type ClientParts, type Line, type SocketLike, type View } from './client.js';
export {
  type Answer,
  type Checked,
  type DrawStore,
  FateMemory,
  type KeptDraw,
  type Promised,
  withPromise,
} from './fate-memory.js';
export {
  type Asked,
  asked,
  FAULTS,
  type FaultCode,
  type Frame,
  type NewsTold,
  readFrame,
  readTold,
  type Told,
  type ToldOf,
  told,
  type WishAnswer,
} from './messages.js';
export { followTold, Teller } from './news.js';
export { type Patch, type PatchChange, type Path, patched, patchText } from './patch.js';
export { PROTOCOL } from './protocol.js';
