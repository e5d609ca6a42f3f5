/** What happened, told by players: for whoever comes to the table and was not looking. */
import type { Seat } from '@belfry/engine';
import type { LogLine, SeatInfo } from '@belfry/ui';

export interface Deeds {
  /** Nobody for what simply happened, such as a shuffle. */
  readonly seat: Seat | undefined;
  /** In the order of the log, without the name of who did it where a sentence begins with that. */
  readonly texts: readonly string[];
}

/** Every other player from the one after this seat on, also those who did nothing; then this seat, and what nobody did. */
export function deedsOf(lines: readonly LogLine[], seats: readonly SeatInfo[], seat: Seat): readonly Deeds[] {
  const others = seats.slice(1).map((_, step) => (seat + 1 + step) % seats.length);
  const deeds = (doer: Seat | undefined): Deeds => ({ seat: doer, texts: textsOf(lines, seats, doer) });
  return [...others.map(deeds), ...[deeds(seat), deeds(undefined)].filter(({ texts }) => texts.length > 0)];
}

const textsOf = (lines: readonly LogLine[], seats: readonly SeatInfo[], doer: Seat | undefined): readonly string[] =>
  lines
    .filter(line => line.seat === doer)
    .map(({ text }) => (doer === undefined ? text : withoutName(text, seats[doer]?.name ?? '')));

/** Short, for beside a name: `Ada builds 3 + 6.` becomes `Builds 3 + 6.` */
function withoutName(text: string, name: string): string {
  const rest = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
