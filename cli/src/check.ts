import { isFateKey, readRecord } from '@belfry/engine';
import { explainFault } from '@belfry/engine/words';
import { type Arguments, readArguments } from './arguments.js';
import { type Context, complain, EXIT, type Exit, explainFile, UsageError } from './context.js';
import { judgeFate, type Promised, type Verdict } from './fairness.js';
import { readJsonFile } from './files.js';
import { amongAllGames, gameOf } from './games.js';
import { shown } from './text.js';

/** Says of each record whether it is valid and, with its key, fair. */
export async function check(args: readonly string[], context: Context): Promise<Exit> {
  const given = readArguments(args, { key: 'text', commitment: 'text' });
  if (given.positionals.length === 0) throw new UsageError({ code: 'no-files' });
  const promised = { key: hexadecimal(given, 'key'), commitment: hexadecimal(given, 'commitment') };
  if (given.positionals.length > 1 && (promised.key ?? promised.commitment) !== undefined)
    throw new UsageError({ code: 'key-for-one-file' });
  let exit: Exit = EXIT.ok;
  for (const file of given.positionals) {
    const verdict = await judge(file, promised, context);
    if (verdict.good) {
      await context.out(`${shown(file)}: ${verdict.text}\n`);
    } else {
      await complain(context, file, verdict.text);
      exit = EXIT.bad;
    }
  }
  return exit;
}

/** 64 hexadecimal digits from the command line. */
function hexadecimal(given: Arguments, option: string): string | undefined {
  const text = given.text(option)?.toLowerCase();
  if (text !== undefined && !isFateKey(text)) throw new UsageError({ code: 'not-hexadecimal', option: `--${option}` });
  return text;
}

async function judge(file: string, promised: Promised, context: Context): Promise<Verdict> {
  const json = await readJsonFile(file, context);
  if (!json.ok) return { good: false, text: explainFile(context, json.error) };
  const known = await gameOf(json.value);
  const match = readRecord(json.value, known === undefined ? [] : [known.rules]);
  if (match.ok) return judgeFate({ json: json.value, match: match.value, known }, promised, context);
  const words = known?.words[context.language];
  return { good: false, text: explainFault(context.engine, amongAllGames(match.error), words) };
}
