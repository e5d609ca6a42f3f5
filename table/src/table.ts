/**
 * One table, as it follows from its events: the waiting room, then the match, who sits at it, and fate. It is asked and told;
 * whether something may happen is decided elsewhere (`decide.ts`), and who may know what too (`person.ts`).
 */
import {
  answersAgain,
  at,
  Chain,
  committedFate,
  type Due,
  equalJson,
  type FateKey,
  type FateStatement,
  type Game,
  Grown,
  isMatchRefusal,
  isSeatEntry,
  isShared,
  type Json,
  KeyedRandom,
  type Malformed,
  Match,
  type MatchRefusal,
  matchKeyOf,
  plainHash,
  playJson,
  type Random,
  revealedFate,
  type Seat,
  SHARED_FATE_SCHEME,
  type SharedStatement,
  type Undo,
  type Viewer,
  writeEntry,
  writeRecord,
} from '@belfry/engine';
import {
  afterAction,
  afterHandOver,
  afterReturn,
  afterStandstill,
  deadlineOf,
  startTimes,
  type Times,
  vacationLeft,
  withoutReserve,
  withVacation,
} from './clock.js';
import type { Begun, Made, PersonId, Sat, Sealing, TableEvent } from './events.js';
import type { Fairness } from './fairness.js';
import { arranged, OPEN_SEAT, type Room, roomOf, swapped, type TableSeat, withFigure } from './room.js';
import { type Binding, bindingOf, placesOf, withNumber, withSeal } from './sealing.js';
import type { Playable } from './setup.js';
import type { Reaction } from './talk.js';
import type { Refused } from './wish.js';

/** Whose eyes: a seat's, a spectator's, or open, which sees everything and is for matches that are over. */
export type Eye = Viewer | 'open';

/** What fate drew for its answers, by the number of the entry: `Game.draw`. */
export type Draws = Readonly<Record<number, Json>>;

export interface ChatLine {
  /** The number of its event. */
  readonly number: number;
  readonly at: number;
  /** Where they sit who said it; seats of the waiting room are not those of the match, so nothing if it was said there. */
  readonly seat?: Seat;
  readonly name: string;
  /** Empty if it was a reaction. */
  readonly text: string;
  readonly reaction?: Reaction;
}

/** What a wish may refer to: two moments with the same numbers are the same to whoever made it. */
export interface Mark {
  /** The event that changed the waiting room last. */
  readonly room: number;
  /** The event that brought the last entry that still counts; whatever was taken back, the same position has the same number. */
  readonly position: number;
  /** How many entries the match had. */
  readonly entries: number;
  readonly seats: readonly TableSeat[];
}

/** An entry that counts: the event it came with, and what the clocks said before. */
interface Entered {
  readonly number: number;
  readonly before: Times;
  readonly isBots: boolean;
  /** As records write it. */
  readonly written: Json;
  /** What fate drew for it, if anything, and if that leads to the same here. */
  readonly drawn?: Json;
}

interface Holder {
  readonly person: PersonId;
  readonly seat: Seat;
}

/** The key of the match, and how everybody can check it. */
interface Fate {
  readonly key: FateKey;
  readonly by: string | undefined;
  /** Where the key follows from what all have sealed: that, and the places in their order at the table. */
  readonly shared?: { readonly binding: Binding; readonly order: readonly number[] };
}

interface Facts {
  readonly room: Room;
  /** The key and what binds fate to it, once the match has begun. */
  readonly fate: Fate | undefined;
  /** How fate is being bound, from when the match is to begin until it does. */
  readonly binding: Binding | undefined;
  /** The event with which the match began. */
  readonly begun: number;
  /** When it ended. */
  readonly ended: number | undefined;
  readonly times: Times;
  readonly started: number;
  readonly changed: number;
}

export class Table {
  readonly game: Game;
  readonly #hash: typeof plainHash;
  #facts: Facts;
  #match: Match | undefined;
  /** One for each event. */
  readonly #marks: Grown<Mark>;
  /** One for each entry that counts. */
  readonly #entered: Grown<Entered>;
  readonly #chat: Grown<ChatLine>;
  #chain: Chain | undefined;
  /** The heads of the chain of entries, as far as somebody has asked for them; the first covers what the match began with. */
  readonly #heads: Grown<string>;
  /** What was worked out since the last event: what binds fate, and what may be taken back. */
  #said: { readonly fate: FateStatement | undefined } | undefined;
  #undo: { readonly undo: Undo | undefined } | undefined;
  /** Who has had which seats since the match began, and so has seen what was hidden there. */
  #holders: readonly Holder[];

  /** Throws if the events do not follow the rules. */
  constructor(game: Game, all: readonly TableEvent[], hash = plainHash, from?: Table) {
    this.game = game;
    this.#hash = hash;
    if (from !== undefined) {
      this.#facts = from.#facts;
      this.#match = from.#match?.copy();
      this.#marks = from.#marks.copy();
      this.#entered = from.#entered.copy();
      this.#chat = from.#chat.copy();
      this.#chain = from.#chain;
      this.#heads = from.#heads.copy();
      this.#holders = from.#holders;
      return;
    }
    const [made, ...events] = all;
    if (made?.type !== 'made') throw new Error('a table whose beginning is missing');
    this.#facts = factsOf(made);
    this.#marks = new Grown([{ room: 0, position: 0, entries: 0, seats: this.#facts.room.seats }]);
    this.#entered = new Grown();
    this.#chat = new Grown();
    this.#heads = new Grown();
    this.#holders = [];
    for (const event of events) this.follow(event);
  }

  /** The same table, to be changed without changing this one. */
  copy(): Table {
    return new Table(this.game, [], this.#hash, this);
  }

  /** The number of the last event. */
  get revision(): number {
    return this.#marks.length - 1;
  }

  get room(): Room {
    return this.#facts.room;
  }

  /** How fate is being bound, if the match is about to begin. */
  get binding(): Binding | undefined {
    return this.#facts.binding;
  }

  get chat(): readonly ChatLine[] {
    return this.#chat.slice();
  }

  /** What was said after this event. */
  chatSince(number: number): readonly ChatLine[] {
    let from = this.#chat.length;
    while (from > 0 && (this.#chat.at(from - 1)?.number ?? 0) > number) from--;
    return from === this.#chat.length ? NOTHING_SAID : this.#chat.slice(from);
  }

  /** The seats that somebody has had since the match began. */
  seatsHeldBy(person: PersonId): readonly Seat[] {
    return this.#holders.flatMap(holder => (holder.person === person ? [holder.seat] : []));
  }

  /** Has the host no seat, nor had one in this match? */
  get hasScreen(): boolean {
    const { seats, host } = this.room;
    return !seats.some(({ person }) => person === host) && this.seatsHeldBy(host).length === 0;
  }

  get started(): number {
    return this.#facts.started;
  }

  get changed(): number {
    return this.#facts.changed;
  }

  /** The event with which the match began. */
  get begun(): number | undefined {
    return this.#match && this.#facts.begun;
  }

  /** When the match ended. */
  get ended(): number | undefined {
    return this.#facts.ended;
  }

  /** How many entries the match has. */
  get count(): number {
    return this.#match?.count ?? 0;
  }

  /** What must happen next; nothing before the match has begun. */
  get due(): Due | undefined {
    return this.#match?.due();
  }

  /** What there was to refer to when the table was at this revision. */
  mark(revision = this.revision): Mark | undefined {
    return revision < 0 ? undefined : this.#marks.at(revision);
  }

  /** From which entry on the log is another one than at this revision. */
  firstNewEntry(revision: number): number {
    let first = this.count;
    for (let each = revision; each < this.#marks.length; each++)
      first = Math.min(first, this.#marks.at(each)?.entries ?? first);
    return first;
  }

  /** Takes an event as it is stored. Throws if it cannot have happened. */
  follow(event: TableEvent): void {
    const refused = this.tell(event);
    if (refused !== undefined) throw new Error(`event ${this.revision + 1} of the table: ${JSON.stringify(refused)}`);
  }

  /** Takes an event, unless the match refuses it: then nothing has changed. */
  tell(event: TableEvent): Refused | undefined {
    const before = this.#facts;
    const changes = this.#changesBy(event);
    if ('by' in changes) return changes;
    const facts =
      event.type === 'entry' ? playedOn(before, changes, event.at) : { ...before, ...changes, changed: event.at };
    const mark: Mark = {
      room: facts.room === before.room || event.type === 'talk-set' ? this.#lastMark().room : this.#marks.length,
      position: this.#entered.at(-1)?.number ?? facts.begun,
      entries: this.count,
      seats: facts.room.seats,
    };
    this.#facts = facts;
    this.#marks.push(mark);
    this.#forget();
    return undefined;
  }

  #forget(): void {
    this.#said = undefined;
    this.#undo = undefined;
  }

  #lastMark(): Mark {
    return this.#marks.at(-1) as Mark;
  }

  #changesBy(event: TableEvent): Partial<Facts> | Refused {
    const { room, times } = this.#facts;
    switch (event.type) {
      case 'made':
        throw new Error('a table is made once');
      case 'arranged':
        return { room: arranged(room, event) };
      case 'sat':
        return this.#takeUp(event.seat, sitterOf(event), event.at);
      case 'bot-sat':
        return this.#reseat(event.seat, { name: event.name, bot: event.policy });
      case 'got-up':
        return this.#gotUp(event);
      case 'swapped':
        return { room: swapped(room, event.seat, event.with) };
      case 'sealing':
        return this.#bind(event);
      case 'sealed':
        return { binding: withSeal(this.#bound(), event.place, event.seal) };
      case 'showing':
        return { binding: { ...this.#bound(), isShowing: true, until: event.until } };
      case 'shown':
        return { binding: withNumber(this.#bound(), event.place, event.number) };
      case 'begun':
        return this.#begin(event);
      case 'entry':
        return this.#enter(event.entry, event.at);
      case 'taken-back':
        return this.#takeBack(event.seat);
      case 'said':
        return this.#say(event);
      case 'talk-set':
        return { room: { ...room, talk: event.talk } };
      case 'time-ran-out':
        return { times: withoutReserve(times, event.seat) };
      case 'stood-still':
        return this.#stoodStill(event.milliseconds, event.at);
      case 'vacation':
        return this.#rest(event.seat, event.until, event.at);
      case 'covered':
        return this.#handOver(event.seat, { ...at(room.seats, event.seat), bot: event.policy }, event.at);
      case 'uncovered': {
        const { bot: _, ...seat } = at(room.seats, event.seat);
        return this.#takeUp(event.seat, seat, event.at);
      }
      case 'wanted-next':
        return { room: { ...room, wants: [...room.wants, event.seat] } };
      case 'unwanted-next':
        return { room: { ...room, wants: room.wants.filter(seat => seat !== event.seat) } };
      case 'continued':
        return { room: { ...room, next: event.next } };
    }
  }

  #reseat(seat: Seat, sitter: TableSeat): Pick<Facts, 'room'> {
    const { room } = this.#facts;
    return { room: { ...room, seats: room.seats.with(seat, sitter) } };
  }

  /** A person takes a seat, or takes it back. */
  #takeUp(seat: Seat, sitter: TableSeat, now: number): Pick<Facts, 'room' | 'times'> {
    const { times } = this.#facts;
    if (this.#match !== undefined) this.#hold(seat, sitter);
    const after = this.#isDue(seat) ? afterReturn(times, this.#lastMark().position, now) : times;
    return { ...this.#reseat(seat, sitter), times: after };
  }

  #hold(seat: Seat, { person }: TableSeat): void {
    if (person !== undefined && !this.seatsHeldBy(person).includes(seat))
      this.#holders = [...this.#holders, { person, seat }];
  }

  #say({ seat, name, text, reaction, at: now }: Extract<TableEvent, { readonly type: 'said' }>): Partial<Facts> {
    const line = { number: this.revision + 1, at: now, name, text, ...(reaction !== undefined && { reaction }) };
    this.#chat.push(this.#match === undefined ? line : { ...line, seat });
    return {};
  }

  /** A bot takes a person's seat. */
  #handOver(seat: Seat, sitter: TableSeat, now: number): Pick<Facts, 'room' | 'times'> {
    const { room, times } = this.#facts;
    const isPersons = at(room.seats, seat).bot === undefined && this.#isDue(seat);
    const after = isPersons ? afterHandOver(room.clock, times, seat, now) : times;
    return { ...this.#reseat(seat, sitter), times: after };
  }

  #isDue(seat: Seat): boolean {
    return this.due?.type === 'seat' && this.due.seat === seat;
  }

  /** In the waiting room a seat gets free. At a running match a bot plays on. */
  #gotUp(event: { readonly seat: Seat; readonly isRemoved: boolean; readonly at: number }): Partial<Facts> {
    const { standIn, removed, seats } = this.#facts.room;
    const { name, person } = at(seats, event.seat);
    const left: TableSeat = this.#match === undefined ? OPEN_SEAT : { name, bot: standIn, isLeft: true };
    const { room, times: handedOver } = this.#handOver(event.seat, left, event.at);
    // Whoever takes the seat over is not on vacation.
    const times = withVacation(handedOver, event.seat, event.at, event.at);
    return {
      room: event.isRemoved && person !== undefined ? { ...room, removed: [...removed, person] } : room,
      times,
    };
  }

  /** A vacation that is over leaves no mark. */
  #rest(seat: Seat, until: number, now: number): Partial<Facts> {
    const { vacation: _, ...sitter } = at(this.room.seats, seat);
    const resting = until > now ? { ...sitter, vacation: until } : sitter;
    return { ...this.#reseat(seat, resting), times: withVacation(this.#facts.times, seat, now, until) };
  }

  vacationLeft(seat: Seat, now: number): number {
    return this.room.clock.type === 'days' ? vacationLeft(this.#facts.times, seat, now) : 0;
  }

  #stoodStill(milliseconds: number, now: number): Partial<Facts> {
    const { room, times, binding } = this.#facts;
    return {
      times: afterStandstill(room.clock, times, milliseconds, now),
      binding: binding && { ...binding, until: binding.until + milliseconds },
    };
  }

  #bind(event: Sealing): Partial<Facts> {
    if (this.#match !== undefined) throw new Error('the match has begun');
    return { binding: bindingOf(this.room, event, this.binding) };
  }

  #bound(): Binding {
    if (this.binding === undefined) throw new Error('no match is about to begin');
    return this.binding;
  }

  #begin(event: Begun & { readonly at: number }): Partial<Facts> {
    const { room, binding } = this.#facts;
    const seats = event.order.map(seat => at(room.seats, seat));
    const options = { ...room.options, players: seats.length };
    this.#match = new Match(
      this.game,
      options,
      seats.map(({ name }) => name),
    );
    for (const [seat, sitter] of seats.entries()) this.#hold(seat, sitter);
    return {
      room: { ...room, options, seats },
      fate: {
        key: event.key,
        by: event.by,
        ...(binding !== undefined && { shared: { binding, order: orderOfPlaces(room, event.order) } }),
      },
      binding: undefined,
      begun: this.revision + 1,
      times: startTimes(room.clock, seats.length, event.at),
    };
  }

  #enter(json: Json, now: number): Partial<Facts> | Refused {
    const { room, times } = this.#facts;
    const match = this.#begunMatch();
    const drawn = this.#drawn();
    const refused = playJson(match, json);
    if (refused !== undefined) return byWhom(refused);
    const entry = match.lastEntry;
    const seat = entry !== undefined && isSeatEntry(entry) ? entry.seat : undefined;
    const isBots = seat !== undefined && room.seats[seat]?.bot !== undefined;
    const written = entry === undefined ? null : writeEntry(this.game, entry);
    const entered = { number: this.revision + 1, before: times, isBots, written };
    this.#entered.push(drawn === undefined ? entered : { ...entered, drawn });
    const ended = match.due().type === 'over' ? now : undefined;
    if (seat === undefined) return { ended };
    // A bot's thoughts cost whoever it plays for no time.
    return { ended, times: isBots ? { ...times, since: now } : afterAction(room.clock, times, seat, now) };
  }

  /** What fate draws for the answer that is due. Only ever told of entries: who knew it before would know what falls. */
  #drawn(): Json | undefined {
    const key = this.due?.type === 'chance' ? this.#keyOf(this.count) : undefined;
    return key && this.game.draw?.(this.#begunMatch().truth()[0], new KeyedRandom(key, this.count));
  }

  /** The key that an entry follows from; none if it is not known here, or if what was drawn led elsewhere. */
  #keyOf(entry: number): FateKey | undefined {
    const { fate, room } = this.#facts;
    const isOwn = room.imported === undefined || entry >= (room.imported.entries ?? Number.POSITIVE_INFINITY);
    const { key, by } = (isOwn ? fate : keyIn(room.imported?.fate ?? undefined)) ?? {};
    return by === this.game.fateBy ? key : undefined;
  }

  /** What fate drew for its answers from this entry on, by their numbers. */
  draws(from = 0): Draws {
    if (this.game.draw === undefined) return NOTHING_DRAWN;
    const draws: Record<number, Json> = {};
    for (const [index, { drawn }] of this.#entered.slice(from).entries())
      if (drawn !== undefined) draws[from + index] = drawn;
    return draws;
  }

  /** The version of what answered where more than the rules did, if it is known. */
  get fateBy(): string | undefined {
    return this.#statement()?.by;
  }

  /** The clock of the seat goes on as if nothing had been done, so nobody gains time. */
  #takeBack(seat: Seat): Partial<Facts> {
    const last = this.#entered.at(-1);
    if (last === undefined) throw new Error('nothing can be taken back');
    this.#begunMatch().takeBack();
    this.#entered.cut(this.#entered.length - 1);
    this.#heads.cut(this.count + 1);
    const { times } = this.#facts;
    const { since, reserves } = last.before;
    return { ended: undefined, times: { ...times, since, reserves: times.reserves.with(seat, at(reserves, seat)) } };
  }

  #begunMatch(): Match {
    if (this.#match === undefined) throw new Error('the match has not begun');
    return this.#match;
  }

  /** The last entry as records write it. */
  lastEntry(): Json {
    const last = this.#entered.at(-1);
    if (last === undefined) throw new Error('nothing has happened yet');
    return last.written;
  }

  /** What fate needs to give the answer that is due: randomness for the rules, or what was drawn, for whoever answers then. */
  fateDue(): { readonly state: unknown; readonly random: Random; readonly drawn: Json | undefined } | undefined {
    if (this.due?.type !== 'chance') return undefined;
    const { fate } = this.#facts;
    if (fate === undefined) throw new Error('a match without a key');
    const [state] = this.#begunMatch().truth();
    const random = (): Random => new KeyedRandom(fate.key, this.count);
    return { state, random: random(), drawn: this.game.draw?.(state, random()) };
  }

  get isBotDue(): boolean {
    const { due } = this;
    return due?.type === 'seat' && this.room.seats[due.seat]?.bot !== undefined;
  }

  /** The bot that must act now, if it is one, with all it may know. */
  botDue(): { readonly seat: Seat; readonly policy: string; readonly view: Json } | undefined {
    const due = this.due;
    if (due?.type !== 'seat') return undefined;
    const policy = this.room.seats[due.seat]?.bot;
    return policy === undefined ? undefined : { seat: due.seat, policy, view: this.see(due.seat) };
  }

  /** When something will happen by itself: somebody is not waited for any more. */
  get alarm(): number | undefined {
    return this.binding?.until ?? this.deadline()?.at;
  }

  /** When the time of the person who is due runs out; nothing if nobody waits for one, or has all the time of the world. */
  deadline(): { readonly seat: Seat; readonly at: number } | undefined {
    if (this.room.clock.type === 'none') return undefined;
    const { due } = this;
    if (due?.type !== 'seat' || this.room.seats[due.seat]?.bot !== undefined) return undefined;
    const time = deadlineOf(this.room.clock, this.#facts.times, due.seat);
    return time === undefined ? undefined : { seat: due.seat, at: time };
  }

  get reserves(): readonly number[] {
    return this.#facts.times.reserves;
  }

  /** What may be taken back, and by whom. Bots take nothing back, nor is what they did for somebody. */
  undoable(): Undo | undefined {
    this.#undo ??= { undo: this.#findUndo() };
    return this.#undo.undo;
  }

  #findUndo(): Undo | undefined {
    const undo = this.#match?.undoable();
    if (undo === undefined) return undefined;
    let actions = 0;
    while (actions < undo.actions && this.#entered.at(-1 - actions)?.isBots === false) actions++;
    return actions === 0 ? undefined : { seat: undo.seat, actions };
  }

  /** The match as these eyes see it: the state with holes, and the log from this entry on. */
  see(eye: Eye): Json {
    const match = this.#begunMatch();
    return (eye === 'open' ? match.truth()[0] : match.shown(eye)) as Json;
  }

  /** The log in words is the same for open eyes and for a spectator; the hands lie open on the board. */
  seeLog(eye: Eye, from = 0): readonly Json[] {
    return this.#begunMatch().seeLog(eye === 'open' ? 'spectator' : eye, from);
  }

  /** What these eyes saw after each number of entries from `from` to `to`. */
  seeMoments(eye: Eye, from: number, to: number): readonly Json[] {
    const states = this.#begunMatch().truth(from, Math.min(to, this.count));
    return states.map(state => (eye === 'open' ? state : this.game.see(state, eye)) as Json);
  }

  hidesFrom(viewer: Viewer): boolean {
    const match = this.#begunMatch();
    return !equalJson(match.truth()[0] as Json, match.shown(viewer));
  }

  /** Binds fate from the start; with the key if the match is over, so that everybody can check it. */
  fate(): FateStatement | undefined {
    this.#said ??= { fate: this.#sayFate() };
    return this.#said.fate;
  }

  #sayFate(): FateStatement | undefined {
    const { fate, room } = this.#facts;
    if (fate === undefined || room.imported !== undefined) return undefined;
    const isOver = this.due?.type === 'over';
    if (fate.shared !== undefined) return this.#sharedFate(fate.shared, isOver);
    return isOver ? revealedFate(fate.key, fate.by) : committedFate(fate.key, fate.by);
  }

  #sharedFate({ binding, order }: NonNullable<Fate['shared']>, isOver: boolean): SharedStatement {
    const { by, key, draw, earlier } = binding;
    const chain = this.#head();
    const hidden = earlier.length === 0 ? earlier : earlier.map(({ key: _key, ...each }) => each);
    if (!isOver && by === undefined) return { scheme: SHARED_FATE_SCHEME, draw, order, earlier: hidden, chain };
    return {
      scheme: SHARED_FATE_SCHEME,
      draw,
      order,
      earlier: isOver ? earlier : hidden,
      ...(by !== undefined && { by }),
      chain,
      ...(isOver && { key }),
    };
  }

  /** The head of the chain after the last entry. */
  #head(): string {
    const { fate } = this.#facts;
    if (fate?.shared === undefined) throw new Error('a match without a chain');
    const { key, shared } = fate;
    this.#chain ??= new Chain(key, this.#hash);
    if (this.#heads.length === 0) this.#heads.push(this.#chain.start({ ...shared.binding, order: shared.order }));
    let head = this.#heads.at(-1) ?? '';
    for (const { written } of this.#entered.slice(this.#heads.length - 1)) {
      head = this.#chain.next(head, written);
      this.#heads.push(head);
    }
    return head;
  }

  record(): Json {
    return writeRecord(this.#begunMatch(), this.#statement());
  }

  /** What binds fate here, or what the file said of it that the match came from. */
  #statement(): FateStatement | undefined {
    const { imported } = this.room;
    return imported === undefined ? this.fate() : (imported.fate ?? undefined);
  }

  #isAnswerable(answer: Playable['fate']): boolean {
    return this.game.draw === undefined || answer !== undefined;
  }

  /** Plays the whole match again. What was drawn is answered by this; what nobody can answer here is passed over. */
  async fairness(answer: Playable['fate']): Promise<Fairness> {
    const statement = this.#statement();
    if (statement?.key === undefined)
      return { code: statement === undefined || this.due?.type === 'over' ? 'key-missing' : 'key-hidden' };
    const checking = isShared(statement)
      ? (await import('./shared-checking.js')).sharedAnswersAgain(this.#begunMatch(), statement, this.game)
      : answersAgain(this.#begunMatch(), { ...statement, key: statement.key }, this.game);
    for (let step = checking.next(); ; ) {
      if (step.done) return step.value ?? (this.#isAnswerable(answer) ? { code: 'fair' } : { code: 'fate-elsewhere' });
      const { state, random } = step.value;
      const drawn = this.game.draw?.(state, random());
      step = checking.next(drawn === undefined ? this.game.fate(state, random()) : await answer?.(state, drawn));
    }
  }
}

/** Which places those seats of the waiting room were. */
function orderOfPlaces(room: Room, order: readonly Seat[]): readonly number[] {
  const places = placesOf(room);
  return order.map(seat => places.indexOf(seat));
}

/** The key that a file shows, if it is the one that was promised. */
function keyIn(said: FateStatement | undefined): Pick<Fate, 'key' | 'by'> | undefined {
  const key = said && matchKeyOf(said);
  return key && { key, by: said?.by };
}

const factsOf = (made: Made & { readonly at: number }): Facts => ({
  room: roomOf(made),
  fate: undefined,
  binding: undefined,
  begun: 0,
  ended: undefined,
  times: startTimes(made.clock, 0, made.at),
  started: made.at,
  changed: made.at,
});

/** Field by field, for this is what nearly every event does. */
const playedOn = (before: Facts, { ended, times = before.times }: Partial<Facts>, changed: number): Facts => ({
  room: before.room,
  fate: before.fate,
  binding: before.binding,
  begun: before.begun,
  ended,
  times,
  started: before.started,
  changed,
});

const NOTHING_DRAWN: Draws = {};
const NOTHING_SAID: readonly ChatLine[] = [];

const sitterOf = ({ name, person, figure }: Sat): TableSeat => ({ name, person, ...withFigure(figure) });

const byWhom = (refusal: Malformed | MatchRefusal | { readonly code: string }): Refused => {
  if ('problem' in refusal) return { by: 'reader', ...refusal };
  return isMatchRefusal(refusal) ? { by: 'match', ...refusal } : { by: 'game', ...refusal };
};
