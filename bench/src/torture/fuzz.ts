/**
 * Sends a server what nobody should, while honest people play. Twice: with bounds so far away that everything is looked at, and with
 * the usual ones. Whatever comes, the others are answered, memory stays flat, and nobody is shown a stack.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import type { AttackCommand, AttackOrder, AttackReport } from './attackers.js';
import { check } from './checker.js';
import { Company } from './company.js';
import { type Measured, notFlat } from './flat.js';
import { STACK } from './fuzz/attack.js';
import { Journal, readJournal } from './journal.js';
import { newTally, Player, pause, type Tally } from './player.js';
import { say } from './report.js';
import { readStored } from './stored.js';
import { Victim } from './victim.js';

export interface FuzzOrder {
  readonly count: number;
  readonly seed: number;
}

interface PartResult {
  readonly sent: number;
  readonly perSecond: number;
  readonly answers: Readonly<Record<string, number>>;
  /** After a tenth, a half and all of it, in MB. */
  readonly rss: readonly number[];
  readonly heap: readonly number[];
  readonly outside: readonly number[];
  readonly tablesOpen: readonly number[];
  readonly honest: { readonly actions: number; readonly matchesFinished: number; readonly slowest: number };
  readonly tablesRead: number;
  readonly faults: readonly string[];
}

export interface FuzzResult {
  readonly torture: 'fuzz';
  readonly seed: number;
  readonly sent: number;
  readonly boundless: PartResult;
  readonly bounded: PartResult;
  readonly faults: readonly string[];
}

/** The share of what is sent to a server with its usual bounds, and the address from which it comes: they count by address. */
const BOUNDED_SHARE = 0.1;
const [HONEST, ELSEWHERE] = ['127.0.0.1', process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'];
/** Memory is measured after these parts. */
const PARTS = [0.1, 0.4, 0.5];
/** Milliseconds after which a server has let go of what was never finished. */
const REST = 4500;
/** Milliseconds in which honest people are answered, whatever others do. */
const LONGEST_ANSWER = 10_000;

export async function torturedByFuzz({ count, seed }: FuzzOrder): Promise<FuzzResult> {
  const bounded = Math.round(count * BOUNDED_SHARE);
  const parts = {
    boundless: await playPart({ count: count - bounded, seed, isBounded: false }),
    bounded: await playPart({ count: bounded, seed: seed + 1, isBounded: true }),
  };
  const { boundless: first, bounded: second } = parts;
  const faults = [...first.faults, ...second.faults];
  return { torture: 'fuzz', seed, sent: first.sent + second.sent, ...parts, faults };
}

interface Part extends FuzzOrder {
  readonly isBounded: boolean;
}

async function playPart(order: Part): Promise<PartResult> {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-torture-'));
  const victim = await Victim.at(folder, !order.isBounded);
  if (!(await victim.start())) throw new Error(`the server does not start: see ${victim.log}`);
  const honest = await HonestPair.at(victim.base, folder, order);
  const attackers = await Attackers.start({
    port: victim.port,
    from: order.isBounded ? ELSEWHERE : HONEST,
    seed: order.seed,
    isBounded: order.isBounded,
    foreign: honest.tables(),
  });
  const begun = performance.now();
  const conditions: Measured[] = [];
  for (const part of PARTS) {
    const { sent } = await attackers.tell({ do: 'attack', count: Math.round(order.count * part) });
    conditions.push(await measure(victim));
    say(`${order.isBounded ? 'bounded' : 'boundless'}: ${sent} of ${order.count} sent`);
  }
  const seconds = (performance.now() - begun - PARTS.length * REST) / 1000;
  const faults = [...(await notReady(victim)), ...notFlat(conditions)];
  await honest.end();
  faults.push(...(await endInOrder(victim)));
  // What is stored is read anew.
  await victim.start();
  const report = await attackers.tell({ do: 'read' });
  attackers.end();
  faults.push(...(await endInOrder(victim)));
  const checked = await honest.check(victim.dataFolder);
  faults.push(
    ...report.faults,
    ...checked.faults,
    ...(await faultsInLog(victim.log, [...report.secrets, ...honest.secrets])),
  );
  if (faults.length === 0) rmSync(folder, { recursive: true });
  else say(`${faults.length} faults; everything is in ${folder}`);
  return {
    sent: report.sent,
    perSecond: Math.round(report.sent / seconds),
    answers: report.answers,
    rss: conditions.map(({ rss }) => megabytes(rss)),
    heap: conditions.map(({ heap }) => megabytes(heap)),
    outside: conditions.map(({ outside }) => megabytes(outside)),
    tablesOpen: conditions.map(({ tables }) => tables),
    honest: checked.figures,
    tablesRead: report.tablesRead,
    faults,
  };
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;

async function notReady({ base }: Victim): Promise<readonly string[]> {
  const { status } = await fetch(`${base}/readyz`);
  return status === 200 ? [] : [`the server is not ready: ${status}`];
}

async function endInOrder(victim: Victim): Promise<readonly string[]> {
  if (!victim.isAlive) return ['the server is gone'];
  const code = await victim.end();
  return code === 0 ? [] : [`asked to end, the server ended with ${code}`];
}

async function measure(victim: Victim): Promise<Measured> {
  await pause(REST);
  const metrics = await (await fetch(`${victim.base}/metrics`)).text();
  const [, tables] = /^belfry_tables_open (\d+)$/m.exec(metrics) ?? [];
  return { ...(await victim.condition()), tables: Number(tables) };
}

/** No stack, no secret, nothing that went wrong: what clients do wrong is no news. */
async function faultsInLog(path: string, secrets: readonly string[]): Promise<readonly string[]> {
  const known = new Set(secrets);
  const faults: string[] = [];
  for await (const line of createInterface(createReadStream(path))) {
    const isJson = line.startsWith('{');
    const { level = 0 } = isJson ? (JSON.parse(line) as { readonly level?: number }) : {};
    const isSecret = [...line.matchAll(/(?:bft_)?[\w-]{43}/g)].some(([word]) => known.has(word));
    if (!isJson || level >= WARNING || isSecret || STACK.test(line)) faults.push(`in the log: ${line.slice(0, 600)}`);
    if (faults.length >= 20) break;
  }
  return faults;
}

const WARNING = 40;

class Attackers {
  readonly #process: ChildProcess;

  private constructor(started: ChildProcess) {
    this.#process = started;
  }

  static async start(order: AttackOrder): Promise<Attackers> {
    const started = fork(fileURLToPath(new URL('./attackers.js', import.meta.url)), [JSON.stringify(order)]);
    const attackers = new Attackers(started);
    await attackers.#heard();
    return attackers;
  }

  async tell(command: AttackCommand): Promise<AttackReport> {
    const report = this.#heard<AttackReport>();
    this.#process.send(command);
    return await report;
  }

  end(): void {
    this.#process.send({ do: 'end' } satisfies AttackCommand);
  }

  #heard<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const gone = (code: number | null): void => reject(new Error(`the attackers ended with ${code}`));
      this.#process.once('exit', gone);
      this.#process.once('message', message => {
        this.#process.off('exit', gone);
        resolve(message as T);
      });
    });
  }
}

/** Two who only want to play. */
class HonestPair {
  readonly #company: Company;
  readonly #players: readonly Player[];
  readonly #tally: Tally;
  readonly #journal: Journal;
  readonly #path: string;
  readonly #meeting: Promise<void>;
  #isEnding = false;

  private constructor(
    base: string,
    folder: string,
    { seed, isBounded }: Part,
    loaded: Awaited<ReturnType<typeof loadGames>>,
  ) {
    this.#path = join(folder, 'told.ndjson');
    this.#journal = new Journal(this.#path);
    this.#tally = newTally();
    const parts = { journal: this.#journal, tally: this.#tally };
    this.#players = [0, 1].map(index => {
      return new Player(base, `honest ${index}`, { ...parts, random: new SeededRandom(seed, index) });
    });
    const rules = loaded.find(game => game.rules.id === 'skyscraper')?.rules;
    if (rules === undefined) throw new Error('there is no such game');
    this.#company = new Company({
      ...parts,
      game: rules,
      players: this.#players,
      watchers: [],
      bots: [],
      random: new SeededRandom(seed),
      longestThought: isBounded ? THOUGHT : SHORT_THOUGHT,
      isEnding: () => this.#isEnding,
    });
    this.#meeting = this.#company.meet().catch((error: unknown) => {
      this.#tally.faults.push(`the honest: ${String(error)}`);
    });
  }

  /** Resolves when they play. */
  static async at(base: string, folder: string, part: Part): Promise<HonestPair> {
    const pair = new HonestPair(base, folder, part, await loadGames());
    while (pair.#tally.actions === 0) await new Promise(resolve => setTimeout(resolve, 20));
    return pair;
  }

  tables(): readonly string[] {
    return [this.#company.doing.split(' ').at(-1) ?? ''];
  }

  get secrets(): readonly string[] {
    return this.#players.map(({ visitor }) => visitor.cookie.replace(/^[^=]*=/, ''));
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    this.#company.nudge();
    const isLate = await Promise.race([
      this.#meeting.then(() => false),
      new Promise<boolean>(resolve => setTimeout(() => resolve(true), LONGEST_ANSWER).unref()),
    ]);
    if (isLate) this.#tally.faults.push(`the honest are not answered: ${this.#company.doing}`);
    this.#journal.close();
  }

  /** Is everything of theirs there? */
  async check(dataFolder: string) {
    const noted = [...readJournal(this.#path)];
    const theirs = new Set(noted.map(({ table }) => table));
    const { tables, faults: stored } = readStored(dataFolder);
    const games = (await loadGames()).map(({ rules }) => rules);
    const checked = check({ tables: tables.filter(({ id }) => theirs.has(id)), faults: stored }, noted, games);
    const { actions, slowest } = this.#tally;
    const faults = [...this.#tally.faults, ...checked.faults];
    if (slowest > LONGEST_ANSWER) faults.push(`the honest waited ${Math.round(slowest)} ms for an answer`);
    const { matchesFinished } = checked.figures;
    return { faults, figures: { actions, matchesFinished, slowest: Math.round(slowest) } };
  }
}

/** Milliseconds that the honest think at most: by the usual bounds nobody may be much faster. */
const [THOUGHT, SHORT_THOUGHT] = [250, 30];
