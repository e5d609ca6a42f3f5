export { type Addresses, addressesOf } from './addresses.js';
export { buildServer, type ServerParts } from './app.js';
export { endOnSignals } from './closing.js';
export { LIMITS, type Limits } from './guard/index.js';
export { type House, type HouseParts, openHouse } from './house.js';
export { cameraCode, type Served, serve } from './serve.js';
export {
  type Machine,
  type Options,
  readDataFolder,
  readSettings,
  type SettingProblem,
  type Settings,
  WEB_ROOT,
} from './settings.js';
export { backup, type Copy, type CopyProblem, restore } from './store/index.js';
export type { ServeProblem } from './trouble.js';
