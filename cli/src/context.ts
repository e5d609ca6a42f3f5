/** What a command works with: where it writes, and in which language. Tests hand in their own. */
import { type EngineWords, engineWords, type GameWords, type Language, phrase } from '@belfry/engine/words';
import { GAMES } from '@belfry/games';
import { type CliWords, cliWords, type FileFault, type UsageFault } from '../words/index.js';

export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** How wide the terminal behind `err` is; `undefined` if it is none. */
  readonly columns: number | undefined;
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
  context.err(`belfry: ${file}: ${oneLine(text)}\n`);
}

export const explainFile = (context: Context, fault: FileFault): string => phrase(context.words.file, fault);

/** Text from outside may hold line breaks and control characters; a message is one line. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

export const gameWords = (id: string, language: Language): GameWords | undefined =>
  GAMES.find(({ rules }) => rules.id === id)?.words[language];

export const RULES = GAMES.map(({ rules }) => rules);
