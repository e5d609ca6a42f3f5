/**
 * Compares what players were told with what is stored. Shares nothing with what the server writes by: rows are read as they are,
 * and what follows from a table's events is worked out here, by the rules alone.
 */
import { type Game, type Json, Match, playJson, type Viewer } from '@belfry/engine';
import type { TableEvent, TableId } from '@belfry/table';
import { digestOfLog, digestOfSeen, type Noted, type Saw } from './journal.js';
import type { Stored, StoredTable } from './stored.js';

export interface Checked {
  readonly faults: readonly string[];
  readonly figures: {
    readonly tables: number;
    readonly events: number;
    readonly matchesFinished: number;
    readonly granted: number;
    readonly viewsCompared: number;
  };
}

type NotedAs<K extends Noted['is']> = Extract<Noted, { readonly is: K }>;

/** All that was told of one table. */
interface Told {
  readonly wished: Map<string, string>;
  readonly granted: NotedAs<'granted'>[];
  readonly refused: NotedAs<'refused'>[];
  readonly saw: Map<number, NotedAs<'saw'>[]>;
  readonly records: NotedAs<'record'>[];
  readonly mustBe: string[];
}

/** Wishes for what may be so already: then no event tells of them. */
const MAY_BE_SO: ReadonlySet<string | undefined> = new Set(['rematch', 'unwant', 'vacation']);
/** What the server wishes for itself, for somebody who comes with a link. */
const BY_SERVER: ReadonlySet<TableEvent['type']> = new Set(['sat']);
/** A view has so many lines of what was said last. */
const LINES_SHOWN = 200;

export function check(stored: Stored, journal: Iterable<Noted>, games: readonly Game[]): Checked {
  const told = gather(journal);
  const faults = [...stored.faults];
  const ids = new Set(stored.tables.map(({ id }) => id));
  for (const [id, { mustBe }] of told)
    if (!ids.has(id)) faults.push(...mustBe.map(why => `table ${id} is not there, but ${why}`));
  let viewsCompared = 0;
  for (const table of stored.tables) {
    const toldOfIt = told.get(table.id) ?? newTold();
    const note = (fault: string): void => void faults.push(`table ${table.id}: ${fault}`);
    checkWishes(table, toldOfIt, note);
    viewsCompared += checkViews(table, toldOfIt, games, note);
  }
  return { faults, figures: { ...figuresOf(stored, told), viewsCompared } };
}

function figuresOf({ tables }: Stored, told: ReadonlyMap<TableId, Told>) {
  return {
    tables: tables.length,
    events: tables.reduce((sum, { events }) => sum + events.length, 0),
    matchesFinished: tables.filter(({ phase }) => phase === 'over').length,
    granted: [...told.values()].reduce((sum, { granted }) => sum + granted.length, 0),
  };
}

const newTold = (): Told => ({
  wished: new Map(),
  granted: [],
  refused: [],
  saw: new Map(),
  records: [],
  mustBe: [],
});

function gather(journal: Iterable<Noted>): ReadonlyMap<TableId, Told> {
  const all = new Map<TableId, Told>();
  const of = (id: TableId): Told => {
    const told = all.get(id) ?? newTold();
    all.set(id, told);
    return told;
  };
  for (const noted of journal) {
    const told = of(noted.table);
    if (noted.is === 'made') told.mustBe.push('its maker was told its name');
    else if (noted.is === 'next') of(noted.next).mustBe.push(`it was promised at table ${noted.table}`);
    else if (noted.is === 'wished') told.wished.set(noted.wish, noted.type);
    else if (noted.is === 'granted') told.granted.push(noted);
    else if (noted.is === 'refused') told.refused.push(noted);
    else if (noted.is === 'record') told.records.push(noted);
    else told.saw.set(noted.revision, [...(told.saw.get(noted.revision) ?? []), noted]);
    if (noted.is === 'granted') told.mustBe.push(`wish ${noted.wish} was granted there`);
  }
  return all;
}

type Note = (fault: string) => void;

/** Every granted wish is there once, at the revision that was told; no other is there. */
function checkWishes({ events }: StoredTable, { wished, granted, refused }: Told, note: Note): void {
  const numbers = new Map<string, number[]>();
  for (const [number, { type, wish }] of events.entries()) {
    if (wish === undefined) continue;
    numbers.set(wish.id, [...(numbers.get(wish.id) ?? []), number]);
    if (!wished.has(wish.id) && !BY_SERVER.has(type)) note(`event ${number} fulfils ${wish.id}, which nobody wished`);
  }
  for (const [wish, at] of numbers) if (at.length > 1) note(`wish ${wish} is there more than once: ${at.join()}`);
  for (const { wish, revision } of granted) {
    const [at] = numbers.get(wish) ?? [];
    const type = wished.get(wish);
    if (at === undefined ? !MAY_BE_SO.has(type) : at !== revision)
      note(`${type} ${wish} was granted at ${revision}, and is at ${at ?? 'no event'}`);
    if (revision >= events.length) note(`${type} ${wish} was granted at ${revision}, which is not there`);
  }
  for (const { wish, code } of refused)
    if (numbers.has(wish)) note(`${wished.get(wish)} ${wish} was refused (${code}), and is there`);
}

/** Every view that anybody ever saw is the one that follows from the events up to there. */
function checkViews(
  { events, phase, count }: StoredTable,
  { saw, records }: Told,
  games: readonly Game[],
  note: Note,
): number {
  const [made] = events;
  const game = made?.type === 'made' ? games.find(({ id }) => id === made.game) : undefined;
  if (game === undefined) {
    note('it begins with no game that is known');
    return 0;
  }
  const table = new Followed(game);
  let compared = 0;
  for (const [revision, event] of events.entries()) {
    const problem = table.follow(event, revision);
    if (problem !== undefined) {
      note(`event ${revision}: ${problem}`);
      return compared;
    }
    for (const each of saw.get(revision) ?? []) {
      compared++;
      compare(table, each, note);
    }
    saw.delete(revision);
  }
  for (const revision of saw.keys()) note(`revision ${revision} was seen, and is not there`);
  if (table.phase !== phase) note(`its row says ${phase}, its events ${table.phase}`);
  if (table.count !== count) note(`its row counts ${count} entries, its events ${table.count}`);
  const log = digestOfLog(table.log);
  for (const record of records) if (record.log !== log) note('the record that was handed out is another match');
  return compared;
}

function compare(table: Followed, { revision, viewer, digest, name }: Saw & { readonly name: string }, note: Note) {
  if (typeof viewer === 'number' && table.names[viewer] !== name) note(`${name} saw what seat ${viewer} sees`);
  if (table.digestFor(viewer) !== digest) note(`what ${name} saw at revision ${revision} does not follow`);
}

/** A table as far as it is compared, by the rules and by what events mean, written a second time. */
class Followed {
  readonly #game: Game;
  readonly #chat: object[] = [];
  #options: Readonly<Record<string, unknown>> = {};
  #match: Match | undefined;
  names: readonly string[] = [];
  /** The entries that count. */
  log: readonly Json[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  get phase(): string {
    if (this.#match === undefined) return 'room';
    return this.#match.due().type === 'over' ? 'over' : 'running';
  }

  get count(): number {
    return this.log.length;
  }

  /** Says what is wrong, if something is. */
  follow(event: TableEvent, number: number): string | undefined {
    switch (event.type) {
      case 'made':
        this.#options = event.options;
        this.names = Array.from({ length: Number(event.options['players']) }, () => '');
        return number === 0 ? undefined : 'a table is made once';
      case 'sat':
      case 'bot-sat':
        this.names = this.names.with(event.seat, event.name);
        return undefined;
      case 'swapped':
        this.names = this.names
          .with(event.seat, this.names[event.with] ?? '')
          .with(event.with, this.names[event.seat] ?? '');
        return undefined;
      case 'begun':
        this.names = event.order.map(seat => this.names[seat] ?? '');
        this.#match = new Match(this.#game, { ...this.#options, players: this.names.length }, this.names);
        return undefined;
      case 'entry':
        return this.#enter(event.entry);
      case 'taken-back':
        this.#match?.takeBack();
        this.log = this.log.slice(0, -1);
        return undefined;
      case 'said':
        this.#chat.push({
          number,
          at: event.at,
          name: event.name,
          text: event.text,
          ...(event.reaction !== undefined && { reaction: event.reaction }),
          ...(this.#match !== undefined && { seat: event.seat }),
        });
        return undefined;
      case 'sealing':
      case 'sealed':
      case 'showing':
      case 'shown':
      case 'talk-set':
      case 'stood-still':
      case 'vacation':
      case 'wanted-next':
      case 'unwanted-next':
      case 'continued':
        return undefined;
      default:
        return `nobody here does what it tells: ${event.type}`;
    }
  }

  #enter(entry: Json): string | undefined {
    if (this.#match === undefined) return 'an entry before the match';
    const refused = playJson(this.#match, entry);
    if (refused !== undefined) return JSON.stringify(refused);
    this.log = [...this.log, entry];
    return undefined;
  }

  digestFor(viewer: Viewer | undefined): string {
    const match = this.#match;
    const seen = { names: this.names, chat: this.#chat.slice(-LINES_SHOWN) };
    if (match === undefined || viewer === undefined) return digestOfSeen(seen);
    const { state, log, due } = { state: match.see(viewer) as Json, log: match.seeLog(viewer), due: match.due() };
    return digestOfSeen({ ...seen, match: { state, log, due } });
  }
}
