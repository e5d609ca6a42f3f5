import {
  checkFairness,
  type FateStatement,
  isFateKey,
  type Match,
  readFateStatement,
  readRecord,
} from '@belfry/engine';
import { explainFault, phrase } from '@belfry/engine/words';
import { type Arguments, readArguments } from './arguments.js';
import { type Context, complain, EXIT, type Exit, explainFile, UsageError } from './context.js';
import { readJsonFile } from './files.js';
import { amongAllGames, gameOf, type KnownGame } from './games.js';
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

/** What was said about fate from outside the record. */
interface Promised {
  readonly key: string | undefined;
  readonly commitment: string | undefined;
}

interface Verdict {
  readonly good: boolean;
  readonly text: string;
}

async function judge(file: string, promised: Promised, context: Context): Promise<Verdict> {
  const json = await readJsonFile(file, context);
  if (!json.ok) return { good: false, text: explainFile(context, json.error) };
  const known = await gameOf(json.value);
  const match = readRecord(json.value, known === undefined ? [] : [known.rules]);
  if (match.ok) return judgeFate({ match: match.value, known }, readFateStatement(json.value), promised, context);
  const words = known?.words[context.language];
  return { good: false, text: explainFault(context.engine, amongAllGames(match.error), words) };
}

/** Valid it is; is it fair? What was noted when the match began counts for more than what the record says now. */
async function judgeFate(
  { match, known }: { readonly match: Match; readonly known: KnownGame | undefined },
  statement: FateStatement | undefined,
  promised: Promised,
  context: Context,
): Promise<Verdict> {
  const { verdict } = context.words;
  const valid = describe(match, context);
  const key = promised.key ?? statement?.key;
  const commitment = promised.commitment ?? statement?.commitment;
  if (key === undefined)
    return { good: true, text: commitment === undefined ? valid : `${valid}; ${verdict.keyHidden}` };
  const unfair = checkFairness(match, { key, commitment }, await known?.load());
  if (unfair === undefined) return { good: true, text: `${valid}; ${verdict.fair}` };
  return { good: false, text: verdict.unfair(phrase(context.engine.unfair, unfair)) };
}

function describe(match: Match, { words }: Context): string {
  const due = match.due();
  return due.type === 'over'
    ? words.verdict.finished(JSON.stringify(due.result))
    : words.verdict.running(match.log.length);
}
