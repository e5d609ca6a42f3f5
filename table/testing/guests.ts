/** People who come from elsewhere to a shared table, and the devices with which they seal and show their numbers. */
import { type FateKey, type Json, type Result, type SeededRandom, sealNumber } from '@belfry/engine';
import type {
  BindingView,
  Granted,
  GuestHost,
  PersonId,
  Refused,
  RemoteWish,
  RoomView,
  TableId,
  TableKeeper,
  TableView,
} from '../src/index.js';
import { isBegun } from '../src/index.js';
import { must, nameOf, newWishId, setupOf } from './tables.js';

type Wanted<W = RemoteWish> = W extends RemoteWish
  ? Omit<W, 'id' | 'revision'> & Partial<Pick<W, 'id' | 'revision'>>
  : never;

/** Somebody elsewhere, at one table. */
export class Guest {
  readonly host: GuestHost;
  readonly person: PersonId;
  readonly table: TableId;
  /** What their device puts into fate. */
  readonly number: FateKey;

  constructor(keeper: TableKeeper, person: PersonId, table: TableId) {
    this.host = keeper.from(person);
    this.person = person;
    this.table = table;
    this.number = (person.at(-1) ?? '0').repeat(64) as FateKey;
  }

  /** Wishes for something on what they see now. */
  async wish(wanted: Wanted): Promise<Result<Granted, Refused>> {
    const revision = (await this.host.view(this.table))?.revision ?? 0;
    return await this.host.wish(this.table, { id: newWishId(), revision, ...wanted });
  }

  async grant(wanted: Wanted): Promise<Granted> {
    return must(await this.wish(wanted));
  }

  async refusal(wanted: Wanted): Promise<Refused> {
    const answer = await this.wish(wanted);
    if (answer.ok) throw new Error(`granted: ${JSON.stringify(wanted)}`);
    return answer.error;
  }

  async look(): Promise<RoomView | TableView> {
    const view = await this.host.view(this.table);
    if (view === undefined) throw new Error('nothing to see');
    return view;
  }

  async lookAt(): Promise<TableView> {
    const view = await this.look();
    if (!isBegun(view)) throw new Error('it has not begun');
    return view;
  }

  /** What is being bound, where that must be so. */
  async binding(): Promise<BindingView> {
    const { binding } = await this.look();
    if (binding === undefined) throw new Error('nothing is being bound');
    return binding;
  }

  async place(): Promise<number> {
    const { seats } = await this.look();
    return seats.filter(({ player }) => player.type !== 'open').findIndex(({ isYours }) => isYours);
  }

  /** The wish with which their device seals its number. */
  async seal(number: string = this.number) {
    const { commitment } = await this.binding();
    return { type: 'seal', commitment, seal: sealNumber(commitment, await this.place(), number) } as const;
  }

  show(number: string = this.number) {
    return { type: 'show', number } as const;
  }
}

/** A waiting room that these people sit in, each with one seat; the first is its host. */
export async function gatherGuests(
  keeper: TableKeeper,
  game: string,
  people: readonly PersonId[],
  { seats = people.length, ...more }: { readonly seats?: number; readonly [field: string]: unknown } = {},
): Promise<readonly Guest[]> {
  const [host] = people;
  const open = Array.from({ length: seats }, () => null);
  const made = await keeper
    .from(host as PersonId)
    .make(newWishId(), setupOf(game, open, { options: { players: seats }, ...more }));
  const guests = people.map(person => new Guest(keeper, person, must(made)));
  for (const [seat, guest] of guests.entries()) await guest.grant({ type: 'sit', seat, name: nameOf(guest.person) });
  return guests;
}

/** Everybody seals and shows, and the match begins. */
export async function beginTogether(guests: readonly Guest[], seating: 'chosen' | 'lot' = 'chosen'): Promise<void> {
  const [host] = guests;
  await host?.grant({ type: 'begin', seating });
  await sealAndShow(guests);
}

/** The same where it is about to begin already. */
export async function sealAndShow(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.grant(await guest.seal());
  for (const guest of guests) await guest.grant(guest.show());
}

/** Plays at random until the match is over, or for so many actions. */
export async function playGuests(
  guests: readonly Guest[],
  random: SeededRandom,
  actions = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let done = 0; done < actions; done++) {
    const due = await dueOf(guests);
    if (due === undefined) return;
    await due.grant({ type: 'act', action: await anyLegal(due, random) });
  }
}

/** Whose turn it is. */
export async function dueOf(guests: readonly Guest[]): Promise<Guest | undefined> {
  for (const guest of guests) if ((await guest.host.legal(guest.table, 0, 0)) !== undefined) return guest;
  return undefined;
}

async function anyLegal({ host, table }: Guest, random: SeededRandom): Promise<Json> {
  const { count = 0 } = (await host.legal(table, 0, 0)) ?? {};
  const [action] = (await host.legal(table, random.below(count), 1))?.actions ?? [];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
