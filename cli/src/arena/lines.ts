/** A process that is told something line by line, and answers each time with one line. */
import { type ChildProcess, spawn } from 'node:child_process';

/** Why no line came. */
export type Silence =
  | { readonly code: 'late'; readonly seconds: number }
  | { readonly code: 'ended'; readonly status: string; readonly complaint: string }
  | { readonly code: 'not-started'; readonly reason: string };

export class SilenceError extends Error {
  readonly silence: Silence;

  constructor(silence: Silence) {
    super(JSON.stringify(silence));
    this.silence = silence;
  }
}

/** Nobody says more than this in a line. */
const LONGEST = 16 * 1024 * 1024;
/** How long a process may go on that is not needed any more. */
const PARTING_MS = 1000;
/** What is kept of a process's complaints. */
const LAST_WORDS = 400;

interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
}

export class LineProcess {
  readonly #child: ChildProcess;
  #unread = '';
  #complaint = '';
  #waiting: Waiting | undefined;
  #silence: Silence | undefined;

  constructor(program: string, args: readonly string[]) {
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#child.on('error', error => this.#end({ code: 'not-started', reason: codeOf(error) }));
    this.#child.on('close', (status, signal) =>
      this.#end({ code: 'ended', status: String(signal ?? status), complaint: this.#complaint.trim() }),
    );
    // Somebody who has ended reads no more: that is told by `close`.
    this.#child.stdin?.on('error', () => undefined);
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-LAST_WORDS);
    });
  }

  /** Says a line without waiting for an answer. */
  tell(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  /** Says a line and waits for one, not longer than so many seconds if a number is given. */
  async ask(line: string, seconds?: number): Promise<string> {
    const answer = new Promise<string>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    if (this.#silence === undefined) this.tell(line);
    else this.#end(this.#silence);
    const alarm = seconds === undefined ? undefined : setTimeout(() => this.#giveUp(seconds), seconds * 1000);
    this.#hear('');
    try {
      return await answer;
    } finally {
      clearTimeout(alarm);
    }
  }

  /** Nothing more is said to it. It has a moment to end by itself, and to end those whom it has started. */
  close(): void {
    this.#child.stdin?.end();
    setTimeout(() => this.#child.kill('SIGKILL'), PARTING_MS).unref();
  }

  #giveUp(seconds: number): void {
    this.#end({ code: 'late', seconds });
    this.close();
  }

  #hear(text: string): void {
    this.#unread += text;
    if (this.#unread.length > LONGEST) this.close();
    const end = this.#unread.indexOf('\n');
    if (end < 0 || this.#waiting === undefined) return;
    const line = this.#unread.slice(0, end);
    this.#unread = this.#unread.slice(end + 1);
    this.#waiting.resolve(line);
    this.#waiting = undefined;
  }

  #end(silence: Silence): void {
    this.#silence ??= silence;
    this.#waiting?.reject(new SilenceError(this.#silence));
    this.#waiting = undefined;
  }
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.message);
