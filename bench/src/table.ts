/** How many actions a second go through a keeper of tables, early and late in a match. */
import { at, type Game, type Json, SeededRandom } from '@belfry/engine';
import { MemoryStore, type News, type TableHost, TableKeeper } from '@belfry/table';
import { print } from './speed.js';

const WARM_UP = 5;
const MATCHES = 30;

/** Random matches, each action a wish to a keeper with a memory store; every seat is watched. Only the wishes are timed. */
export async function measureTable(rules: Game, players: number): Promise<void> {
  const random = new SeededRandom(1, players);
  const rates: { readonly first: number; readonly last: number }[] = [];
  for (let match = 0; match < WARM_UP + MATCHES; match++) {
    const times = await playTimed(keeperOf(rules).as('bench'), rules, players, random);
    const quarter = Math.floor(times.length / 4);
    const rate = { first: perSecond(times.slice(0, quarter)), last: perSecond(times.slice(-quarter)) };
    if (match >= WARM_UP) rates.push(rate);
  }
  print({
    bench: 'table',
    game: rules.id,
    players,
    firstQuarter: Math.round(median(rates.map(({ first }) => first))),
    lastQuarter: Math.round(median(rates.map(({ last }) => last))),
  });
}

const keeperOf = (game: Game): TableKeeper =>
  new TableKeeper({
    store: new MemoryStore(),
    find: async () => ({ game, policies: ['random'] }),
    think: () => Promise.reject(new Error('there are no bots here')),
    budget: 0,
    mostThoughts: 1,
    pace: async () => undefined,
    clock: { now: () => Date.now(), at: () => () => undefined },
    playsUnwatched: false,
    isOwnDevice: false,
    mostOpen: 1,
    failed: (_, error) => {
      throw error;
    },
  });

/** Milliseconds for each wish. */
async function playTimed(host: TableHost, game: Game, players: number, random: SeededRandom): Promise<number[]> {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, player: { type: 'human' } }));
  const made = await host.make('table', { game: game.id, options: { players }, seats }, 'chosen');
  if (!made.ok) throw new Error(made.error.code);
  const latest: News[] = [];
  const hear = (seat: number) => (news: News | undefined) => {
    if (news !== undefined) latest[seat] = news;
  };
  for (const seat of seats.keys()) await host.watch(made.value, seat, hear(seat));
  const times: number[] = [];
  for (;;) {
    const due = at(latest, 0).match?.due;
    if (due?.type !== 'seat') return times;
    const { room, match } = at(latest, due.seat);
    const action = anyAction(game, match?.state ?? null, random);
    const wish = { type: 'act', id: `${times.length}`, revision: room.revision, seat: due.seat, action };
    const begin = performance.now();
    const answer = await host.wish(made.value, wish);
    times.push(performance.now() - begin);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  }
}

function anyAction(game: Game, view: Json, random: SeededRandom): Json {
  const legal = game.legal(view);
  return game.actions.write(legal.at(random.below(legal.count)));
}

const perSecond = (times: readonly number[]): number =>
  (times.length / times.reduce((sum, time) => sum + time, 0)) * 1000;

const median = (numbers: readonly number[]): number =>
  at(
    numbers.toSorted((a, b) => a - b),
    Math.floor(numbers.length / 2),
  );
