/** Which of one's tables needs one most: those of the server and those of this device in one list, each saying where it is. */
import { localeOf } from '@belfry/engine/words';
import type { TableSummary } from '@belfry/table';
import type { Language } from '@belfry/ui';

export interface YourTable {
  readonly table: TableSummary;
  readonly isHere: boolean;
}

export const isYourTurn = ({ seats, turn }: TableSummary): boolean =>
  turn !== undefined && seats[turn]?.isYours === true;

const RANKS = { turn: 0, room: 1, running: 2, here: 3 } as const;

function rankOf({ table, isHere }: YourTable): number {
  if (isHere) return RANKS.here;
  if (isYourTurn(table)) return RANKS.turn;
  return table.phase === 'room' ? RANKS.room : RANKS.running;
}

/** Your turn with the least time first, then waiting rooms, then where others are due; at last those of this device. */
export const byUrgency = (there: readonly TableSummary[], here: readonly TableSummary[]): readonly YourTable[] =>
  [...there.map(table => ({ table, isHere: false })), ...here.map(table => ({ table, isHere: true }))].toSorted(
    (a, b) => rankOf(a) - rankOf(b) || timeOf(a.table) - timeOf(b.table) || b.table.changed - a.table.changed,
  );

/** Numbers only, so that they can be subtracted. */
const timeOf = ({ deadline, turn }: TableSummary): number =>
  turn === undefined || deadline === undefined ? Number.MAX_SAFE_INTEGER : deadline;

/** Milliseconds. */
const UNITS = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** `14 hours`, in the largest unit of which there are two; nothing if it is less than a minute. */
export function spanText(language: Language, milliseconds: number): string | undefined {
  const [unit, length] = UNITS.find(([, each]) => milliseconds >= 2 * each) ?? UNITS[2];
  const count = Math.floor(milliseconds / length);
  if (count < 1) return undefined;
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
