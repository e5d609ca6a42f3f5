/** The log people read: each entry with what followed from it by itself, so that it can be told without replaying. SPEC [view.3]. */
import { at, isSeatEntry, type Json, type Moment, notation, readSeen, type Seat } from '@belfry/engine';
import * as z from 'zod/mini';
import { type Action, action, card } from './actions.js';
import { type Card, cardOf } from './cards.js';
import type { FiveTowers } from './game.js';
import type { State } from './state.js';
import { topOf } from './towers.js';

/** A round that began. */
export interface Deal {
  readonly round: number;
  readonly starter: Seat;
  readonly cards: readonly Card[];
}

/** What a seat did, the card it tore down, and the round that began after it. */
export interface SeenAction {
  readonly seat: Seat;
  readonly action: Action;
  readonly torn?: Card;
  readonly dealt?: Deal;
}

/** A deck was shuffled: of how many cards, not in which order. */
export interface SeenShuffle {
  readonly chance: 'deck';
  readonly count: number;
  readonly dealt?: Deal;
}

export type SeenEntry = SeenAction | SeenShuffle;

export const isSeenAction = (entry: SeenEntry): entry is SeenAction => 'seat' in entry;

const deal = z.strictObject({ round: z.int(), starter: z.int(), cards: z.readonly(z.array(card)) });

const seenEntries = notation<SeenEntry>(
  z.union([
    z.strictObject({ seat: z.int(), action, torn: z.exactOptional(card), dealt: z.exactOptional(deal) }),
    z.strictObject({ chance: z.literal('deck'), count: z.int(), dealt: z.exactOptional(deal) }),
  ]),
);

/** The same for every viewer. */
export const seeEntry = (moment: Moment<FiveTowers>): Json => seenEntries.write(seen(moment));

/** An entry of the log a viewer is given. Each is read once: screens tell the log anew whenever they are drawn. */
export function readSeenEntry(json: Json): SeenEntry {
  const known = isObject(json) ? alreadyRead.get(json) : undefined;
  if (known !== undefined) return known;
  const read = readSeen(seenEntries, json);
  if (isObject(json)) alreadyRead.set(json, read);
  return read;
}

const alreadyRead = new WeakMap<object, SeenEntry>();

const isObject = (json: Json): json is Json & object => typeof json === 'object' && json !== null;

function seen({ before, entry, after }: Moment<FiveTowers>): SeenEntry {
  const followed = after.round > before.round ? { dealt: dealOf(after) } : {};
  if (!isSeatEntry<FiveTowers>(entry)) return { chance: entry.chance, count: entry.cards.length, ...followed };
  return { seat: entry.seat, action: entry.action, ...tornBy(entry.seat, entry.action, before), ...followed };
}

const dealOf = ({ round, starter, display }: State): Deal => ({ round, starter, cards: display });

function tornBy(seat: Seat, done: Action, before: State): { readonly torn?: Card } {
  if (done.type !== 'build' || done.tearDown === undefined) return {};
  return { torn: cardOf(done.tearDown, topOf(at(at(before.towers, seat), done.tearDown))) };
}
