/**
 * How fate is bound when people play who do not trust the host: the host promises a key, each person's device seals a number, all
 * numbers are shown, and the key of the match follows from all of them (ADR 19). Who does not seal in time is without a number.
 * Who sealed and does not show it in time is left out, and everything is drawn anew.
 */
import {
  at,
  drawLot,
  type FateDraw,
  type FateKey,
  type FateTerms,
  sealNumber,
  shareCommitment,
  sharedKey,
} from '@belfry/engine';
import type { Sealing } from './events.js';
import { isTaken, type Room } from './room.js';

/** A match is about to begin. */
export interface Binding {
  /** The host's secret. */
  readonly key: FateKey;
  readonly draw: FateDraw;
  /** Are the numbers being shown? Before that they are sealed. */
  readonly isShowing: boolean;
  /** When whoever is late is not waited for any more. */
  readonly until: number;
  readonly by: string | undefined;
  readonly earlier: readonly (FateDraw & { readonly key: FateKey })[];
}

/** What everybody may know of it. */
export interface BindingView extends FateDraw {
  readonly isShowing: boolean;
  readonly until: number;
  /** Those whose numbers are still to come, by place. */
  readonly awaited: readonly number[];
}

/** The seats of the waiting room that somebody has: place by place. */
export const placesOf = ({ seats }: Room): readonly number[] =>
  seats.flatMap((seat, index) => (isTaken(seat) ? [index] : []));

/** Fate is promised, for the first time or anew. */
export function bindingOf(room: Room, event: Sealing, before: Binding | undefined): Binding {
  const terms = termsOf(room, event);
  const nothing = terms.seats.map(() => null);
  return {
    key: event.key,
    draw: { commitment: shareCommitment(event.key, terms), terms, seals: nothing, numbers: nothing },
    isShowing: false,
    until: event.until,
    by: event.by,
    earlier: before === undefined ? [] : [...before.earlier, { ...before.draw, key: before.key }],
  };
}

function termsOf(room: Room, { table, seating, by, attempt, left }: Sealing): FateTerms {
  const places = placesOf(room);
  return {
    table,
    game: room.game,
    options: { ...room.options, players: places.length },
    seats: places.map(seat => {
      const { name, person, bot } = at(room.seats, seat);
      return person === undefined && bot !== undefined ? { name, bot } : { name };
    }),
    seating,
    ...(by !== undefined && { by }),
    attempt,
    left,
  };
}

/** The places whose numbers are still to be sealed, or to be shown. */
export function awaited({ draw: { terms, seals, numbers }, isShowing }: Binding): readonly number[] {
  const isMissing = (_: unknown, place: number): boolean =>
    isShowing
      ? seals[place] !== null && numbers[place] === null
      : terms.seats[place]?.bot === undefined && !terms.left.includes(place) && seals[place] === null;
  return [...terms.seats.keys()].filter((place, index) => isMissing(place, index));
}

export const withSeal = (binding: Binding, place: number, seal: string): Binding => ({
  ...binding,
  draw: { ...binding.draw, seals: binding.draw.seals.with(place, seal) },
});

export const withNumber = (binding: Binding, place: number, number: string): Binding => ({
  ...binding,
  draw: { ...binding.draw, numbers: binding.draw.numbers.with(place, number) },
});

/** Is this the number that was sealed? */
export const fitsSeal = ({ draw }: Binding, place: number, number: string): boolean =>
  draw.seals[place] === sealNumber(draw.commitment, place, number);

/** The key of the match, and the places in their order at the table. */
export function decided({ key, draw }: Binding): { readonly key: FateKey; readonly order: readonly number[] } {
  const matchKey = sharedKey(key, draw);
  const places = [...draw.terms.seats.keys()];
  return { key: matchKey, order: draw.terms.seating === 'lot' ? drawLot(matchKey, places) : places };
}

export const viewOf = (binding: Binding): BindingView => ({
  ...binding.draw,
  isShowing: binding.isShowing,
  until: binding.until,
  awaited: awaited(binding),
});
