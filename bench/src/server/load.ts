/** Many players in a process of their own: started by `server.ts`, which tells it where the server is and what to play. */
import { type Game, type Json, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { gatherAt, newWishId, Visitor } from '@belfry/server/testing';
import { isBegun, type TableId, type TableView } from '@belfry/table';
import type { Client, View } from '@belfry/wire';

export interface LoadOrder {
  readonly base: string;
  readonly game: string;
  readonly tables: number;
  /** Do players think for a while, or answer at once? */
  readonly thinking: boolean;
  /** At so many tables one of the two goes as soon as the match has begun. */
  readonly left: number;
}

const [order] = process.argv.slice(2);
const { base, game: gameId, tables, thinking, left } = JSON.parse(order ?? '') as LoadOrder;
const game = (await loadGames()).find(({ rules }) => rules.id === gameId)?.rules as Game;
const random = new SeededRandom(1, tables);

/** Milliseconds that players think. */
const [SHORTEST, LONGEST] = [500, 1500];

interface Player {
  readonly visitor: Visitor;
  readonly client: Client;
  view: View | undefined;
  /** The revision at which they think about what to do, and what lets them act. */
  thinksAt?: number;
  timer?: NodeJS.Timeout;
}

interface Pair {
  readonly players: readonly Player[];
  table: TableId;
}

let isPlaying = false;
let actions = 0;
let delays: number[] = [];
/** When the last action at each table was sent, and by whom. */
const sent = new Map<TableId, { readonly by: Player; readonly at: number }>();
let running = 0;
let onAllOver = (): void => undefined;

async function arrive(index: number): Promise<Player> {
  const visitor = await Visitor.arrive(base, `p${index}`);
  // Cookies are rotated when somebody sits down: the socket is opened afterwards.
  return { visitor, client: undefined as unknown as Client, view: undefined };
}

/** So many at a time. */
async function inTurn<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
  most = 20,
): Promise<void> {
  const rest = [...items.entries()];
  const one = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: most }, one));
}

const pairs: Pair[] = [];

async function prepare(): Promise<void> {
  const places = Array.from({ length: tables }, (_, index) => index);
  await inTurn(places, async (_, index) => {
    const players = [await arrive(2 * index), await arrive(2 * index + 1)];
    pairs[index] = { players, table: '' };
  });
}

/** A new match for all, begun and waiting. */
async function begin(): Promise<void> {
  await inTurn(pairs, async (pair, index) => {
    pair.table = await gatherAt(
      pair.players.map(({ visitor }) => visitor),
      { game: gameId },
    );
    for (const player of pair.players) connect(player, pair);
    await until(() => pair.players.every(({ view }) => view !== undefined));
    const [host] = pair.players;
    const revision = host?.view?.revision ?? 0;
    await host?.client.wish(pair.table, { id: newWishId(), revision, type: 'begin', seating: 'chosen' });
    await until(() => pair.players.every(({ view }) => view !== undefined && isBegun(view)));
    if (index < left) pair.players[1]?.client.close();
  });
}

function connect(player: Player, pair: Pair): void {
  const client = player.client ?? player.visitor.client();
  Object.assign(player, { client, view: undefined, thinksAt: -1 });
  client.watch(pair.table, view => {
    player.view = view;
    if (isPlaying) heard(player, pair);
  });
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5));
};

function heard(player: Player, pair: Pair): void {
  const last = sent.get(pair.table);
  if (last !== undefined && last.by !== player) {
    delays.push(performance.now() - last.at);
    sent.delete(pair.table);
  }
  go(player, pair);
}

/** Acts if it is this player's turn. */
function go(player: Player, pair: Pair): void {
  const { view } = player;
  if (view === undefined || !isBegun(view)) return;
  if (view.due.type === 'over') {
    if (player === pair.players[0]) over();
  } else if (view.due.type === 'seat' && view.due.seat === view.viewer) think(player, pair, view);
}

function over(): void {
  running -= 1;
  if (running === 0) onAllOver();
}

function think(player: Player, pair: Pair, view: TableView): void {
  if (player.thinksAt === view.revision) return;
  player.thinksAt = view.revision;
  const act = (): void => {
    if (!isPlaying || player.view?.revision !== view.revision) return;
    const wish = { id: newWishId(), revision: view.revision, type: 'act', action: anyAction(view.state) } as const;
    sent.set(pair.table, { by: player, at: performance.now() });
    void wished(player.client.wish(pair.table, wish));
  };
  if (thinking) player.timer = setTimeout(act, SHORTEST + random.below(LONGEST - SHORTEST));
  else act();
}

async function wished(answered: ReturnType<Client['wish']>): Promise<void> {
  const answer = await answered;
  if (!('granted' in answer)) throw new Error(JSON.stringify(answer));
  actions += 1;
}

function anyAction(view: Json): Json {
  const legal = game.legal(view);
  return game.actions.write(legal.at(random.below(legal.count)));
}

/** Lets all play until everything is over, or for so many seconds. */
async function play(seconds: number): Promise<void> {
  isPlaying = true;
  running = pairs.length;
  const allOver = new Promise<void>(resolve => {
    onAllOver = resolve;
  });
  for (const pair of pairs)
    for (const player of pair.players) {
      player.thinksAt = -1;
      clearTimeout(player.timer);
      // Nobody begins at the same moment as all the others.
      if (thinking) player.timer = setTimeout(() => go(player, pair), random.below(LONGEST));
      else go(player, pair);
    }
  await Promise.race([allOver, new Promise(resolve => setTimeout(resolve, seconds * 1000))]);
  isPlaying = false;
  await new Promise(resolve => setTimeout(resolve, 300));
}

const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  prepare,
  begin,
  play: async () => {
    [actions, delays] = [0, []];
    sent.clear();
    const begun = performance.now();
    await play(thinking ? 15 : 60);
    return { actions, seconds: (performance.now() - begun - 300) / 1000, delays };
  },
};

process.on('message', command => {
  const work = COMMANDS[String(command)];
  if (work === undefined) process.exit(0);
  work().then(
    result => process.send?.(result ?? {}),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
