/** Threads that are real. What they run for the games is what was built from them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, type Game, type Json, KeyedRandom, Match, newFateKey, SeededRandom } from '@belfry/engine';
import { GAMES } from '@belfry/games';
import type { Question } from '@belfry/table';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findPlayable, openPool, type Pool, type PoolOptions } from './index.js';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'belfry-pool-'));

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--build', 'games'], { cwd: root });
});
afterAll(() => rmSync(folder, { recursive: true }));

const open: Pool[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(pool => pool.close()));
});

function poolWith(options: PoolOptions = {}): Pool {
  const pool = openPool(options);
  open.push(pool);
  return pool;
}

const FOR_EVER = 600_000;
const never = (): AbortSignal => new AbortController().signal;
const asked = (game: string, policy: string, view: Json): Question => ({ table: 'a', game, policy, seat: 0, view });

/** Plays at random until `until` says that it is far enough, or it is over. */
function playOn(match: Match, until: (due: ReturnType<Match['due']>) => boolean, seed = 1): void {
  const random = new SeededRandom(seed);
  for (let due = match.due(); due.type !== 'over' && !until(due); due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(new KeyedRandom(newFateKey(), 0));
    else match.play({ seat: due.seat, action: match.legal().at(random.below(match.legal().count)) });
  }
}

const begun = (game: Game): Match => {
  const { min } = game.options.players;
  return new Match(
    game,
    { players: min },
    Array.from({ length: min }, (_, seat) => `P${seat}`),
  );
};

describe.each(GAMES.map(listed => [listed.id, listed] as const))('%s', (id, listed) => {
  test('each of its bots has a thought, and it is legal', async () => {
    const { rules, policies } = await listed.play();
    const pool = poolWith({ threads: 1 });
    for (const { name } of policies) {
      const match = begun(rules);
      playOn(match, due => due.type === 'seat');
      const due = match.due();
      if (due.type !== 'seat') throw new Error('nobody is due');
      const written = await pool.think(asked(id, name, match.see(due.seat) as Json), FOR_EVER, never());
      const action = rules.actions.read(written);
      if (!action.ok) throw new Error(`${name} wrote something that is no action`);
      expect(match.play({ seat: due.seat, action: action.value })).toBeUndefined();
    }
    expect(pool.figures()).toMatchObject({ thinking: 0, waiting: 0, thoughts: { done: policies.length } });
  });

  test('what fate answers in the pool is what the game answers that was loaded here', async () => {
    const { rules, load } = await listed.play();
    const pool = poolWith({ threads: 1 });
    const playable = await findPlayable(pool)(id);
    expect(playable?.game).toBe(rules);
    expect(playable?.customs).toEqual(listed.customs);
    expect(playable?.fate === undefined).toBe(load === undefined);
    if (load === undefined) return;
    const loaded = await load();
    const match = begun(loaded);
    let answered = 0;
    while (answered < 5) {
      playOn(match, due => due.type === 'chance', answered);
      const random = new KeyedRandom(newFateKey(), 0);
      const [state] = match.truth();
      const drawn = loaded.draw?.(state, random);
      if (drawn === undefined) match.letFateAnswer(random);
      else {
        const chance = await playable?.fate?.(state, drawn);
        expect(chance).toEqual(loaded.answer?.(state, drawn));
        if (chance !== undefined) expect(match.play(chance)).toBeUndefined();
        answered += 1;
      }
    }
    expect(pool.figures().answers).toMatchObject({ done: 5, running: 0 });
  });
});

test('a game that is not there is no playable, whatever it is called', async () => {
  const find = findPlayable(poolWith({ threads: 1 }));
  expect(await find('constructor')).toBeUndefined();
});

test('a bot that is not there fails its own thought', async () => {
  const pool = poolWith({ threads: 1 });
  await expect(pool.think(asked(at(GAMES, 0).id, 'nobody', null), FOR_EVER, never())).rejects.toThrow(/no bot nobody/);
  await expect(pool.answer('nothing', null, null)).rejects.toThrow(/no game nothing/);
});

describe('threads that do not behave', () => {
  /** Does what the bot is called. */
  const path = join(folder, 'program.mjs');
  writeFileSync(
    path,
    `
    const hidden = () => ({ environment: Object.keys(process.env), switches: process.execArgv });
    const does = {
      echo: given => given,
      for_ever: () => { for (;;); },
      hang: () => new Promise(() => undefined),
      crash: () => process.exit(3),
      throw_later: () => new Promise(() => queueMicrotask(() => { throw new Error('later'); })),
      swell: () => { const all = []; for (;;) all.push(Array.from({ length: 1000 }, () => ({}))); },
      throw: () => { throw new Error('no idea'); },
      unsaid: () => () => 'what cannot be told',
      hidden,
    };
    export const think = ({ policy, ...rest }) => does[policy](rest);
    export const answer = ({ state }) => does[state](state);
  `,
  );
  const program = pathToFileURL(path);
  const think = (pool: Pool, policy: string, budget = FOR_EVER, signal = never()): Promise<unknown> =>
    pool.think(asked('any', policy, ['view']), budget, signal);

  test('a thread gets game, view, bot and time, and nothing of the environment', async () => {
    process.env['BELFRY_SECRET'] = 'secret';
    const pool = poolWith({ program, threads: 1 });
    expect(await think(pool, 'echo')).toEqual({ game: 'any', view: ['view'], budget: FOR_EVER });
    expect(await think(pool, 'hidden')).toEqual({
      environment: [],
      switches: ['--no-experimental-require-module'],
    });
    delete process.env['BELFRY_SECRET'];
  });

  test('closed while its threads are still loading, it takes nobody with it', async () => {
    for (let wait = 20; wait < 200; wait += 15) {
      const pool = openPool({ threads: 2 });
      await new Promise(resolve => setTimeout(resolve, wait));
      await pool.close();
    }
    expect(await think(poolWith({ program, threads: 1 }), 'echo')).toEqual({
      game: 'any',
      view: ['view'],
      budget: FOR_EVER,
    });
  });

  test.each(['for_ever', 'hang'])('%s: what overruns is stopped, and the pool goes on', async policy => {
    const pool = poolWith({ program, threads: 1 });
    await expect(think(pool, policy, 50)).rejects.toMatchObject({ code: 'overrun' });
    expect(await think(pool, 'echo')).toEqual({ game: 'any', view: ['view'], budget: FOR_EVER });
    expect(pool.figures()).toMatchObject({ thinking: 0, thoughts: { done: 1, failures: { overrun: 1 } } });
  });

  test.each([
    ['crash', 'crashed'],
    ['swell', 'crashed'],
    ['throw_later', undefined],
    ['throw', undefined],
    ['unsaid', undefined],
  ])('%s: a thread that fails takes nobody with it', async (policy, code) => {
    const pool = poolWith({ program, threads: 2, memory: 32 });
    const others = [think(pool, 'echo'), think(pool, 'echo'), think(pool, 'echo')];
    const error: unknown = await think(pool, policy).catch(caught => caught);
    expect(error).toBeInstanceOf(Error);
    expect(Object(error).code).toBe(code ?? Object(error).code);
    expect(await Promise.all([...others, think(pool, 'echo')])).toHaveLength(4);
    expect(pool.figures()).toMatchObject({ thinking: 0, waiting: 0, thoughts: { done: 4 } });
  });

  test('with all threads busy, so many wait, and more are refused at once', async () => {
    const pool = poolWith({ program, threads: 2, queue: 3 });
    const stop = new AbortController();
    const thoughts = Array.from({ length: 5 }, () => think(pool, 'for_ever', FOR_EVER, stop.signal));
    const ended = Promise.allSettled(thoughts);
    expect(pool.figures()).toMatchObject({ thinking: 2, waiting: 3 });
    await expect(think(pool, 'echo')).rejects.toMatchObject({ code: 'busy' });
    stop.abort();
    expect(await ended).toMatchObject(Array.from({ length: 5 }, () => ({ reason: { code: 'unwanted' } })));
    expect(pool.figures()).toMatchObject({ thinking: 0, waiting: 0 });
    expect(await think(pool, 'echo')).toEqual({ game: 'any', view: ['view'], budget: FOR_EVER });
  });

  test('what waits is done in its order, and what is not wanted any more is never begun', async () => {
    const pool = poolWith({ program, threads: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const order: string[] = [];
    const note = (name: string, thought: Promise<unknown>): Promise<unknown> =>
      thought.then(
        () => order.push(name),
        ({ code }) => order.push(`${name} ${code}`),
      );
    const all = [
      note('a', think(pool, 'for_ever', FOR_EVER, first.signal)),
      note('b', think(pool, 'for_ever', FOR_EVER, second.signal)),
      note('c', think(pool, 'echo')),
      note('d', think(pool, 'echo')),
    ];
    second.abort();
    first.abort();
    await Promise.all(all);
    expect(order).toEqual(['b unwanted', 'a unwanted', 'c', 'd']);
  });

  test('what is stopped before it begins does not begin', async () => {
    const pool = poolWith({ program, threads: 1 });
    await expect(think(pool, 'for_ever', FOR_EVER, AbortSignal.abort())).rejects.toMatchObject({ code: 'unwanted' });
    expect(pool.figures()).toMatchObject({ thinking: 0, waiting: 0 });
  });

  test('being stopped when it is done stops nothing', async () => {
    const pool = poolWith({ program, threads: 1 });
    const stop = new AbortController();
    await think(pool, 'echo', FOR_EVER, stop.signal);
    const next = think(pool, 'echo');
    stop.abort();
    expect(await next).toEqual({ game: 'any', view: ['view'], budget: FOR_EVER });
  });

  test('fate answers while all bots think, and not for ever', async () => {
    const pool = poolWith({ program, threads: 1, answerThreads: 1, answerBudget: 2000 });
    const stop = new AbortController();
    const thought = think(pool, 'for_ever', FOR_EVER, stop.signal);
    expect(await pool.answer('any', 'echo', null)).toBe('echo');
    await expect(pool.answer('any', 'for_ever', null)).rejects.toMatchObject({ code: 'overrun' });
    stop.abort();
    await expect(thought).rejects.toMatchObject({ code: 'unwanted' });
  });

  test('closing ends what runs and what waits; nothing more is begun', async () => {
    const pool = poolWith({ program, threads: 1 });
    const ended = Promise.allSettled([think(pool, 'for_ever'), think(pool, 'echo'), pool.answer('any', 'hang', null)]);
    await pool.close();
    expect(await ended).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { code: 'closed' } })));
    await expect(think(pool, 'echo')).rejects.toMatchObject({ code: 'closed' });
  });
});
