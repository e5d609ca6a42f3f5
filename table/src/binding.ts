/** How a match begins where people come from elsewhere, step by step: fate is promised, numbers are sealed and shown (`sealing.ts`). */
import { at, newFateKey } from '@belfry/engine';
import { letFateAnswer } from './acting.js';
import { begunWith } from './beginning.js';
import type { Change, Means } from './change.js';
import type { Sealing } from './events.js';
import type { Standing } from './person.js';
import { awaited, type Binding, decided, fitsSeal, placesOf } from './sealing.js';
import type { Playable, Seating } from './setup.js';
import type { Table } from './table.js';
import { type Refused, refusedByTable as refuse, type WishOf } from './wish.js';

/** Milliseconds for all devices to seal their numbers, and then to show them. */
const TO_SEAL = 10_000;

export async function bind(
  change: Change,
  seating: Seating,
  { playable, table }: Omit<Means, 'next'>,
): Promise<Refused | undefined> {
  const { min } = playable.game.options.players;
  if (placesOf(change.table.room).length < min) return refuse({ code: 'too-few-players', players: min });
  promise(change, { table, seating, attempt: 0, left: [] }, playable);
  await goOnIfAll(change, { playable });
  return undefined;
}

/** The host's key is drawn now, and not before. */
function promise(
  change: Change,
  of: Pick<Sealing, 'table' | 'seating' | 'attempt' | 'left'>,
  playable: Playable,
): void {
  const { fateBy } = playable.game;
  const by = fateBy === undefined ? {} : { by: fateBy };
  change.add({ type: 'sealing', ...of, key: newFateKey(), until: change.now + TO_SEAL, ...by });
}

export async function seal(
  change: Change,
  standing: Standing,
  wish: WishOf<'seal'>,
  means: Means,
): Promise<Refused | undefined> {
  const { binding } = change.table;
  const place = placeOf(change.table, standing);
  if (binding === undefined) return refuse({ code: 'not-about-to-begin' });
  if (binding.isShowing || place === undefined || !awaited(binding).includes(place))
    return refuse({ code: 'no-number-awaited' });
  // Sealed for another promise, it would never be accepted.
  if (wish.commitment !== binding.draw.commitment) return refuse({ code: 'other-number' });
  change.add({ type: 'sealed', place, seal: wish.seal });
  await goOnIfAll(change, means);
  return undefined;
}

export async function show(
  change: Change,
  standing: Standing,
  { number }: WishOf<'show'>,
  means: Means,
): Promise<Refused | undefined> {
  const { binding } = change.table;
  const place = placeOf(change.table, standing);
  if (binding === undefined) return refuse({ code: 'not-about-to-begin' });
  if (!binding.isShowing || place === undefined || !awaited(binding).includes(place))
    return refuse({ code: 'no-number-awaited' });
  if (!fitsSeal(binding, place, number)) return refuse({ code: 'other-number' });
  change.add({ type: 'shown', place, number });
  await goOnIfAll(change, means);
  return undefined;
}

/** Where somebody sits, among those who do. */
function placeOf({ room }: Table, { seats: [own] }: Standing): number | undefined {
  const place = own === undefined ? -1 : placesOf(room).indexOf(own);
  return place < 0 ? undefined : place;
}

/** Nobody is waited for: the next step comes at once. */
async function goOnIfAll(change: Change, means: Pick<Means, 'playable'>): Promise<void> {
  const { binding } = change.table;
  if (binding !== undefined && awaited(binding).length === 0) await goOn(change, binding, means);
}

/** Whoever is still awaited is not waited for any more. */
export async function goOn(change: Change, binding: Binding, means: Pick<Means, 'playable'>): Promise<void> {
  const { terms, seals } = binding.draw;
  const late = awaited(binding);
  if (binding.isShowing && late.length > 0) {
    const left = [...terms.left, ...late].toSorted((a, b) => a - b);
    const { table, seating, attempt } = terms;
    promise(change, { table, seating, attempt: attempt + 1, left }, means.playable);
    return await goOnIfAll(change, means);
  }
  if (!binding.isShowing && seals.some(each => each !== null)) {
    change.add({ type: 'showing', until: change.now + TO_SEAL });
    return;
  }
  const { key, order } = decided(binding);
  const places = placesOf(change.table.room);
  change.add(
    begunWith(
      means.playable,
      key,
      order.map(place => at(places, place)),
    ),
  );
  await letFateAnswer(change, means.playable);
}
