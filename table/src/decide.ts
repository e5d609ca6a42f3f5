/**
 * From a wish to what happens. Everything is tried on a copy of the table; what is refused has changed nothing, and what is
 * not counts only when it is stored. Here, and nowhere else, it is decided what somebody may do.
 */
import { readOptions, type Seat } from '@belfry/engine';
import { act } from './acting.js';
import { beginWith } from './beginning.js';
import type { Change, Decided, Means } from './change.js';
import { DAY } from './clock.js';
import type { Arrangement } from './events.js';
import { mayGoOn, type Standing } from './person.js';
import { isTaken, type TableSeat, withDelay, withFigure } from './room.js';
import { readCustoms, withCustoms } from './setup.js';
import type { Table } from './table.js';
import { MOST_EVENTS, MOST_LINES, type Refused, refusedByTable as refuse, type Wish, type WishOf } from './wish.js';

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
    case 'talk':
      return notHost(standing) ?? setTalk(change, wish);
    case 'sit':
      return sit(change, standing, wish, means);
    case 'get-up':
      return notHeld(table, standing, wish.seat) ?? over(table) ?? getUp(change, wish.seat, false);
    case 'cover':
      return cover(change, standing, wish, means);
    case 'return':
      return notHeld(table, standing, wish.seat) ?? comeBack(change, wish);
    case 'vacation':
      return notHeld(table, standing, wish.seat) ?? vacation(change, wish);
    case 'seal':
      return means.elsewhere?.seal(change, standing, wish, means) ?? refuse({ code: 'not-about-to-begin' });
    case 'show':
      return means.elsewhere?.show(change, standing, wish, means) ?? refuse({ code: 'not-about-to-begin' });
    case 'seat-bot':
      return notHostBefore(table, standing) ?? seatBot(change, wish, means);
    case 'swap':
      return notHostBefore(table, standing) ?? swap(change, wish);
    case 'arrange':
      return notHostBefore(table, standing) ?? arrange(change, wish, means);
    case 'begin':
      return notHostBefore(table, standing) ?? beginWith(change, wish.seating, means);
    case 'remove':
      return notHost(standing) ?? over(table) ?? remove(change, wish.seat);
    case 'rematch':
      return rematch(change, standing, wish, means);
    case 'unwant':
      return means.elsewhere?.unwant(change, standing);
  }
}

/** What has an end by itself, or ends what has none. */
const ALWAYS: ReadonlySet<Wish['type']> = new Set(['act', 'return', 'begin', 'seal', 'show', 'remove', 'rematch']);

/** What may be wished while a match is about to begin. */
const MEANWHILE: ReadonlySet<Wish['type']> = new Set(['seal', 'show', 'say', 'talk']);

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
  if (wish.type === 'swap') return [wish.seat, wish.with].some(seat => then.seats[seat] !== now?.seats[seat]);
  // Whoever comes back has seen that they were away.
  if (wish.type === 'return') return then.seats[wish.seat]?.bot !== now?.seats[wish.seat]?.bot;
  return false;
}

/** Somebody's time is over: a bot plays for them from now on, or the match begins without their number. */
export async function timeOut(change: Change, means: Pick<Means, 'playable' | 'elsewhere'>): Promise<boolean> {
  const { binding } = change.table;
  if (binding !== undefined) {
    if (change.now < binding.until) return false;
    await means.elsewhere?.goOn(change, binding, means);
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

function say(change: Change, { seat, text = '', reaction }: WishOf<'say'>): Refused | undefined {
  const { chat, room, due } = change.table;
  const isAllowed = room.talk === 'free' || (room.talk === 'reactions' && reaction !== undefined);
  if (!isAllowed) return refuse({ code: 'silenced' });
  const name = room.seats[seat]?.name ?? '';
  const own = chat.filter(line => line.name === name && (line.seat === undefined) === (due === undefined));
  if (own.length >= MOST_LINES) return refuse({ code: 'table-full' });
  return change.add({ type: 'said', seat, name, text, ...(reaction !== undefined && { reaction }) });
}

const setTalk = (change: Change, { talk }: WishOf<'talk'>): Refused | undefined =>
  talk === change.table.room.talk ? undefined : change.add({ type: 'talk-set', talk });

function sit(
  change: Change,
  { person, seats }: Standing,
  { seat, name, figure }: WishOf<'sit'>,
  { elsewhere }: Means,
): Refused | undefined {
  const { room, due } = change.table;
  const held = change.table.seatsHeldBy(person);
  const there = room.seats[seat];
  if (there === undefined) return noSuchSeat(seat);
  if (room.removed.includes(person)) return refuse({ code: 'not-welcome' });
  if (due === undefined ? isTaken(there) : there.isLeft !== true) return refuse({ code: 'seat-taken', seat });
  // In one match nobody looks into the hands of two seats, also one after the other.
  if (held.length > 0 && !held.includes(seat)) return refuse({ code: 'one-seat-each' });
  if (elsewhere !== undefined && seats.length > 0) return refuse({ code: 'one-seat-each' });
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

/** From now on, whatever was taken before. Where no clock counts days there is none. */
function vacation(change: Change, { seat, days }: WishOf<'vacation'>): Refused | undefined {
  const { table, now } = change;
  if (table.due === undefined) return refuse({ code: 'not-begun-yet' });
  const left = table.vacationLeft(seat, now);
  if (days > left || table.room.clock.type !== 'days')
    return over(table) ?? refuse({ code: 'no-vacation-left', days: left });
  const until = table.room.seats[seat]?.vacation;
  // Who is here need not come back.
  if (days === 0 && (until === undefined || until <= now)) return undefined;
  return over(table) ?? change.add({ type: 'vacation', seat, until: now + days * DAY });
}

/** Two seats change places, whoever is there. */
function swap(change: Change, { seat, with: other }: WishOf<'swap'>): Refused | undefined {
  const { seats } = change.table.room;
  const missing = [seat, other].find(each => seats[each] === undefined);
  if (missing !== undefined) return noSuchSeat(missing);
  return seats[seat] === seats[other] ? undefined : change.add({ type: 'swapped', seat, with: other });
}

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
    ...withDelay(wish.delay ?? room.delay),
    ...withCustoms(means.playable, customs.value),
  };
  return unknownBot(arrangement.standIn, means) ?? change.add({ type: 'arranged', ...arrangement });
}

function remove(change: Change, seat: Seat): Refused | undefined {
  const { room, due } = change.table;
  const there = room.seats[seat];
  if (there === undefined) return noSuchSeat(seat);
  if (!isTaken(there)) return refuse({ code: 'seat-empty', seat });
  if (due !== undefined && there.person === undefined) return refuse({ code: 'not-a-person', seat });
  return getUp(change, seat, there.person !== room.host);
}

/** Another match of the same people: whoever wishes for it has it, unless there are votes. */
function rematch(change: Change, standing: Standing, wish: WishOf<'rematch'>, means: Means): Refused | undefined {
  const { due, room } = change.table;
  const isNow = wish.now === true;
  if (!mayGoOn(standing) || (isNow && !standing.isHost)) return refuse({ code: 'only-the-host' });
  if (due?.type !== 'over') return refuse({ code: 'not-over-yet' });
  const next = means.next();
  if (room.next === next) return undefined;
  const voted = means.elsewhere?.vote(change, standing, isNow, means.playable);
  if (voted === 'waits') return undefined;
  return voted ?? change.add({ type: 'continued', next });
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
