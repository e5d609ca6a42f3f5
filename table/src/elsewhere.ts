/**
 * All that tables need only where people come from elsewhere, over a network, and do not trust the host. Whoever keeps such tables hands
 * it to the keeper; a device of one's own does without, and never loads it.
 */
import { Behind, type BehindParts } from './behind.js';
import { bind, goOn, seal, show } from './binding.js';
import { Guests, type GuestsParts } from './guests.js';
import { seatedAct, seatedWish } from './remote-wish.js';
import { unwant, vote, wantingSeats } from './votes.js';

export const elsewhere = {
  // At which seat somebody's wishes are.
  seatedAct,
  seatedWish,
  // How a match begins: fate is bound together with everybody.
  bind,
  seal,
  show,
  goOn,
  // Whether there is another one.
  vote,
  unwant,
  wantingSeats,
  /** Lets who only looks on be late where the host wants it so. */
  behind: (parts: BehindParts): Behind => new Behind(parts),
  guests: (parts: GuestsParts): Guests => new Guests(parts),
} as const;

export type Elsewhere = typeof elsewhere;
