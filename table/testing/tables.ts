/** What tests of tables need: a clock that does not wait, a keeper with all its parts, and people who wish. */
import {
  commitmentIn,
  type Game,
  type Json,
  type Policy,
  type Random,
  type Result,
  randomPolicy,
  type Seat,
  SeededRandom,
} from '@belfry/engine';
import { vi } from 'vitest';
import {
  type Clock,
  type Eye,
  elsewhere,
  type Granted,
  isBegun,
  type KeeperParts,
  MemoryStore,
  type PersonId,
  type Question,
  type Refused,
  type RoomView,
  type Seating,
  type TableHost,
  type TableId,
  TableKeeper,
  type TableView,
  type Wish,
} from '../src/index.js';

/** Lets everything happen that waits for nothing but its turn. */
export const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Time that passes only when it is told to. */
export class FakeClock implements Clock {
  #now: number;
  readonly #alarms = new Set<{ readonly time: number; readonly call: () => void }>();

  constructor(now = 1_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  at(time: number, call: () => void): () => void {
    const alarm = { time, call };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }

  get alarms(): readonly number[] {
    return [...this.#alarms].map(({ time }) => time).toSorted((a, b) => a - b);
  }

  /** Time passes; what is to be called meanwhile is called at its time, one after the other. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await idle();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.time);
      this.#alarms.delete(next);
      next.call();
      await idle();
    }
    this.#now = end;
  }

  #next(end: number) {
    const [first] = [...this.#alarms].filter(({ time }) => time <= end).toSorted((a, b) => a.time - b.time);
    return first;
  }

  /** Time passes, and nobody calls: as if the machine had slept. */
  skip(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Lets keys be drawn from a seed, so that a test deals the same cards each time. Ends with `vi.restoreAllMocks()`. */
export function seedKeys(...seeds: readonly number[]): void {
  const random = new SeededRandom(...seeds);
  vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation(array => {
    const bytes = new Uint8Array(array?.buffer ?? new ArrayBuffer(0), array?.byteOffset, array?.byteLength);
    for (const index of bytes.keys()) bytes[index] = random.below(256);
    return array;
  });
}

interface Listed {
  readonly rules: Game;
  readonly policies: readonly Policy[];
}

export interface Kept {
  readonly keeper: TableKeeper;
  readonly store: KeeperParts['store'];
  readonly clock: FakeClock;
  /** What was reported. */
  readonly failures: unknown[];
}

export type Parts = Partial<Omit<KeeperParts, 'clock' | 'elsewhere'>> & {
  readonly clock?: FakeClock;
  /** Do people come from elsewhere? */
  readonly isShared?: boolean;
};

/** Makes keepers for these games. Their bots play at random, at once, where somebody watches. */
export const keeperOf =
  (games: readonly Listed[]) =>
  ({ store = new MemoryStore(), clock = new FakeClock(), isShared = false, ...parts }: Parts = {}): Kept => {
    const random = new SeededRandom(5);
    const failures: unknown[] = [];
    const rules = new Map(games.map(listed => [listed.rules.id, listed]));
    const keeper = new TableKeeper({
      find: async id => {
        const listed = rules.get(id);
        return listed && { game: listed.rules, policies: listed.policies.map(({ name }) => name) };
      },
      think: async ({ game, view }) => anyAction((rules.get(game) as Listed).rules, view, random),
      budget: 1000,
      mostThoughts: 8,
      pace: async () => undefined,
      failed: (_, error) => void failures.push(error),
      playsUnwatched: false,
      isOwnDevice: false,
      ...(isShared && { elsewhere }),
      mostOpen: 20,
      ...parts,
      store,
      clock,
    });
    return { keeper, store, clock, failures };
  };

/** A legal action of the seat whose view this is, as records write it. */
export const anyAction = (game: Game, view: Json, random: Random): Json =>
  game.actions.write(randomPolicy.choose(game, view, random));

/** Names that can be searched for in what leaves a table. */
export const [ADA, BEN, CLEO, DORA] = ['secret-person-1', 'secret-person-2', 'secret-person-3', 'secret-person-4'] as [
  PersonId,
  PersonId,
  PersonId,
  PersonId,
];

export const human = (name: string) => ({ name, player: { type: 'human' } }) as const;
export const bot = (name: string, policy = 'random') => ({ name, player: { type: 'bot', policy } }) as const;

/** A set-up as it comes from outside. */
export const setupOf = (game: string, seats: readonly (object | null)[], more: object = {}) => ({
  game,
  options: { players: seats.length },
  seats,
  ...more,
});

let wishes = 0;
export const newWishId = (): string => `wish-${++wishes}`;

export async function make(host: TableHost, setup: object, begin?: Seating): Promise<TableId> {
  return must(await host.make(newWishId(), setup, begin));
}

type Wanted<W = Wish> = W extends Wish ? Omit<W, 'id' | 'revision'> & Partial<Pick<W, 'id' | 'revision'>> : never;

/** Wishes for something as people do: anew, and on what they see now. */
export async function wish(host: TableHost, id: TableId, wanted: Wanted): Promise<Result<Granted, Refused>> {
  const revision = (await host.view(id, 'spectator'))?.revision ?? 0;
  return await host.wish(id, { id: newWishId(), revision, ...wanted });
}

/** The same, where it must be granted. */
export const grant = async (host: TableHost, id: TableId, wanted: Wanted): Promise<Granted> =>
  must(await wish(host, id, wanted));

/** The same, where it must be refused. */
export async function refusal(host: TableHost, id: TableId, wanted: Wanted): Promise<Refused> {
  const answer = await wish(host, id, wanted);
  if (answer.ok) throw new Error(`granted: ${JSON.stringify(wanted)}`);
  return answer.error;
}

export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** What somebody sees of a table that must be there for them. */
export async function look(host: TableHost, id: TableId, eye: Eye = 'spectator'): Promise<RoomView | TableView> {
  const view = await host.view(id, eye);
  if (view === undefined) throw new Error(`nothing to see with the eye ${eye}`);
  return view;
}

/** The same, of a match that has begun. */
export async function lookAt(host: TableHost, id: TableId, eye: Eye = 'spectator'): Promise<TableView> {
  const view = await look(host, id, eye);
  if (!isBegun(view)) throw new Error('it has not begun');
  return view;
}

/** A table that these people sat down at, in this order; the first is its host. `begin: false` leaves them in the waiting room. */
export async function gather(
  keeper: TableKeeper,
  game: string,
  people: readonly PersonId[],
  { begin = true, seats = people.length, ...more }: { begin?: boolean; seats?: number; [field: string]: unknown } = {},
): Promise<TableId> {
  const host = keeper.as(people[0] as PersonId);
  const open = Array.from({ length: seats }, () => null);
  const id = await make(host, setupOf(game, open, { options: { players: seats }, ...more }));
  for (const [seat, person] of people.entries())
    await grant(keeper.as(person), id, { type: 'sit', seat, name: nameOf(person) });
  if (begin) await grant(host, id, { type: 'begin', seating: 'chosen' });
  return id;
}

export const nameOf = (person: PersonId): string => `Name ${person.at(-1)}`;

/** Lets the seat that is due act at random, by the hand of whoever holds it. Says whether somebody was due. */
export async function step(
  { keeper, games, people, random }: Playing,
  id: TableId,
): Promise<{ readonly seat: Seat; readonly action: Json } | undefined> {
  const anybody = keeper.as(people[0] as PersonId);
  const { due, game } = await lookAt(anybody, id);
  const rules = games.find(listed => listed.rules.id === game)?.rules;
  if (due.type !== 'seat' || rules === undefined) return undefined;
  const host = keeper.as(people[due.seat] as PersonId);
  const action = anyAction(rules, (await lookAt(host, id, due.seat)).state, random);
  await grant(host, id, { type: 'act', seat: due.seat, action });
  return { seat: due.seat, action };
}

export interface Playing {
  readonly keeper: TableKeeper;
  readonly games: readonly Listed[];
  /** Who holds which seat. */
  readonly people: readonly PersonId[];
  readonly random: Random;
}

/** Plays at random until the match is over, or for so many actions. */
export async function playOn(playing: Playing, id: TableId, actions = Number.POSITIVE_INFINITY): Promise<void> {
  for (let done = 0; done < actions; done++) if ((await step(playing, id)) === undefined) return;
}

/** What people may come up with at a table; what is listed several times comes more often. */
export const DEEDS = [
  ...(['act', 'act', 'act', 'act', 'play-on', 'take-back', 'take-back', 'say', 'sit', 'sit', 'sit', 'get-up'] as const),
  ...(['seat-bot', 'arrange', 'begin', 'begin', 'cover', 'return', 'remove', 'rematch', 'act-for-others'] as const),
  ...(['swap', 'talk', 'vacation', 'unwant'] as const),
];

export interface Deed {
  readonly who: number;
  readonly what: (typeof DEEDS)[number];
  readonly pick: number;
}

/** Somebody does something, allowed or not. Then bots play until a person is due. */
export async function doDeed(playing: Playing, id: TableId, deed: Deed): Promise<void> {
  const host = playing.keeper.as(playing.people[deed.who % playing.people.length] as PersonId);
  if (deed.what === 'act') await actOfDue(playing, id);
  else if (deed.what === 'play-on') for (let left = deed.pick % 40; left > 0; left--) await actOfDue(playing, id);
  else if (deed.what === 'take-back') await takeBackOfDue(playing, id);
  else await wish(host, id, wantedBy(deed, await host.view(id, 'spectator')));
  await idle();
}

async function actOfDue(playing: Playing, id: TableId): Promise<void> {
  const view = await seenByAny(playing, id);
  if (view?.due.type !== 'seat') return;
  const { seat } = view.due;
  const owner = await ownerOf(playing, id, seat);
  const rules = playing.games.find(listed => listed.rules.id === view.game)?.rules;
  if (owner === undefined || rules === undefined) return;
  const action = anyAction(rules, (await lookAt(owner, id, seat)).state, playing.random);
  await wish(owner, id, { type: 'act', seat, action });
  await idle();
}

async function takeBackOfDue(playing: Playing, id: TableId): Promise<void> {
  const seat = (await seenByAny(playing, id))?.undo?.seat;
  const owner = seat === undefined ? undefined : await ownerOf(playing, id, seat);
  if (seat !== undefined && owner !== undefined) await wish(owner, id, { type: 'take-back', seat });
}

/** The first of the people is the host, who always sees. */
async function seenByAny({ keeper, people }: Playing, id: TableId): Promise<TableView | undefined> {
  const view = await keeper.as(people[0] as PersonId).view(id, 'spectator');
  return view !== undefined && isBegun(view) ? view : undefined;
}

async function ownerOf({ keeper, people }: Playing, id: TableId, seat: Seat): Promise<TableHost | undefined> {
  for (const person of people) {
    const host = keeper.as(person);
    if ((await host.view(id, seat)) !== undefined && (await look(host, id)).seats[seat]?.isYours) return host;
  }
  return undefined;
}

function wantedBy({ what, pick }: Deed, view: RoomView | TableView | undefined): Wanted {
  const seats = view?.seats.length ?? 1;
  const seat = pick % seats;
  const own = view?.seats.findIndex(({ isYours }) => isYours) ?? -1;
  const mine = own < 0 ? seat : own;
  switch (what) {
    case 'say':
      return { type: 'say', seat: mine, ...(pick % 3 === 0 ? { reaction: 'oh' } : { text: `line ${pick}` }) };
    case 'talk':
      return { type: 'talk', talk: pick % 3 === 0 ? 'reactions' : 'free' };
    case 'swap':
      return { type: 'swap', seat, with: Math.floor(pick / seats) % seats };
    case 'vacation':
      return { type: 'vacation', seat: mine, days: pick % 9 };
    case 'unwant':
      return { type: 'unwant' };
    case 'sit':
      return { type: 'sit', seat, name: `Guest ${pick % 10}` };
    case 'get-up':
      return { type: 'get-up', seat: mine };
    case 'seat-bot':
      return { type: 'seat-bot', seat, name: 'Jackdaw', policy: 'random' };
    case 'arrange':
      return {
        type: 'arrange',
        options: { players: 2 + (pick % 3) },
        spectators: pick % 2 === 0,
        ...(pick % 5 === 0 && { clock: { type: 'days', days: 2 } }),
        ...(pick % 2 === 0 && { delay: pick % 90 }),
      };
    case 'begin':
      return { type: 'begin', seating: pick % 2 === 0 ? 'lot' : 'chosen' };
    case 'cover':
      return { type: 'cover', seat: pick % 3 === 0 ? seat : mine };
    case 'return':
      return { type: 'return', seat: mine };
    case 'remove':
      return { type: 'remove', seat };
    case 'rematch':
      return { type: 'rematch' };
    default:
      return { type: 'act', seat, action: { type: 'end' } };
  }
}

/** A thought that ends when it is told to. */
export interface Thought {
  readonly question: Question;
  readonly budget: number;
  readonly signal: AbortSignal;
  readonly decide: (action: unknown) => void;
  readonly fail: (error: Error) => void;
}

export function thinking(): { readonly thoughts: Thought[]; readonly think: KeeperParts['think'] } {
  const thoughts: Thought[] = [];
  const think: KeeperParts['think'] = (question, budget, signal) =>
    new Promise((decide, fail) => thoughts.push({ question, budget, signal, decide, fail }));
  return { thoughts, think };
}

/** What binds fate at a table. */
export const commitmentAt = ({ fate }: TableView): string | undefined => fate && commitmentIn(fate);
