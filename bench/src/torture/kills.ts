/**
 * Kills a server again and again, at random moments and under load, and looks whether anything was lost, or is there twice. In rounds:
 * each begins with an empty folder, and is checked when it is over.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Random, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { type Checked, check } from './checker.js';
import { readJournal } from './journal.js';
import { pause } from './player.js';
import type { PlayersOrder, PlayersReport } from './players.js';
import { say } from './report.js';
import { readStored } from './stored.js';
import { Victim } from './victim.js';

export interface KillsOrder {
  readonly count: number;
  readonly seed: number;
  readonly companies: number;
}

export interface KillsResult {
  readonly torture: 'kills';
  readonly seed: number;
  readonly kills: number;
  readonly killedStarting: number;
  readonly killedClosing: number;
  readonly actionsGranted: number;
  readonly wishesGranted: number;
  readonly wishesRetried: number;
  readonly wishesFailed: number;
  readonly linesLost: number;
  readonly tables: number;
  readonly matchesFinished: number;
  readonly recordsChecked: number;
  readonly events: number;
  readonly viewsCompared: number;
  readonly restartMedian: number;
  readonly restartMax: number;
  readonly faults: readonly string[];
}

/** Kills in one round. */
const ROUND = 100;
/** Milliseconds that a server runs at most before it is killed, that it is given to close, and to come to rest in the end. */
const [LONGEST_RUN, LONGEST_CLOSE, LAST_RUN] = [1200, 100, 1500];
/** Of a hundred kills so many are while it starts, and so many while it closes. */
const [STARTING, CLOSING] = [15, 15];
/** Milliseconds after which a server that does not start never will. */
const NEVER = 60_000;

interface Round {
  readonly kills: { running: number; starting: number; closing: number };
  /** Milliseconds until it listened again. */
  readonly restarts: number[];
  readonly report: PlayersReport;
  readonly checked: Checked;
  readonly faults: readonly string[];
}

export async function torturedByKills({ count, seed, companies }: KillsOrder): Promise<KillsResult> {
  const rounds: Round[] = [];
  for (let done = 0, index = 0; done < count; done += ROUND, index++) {
    const round = await playRound(Math.min(ROUND, count - done), seed + index, companies);
    rounds.push(round);
    if (round.faults.length > 0) break;
  }
  return resultOf(seed, rounds);
}

/** A round keeps its folder if something was wrong. */
async function playRound(count: number, seed: number, companies: number): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-torture-'));
  const victim = await Victim.at(folder, true);
  const random = new SeededRandom(seed);
  const order: PlayersOrder = { base: victim.base, journal: join(folder, 'told.ndjson'), seed, companies };
  const faults: string[] = [];
  const killing = new Killing(victim, random);
  await killing.start();
  const players = fork(fileURLToPath(new URL('./players.js', import.meta.url)), [JSON.stringify(order)]);
  const gone = new Promise<never>((_, reject) => {
    players.once('exit', code => code !== 0 && reject(new Error(`the players ended with ${code}`)));
  });
  while (killing.count < count) {
    await Promise.race([killing.once(), gone]);
    if (killing.count % 10 === 0) say(`seed ${seed}: ${killing.count} of ${count} kills`);
  }
  await pause(LAST_RUN);
  const report = await Promise.race([finished(players), gone]);
  const code = await victim.end();
  if (code !== 0) faults.push(`asked to end, the server ended with ${code}`);
  say(`seed ${seed}: checking`);
  // As it lies there, in a place of its own: looking must change nothing.
  cpSync(victim.dataFolder, join(folder, 'copy'), { recursive: true });
  const games = await Promise.all((await loadGames()).map(({ load }) => load()));
  const checked = check(readStored(join(folder, 'copy')), readJournal(order.journal), games);
  faults.push(...report.faults, ...checked.faults);
  if (faults.length === 0) rmSync(folder, { recursive: true });
  else say(`seed ${seed}: ${faults.length} faults; everything is in ${folder}`);
  const { kills, restarts } = killing;
  return { kills, restarts, report, checked, faults };
}

class Killing {
  readonly kills = { running: 0, starting: 0, closing: 0 };
  readonly restarts: number[] = [];
  readonly #victim: Victim;
  readonly #random: Random;

  constructor(victim: Victim, random: Random) {
    this.#victim = victim;
    this.#random = random;
  }

  get count(): number {
    return this.kills.running + this.kills.starting + this.kills.closing;
  }

  /** Starts it, and waits until it listens. */
  async start(): Promise<void> {
    const begun = performance.now();
    // It may also never say anything.
    const timer = setTimeout(() => void this.#victim.kill(), NEVER);
    const listens = await this.#victim.start();
    clearTimeout(timer);
    if (!listens) throw new Error(`the server does not start: see ${this.#victim.log}`);
    this.restarts.push(performance.now() - begun);
  }

  /** Lets it live for a while, kills it, and starts it again. */
  async once(): Promise<void> {
    await pause(this.#random.below(LONGEST_RUN));
    const chosen = this.#random.below(100);
    if (chosen < STARTING) await this.#whileStarting();
    else if (chosen < STARTING + CLOSING) await this.#whileClosing();
    else if (await this.#victim.kill()) this.kills.running += 1;
    await this.start();
  }

  async #whileStarting(): Promise<void> {
    await this.#victim.kill();
    const usual = this.restarts.toSorted((a, b) => a - b)[Math.floor(this.restarts.length / 2)] ?? 0;
    void this.#victim.start();
    await pause(this.#random.below(Math.ceil(usual)));
    if (await this.#victim.kill()) this.kills.starting += 1;
  }

  async #whileClosing(): Promise<void> {
    this.#victim.askToEnd();
    await pause(this.#random.below(LONGEST_CLOSE));
    if (await this.#victim.kill()) this.kills.closing += 1;
  }
}

function finished(players: ChildProcess): Promise<PlayersReport> {
  const report = new Promise<PlayersReport>(resolve => {
    players.once('message', message => resolve(message as PlayersReport));
  });
  players.send('finish');
  return report;
}

function resultOf(seed: number, rounds: readonly Round[]): KillsResult {
  const sum = (figure: (round: Round) => number): number => rounds.reduce((all, round) => all + figure(round), 0);
  const restarts = rounds.flatMap(round => round.restarts).toSorted((a, b) => a - b);
  return {
    torture: 'kills',
    seed,
    kills: sum(({ kills }) => kills.running + kills.starting + kills.closing),
    killedStarting: sum(({ kills }) => kills.starting),
    killedClosing: sum(({ kills }) => kills.closing),
    actionsGranted: sum(({ report }) => report.actions),
    wishesGranted: sum(({ checked }) => checked.figures.granted),
    wishesRetried: sum(({ report }) => report.retried),
    wishesFailed: sum(({ report }) => report.failed),
    linesLost: sum(({ report }) => report.linesLost),
    tables: sum(({ checked }) => checked.figures.tables),
    matchesFinished: sum(({ checked }) => checked.figures.matchesFinished),
    recordsChecked: sum(({ report }) => report.recordsChecked),
    events: sum(({ checked }) => checked.figures.events),
    viewsCompared: sum(({ checked }) => checked.figures.viewsCompared),
    restartMedian: Math.round(restarts[Math.floor(restarts.length / 2)] ?? 0),
    restartMax: Math.round(restarts.at(-1) ?? 0),
    faults: rounds.flatMap(({ faults }) => faults).slice(0, MOST_FAULTS),
  };
}

/** The first tell enough. */
const MOST_FAULTS = 50;
