/** What a command works with: where it reads and writes, and in which language. Tests hand in their own. */
import { type EngineWords, engineWords, type Language, phrase } from '@belfry/engine/words';
import { type CliWords, cliWords, type FileFault, type UsageFault } from '../words/index.js';
import { shown } from './text.js';

/** Takes a text, and is done when it has gone out: whoever writes a lot waits for the reader. */
export type Write = (text: string) => Promise<void>;

export interface Streams {
  readonly stdin: () => AsyncIterable<Uint8Array>;
  readonly out: Write;
  readonly err: Write;
  /** Is `err` a terminal? */
  readonly isTerminal: boolean;
}

export interface Context extends Streams {
  readonly language: Language;
  readonly words: CliWords;
  readonly engine: EngineWords;
}

export const contextFor = (language: Language, streams: Streams): Context => ({
  ...streams,
  out: orFail(streams.out),
  err: orFail(streams.err),
  language,
  words: cliWords[language],
  engine: engineWords[language],
});

/** How a command ended. */
export const EXIT = { ok: 0, bad: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Thrown for a call that makes no sense; caught in one place, where it becomes one line and exit 2. */
export class UsageError extends Error {
  readonly fault: UsageFault;

  constructor(fault: UsageFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Thrown when nothing more can be said; its cause is the system's error. */
export class OutputError extends Error {}

const orFail =
  (write: Write): Write =>
  async text => {
    try {
      await write(text);
    } catch (cause) {
      throw new OutputError('the output could not be written', { cause });
    }
  };

/** One line about a file, on standard error. */
export const complain = (context: Context, file: string, text: string): Promise<void> =>
  context.err(`belfry: ${shown(file)}: ${shown(text)}\n`);

export const explainFile = (context: Context, fault: FileFault): string => phrase(context.words.file, fault);
