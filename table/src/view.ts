/** What leaves a table for one person's eyes: all their screen may know, and nothing else. */
import { at, type Due, type FateStatement, type Json, type Seat, type Undo } from '@belfry/engine';
import { type ClockSetting, NO_CLOCK } from './clock.js';
import type { PersonId, TableId } from './events.js';
import { maySee, type Standing } from './person.js';
import { type Room, type TableSeat, withDelay, withFigure } from './room.js';
import { type BindingView, viewOf } from './sealing.js';
import type { Customs, Options, Player } from './setup.js';
import type { ChatLine, Draws, Eye, Table } from './table.js';
import type { Talk } from './talk.js';

export interface SeatView {
  /** Empty if nobody sits there. */
  readonly name: string;
  readonly player: Player | { readonly type: 'open' };
  /** Is it a seat of the one who looks? */
  readonly isYours: boolean;
  /** Its owner is away, and this bot plays for them. */
  readonly standIn?: string;
  /** The same person has this seat too, the first of theirs: they share a device. */
  readonly sharesWith?: Seat;
  /** Somebody left it in the middle of the match: it can be taken over. */
  readonly isLeft?: true;
  /** It is the host's. */
  readonly isHost?: true;
  /** Until when its clock stands still, for somebody is on vacation. It may be over. Milliseconds since 1970. */
  readonly vacation?: number;
}

/** What everybody at the table may know. */
export interface RoomView {
  /** The number of the last event. */
  readonly revision: number;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatView[];
  readonly clock: ClockSetting;
  /** The bot that plays for those who are away. */
  readonly standIn: string;
  readonly spectators: boolean;
  /** May everybody know of the table? */
  readonly listed: boolean;
  /** What is agreed beside the rules; what is not named is as usual. */
  readonly customs: Customs;
  /** Is the one who looks the host? */
  readonly isHost: boolean;
  /** Has the host no seat, nor had one in this match? Then their device is a screen for all. */
  readonly hasScreen: boolean;
  /** What may be said. */
  readonly talk: Talk;
  /** Seconds that those who only look on are behind while the match runs. */
  readonly delay: number;
  /** The seats whose people want another match. */
  readonly wants: readonly Seat[];
  readonly next: TableId | undefined;
  /** The match is about to begin: how fate is being bound. */
  readonly binding?: BindingView;
  readonly chat: readonly ChatLine[];
}

export interface MatchView {
  readonly viewer: Eye;
  /** How many entries the match has. */
  readonly count: number;
  /** The state with holes: `Game.see`. */
  readonly state: Json;
  /** What happened, as the viewer may know it: `Game.seeEntry` of each entry. */
  readonly log: readonly Json[];
  readonly due: Due;
  /** Who may take back how many of their last actions, one after the other; nobody if the last entry stays. */
  readonly undo: Undo | undefined;
  /** Binds fate from the start; the key is shown when the match is over. A match from a file has another fate. */
  readonly fate: FateStatement | undefined;
  /** The version of what answered where that is more than the rules (`Game.fateBy`), also of a match from a file. */
  readonly fateBy: string | undefined;
  /** What fate drew for entries of the log, where that is known and leads to the same here; never for what is still to come. */
  readonly draws: Draws;
  /** When the time of the one who is due runs out, and what each has in reserve. Milliseconds. */
  readonly deadline: number | undefined;
  readonly reserves: readonly number[];
  /** Bots could not go on; the table waits until it is woken. */
  readonly isStuck: boolean;
}

/** A table whose match has begun. */
export interface TableView extends RoomView, MatchView {}

/** What is new at a table. */
export interface News {
  /** The revision that this follows; nothing if it follows none. */
  readonly since: number | undefined;
  /** Its chat has only the new lines. */
  readonly room: RoomView;
  /** Nothing before the match has begun. Its log begins with the entry `from`, and so do its draws. */
  readonly match: (MatchView & { readonly from: number }) | undefined;
  /** The same in all news for these eyes between which nothing has changed but the match and what was said. */
  readonly place?: object | undefined;
  /** The same in all news of a change whose matches differ in nothing but whose eyes look; nothing where they may differ in more. */
  readonly alike?: object | undefined;
}

/** What was cut of one change, where all see alike: for the next who is told of it. */
export interface Cut {
  match?: News['match'];
}

export interface NewsParts {
  readonly since?: number | undefined;
  readonly isStuck: boolean;
  readonly cut?: Cut;
}

/** What is new for these eyes since a revision; all there is if none is named. Nothing if they may not look. */
export function newsOf(
  table: Table,
  standing: Standing,
  eye: Eye,
  { since, isStuck, cut = {} }: NewsParts,
): News | undefined {
  if (!maySee(standing, table, eye)) return undefined;
  const known = Number.isInteger(since) && table.mark(since) !== undefined ? since : undefined;
  const chat = lastLines(known === undefined ? table.chat : table.chatSince(known));
  const room = roomNews(table, standing, chat);
  // How fate is being bound is told before the match.
  const place = table.binding === undefined ? placeOf(table.room) : undefined;
  const from = known === undefined ? 0 : table.firstNewEntry(known);
  if (table.game.isSeenAlike !== true || eye === 'open')
    return { since: known, room, match: matchNews(table, eye, from, isStuck), place, alike: undefined };
  if (cut.match?.from !== from) cut.match = matchNews(table, eye, from, isStuck);
  const match = cut.match?.viewer === eye ? cut.match : cut.match && { ...cut.match, viewer: eye };
  return { since: known, room, match, place, alike: cut.match };
}

/** Stands for a room that has not changed, and tells nothing of it. */
const places = new WeakMap<Room, object>();

function placeOf(room: Room): object {
  const known = places.get(room);
  if (known !== undefined) return known;
  const place = {};
  places.set(room, place);
  return place;
}

/** Seats change seldom, and look the same to all who have nothing at the table: they are cut once. */
const cutSeats = new WeakMap<readonly TableSeat[], Map<string, readonly SeatView[]>>();

function seatsFor({ room: { seats, host } }: Table, { seats: own }: Standing): readonly SeatView[] {
  const known = cutSeats.get(seats);
  const cut = known ?? new Map<string, readonly SeatView[]>();
  if (known === undefined) cutSeats.set(seats, cut);
  const key = own.length === 1 ? `${own[0]}` : own.join();
  const seen = cut.get(key);
  if (seen !== undefined) return seen;
  const now = seats.map((_, seat) => seatView(seats, seat, own.includes(seat), host));
  cut.set(key, now);
  return now;
}

const USUAL: Customs = {};

/** In fixed order, and not by spreading: this is made for every watcher of every change. */
function roomNews(table: Table, standing: Standing, chat: readonly ChatLine[]): RoomView {
  const { room, binding } = table;
  const view: RoomView = {
    revision: table.revision,
    game: room.game,
    options: room.options,
    seats: seatsFor(table, standing),
    clock: room.clock,
    standIn: room.standIn,
    spectators: room.spectators,
    listed: room.listed === true,
    customs: room.customs ?? USUAL,
    isHost: standing.isHost,
    hasScreen: table.hasScreen,
    talk: room.talk,
    delay: room.delay ?? 0,
    wants: room.wants,
    next: room.next,
    chat,
  };
  return binding === undefined ? view : { ...view, binding: viewOf(binding) };
}

function matchNews(table: Table, eye: Eye, from: number, isStuck: boolean): News['match'] {
  const { due } = table;
  if (due === undefined) return undefined;
  return {
    viewer: eye,
    count: table.count,
    state: table.see(eye),
    from,
    log: table.seeLog(eye, from),
    due,
    undo: table.undoable(),
    fate: table.fate(),
    fateBy: table.fateBy,
    draws: table.draws(from),
    deadline: table.deadline()?.at,
    reserves: table.reserves,
    isStuck,
  };
}

function seatView(seats: readonly TableSeat[], seat: Seat, isYours: boolean, host: PersonId): SeatView {
  const { name, person, figure, bot, isLeft, vacation } = at(seats, seat);
  if (person !== undefined) {
    const first = seats.findIndex(other => other.person === person);
    return {
      name,
      player: { type: 'human', ...withFigure(figure) },
      isYours,
      ...(bot !== undefined && { standIn: bot }),
      ...(first !== seat && { sharesWith: first }),
      ...(person === host && { isHost: true }),
      ...(vacation !== undefined && { vacation }),
    };
  }
  return {
    name,
    player: bot === undefined ? { type: 'open' } : { type: 'bot', policy: bot },
    isYours: false,
    ...(isLeft && { isLeft }),
  };
}

/** A view has what was said last. */
const lastLines = (chat: readonly ChatLine[]): readonly ChatLine[] =>
  chat.length <= LINES_SHOWN ? chat : chat.slice(-LINES_SHOWN);
const LINES_SHOWN = 200;

/** What a subscriber knows after these news. Nothing if news are missing in between: then it must ask again. */
export function follow(before: RoomView | TableView | undefined, news: News): RoomView | TableView | undefined {
  const { since, room, match } = news;
  if (since !== undefined && before?.revision !== since) return undefined;
  const chat = lastLines(since === undefined ? room.chat : [...(before?.chat ?? []), ...room.chat]);
  if (match === undefined) return { ...room, chat };
  const { from, ...rest } = match;
  const old = before !== undefined && isBegun(before) ? before : undefined;
  return {
    ...room,
    ...rest,
    chat,
    log: [...(old?.log.slice(0, from) ?? []), ...match.log],
    draws: { ...earlier(old?.draws ?? {}, from), ...match.draws },
  };
}

/** What was drawn for earlier entries than this. */
const earlier = (draws: Draws, from: number): Draws =>
  Object.fromEntries(Object.entries(draws).filter(([entry]) => Number(entry) < from));

export const isBegun = (view: RoomView | TableView): view is TableView => 'state' in view;

/** A table in a list. Only what everybody may know. */
export interface TableSummary {
  readonly id: TableId;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatView[];
  readonly clock: ClockSetting;
  /** May others look on? */
  readonly spectators: boolean;
  /** The host's name, if they sit there. */
  readonly host: string | undefined;
  readonly phase: Phase;
  readonly count: number;
  /** Whose turn it is, while it runs. */
  readonly turn: Seat | undefined;
  /** How it ended, when it is over. */
  readonly outcome: Outcome | undefined;
  /** When the time of the one who is due runs out. */
  readonly deadline: number | undefined;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
  /** The match that was played after it. */
  readonly next: TableId | undefined;
}

export type Phase = 'room' | 'running' | 'over';

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** A table in a list, as a store keeps it: with who sits there. */
export interface StoredSummary extends Omit<TableSummary, 'seats' | 'clock' | 'spectators' | 'host'> {
  readonly seats: readonly TableSeat[];
  /** Both are missing in what was written before lists told them. */
  readonly clock?: ClockSetting;
  readonly spectators?: boolean;
  readonly host: PersonId;
  /** Host and players: in whose lists it stands. */
  readonly people: readonly PersonId[];
  /** May everybody know of it? */
  readonly listed?: true;
  /** Seconds that those who only look on are behind. */
  readonly delay?: number;
}

/** They change seldom, and are the same list until then. */
const peopleAt = new WeakMap<Room, readonly PersonId[]>();

function peopleOf(room: Room): readonly PersonId[] {
  const known = peopleAt.get(room);
  if (known !== undefined) return known;
  const people = [room.host];
  for (const { person } of room.seats) if (person !== undefined && !people.includes(person)) people.push(person);
  peopleAt.set(room, people);
  return people;
}

/** As long as nothing but the match changes, all that does not follow from the match stays the very same. */
export function summaryOf(id: TableId, table: Table): StoredSummary {
  const { room, due } = table;
  const summary: StoredSummary = {
    id,
    game: room.game,
    options: room.options,
    seats: room.seats,
    clock: room.clock,
    spectators: room.spectators,
    phase: due === undefined ? 'room' : due.type === 'over' ? 'over' : 'running',
    count: table.count,
    turn: due?.type === 'seat' ? due.seat : undefined,
    outcome: due?.type === 'over' ? { scores: table.game.scores(due.result), winners: due.result.winners } : undefined,
    deadline: table.alarm,
    started: table.started,
    changed: table.changed,
    next: room.next,
    host: room.host,
    people: peopleOf(room),
  };
  if (room.listed !== true && room.delay === undefined) return summary;
  return { ...summary, ...(room.listed && { listed: true }), ...withDelay(room.delay) };
}

/** @param person nobody, if it is as it was and whoever asks only looks on now */
export function summaryFor(stored: StoredSummary, person: PersonId | undefined): TableSummary {
  const { host, people: _people, listed: _listed, delay: _delay, seats, ...summary } = stored;
  return {
    clock: NO_CLOCK,
    spectators: false,
    ...summary,
    host: seats.find(sitter => sitter.person === host)?.name,
    seats: seats.map((sitter, seat) => seatView(seats, seat, person !== undefined && sitter.person === person, host)),
  };
}
