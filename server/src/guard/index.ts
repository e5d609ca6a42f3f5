/** Everything that bounds what others can do here, made once and shared by HTTP and sockets. */
import type { Clock } from '@belfry/table';
import { type Asking, type Caller, type CallerSettings, callersBy, holdersBy } from './caller.js';
import { type DoorSettings, type Doors, doorsOf } from './doors.js';
import { Guesses } from './guesses.js';
import { LIMITS, type Limits } from './limits.js';
import { Openings } from './openings.js';
import { Rates } from './rates.js';

export interface Guard {
  readonly limits: Limits;
  readonly callerOf: (asking: Asking) => Caller;
  readonly holderOf: (socket: Asking['socket']) => string | undefined;
  readonly doors: Doors;
  readonly rates: Rates;
  readonly guesses: Guesses;
  /** What is open, by address (`Caller.address`): connections; sockets and streams among them. */
  readonly connections: Openings;
  readonly sockets: Openings;
}

export type GuardSettings = CallerSettings & DoorSettings;

export const guardBy = (settings: GuardSettings, clock: Pick<Clock, 'now'>, limits: Limits = LIMITS): Guard => ({
  limits,
  callerOf: callersBy(settings),
  holderOf: holdersBy(settings),
  doors: doorsOf(settings),
  rates: new Rates(limits, clock),
  guesses: new Guesses(limits, clock),
  connections: new Openings(limits.connections.perAddress, limits.connections.inAll),
  sockets: new Openings(limits.sockets.perAddress, limits.sockets.inAll),
});

export { isBearer } from './bearer.js';
export type { Caller } from './caller.js';
export { readJson } from './json.js';
export { LIMITS, type Limits } from './limits.js';
export { Openings } from './openings.js';
