/** When to ask whether there shall be notifications: once, at a table of days, when somebody has played or waits. */
import type { Json } from '@belfry/engine';
import type { TableView } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';

const OFFERED = 'belfry-notifications-offered';

export const wasOffered = (): boolean => readStored(OFFERED) === true;
export const rememberOffer = (): void => void writeStored(OFFERED, true);

/** The first look belongs to the table. */
export function isMomentToOffer({ clock, due, seats, log }: TableView): boolean {
  if (clock.type !== 'days' || due.type !== 'seat') return false;
  const own = seats.flatMap(({ isYours }, seat) => (isYours ? [seat] : []));
  return own.length > 0 && (!own.includes(due.seat) || log.some(entry => own.includes(seatOf(entry))));
}

const seatOf = (entry: Json): number => Number((Object(entry) as { readonly seat?: unknown }).seat ?? Number.NaN);
