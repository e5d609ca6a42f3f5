import { checkFairness, type Match, readFateStatement, readRecord } from '@belfry/engine';
import { explainFault, phrase } from '@belfry/engine/words';
import { readArguments } from './arguments.js';
import { type Context, complain, EXIT, type Exit, explainFile, gameWords, RULES, UsageError } from './context.js';
import { readJsonFile } from './files.js';

/** Says of each record whether it is valid and, with its key, fair. */
export function check(args: readonly string[], context: Context): Exit {
  const given = readArguments(args, { key: 'text' });
  if (given.positionals.length === 0) throw new UsageError({ code: 'no-files' });
  let exit: Exit = EXIT.ok;
  for (const file of given.positionals) {
    const verdict = judge(file, given.text('key'), context);
    if (verdict.good) {
      context.out(`${file}: ${verdict.text}\n`);
    } else {
      complain(context, file, verdict.text);
      exit = EXIT.bad;
    }
  }
  return exit;
}

interface Verdict {
  readonly good: boolean;
  readonly text: string;
}

function judge(file: string, key: string | undefined, context: Context): Verdict {
  const json = readJsonFile(file);
  if (!json.ok) return { good: false, text: explainFile(context, json.error) };
  const match = readRecord(json.value, RULES);
  if (!match.ok) return { good: false, text: explainFault(context.engine, match.error, wordsOf(json.value, context)) };
  const statement = readFateStatement(json.value);
  const usedKey = key ?? statement?.key;
  const { verdict } = context.words;
  const valid = describe(match.value, context);
  if (usedKey === undefined) return { good: true, text: valid };
  const unfair = checkFairness(match.value, { key: usedKey, commitment: statement?.commitment });
  if (unfair === undefined) return { good: true, text: `${valid}; ${verdict.fair}` };
  return { good: false, text: verdict.unfair(phrase(context.engine.unfair, unfair)) };
}

function describe(match: Match, { words }: Context): string {
  const due = match.due();
  return due.type === 'over'
    ? words.verdict.finished(JSON.stringify(due.result))
    : words.verdict.running(match.log.length);
}

/** The words of the game a record names; it may name anything. */
function wordsOf(json: unknown, { language }: Context) {
  const id = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  return typeof id === 'string' ? gameWords(id, language) : undefined;
}
