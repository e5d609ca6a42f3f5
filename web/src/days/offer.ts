/** When to ask whether there shall be notifications: once, at a table of days, when somebody has played and waits. */
import type { TableView } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';

const OFFERED = 'belfry-notifications-offered';

export const wasOffered = (): boolean => readStored(OFFERED) === true;
export const rememberOffer = (): void => void writeStored(OFFERED, true);

/** Who is on turn has other things to do. */
export function isMomentToOffer({ clock, due, seats }: TableView): boolean {
  if (clock.type !== 'days' || due.type !== 'seat') return false;
  return seats.some(({ isYours }) => isYours) && seats[due.seat]?.isYours !== true;
}
