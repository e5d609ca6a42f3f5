/** What a command works with: where it writes, and in which language. Tests hand in their own. */
import { type EngineWords, engineWords, type Language, phrase } from '@belfry/engine/words';
import { type CliWords, cliWords, type FileFault, type UsageFault } from '../words/index.js';

export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
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

/** One line about a file, on standard error. */
export function complain(context: Context, file: string, text: string): void {
  context.err(`${oneLine(`belfry: ${file}: ${text}`)}\n`);
}

export const explainFile = (context: Context, fault: FileFault): string => phrase(context.words.file, fault);

const LONGEST_LINE = 500;

/** Text from outside may be long and hold line breaks and control characters; a message is one line. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE)}…`;
}
