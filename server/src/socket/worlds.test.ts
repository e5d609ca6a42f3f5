/**
 * Matches of Skyscraper over real sockets, in worlds that a viewer cannot tell apart: other cards in the hands of others
 * and in the pile, everything else the same. Whatever reaches that viewer must be the same, byte by byte: at a table of three people
 * for a whole match, and for the beginning of one at a table with a bot, where one person is covered for a while and whoever looks on is
 * behind.
 *
 * Two houses open copies of one folder, so people, cookies and the table are the same ones; time passes only when it is told to, and the
 * host's secrets come from a seed. Fate answers what the world says, and so do bots. One thing is still another: the head of the log's
 * chain, a digest of all that happened under the match's secret key (`engine/src/shared-fate.ts`), which nobody can try guesses at while
 * they do not know the key. It is replaced before bytes are compared, and only where it stands. Where one frame ends and the next begins
 * depends on how fast the machine is, so messages are compared, in their order.
 */
import { cpSync } from 'node:fs';
import {
  type Entry,
  isSeatEntry,
  type Json,
  Match,
  type SeatEntry,
  SeededRandom,
  sealNumber,
  type Viewer,
} from '@belfry/engine';
import { type Skyscraper, skyscraper } from '@belfry/games/skyscraper/rules';
import type { TableId } from '@belfry/table';
import { FakeClock, idle, seedKeys } from '@belfry/table/testing';
import { followTold, type ToldOf } from '@belfry/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { skyscraperWorlds } from '../../../games/skyscraper/testing/worlds.js';
import { houses } from '../../testing/houses.js';
import { Line } from '../../testing/line.js';
import { gatherAt, Visitor } from '../../testing/visitor.js';
import type { HouseParts } from '../house.js';

type Log = readonly Entry<Skyscraper>[];

const NAMES = ['Ada', 'Ben', 'Cleo'];
const NOW = Date.UTC(2026, 10, 17, 12);
const playable = { game: skyscraper, policies: ['random'] };
const all = houses(async () => playable);
afterAll(() => all.closeAll());
afterEach(() => void vi.restoreAllMocks());

interface Scene {
  readonly data: string;
  readonly table: TableId;
  /** Those who play, and one who looks on. */
  readonly people: readonly Visitor[];
  /** The seconds that whoever looks on is behind. */
  readonly delay: number;
}

/** People at a table, maybe with bots, and one who looks on; the house is closed again. */
async function prepared(names: readonly string[], bots: readonly string[], delay: number): Promise<Scene> {
  const { base, data, close } = await all.open({ clock: new FakeClock(NOW) });
  const players = await Promise.all(names.map(name => Visitor.arrive(base, name)));
  const dora = await Visitor.arrive(base, 'Dora');
  const table = await gatherAt(players, { game: 'skyscraper', bots, delay });
  const { link } = await (players[0] as Visitor).must<{ link: string }>('POST', `/api/tables/${table}/links`, {
    kind: 'table',
  });
  await dora.must('POST', '/api/join', { link, watch: true });
  await close();
  return { data, table, people: [...players, dora], delay };
}

const ofPeople = prepared(NAMES, [], 0);

/** A match at random, complete, or as long as so many actions take. */
function randomMatch(seed: number, most = Number.POSITIVE_INFINITY): Match<Skyscraper> {
  const random = new SeededRandom(seed);
  const match = new Match<Skyscraper>(skyscraper, { players: 3, floors: 5 }, NAMES);
  let left = most;
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(random);
    else if (left-- === 0) break;
    else {
      const legal = match.legal();
      match.play({ seat: due.seat, action: legal.at(random.below(legal.count)) });
    }
  }
  return match;
}

/** Somebody at the table, and every message that ever reached them, over all their sockets and by HTTP. */
class Watching {
  readonly visitor: Visitor;
  readonly heard: string[] = [];
  readonly #table: string;
  #line: Line | undefined;

  constructor(visitor: Visitor, table: string) {
    this.visitor = visitor;
    this.#table = table;
  }

  get line(): Line {
    if (this.#line === undefined) throw new Error('no line');
    return this.#line;
  }

  /** Comes, or comes back, with the revision they have. */
  async come(since?: number): Promise<void> {
    this.#gather();
    this.#line?.socket.terminate();
    this.#line = await Line.of(this.visitor);
    this.line.watch(this.#table, since);
    await this.line.until('news');
  }

  /** What came over the socket so far is noted. */
  #gather(): void {
    for (const frame of this.#line?.frames.splice(0) ?? []) {
      // The messages as they stand in the frame, not as they would be written again.
      this.heard.push(...textsIn(frame));
    }
  }

  /** Asks by HTTP, and notes the answer's text. */
  async read(path: string): Promise<void> {
    const response = await fetch(`${this.visitor.base}/api/tables/${this.#table}${path}`, {
      headers: { cookie: this.visitor.cookie },
    });
    this.#gather();
    this.heard.push(`${path} ${response.status} ${await response.text()}`);
  }

  end(): readonly string[] {
    this.#gather();
    this.line.socket.terminate();
    return this.heard;
  }
}

/** The texts of the messages of a frame. */
function textsIn(frame: string): readonly string[] {
  const texts: string[] = [];
  let [depth, isText, start] = [0, false, 1];
  for (let at = 1; at < frame.length - 1; at++) {
    const character = frame[at];
    if (isText && character === '\\') at++;
    else if (character === '"') isText = !isText;
    else if (!isText && (character === '{' || character === '[')) depth++;
    else if (!isText && (character === '}' || character === ']') && --depth === 0) {
      texts.push(frame.slice(start, at + 1));
      start = at + 2;
    }
  }
  return texts;
}

/** Actions that look like something: whoever is not on turn, or may not, is refused them. */
const TRIED = [
  { type: 'end' },
  { type: 'build', cards: ['3', '6'] },
  { type: 'build', cards: ['1', '1'] },
  { type: 'thief', from: 0 },
  { type: 'thief', from: 1 },
  { type: 'steal-floor', from: 1, card: '4', with: '5' },
  { type: 'steal-floor', from: 0, card: '2', with: 'joker' },
  { type: 'jackhammer', from: 2 },
  { type: 'super-thief' },
  { type: 'nonsense' },
];

/** A table in a house of its own, in the world that a log tells. */
class World {
  readonly clock = new FakeClock(NOW);
  readonly actions: readonly SeatEntry<Skyscraper>[];
  /** Those who play, and one who looks on. */
  watching: readonly Watching[] = [];
  readonly #table: TableId;
  readonly #delay: number;
  readonly #chances: Skyscraper['Chance'][];
  /** The bots that were asked for an action, by their seats. */
  readonly #asked = new Map<number, (action: Json) => void>();
  /** What happened when. */
  readonly #past: { readonly revision: number; readonly at: number }[] = [];
  #close: () => Promise<void> = async () => undefined;
  #ids = 0;

  private constructor({ table, delay }: Scene, log: Log) {
    this.#table = table;
    this.#delay = delay;
    this.actions = log.filter(isSeatEntry<Skyscraper>);
    this.#chances = log.filter(entry => !isSeatEntry<Skyscraper>(entry)) as Skyscraper['Chance'][];
  }

  /** All have come. */
  static async open(scene: Scene, log: Log): Promise<World> {
    const { data, table, people } = scene;
    const world = new World(scene, log);
    const copy = all.folder();
    cpSync(data, copy, { recursive: true });
    seedKeys(7);
    const game = { ...skyscraper, fate: () => world.#nextChance() };
    const think: HouseParts['think'] = ({ seat }) => new Promise(resolve => world.#asked.set(seat, resolve));
    const parts = { clock: world.clock, find: async () => ({ ...playable, game }), think, thought: FOREVER };
    const { base, close } = await all.open(parts, copy);
    world.#close = close;
    world.watching = people.map(({ name, cookie }) => {
      const visitor = new Visitor(base, name);
      visitor.cookie = cookie;
      return new Watching(visitor, table);
    });
    for (const each of world.watching) await each.come();
    await world.clock.advance(500);
    return world;
  }

  #nextChance(): Skyscraper['Chance'] {
    const next = this.#chances.shift();
    if (next === undefined) throw new Error('fate was asked too often');
    return next;
  }

  get players(): readonly Watching[] {
    return this.watching.slice(0, -1);
  }

  /** Whoever looks on. */
  get looker(): Watching {
    return this.watching.at(-1) as Watching;
  }

  revision(): number {
    return Math.max(...this.watching.map(({ line }) => line.revision(this.#table)));
  }

  async wish(who: Watching, wanted: object): Promise<ToldOf<'answer'>> {
    const answer = await who.line.wish(this.#table, { id: `w${this.#ids++}`, revision: this.revision(), ...wanted });
    if (answer.granted !== undefined) await this.#heard(answer.granted.revision);
    return answer;
  }

  async mustWish(who: Watching, wanted: object): Promise<void> {
    const { granted, ...why } = await this.wish(who, wanted);
    if (granted === undefined) throw new Error(JSON.stringify({ wanted, why }));
  }

  /** Nobody goes on before all have heard who may by now. */
  async #heard(revision: number): Promise<void> {
    this.#past.push({ revision, at: this.clock.now() });
    for (const { line } of this.players) await this.#until(line, revision);
    await this.#until(this.looker.line, this.#known());
  }

  async #until(line: Line, revision: number): Promise<void> {
    if (line.revision(this.#table) < revision) await line.until('news', news => news.revision >= revision);
  }

  /** What whoever looks on knows by now for sure: what is old enough. */
  #known(): number {
    const then = this.clock.now() - 1000 * this.#delay;
    return this.#past.findLast(({ at }) => at <= then)?.revision ?? 0;
  }

  async pass(seconds: number): Promise<void> {
    await this.clock.advance(1000 * seconds);
    await this.#until(this.looker.line, this.#known());
  }

  /** All devices seal their numbers, and show them. */
  async begin(): Promise<void> {
    const [host] = this.watching as [Watching];
    await this.mustWish(host, { type: 'begin', seating: 'chosen' });
    const first = host.line.messages.flatMap(message => (message.is === 'news' ? [JSON.stringify(message)] : []));
    const [, commitment = ''] = /"commitment":"([0-9a-f]{64})"/.exec(first.join()) ?? [];
    const numberOf = (place: number): string => `${place}`.repeat(64);
    for (const [place, who] of this.players.entries())
      await this.mustWish(who, { type: 'seal', commitment, seal: sealNumber(commitment, place, numberOf(place)) });
    for (const [place, who] of this.players.entries())
      await this.mustWish(who, { type: 'show', number: numberOf(place) });
  }

  /** A person acts. */
  async act({ seat, action }: SeatEntry<Skyscraper>): Promise<void> {
    await this.mustWish(this.players[seat] as Watching, { type: 'act', action: skyscraper.actions.write(action) });
  }

  /** A bot acts, of its own or for somebody. */
  async letAct({ seat, action }: SeatEntry<Skyscraper>): Promise<void> {
    const before = this.revision();
    while (!this.#asked.has(seat)) await idle();
    this.#asked.get(seat)?.(skyscraper.actions.write(action));
    this.#asked.delete(seat);
    // It has had its time to think.
    while (this.revision() === before) await this.clock.advance(0);
    await this.#heard(this.revision());
  }

  /** What each of them heard. */
  async end(): Promise<readonly (readonly string[])[]> {
    for (const { line } of this.watching) await line.wish('nowhere', { type: 'rematch', id: 'the last' });
    const heard = this.watching.map(each => each.end());
    await this.#close();
    vi.restoreAllMocks();
    if (this.#chances.length > 0) throw new Error('fate was asked too seldom');
    return heard;
  }
}

/** Milliseconds for thoughts that wait for their world. */
const FOREVER = 1e9;

/** Plays a log to its end, with all that may happen beside it, and gives what each of them heard. */
async function played(log: Log): Promise<readonly (readonly string[])[]> {
  const there = await ofPeople;
  const world = await World.open(there, log);
  await world.begin();
  for (const [step, entry] of world.actions.entries()) {
    await disturb(world, entry.seat, step);
    await world.act(entry);
    if (step % 4 === 1 && undoIn(world.looker, there.table) === entry.seat) {
      await world.mustWish(world.players[entry.seat] as Watching, { type: 'take-back' });
      await world.act(entry);
    }
  }
  return await world.end();
}

/** From which action to which a bot plays for one of the people. */
const COVERED = [5, 20] as const;

/** The same at the table with a bot. */
async function playedWithBot(there: Scene, log: Log): Promise<readonly (readonly string[])[]> {
  const world = await World.open(there, log);
  await world.begin();
  const ben = world.players[1] as Watching;
  for (const [step, entry] of world.actions.entries()) {
    await disturb(world, entry.seat, step);
    if (step === COVERED[0]) await world.mustWish(ben, { type: 'cover' });
    if (step === COVERED[1]) await world.mustWish(ben, { type: 'return' });
    const isBots = entry.seat === 2 || (entry.seat === 1 && step >= COVERED[0] && step < COVERED[1]);
    await (isBots ? world.letAct(entry) : world.act(entry));
    await world.pass(10);
  }
  return await world.end();
}

/** Who may take something back, as everybody sees it. */
function undoIn({ line }: Watching, table: string): number | undefined {
  let view: ReturnType<typeof followTold>;
  for (const message of line.messages)
    if (message.is === 'news' && message.table === table) view = followTold(view, message) ?? view;
  return view !== undefined && 'undo' in view ? view.undo?.seat : undefined;
}

/** What happens beside the match: the same in every world, for it depends on nothing but the step. */
async function disturb(world: World, due: number, step: number): Promise<void> {
  const isSeated = (who: Watching): boolean => who !== world.looker;
  for (const [index, who] of world.watching.entries()) {
    const turn = step + 3 * index;
    // Who is not on turn tries whatever there is; who is, what is never allowed.
    if (turn % 4 === 0)
      await world.wish(who, {
        type: 'act',
        action: index === due ? { type: 'build', cards: ['1', '1'] } : TRIED[turn % TRIED.length],
      });
    if (turn % 5 === 0) await world.wish(who, { type: 'act', action: { type: 'end' }, seat: due });
    if (turn % 9 === 0 && isSeated(who)) await world.mustWish(who, { type: 'say', text: `line ${step}` });
    if (turn % 9 === 0 && !isSeated(who)) await world.wish(who, { type: 'say', text: 'I only look on' });
    if (turn % 11 === 0) await who.come(world.revision());
    if (turn % 13 === 0) await who.come(Math.max(0, world.revision() - 5));
    if (turn % 17 === 0) await who.come();
    if (turn % 6 === 0) {
      who.line.say('{"do":"watch"');
      await who.line.until('fault');
    }
    if (turn % 8 === 0) {
      await who.read('');
      await who.read('/legal');
      await who.read('/record');
      await who.read('/moments?eye=open');
      await who.read('/moments?eye=1');
    }
    if (turn % 10 === 0) await world.wish(who, { type: 'take-back', revision: Math.max(0, world.revision() - 1) });
    if (turn % 14 === 0)
      expect((await who.line.wish('nowhere', { type: 'rematch', id: `n${step}` })).refused).toBeDefined();
  }
}

/** Without the heads of the chain, wherever one stands. */
const withoutHeads = (heard: readonly string[]): readonly string[] =>
  heard.map(text =>
    text
      .replaceAll(/"chain":"[0-9a-f]{64}"/g, '"chain":"…"')
      .replaceAll(/\["fate","chain"\],"[0-9a-f]{64}"/g, '["fate","chain"],"…"'),
  );

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

describe('a viewer cannot tell worlds apart that differ in what is hidden from them', () => {
  const match = randomMatch(11);
  const real = played(match.log);

  test('the match is a whole one, with all that can happen', async () => {
    const heard = await real;
    expect(match.due().type).toBe('over');
    expect(JSON.stringify(match.log)).toContain('stolen');
    const everything = heard.flat().join('\n');
    const parts = [
      '[["due","type"],"over"]',
      '"is":"fault"',
      'not-your-turn',
      'still-hidden',
      '"chat":[',
      '"since":',
      'not-your-seat',
    ];
    expect(parts.filter(part => !everything.includes(part))).toEqual([]);
    // Whatever else is different between viewers, their own cards are.
    expect(new Set(heard.map(each => withoutHeads(each).join())).size).toBe(4);
  });

  test('the same world twice is the same, heads and all', async () => {
    expect(await played(match.log)).toEqual(await real);
  });

  test.each(VIEWERS.flatMap(viewer => [1, 2].map(seed => [viewer, seed] as const)))(
    'viewer %s, world %i',
    async (viewer, seed) => {
      const other = skyscraperWorlds.disguise(match, viewer, new SeededRandom(seed));
      expect(JSON.stringify(other)).not.toBe(JSON.stringify(match.log));
      const index = viewer === 'spectator' ? 3 : viewer;
      const [ours, theirs] = [(await real)[index] ?? [], (await played(other))[index] ?? []];
      expect(withoutHeads(theirs)).toEqual(withoutHeads(ours));
      expect(ours.length).toBeGreaterThan(100);
      // The heads are others: it was another world.
      expect(theirs.join()).not.toBe(ours.join());
    },
  );

  test('and who sees what differs can tell: what is compared is not blind', async () => {
    const other = skyscraperWorlds.disguise(match, 0, new SeededRandom(1));
    const theirs = await played(other);
    const [ours, seen] = [await real, theirs].map(heard => heard.map(each => withoutHeads(each).join()));
    expect(seen?.[0]).toBe(ours?.[0]);
    expect([1, 2].some(seat => seen?.[seat] !== ours?.[seat])).toBe(true);
  });
});

describe('nor where a bot plays, somebody is covered, and whoever looks on is behind', () => {
  const match = randomMatch(11, 30);
  let there: Scene;
  let real: readonly (readonly string[])[];
  // Not before the others are done: keys are drawn from one seed at a time.
  beforeAll(async () => {
    there = await prepared(NAMES.slice(0, 2), ['Rook'], 30);
    real = await playedWithBot(there, match.log);
  });

  test('a bot has played, for itself and for who came back, and the last actions are not heard yet by whoever is behind', () => {
    const seats = match.log.filter(isSeatEntry<Skyscraper>).map(({ seat }) => seat);
    expect([seats.includes(2), seats.slice(...COVERED).includes(1), seats.slice(COVERED[1]).includes(1)]).toEqual([
      true,
      true,
      true,
    ]);
    const told = (heard: readonly string[]): readonly number[] =>
      heard.flatMap(text => (text.startsWith('{"is":"news"') ? Number(/"revision":(\d+)/.exec(text)?.[1]) : []));
    const [ada = 0, ben = 0, dora = 0] = real.map(heard => Math.max(...told(heard)));
    expect([ada - ben, ada - dora]).toEqual([0, 2]);
    for (const heard of real) expect(heard.join()).toContain('"standIn"],"random"');
  });

  test('the same world twice is the same, heads and all', async () => {
    expect(await playedWithBot(there, match.log)).toEqual(real);
  });

  test.each([0, 1, 'spectator'] as const)('viewer %s', async viewer => {
    const other = skyscraperWorlds.disguise(match, viewer, new SeededRandom(1));
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(match.log));
    const index = viewer === 'spectator' ? 2 : viewer;
    const [ours, theirs] = [real[index] ?? [], (await playedWithBot(there, other))[index] ?? []];
    expect(withoutHeads(theirs)).toEqual(withoutHeads(ours));
    expect(ours.length).toBeGreaterThan(50);
    expect(theirs.join()).not.toBe(ours.join());
  });
});
