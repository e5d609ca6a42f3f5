/** The command `belfry`: finds the command and turns every failure into one line. */
import { chooseLanguage, LANGUAGES, phrase } from '@belfry/engine/words';
import { check } from './check.js';
import {
  type Context,
  contextFor,
  EXIT,
  type Exit,
  explainFile,
  OutputError,
  type Streams,
  UsageError,
} from './context.js';
import { backup, restore } from './copies.js';
import { fileFault, systemCode } from './files.js';
import { gameIds } from './games.js';
import { random } from './random.js';
import { serve } from './serve.js';
import { simulate } from './simulate.js';
import { shown } from './text.js';
import { trace } from './trace.js';

type Command = (args: readonly string[], context: Context) => Promise<Exit>;

const COMMANDS: Readonly<Record<string, Command>> = {
  trace,
  check,
  random,
  simulate,
  // Loaded when wanted: others should not wait for what they do not need.
  arena: async (args, context) => (await import('./arena/arena.js')).arena(args, context),
  referee: async (args, context) => (await import('./arena/referees.js')).referee(args, context),
  train: async (args, context) => (await import('./train/train.js')).train(args, context),
  serve,
  backup,
  restore,
};

/** Runs `belfry` with these arguments. Never throws. */
export async function main(args: readonly string[], streams: Streams, wishes: readonly string[]): Promise<Exit> {
  const fallback = chooseLanguage(wishes);
  const asked = takeLanguage(args);
  const language = LANGUAGES.find(known => known === asked.wish) ?? fallback;
  const context = contextFor(language, streams);
  try {
    if (asked.wish !== undefined && language !== asked.wish)
      throw new UsageError({ code: 'unknown-language', language: asked.wish, known: LANGUAGES });
    return await run(asked.rest, context);
  } catch (error) {
    // A reader that has seen enough, such as `head`, closes the pipe: that is no error.
    if (error instanceof OutputError && systemCode(error.cause) === 'EPIPE') return EXIT.ok;
    // If even that cannot be said, the exit status says it.
    await streams.err(`belfry: ${shown(reasonOf(error, context))}\n`).catch(() => undefined);
    return error instanceof UsageError ? EXIT.usage : EXIT.bad;
  }
}

function reasonOf(error: unknown, context: Context): string {
  const { words } = context;
  if (error instanceof UsageError) return `${phrase(words.usage, error.fault)}; ${words.seeHelp}`;
  if (error instanceof OutputError) return words.outputFailed(explainFile(context, fileFault(error.cause)));
  if (systemCode(error) === 'NO_SQLITE') return words.noSqlite(process.version);
  return words.internalError(error instanceof Error ? error.message : String(error));
}

async function run(args: readonly string[], context: Context): Promise<Exit> {
  const [name, ...rest] = args;
  if (name === 'help' || args.includes('--help') || args.includes('-h')) {
    await context.out(context.words.help(gameIds()));
    return EXIT.ok;
  }
  if (name === undefined) throw new UsageError({ code: 'no-command' });
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError({ code: 'unknown-command', command: name });
  return await command(rest, context);
}

/** `--lang` may stand anywhere. */
function takeLanguage(args: readonly string[]): { wish: string | undefined; rest: readonly string[] } {
  const index = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  const found = args[index];
  if (found === undefined) return { wish: undefined, rest: args };
  if (found !== '--lang') return { wish: found.slice('--lang='.length), rest: args.toSpliced(index, 1) };
  return { wish: args[index + 1] ?? '', rest: args.toSpliced(index, 2) };
}
