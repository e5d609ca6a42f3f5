/** How a match begins: at once on a device of one's own, and after sealing and showing (`binding.ts`) where people come from elsewhere. */
import { type FateKey, KeyedRandom, newFateKey, type Random, type Seat } from '@belfry/engine';
import { letFateAnswer } from './acting.js';
import type { Change, Means } from './change.js';
import type { Begun } from './events.js';
import { isTaken } from './room.js';
import { type Playable, type Seating, seatBy } from './setup.js';
import { type Refused, refusedByTable as refuse } from './wish.js';

/** Where people come from elsewhere fate is bound together with them first. */
export const beginWith = (change: Change, seating: Seating, means: Omit<Means, 'next'>): Promise<Refused | undefined> =>
  means.elsewhere?.bind(change, seating, means) ?? begin(change, seating, means.playable);

/** Open seats go away. Fate's key is drawn now, and not before. */
export async function begin(
  change: Change,
  seating: Seating,
  playable: Playable,
  key: FateKey = newFateKey(),
  lot: Random = new KeyedRandom(newFateKey(), 0),
): Promise<Refused | undefined> {
  const { seats } = change.table.room;
  const taken = seats.flatMap((seat, index) => (isTaken(seat) ? [index] : []));
  const { min } = playable.game.options.players;
  if (taken.length < min) return refuse({ code: 'too-few-players', players: min });
  change.add(begunWith(playable, key, seatBy(seating, taken, lot)));
  await letFateAnswer(change, playable);
  return undefined;
}

/** Names what will answer fate, if that is more than the rules. */
export const begunWith = ({ game: { fateBy } }: Playable, key: FateKey, order: readonly Seat[]): Begun => ({
  type: 'begun',
  key,
  order,
  ...(fateBy !== undefined && { by: fateBy }),
});
