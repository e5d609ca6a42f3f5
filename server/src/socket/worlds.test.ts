/**
 * Whole matches of Skyscraper over real sockets, in worlds that a viewer cannot tell apart: other cards in the hands of others
 * and in the pile, everything else the same. Whatever reaches that viewer must be the same, byte by byte.
 *
 * Two houses open copies of one folder, so people, cookies and the table are the same ones; time stands still, and the host's
 * secrets come from a seed. Fate answers what the world says. One thing is still another: the head of the log's chain, a digest of
 * all that happened under the match's secret key (`engine/src/shared-fate.ts`), which nobody can try guesses at while they do not
 * know the key. It is replaced before bytes are compared, and only where it stands. Where one frame ends and the next begins depends
 * on how fast the machine is, so messages are compared, in their order.
 */
import { cpSync } from 'node:fs';
import { type Entry, isSeatEntry, Match, SeededRandom, sealNumber, type Viewer } from '@belfry/engine';
import { type Skyscraper, skyscraper } from '@belfry/games/skyscraper/rules';
import { FakeClock, seedKeys } from '@belfry/table/testing';
import { followTold, type ToldOf } from '@belfry/wire';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { skyscraperWorlds } from '../../../games/skyscraper/testing/worlds.js';
import { houses } from '../../testing/houses.js';
import { Line } from '../../testing/line.js';
import { gatherAt, Visitor } from '../../testing/visitor.js';

type Log = readonly Entry<Skyscraper>[];

const NAMES = ['Ada', 'Ben', 'Cleo'];
const NOW = Date.UTC(2026, 10, 17, 12);
const playable = { game: skyscraper, policies: ['random'] };
const all = houses(async () => playable);
afterAll(() => all.closeAll());
afterEach(() => void vi.restoreAllMocks());

/** Three at a table, and one who looks on; the house is closed again. */
async function prepared() {
  const { base, data, close } = await all.open({ clock: new FakeClock(NOW) });
  const people = await Promise.all([...NAMES, 'Dora'].map(name => Visitor.arrive(base, name)));
  const [ada, ben, cleo, dora] = people as [Visitor, Visitor, Visitor, Visitor];
  const table = await gatherAt([ada, ben, cleo], { game: 'skyscraper' });
  const { link } = await ada.must<{ link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
  await dora.must('POST', '/api/join', { link, watch: true });
  await close();
  return { data, table, people };
}

const scene = prepared();

/** A match at random, complete. */
function randomMatch(seed: number): Match<Skyscraper> {
  const random = new SeededRandom(seed);
  const match = new Match<Skyscraper>(skyscraper, { players: 3, floors: 5 }, NAMES);
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(random);
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

/** Plays a log at a house of its own, and gives what each of the four heard. */
async function played(log: Log): Promise<readonly (readonly string[])[]> {
  const { data, table, people } = await scene;
  const copy = all.folder();
  cpSync(data, copy, { recursive: true });
  seedKeys(7);
  const chances = log.filter(entry => !isSeatEntry<Skyscraper>(entry));
  const fate = (): Skyscraper['Chance'] => {
    const next = chances.shift();
    if (next === undefined) throw new Error('fate was asked too often');
    return next as Skyscraper['Chance'];
  };
  const clock = new FakeClock(NOW);
  const { base, close } = await all.open(
    { clock, find: async () => ({ ...playable, game: { ...skyscraper, fate } }) },
    copy,
  );
  const watching = people.map(({ name, cookie }) => {
    const visitor = new Visitor(base, name);
    visitor.cookie = cookie;
    return new Watching(visitor, table);
  });
  let ids = 0;
  const revision = (): number => Math.max(...watching.map(({ line }) => line.revision(table)));
  const wish = async (who: Watching, wanted: object): Promise<ToldOf<'answer'>> => {
    const answer = await who.line.wish(table, { id: `w${ids++}`, revision: revision(), ...wanted });
    const { granted } = answer;
    // Nobody goes on before all have heard.
    if (granted !== undefined)
      for (const { line } of watching)
        if (line.revision(table) < granted.revision)
          await line.until('news', news => news.revision >= granted.revision);
    return answer;
  };
  const mustWish = async (who: Watching, wanted: object): Promise<void> => {
    const { granted, ...why } = await wish(who, wanted);
    if (granted === undefined) throw new Error(JSON.stringify({ wanted, why }));
  };

  for (const each of watching) await each.come();
  const players = watching.slice(0, 3);
  await clock.advance(500);
  await mustWish(players[0] as Watching, { type: 'begin', seating: 'chosen' });
  const first = (watching[0] as Watching).line.messages.flatMap(message =>
    message.is === 'news' ? [JSON.stringify(message)] : [],
  );
  const [, commitment = ''] = /"commitment":"([0-9a-f]{64})"/.exec(first.join()) ?? [];
  for (const [place, who] of players.entries())
    await mustWish(who, { type: 'seal', commitment, seal: sealNumber(commitment, place, `${place}`.repeat(64)) });
  for (const [place, who] of players.entries()) await mustWish(who, { type: 'show', number: `${place}`.repeat(64) });

  const actions = log.filter(entry => isSeatEntry<Skyscraper>(entry));
  for (const [step, { seat, action }] of actions.entries()) {
    await disturb(watching, seat, step, { wish, mustWish, revision });
    await mustWish(players[seat] as Watching, { type: 'act', action: skyscraper.actions.write(action) });
    const undo = undoIn(watching[3] as Watching, table);
    if (step % 4 === 1 && undo === seat) {
      await mustWish(players[seat] as Watching, { type: 'take-back' });
      await mustWish(players[seat] as Watching, { type: 'act', action: skyscraper.actions.write(action) });
    }
  }
  for (const { line } of watching) await line.wish('nowhere', { type: 'rematch', id: 'the last' });
  const heard = watching.map(each => each.end());
  await close();
  vi.restoreAllMocks();
  expect(chances).toEqual([]);
  return heard;
}

/** Who may take something back, as everybody sees it. */
function undoIn({ line }: Watching, table: string): number | undefined {
  let view: ReturnType<typeof followTold>;
  for (const message of line.messages)
    if (message.is === 'news' && message.table === table) view = followTold(view, message) ?? view;
  return view !== undefined && 'undo' in view ? view.undo?.seat : undefined;
}

interface Means {
  readonly wish: (who: Watching, wanted: object) => Promise<ToldOf<'answer'>>;
  readonly mustWish: (who: Watching, wanted: object) => Promise<void>;
  readonly revision: () => number;
}

/** What happens beside the match: the same in every world, for it depends on nothing but the step. */
async function disturb(watching: readonly Watching[], due: number, step: number, means: Means): Promise<void> {
  const { wish, mustWish, revision } = means;
  for (const [index, who] of watching.entries()) {
    const turn = step + 3 * index;
    // Who is not on turn tries whatever there is; who is, what is never allowed.
    if (turn % 4 === 0)
      await wish(who, {
        type: 'act',
        action: index === due ? { type: 'build', cards: ['1', '1'] } : TRIED[turn % TRIED.length],
      });
    if (turn % 5 === 0) await wish(who, { type: 'act', action: { type: 'end' }, seat: due });
    if (turn % 9 === 0 && index < 3) await mustWish(who, { type: 'say', text: `line ${step}` });
    if (turn % 9 === 0 && index === 3) await wish(who, { type: 'say', text: 'I only look on' });
    if (turn % 11 === 0) await who.come(revision());
    if (turn % 13 === 0) await who.come(Math.max(0, revision() - 5));
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
    if (turn % 10 === 0) await wish(who, { type: 'take-back', revision: Math.max(0, revision() - 1) });
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
