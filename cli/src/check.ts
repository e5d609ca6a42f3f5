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
  const given = readArguments(args, { key: 'text', commitment: 'text', seals: 'text', head: 'text', fair: 'flag' });
  if (given.positionals.length === 0) throw new UsageError({ code: 'no-files' });
  const ofOne = {
    key: hexadecimal(given, 'key'),
    commitment: hexadecimal(given, 'commitment'),
    seals: sealsOf(given, 'seals'),
    head: headOf(given, 'head'),
  };
  if (given.positionals.length > 1 && Object.values(ofOne).some(value => value !== undefined))
    throw new UsageError({ code: 'key-for-one-file' });
  const promised = { ...ofOne, mustBeFair: given.flag('fair') };
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

/** By place; nothing where there is a dash. */
function sealsOf(given: Arguments, option: string): Promised['seals'] {
  const seals = given.text(option)?.toLowerCase().split(',');
  if (seals?.every(seal => seal === NO_SEAL || isFateKey(seal)) === false)
    throw new UsageError({ code: 'not-seals', option: `--${option}` });
  return seals?.map(seal => (seal === NO_SEAL ? null : seal));
}

const NO_SEAL = '-';

/** How many entries, and the head of the log after them. */
function headOf(given: Arguments, option: string): Promised['head'] {
  const text = given.text(option)?.toLowerCase();
  if (text === undefined) return undefined;
  const [, count, head] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (head === undefined) throw new UsageError({ code: 'not-a-head', option: `--${option}` });
  return { count: Number(count), head };
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
