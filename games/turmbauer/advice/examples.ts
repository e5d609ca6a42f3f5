/** A reason of every code, for tests of what is said of it; where things are counted, of one of them and of many. */
import type { Reason } from '../bot/advise.js';

type Example<R> = R | { readonly one: R; readonly many: R };

export const examples: { readonly [C in Reason['code']]: Example<Extract<Reason, { readonly code: C }>> } = {
  climbs: { code: 'climbs', height: 4, than: 3 },
  prepares: { code: 'prepares', height: 6, than: 5 },
  'lifts-other': { code: 'lifts-other', colour: 2, height: 5, than: 4 },
  hinders: { code: 'hinders', colour: 1, height: 2, than: 5 },
  holds: { code: 'holds', falls: 0.02, than: 0.25 },
  'keeps-ring': { code: 'keeps-ring', ring: 'leap' },
  'worth-ring': { code: 'worth-ring', ring: 'trespass' },
  'wastes-less': { code: 'wastes-less', parts: 1, than: 3 },
};
