/** The example bot, in Python, at a real server. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { newWishId, Visitor } from '@belfry/server/testing';
import type { RoomView, TableSummary, TableView } from '@belfry/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webApp } from '../testing/app.js';
import { type House, LIMITS, openHouse } from './index.js';

const root = join(import.meta.dirname, '../..');
const dataFolder = mkdtempSync(join(tmpdir(), 'belfry-data-'));
const webRoot = webApp();
const bots: ChildProcess[] = [];
let house: House | undefined;
let base: string;

beforeAll(async () => {
  try {
    execFileSync('python3', ['--version']);
  } catch (error) {
    throw new Error('this test needs python3, 3.9 or newer, on the path', { cause: error });
  }
  // Thinking and physics run in threads, on what was built.
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--build', 'games'], { cwd: root });
  const settings = {
    webRoot,
    dataFolder,
    host: '127.0.0.1',
    port: 0,
    trustProxy: false,
    listedTables: true,
    log: 'silent',
  } as const;
  const fast = { burst: 1e6, perSecond: 1e6 };
  const rates = { ...LIMITS.rates, guest: fast, address: fast, table: fast };
  house = await openHouse(settings, { pace: 0, limits: { ...LIMITS, rates } });
  base = `http://127.0.0.1:${(await house.listen()).port}`;
});
afterAll(async () => {
  for (const child of bots) child.kill();
  await house?.close();
  for (const folder of [dataFolder, webRoot]) rmSync(folder, { recursive: true });
});

/** Ends with what it printed, if it ended well. */
async function bot(link: string, name: string): Promise<string> {
  const child = spawn('python3', [join(root, 'examples/bot.py'), link, '--name', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  bots.push(child);
  let [said, complained] = ['', ''];
  child.stdout.on('data', data => {
    said += String(data);
  });
  child.stderr.on('data', data => {
    complained += String(data);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the bot ended with ${String(code)}: ${complained}`);
  return said;
}

const GAMES = ['five-towers', 'skyscraper', 'turmbauer'];

test.each(GAMES)('two of them play a whole match of %s by a link and nothing else', async game => {
  const host = await Visitor.arrive(base, 'Host');
  const setup = { game, options: { players: 2 }, seats: [null, null] };
  const { table } = await host.must<{ table: string }>('POST', '/api/tables', { wish: newWishId(), setup });
  const path = `/api/tables/${table}`;
  const { link } = await host.must<{ link: string }>('POST', `${path}/links`, { kind: 'table' });
  const ends = Promise.all([bot(link, 'Ada'), bot(link, 'Ben')]);
  const view = () => host.must<RoomView & Partial<TableView>>('GET', path);
  const seated = async (): Promise<number> => {
    const { seats, revision } = await view();
    return seats.every(({ player }) => player.type === 'human') ? revision : -1;
  };
  let revision = -1;
  while (revision < 0) revision = await Promise.race([seated(), ends.then(() => -1)]);
  await host.must('POST', `${path}/wishes`, { id: newWishId(), revision, type: 'begin', seating: 'lot' });
  for (const said of await ends) expect(said).toMatch(/^Sat down\.\nIt is over\. \{.*\}\n$/);
  const { due, fate, seats } = await view();
  expect(due?.type).toBe('over');
  expect(seats.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben']);
  // Both have added a number.
  const shown = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(fate).toMatchObject({ scheme: 'belfry-fate/2', draw: { numbers: [shown, shown] } });
  const { tables } = await host.must<{ tables: TableSummary[] }>('GET', '/api/tables?phases=over&limit=1');
  expect(tables[0]?.outcome?.winners.length).toBeGreaterThan(0);
});

const [ONE, TWO, THREE, OTHER] = ['1', '2', '3', 'e'].map(digit => digit.repeat(64)) as [
  string,
  string,
  string,
  string,
];

/** What a server tells of fate: it has promised this, in its attempt so many, and perhaps waits for numbers with these seals. */
const told = (commitment: string, attempt: number, left: readonly number[], seals?: readonly string[]) => ({
  revision: 1,
  seats: [{ isYours: true }, { isYours: false }].map(seat => ({ ...seat, player: { type: 'human' } })),
  binding: {
    commitment,
    terms: { table: 't', attempt, left },
    awaited: [0],
    isShowing: seals !== undefined,
    seals: seals ?? [null, null],
  },
});
const OVER = { revision: 2, seats: [], due: { type: 'over', result: {} } };

type Wished = { readonly type: 'seal' | 'show'; readonly seal?: string; readonly number?: string };
type Tell = (seal: string) => object;

/** What the bot wishes for at each look, at a server that says all this, one after the other. It may know the seal that the bot made first. */
async function wishesAt(...tellings: readonly Tell[]): Promise<readonly (Wished | undefined)[]> {
  const wished: (Wished | undefined)[] = [];
  const answer = async (request: IncomingMessage): Promise<string> => {
    switch ([request.method, request.url].join(' ')) {
      case 'POST /api/join':
        return '{"table":"t","seat":0}';
      case 'GET /api/tables/t/stream':
        return '{"is":"news"}\n'.repeat(tellings.length);
      case 'GET /api/tables/t':
        wished.push(undefined);
        return JSON.stringify(tellings[wished.length - 1]?.(wished[0]?.seal ?? ''));
      default:
        wished[wished.length - 1] = JSON.parse(await text(request)) as Wished;
        return '{}';
    }
  };
  const liar = createServer((request, response) => void answer(request).then(said => response.end(said)));
  await once(liar.listen(0, '127.0.0.1'), 'listening');
  await bot(`http://127.0.0.1:${(liar.address() as AddressInfo).port}/join#x`, 'Ada');
  liar.close();
  return wished;
}

const always =
  (view: object): Tell =>
  () =>
    view;
const first = always(told(ONE, 0, []));
const over = always(OVER);

describe('whoever would choose the deal', () => {
  test('sees its number for the seals that it was shown for, and no others', async () => {
    const showing =
      (other: string): Tell =>
      seal =>
        told(ONE, 0, [], [seal, other]);
    const wished = await wishesAt(first, first, showing(OTHER), showing(TWO), showing(OTHER), over);
    expect(wished.map(wish => wish?.type)).toEqual(['seal', 'seal', 'show', undefined, 'show', undefined]);
    expect(wished[1]?.seal).toBe(wished[0]?.seal);
    expect(wished[4]?.number).toBe(wished[2]?.number);
  });

  test('does not see it where its seal is not among them', async () => {
    const wished = await wishesAt(first, always(told(ONE, 0, [], [OTHER, OTHER])), over);
    expect(wished.map(wish => wish?.type)).toEqual(['seal', undefined, undefined]);
  });

  test.each<[string, readonly Tell[], readonly (string | undefined)[]]>([
    ['that leaves out one more each time', [told(TWO, 1, [1]), told(THREE, 2, [1, 2])].map(always), ['seal', 'seal']],
    ['that leaves out nobody', [always(told(TWO, 1, []))], [undefined]],
    ['that leaves out too few', [always(told(TWO, 2, [1]))], [undefined]],
    ['of the same attempt', [always(told(TWO, 0, [1]))], [undefined]],
    [
      'that takes in again who was left out',
      [told(TWO, 1, [1]), told(THREE, 2, [2, 3])].map(always),
      ['seal', undefined],
    ],
    ['from before', [always(told(TWO, 1, [1])), first], ['seal', undefined]],
    ['after one that was wrong', [told(TWO, 0, []), told(THREE, 1, [1])].map(always), [undefined, undefined]],
  ])('gets a seal for a draw only if it follows from those before: one %s', async (_, tellings, types) => {
    const wished = await wishesAt(first, ...tellings, over);
    expect(wished.map(wish => wish?.type)).toEqual(['seal', ...types, undefined]);
  });

  test('gets none for another table, and none when the match has begun', async () => {
    const { binding, ...room } = told(ONE, 0, []);
    const elsewhere = { ...room, binding: { ...binding, terms: { ...binding.terms, table: 'u' } } };
    expect(await wishesAt(always(elsewhere), over)).toEqual([undefined, undefined]);
    const begun = always({ ...room, due: { type: 'fate' } });
    expect(await wishesAt(begun, first, over)).toEqual([undefined, undefined, undefined]);
  });
});

test.each([
  ['not-a-link', 'this is no link to a table'],
  ['http://127.0.0.1:1/join#x', 'No server answers at http://127.0.0.1:1'],
])('it says what is wrong with %s', async (link, complaint) => {
  await expect(bot(link, 'Ada')).rejects.toThrow(complaint);
});

test('it says when the link is good for nothing, or no seat is open', async () => {
  await expect(bot(`${base}/join#${'A'.repeat(43)}`, 'Ada')).rejects.toThrow('no-such-invitation');
  const host = await Visitor.arrive(base, 'Host');
  const seat = { name: 'Jay', player: { type: 'bot', policy: 'random' } };
  const setup = { game: GAMES[0], options: { players: 2 }, seats: [seat, seat] };
  const { table } = await host.must<{ table: string }>('POST', '/api/tables', { wish: newWishId(), setup });
  const { link } = await host.must<{ link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
  await expect(bot(link, 'Ada')).rejects.toThrow('No seat is open.');
});
