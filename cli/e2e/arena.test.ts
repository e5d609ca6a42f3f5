/** The arena and training as people start them, in processes that are killed in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@belfry/games';
import { afterAll, expect, test } from 'vitest';
import { ended } from './served.js';

/** As it was built: a checkout that changes meanwhile is not built again. */
const BELFRY = [process.execPath, join(import.meta.dirname, '../dist/src/run.js')];

const folder = mkdtempSync(join(tmpdir(), 'belfry-arena-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The numbers of a comparison, without what a clock says. */
function numbersIn(name: string): unknown {
  const report = JSON.parse(read(name)) as { readonly bots: readonly object[] };
  return { ...report, bots: report.bots.map(bot => ({ ...bot, msMedian: 0, ms99: 0 })) };
}

/** Starts it, and kills it once enough has been written. */
async function killed(args: readonly string[], isEnough: () => boolean): Promise<void> {
  const [program = '', ...rest] = [...BELFRY, ...args];
  const child = spawn(program, rest, { stdio: 'ignore' });
  started.push(child);
  const end = once(child, 'exit');
  while (!isEnough()) {
    expect(child.exitCode).toBeNull();
    await sleep(5);
  }
  child.kill('SIGKILL');
  await end;
}

const linesIn = (name: string): number => (existsSync(join(folder, name)) ? read(name).split('\n').length - 1 : 0);

test.each(GAMES.map(({ id }) => id))('%s: however many processes play, the numbers are the same', async game => {
  const args = ['arena', game, '--players', '2', '--bots', 'random', '--deals', '2', '--seed', '1'];
  for (const jobs of ['1', '2']) {
    const run = [...BELFRY, ...args, '--jobs', jobs, '--json', join(folder, `${game}-${jobs}.json`)];
    expect(await ended(run, {})).toMatchObject({ status: 0, err: '' });
  }
  expect(numbersIn(`${game}-2.json`)).toEqual(numbersIn(`${game}-1.json`));
});

const GAME = 'five-towers';

test('an arena that was killed goes on to the same numbers', async () => {
  const plan = ['arena', GAME, '--bots', 'greedy,random', '--deals', '200', '--seed', '2'];
  const args = (jobs: number, name: string) => [...plan, '--jobs', String(jobs), '--json', join(folder, name)];
  const [cut, whole] = ['cut.json', 'whole.json'];
  await killed(args(2, cut), () => linesIn(`${cut}.deals`) > 4);
  const again = await ended([...BELFRY, ...args(2, cut)], {});
  expect(again.err).toMatch(/^goes on: \d+ deals? ha(s|ve) been played already\n$/);
  await ended([...BELFRY, ...args(1, whole)], {});
  expect(numbersIn(cut)).toEqual(numbersIn(whole));
  expect(existsSync(join(folder, `${cut}.deals`))).toBe(false);
});

test('a bot that fails in another process is named', async () => {
  const bots = 'program:./no-such-bot,random';
  const args = ['arena', GAME, '--bots', bots, '--deals', '4', '--seed', '1', '--jobs', '2'];
  expect(await ended([...BELFRY, ...args], {})).toEqual({
    status: 1,
    out: '',
    err: 'belfry: program:./no-such-bot: this bot cannot be started: ENOENT\n',
  });
});

test('a training that was killed goes on to the same weights', async () => {
  const [learned] = (
    await Promise.all(GAMES.map(async ({ id, play }) => ((await play()).course === undefined ? [] : [id])))
  ).flat();
  if (learned === undefined) throw new Error('nothing is learned anywhere');
  const train = (lessons: number, name: string) => {
    const kept = ['--seed', '3', '--out', join(folder, name)];
    return ['train', learned, '--lessons', String(lessons), ...kept];
  };
  await killed(train(1000, 'cut'), () => existsSync(join(folder, 'cut/school.json')));
  const { notes } = JSON.parse(read('cut/school.json')) as { readonly notes: readonly unknown[] };
  const lessons = notes.length + 1;
  expect(await ended([...BELFRY, ...train(lessons, 'cut')], {})).toMatchObject({ status: 0, err: '' });
  await ended([...BELFRY, ...train(lessons, 'whole')], {});
  expect(read('cut/school.json')).toBe(read('whole/school.json'));
});
