/**
 * From a wish to what happens. Everything is tried on a copy of the table; what is refused has changed nothing, and what is
 * not counts only when it is stored. Here, and nowhere else, it is decided what somebody may do.
 */
import {
  at,
  type FateKey,
  type GameTypes,
  type Json,
  KeyedRandom,
  newFateKey,
  type Random,
  readOptions,
  type Seat,
} from '@belfry/engine';
import type { Arrangement, Begun, Happening, Sealing, TableEvent, TableId } from './events.js';
import { mayGoOn, type Standing } from './person.js';
import { isTaken, type TableSeat, withFigure } from './room.js';
import { awaited, type Binding, decided, fitsSeal, placesOf } from './sealing.js';
import { type Playable, readCustoms, type Seating, seatBy, withCustoms } from './setup.js';
import type { Table } from './table.js';
import { MOST_EVENTS, MOST_LINES, type Refused, refusedByTable as refuse, type Wish, type WishOf } from './wish.js';

/** A table as it would be, and what must be stored for it to be so. */
export class Change {
  readonly table: Table;
  readonly events: TableEvent[];
  readonly now: number;
  /** Where the table stood before. */
  readonly since: number;

  constructor(table: Table, now: number, events: readonly TableEvent[] = []) {
    this.table = table;
    this.events = [...events];
    this.now = now;
    this.since = table.revision;
  }

  add(happening: Happening): Refused | undefined {
    const event = { ...happening, at: this.now };
    const refused = this.table.tell(event);
    if (refused !== undefined) return refused;
    // What is stored is spelt as records spell it, however it came.
    this.events.push(event.type === 'entry' ? { ...event, entry: this.table.lastEntry() } : event);
    return undefined;
  }
}

/** What is at hand for what happens. */
export interface Means {
  readonly playable: Playable;
  readonly table: TableId;
  /** The name of the next match: the one there is, or one for a new one. */
  readonly next: () => TableId;
  /** Do people come from elsewhere? Then they have one seat each, and fate is bound together with them. */
  readonly isShared: boolean;
}

/** Said at once, or later where fate needs time. */
type Decided = Refused | undefined | Promise<Refused | undefined>;

/** Lets somebody have their wish, or says why not. */
export function decide(change: Change, standing: Standing, wish: Wish, means: Means): Decided {
  const { table } = change;
  if (isOutdated(change, wish)) return refuse({ code: 'out-of-date', revision: change.since });
  if (table.revision >= MOST_EVENTS && !ALWAYS.has(wish.type)) return refuse({ code: 'table-full' });
  if (table.binding !== undefined && !MEANWHILE.has(wish.type)) return refuse({ code: 'about-to-begin' });
  switch (wish.type) {
    case 'act':
      return notTheirs(table, standing, wish.seat) ?? act(change, wish.seat, wish.action, means.playable);
    case 'take-back':
      return notTheirs(table, standing, wish.seat) ?? takeBack(change, wish);
    case 'say':
      return notHeld(table, standing, wish.seat) ?? say(change, wish);
    case 'sit':
      return sit(change, standing, wish, means);
    case 'get-up':
      return notHeld(table, standing, wish.seat) ?? over(table) ?? getUp(change, wish.seat, false);
    case 'cover':
      return cover(change, standing, wish, means);
    case 'return':
      return notHeld(table, standing, wish.seat) ?? comeBack(change, wish);
    case 'seal':
      return seal(change, standing, wish, means);
    case 'show':
      return show(change, standing, wish, means);
    case 'seat-bot':
      return notHostBefore(table, standing) ?? seatBot(change, wish, means);
    case 'arrange':
      return notHostBefore(table, standing) ?? arrange(change, wish, means);
    case 'begin':
      return notHostBefore(table, standing) ?? beginWith(change, wish.seating, means);
    case 'remove':
      return notHost(standing) ?? over(table) ?? remove(change, wish.seat);
    case 'rematch':
      return rematch(change, standing, means.next());
  }
}

/** What has an end by itself, or ends what has none. */
const ALWAYS: ReadonlySet<Wish['type']> = new Set(['act', 'return', 'begin', 'seal', 'show', 'remove', 'rematch']);

/** What may be wished while a match is about to begin. */
const MEANWHILE: ReadonlySet<Wish['type']> = new Set(['seal', 'show', 'say']);

/** Can a wish no longer mean what its maker saw? Talk does not change a position, nor does a move that was taken back. */
function isOutdated({ table, since }: Change, wish: Wish): boolean {
  const { type, revision } = wish;
  const [then, now] = [table.mark(revision), table.mark(since)];
  if (then === undefined) return true;
  if (type === 'act' || type === 'take-back') return then.position !== now?.position;
  if (type === 'begin' || type === 'arrange') return then.room !== now?.room;
  // Whoever sits there now is not the one who was meant.
  if (wish.type === 'remove' || wish.type === 'cover')
    return then.seats[wish.seat]?.person !== now?.seats[wish.seat]?.person;
  // Whoever comes back has seen that they were away.
  if (wish.type === 'return') return then.seats[wish.seat]?.bot !== now?.seats[wish.seat]?.bot;
  return false;
}

/** Lets a seat act, and fate answer what follows. */
export function act(change: Change, seat: Seat, action: unknown, playable: Playable): Decided {
  const refused = change.add({ type: 'entry', entry: { seat, action } as Json });
  return refused ?? letFateAnswer(change, playable);
}

/** At once, unless what answers needs time. */
export function letFateAnswer(change: Change, playable: Playable): undefined | Promise<undefined> {
  const { game, fate } = playable;
  for (let due = change.table.fateDue(); due !== undefined; due = change.table.fateDue()) {
    const { state, random, drawn } = due;
    if (fate !== undefined && drawn !== undefined) return letFateThink(change, playable, fate(state, drawn));
    takeAnswer(change, game.chances.write(game.fate(state, random)));
  }
  return undefined;
}

async function letFateThink(
  change: Change,
  playable: Playable,
  answer: Promise<GameTypes['Chance']>,
): Promise<undefined> {
  takeAnswer(change, playable.game.chances.write(await answer));
  return await letFateAnswer(change, playable);
}

function takeAnswer(change: Change, entry: Json): void {
  const refused = change.add({ type: 'entry', entry });
  if (refused !== undefined) throw new Error(`fate answered what cannot be: ${JSON.stringify(refused)}`);
}

/** Somebody's time is over: a bot plays for them from now on, or the match begins without their number. */
export async function timeOut(change: Change, means: Pick<Means, 'playable'>): Promise<boolean> {
  const { binding } = change.table;
  if (binding !== undefined) {
    if (change.now < binding.until) return false;
    await goOn(change, binding, means);
    return true;
  }
  const deadline = change.table.deadline();
  if (deadline === undefined || !isOutOfTime(change)) return false;
  change.add({ type: 'time-ran-out', seat: deadline.seat });
  change.add({ type: 'covered', seat: deadline.seat, policy: change.table.room.standIn });
  return true;
}

function isOutOfTime({ table, now }: Change): boolean {
  const deadline = table.deadline();
  return deadline !== undefined && now >= deadline.at;
}

function takeBack(change: Change, { seat }: WishOf<'take-back'>): Refused | undefined {
  if (change.table.undoable()?.seat !== seat) return refuse({ code: 'nothing-to-take-back' });
  change.add({ type: 'taken-back', seat });
  // Their clock would go on from where it was, and may have run out meanwhile.
  return isOutOfTime(change) ? refuse({ code: 'nothing-to-take-back' }) : undefined;
}

function say(change: Change, { seat, text }: WishOf<'say'>): Refused | undefined {
  const { chat, room, due } = change.table;
  const name = room.seats[seat]?.name ?? '';
  const own = chat.filter(line => line.name === name && (line.seat === undefined) === (due === undefined));
  return own.length < MOST_LINES ? change.add({ type: 'said', seat, name, text }) : refuse({ code: 'table-full' });
}

function sit(
  change: Change,
  { person, seats }: Standing,
  { seat, name, figure }: WishOf<'sit'>,
  { isShared }: Means,
): Refused | undefined {
  const { room, due } = change.table;
  const held = change.table.seatsHeldBy(person);
  const there = room.seats[seat];
  if (there === undefined) return noSuchSeat(seat);
  if (room.removed.includes(person)) return refuse({ code: 'not-welcome' });
  if (due === undefined ? isTaken(there) : there.isLeft !== true) return refuse({ code: 'seat-taken', seat });
  // In one match nobody looks into the hands of two seats, also one after the other.
  if (held.length > 0 && !held.includes(seat)) return refuse({ code: 'one-seat-each' });
  if (isShared && seats.length > 0) return refuse({ code: 'one-seat-each' });
  return over(change.table) ?? change.add({ type: 'sat', seat, person, name, ...withFigure(figure) });
}

const getUp = (change: Change, seat: Seat, isRemoved: boolean): Refused | undefined =>
  change.add({ type: 'got-up', seat, isRemoved });

function cover(change: Change, standing: Standing, wish: WishOf<'cover'>, means: Means): Refused | undefined {
  const { table } = change;
  const { seat, policy = table.room.standIn } = wish;
  if (table.due === undefined) return refuse({ code: 'not-begun-yet' });
  const there = table.room.seats[seat];
  if (there === undefined) return noSuchSeat(seat);
  if (!standing.seats.includes(seat) && !standing.isHost) return refuse({ code: 'not-your-seat', seat });
  if (there.bot !== undefined) return refuse({ code: 'not-a-person', seat });
  return over(table) ?? unknownBot(policy, means) ?? change.add({ type: 'covered', seat, policy });
}

/** Who was not away is back already: nothing happens, and no clock begins anew. */
const comeBack = (change: Change, { seat }: WishOf<'return'>): Refused | undefined =>
  isCovered(change.table.room.seats[seat]) ? change.add({ type: 'uncovered', seat }) : undefined;

function seatBot(change: Change, { seat, name, policy }: WishOf<'seat-bot'>, means: Means): Refused | undefined {
  const there = change.table.room.seats[seat];
  if (there === undefined) return noSuchSeat(seat);
  if (isTaken(there)) return refuse({ code: 'seat-taken', seat });
  return unknownBot(policy, means) ?? change.add({ type: 'bot-sat', seat, name, policy });
}

function arrange(change: Change, wish: WishOf<'arrange'>, means: Means): Refused | undefined {
  const { room } = change.table;
  const options = readOptions(means.playable.game, { ...room.options, ...wish.options });
  if (!options.ok) return refuse({ code: 'not-so', problem: options.error });
  const taken = room.seats.filter(isTaken).length;
  const { players } = options.value;
  if (players < taken) return refuse({ code: 'not-so', problem: { code: 'seats-mismatch', seats: taken, players } });
  const customs = readCustoms(means.playable, { ...room.customs, ...wish.customs });
  if (!customs.ok) return refuse({ code: 'not-so', problem: customs.error });
  const arrangement: Arrangement = {
    options: { ...options.value },
    clock: wish.clock ?? room.clock,
    standIn: wish.standIn ?? room.standIn,
    spectators: wish.spectators ?? room.spectators,
    ...((wish.listed ?? room.listed) && { listed: true }),
    ...withCustoms(means.playable, customs.value),
  };
  return unknownBot(arrangement.standIn, means) ?? change.add({ type: 'arranged', ...arrangement });
}

/** Milliseconds for all devices to seal their numbers, and then to show them. */
const TO_SEAL = 10_000;

/** Where people come from elsewhere fate is bound together with them first. */
export const beginWith = (
  change: Change,
  seating: Seating,
  means: Omit<Means, 'next'>,
): Promise<Refused | undefined> =>
  means.isShared ? bind(change, seating, means) : begin(change, seating, means.playable);

async function bind(
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

async function seal(
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

async function show(
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
async function goOn(change: Change, binding: Binding, means: Pick<Means, 'playable'>): Promise<void> {
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

function remove(change: Change, seat: Seat): Refused | undefined {
  const { room, due } = change.table;
  const there = room.seats[seat];
  if (there === undefined) return noSuchSeat(seat);
  if (!isTaken(there)) return refuse({ code: 'seat-empty', seat });
  if (due !== undefined && there.person === undefined) return refuse({ code: 'not-a-person', seat });
  return getUp(change, seat, there.person !== room.host);
}

function rematch(change: Change, standing: Standing, next: TableId): Refused | undefined {
  const { due, room } = change.table;
  if (!mayGoOn(standing)) return refuse({ code: 'only-the-host' });
  if (due?.type !== 'over') return refuse({ code: 'not-over-yet' });
  return room.next === next ? undefined : change.add({ type: 'continued', next });
}

const noSuchSeat = (seat: Seat): Refused => ({ by: 'match', code: 'no-such-seat', seat });

/** Why they may not act for this seat. */
function notTheirs(table: Table, standing: Standing, seat: Seat): Refused | undefined {
  if (table.due === undefined) return refuse({ code: 'not-begun-yet' });
  const there = table.room.seats[seat];
  const notHeldBy = notHeld(table, standing, seat);
  if (notHeldBy !== undefined) return notHeldBy;
  return isCovered(there) ? refuse({ code: 'bot-plays-for-you', seat }) : undefined;
}

/** Why this seat is not one of theirs. */
function notHeld({ room }: Table, { seats }: Standing, seat: Seat): Refused | undefined {
  const there = room.seats[seat];
  if (there === undefined) return noSuchSeat(seat);
  if (seats.includes(seat)) return undefined;
  return refuse({
    code: there.person === undefined && there.bot !== undefined ? 'not-a-person' : 'not-your-seat',
    seat,
  });
}

const isCovered = (seat: TableSeat | undefined): boolean => seat?.bot !== undefined;

const notHost = ({ isHost }: Standing): Refused | undefined => (isHost ? undefined : refuse({ code: 'only-the-host' }));

const notHostBefore = ({ due }: Table, standing: Standing): Refused | undefined =>
  notHost(standing) ?? (due === undefined ? undefined : refuse({ code: 'begun-already' }));

const over = ({ due }: Table): Refused | undefined =>
  due?.type === 'over' ? { by: 'match', code: 'match-over' } : undefined;

const unknownBot = (policy: string, { playable }: Means): Refused | undefined =>
  playable.policies.includes(policy) ? undefined : refuse({ code: 'not-so', problem: { code: 'unknown-bot', policy } });
