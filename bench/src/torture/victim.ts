/** The server that is tortured: a process that can be killed, and started again at the same place. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Condition, HostOrder } from './host.js';

export class Victim {
  readonly port: number;
  readonly dataFolder: string;
  /** The file with all it has logged and said. */
  readonly log: string;
  readonly #isBoundless: boolean;
  readonly #lines: number;
  #child: ChildProcess | undefined;
  #ended: Promise<number | null> = Promise.resolve(null);

  private constructor(folder: string, port: number, isBoundless: boolean) {
    this.dataFolder = join(folder, 'data');
    mkdirSync(this.dataFolder, { recursive: true, mode: 0o700 });
    this.log = join(folder, 'log.ndjson');
    this.#lines = openSync(this.log, 'a');
    this.port = port;
    this.#isBoundless = isBoundless;
  }

  /** At a port that is free now. */
  static async at(folder: string, isBoundless: boolean): Promise<Victim> {
    return new Victim(folder, await freePort(), isBoundless);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it listens: says so. Not if it has ended before. */
  start(): Promise<boolean> {
    const order: HostOrder = { dataFolder: this.dataFolder, port: this.port, isBoundless: this.#isBoundless };
    const child = fork(fileURLToPath(new URL('./host.js', import.meta.url)), [JSON.stringify(order)], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', this.#lines, this.#lines, 'ipc'],
    });
    this.#child = child;
    this.#ended = new Promise(resolve => child.once('exit', code => resolve(code)));
    const listens = new Promise<boolean>(resolve => child.once('message', () => resolve(true)));
    return Promise.race([listens, this.#ended.then(() => false)]);
  }

  get isAlive(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** At once: it can do nothing about it. Says whether it was still there. */
  async kill(): Promise<boolean> {
    const wasAlive = this.isAlive && this.#child?.kill('SIGKILL') === true;
    await this.#ended;
    return wasAlive;
  }

  /** Asks it to end in order. */
  askToEnd(): void {
    if (this.isAlive) this.#child?.kill('SIGTERM');
  }

  /** In order, and says with which code it ended. */
  async end(): Promise<number | null> {
    this.askToEnd();
    return await this.#ended;
  }

  condition(): Promise<Condition> {
    return new Promise(resolve => {
      this.#child?.once('message', message => resolve(message as Condition));
      this.#child?.send('condition');
    });
  }
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
