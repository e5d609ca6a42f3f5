/** The command `belfry`: finds the command and turns every failure into one line. */
import { chooseLanguage, LANGUAGES, type Language, phrase } from '@belfry/engine/words';
import { check } from './check.js';
import { type Context, contextFor, EXIT, type Exit, oneLine, RULES, type Streams, UsageError } from './context.js';
import { random } from './random.js';
import { simulate } from './simulate.js';
import { trace } from './trace.js';

type Command = (args: readonly string[], context: Context) => Exit;

const COMMANDS: Readonly<Record<string, Command>> = { trace, check, random, simulate };

/** Runs `belfry` with these arguments. Never throws. */
export function main(args: readonly string[], streams: Streams, wishes: readonly string[]): Exit {
  const { language, rest } = takeLanguage(args, chooseLanguage(wishes));
  const context = contextFor(language, streams);
  const { words } = context;
  try {
    return run(rest, context);
  } catch (error) {
    if (error instanceof UsageError) {
      streams.err(`belfry: ${oneLine(phrase(words.usage, error.fault))}; ${words.seeHelp}\n`);
      return EXIT.usage;
    }
    streams.err(`belfry: ${oneLine(words.internalError(error instanceof Error ? error.message : String(error)))}\n`);
    return EXIT.bad;
  }
}

function run(args: readonly string[], context: Context): Exit {
  const [name, ...rest] = args;
  if (name === 'help' || args.includes('--help') || args.includes('-h')) {
    context.out(context.words.help(RULES.map(rules => rules.id)));
    return EXIT.ok;
  }
  if (name === undefined) throw new UsageError({ code: 'no-command' });
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError({ code: 'unknown-command', command: name });
  return command(rest, context);
}

/** `--lang` may stand anywhere. */
function takeLanguage(args: readonly string[], fallback: Language): { language: Language; rest: readonly string[] } {
  const index = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  if (index < 0) return { language: fallback, rest: args };
  const joined = args[index]?.startsWith('--lang=') === true;
  const value = joined ? args[index]?.slice('--lang='.length) : args[index + 1];
  const language = LANGUAGES.find(candidate => candidate === value);
  if (language === undefined) return { language: fallback, rest: args };
  return { language, rest: args.toSpliced(index, joined ? 1 : 2) };
}
