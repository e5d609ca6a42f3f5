import { traceRecord } from '@belfry/engine';
import { engineWords, explainFault } from '@belfry/engine/words';
import { readArguments } from './arguments.js';
import { type Context, complain, EXIT, type Exit, explainFile, gameWords, RULES, UsageError } from './context.js';
import { readJsonFile } from './files.js';

/** Prints the trace of each record. A trace is for programs, so its errors are in English; ours are not. */
export async function trace(args: readonly string[], context: Context): Promise<Exit> {
  const { positionals: files } = readArguments(args, {});
  if (files.length === 0) throw new UsageError({ code: 'no-files' });
  let exit: Exit = EXIT.ok;
  for (const file of files) {
    if (files.length > 1) context.out(`${JSON.stringify({ file })}\n`);
    const complaint = traceFile(file, context);
    if (complaint === undefined) continue;
    complain(context, file, complaint);
    exit = EXIT.bad;
  }
  return exit;
}

/** Returns what is wrong with the file, if anything is. */
function traceFile(file: string, context: Context): string | undefined {
  const json = readJsonFile(file);
  if (!json.ok) {
    context.out(`${JSON.stringify({ error: json.error.code })}\n`);
    return explainFile(context, json.error);
  }
  let game: string | undefined;
  const lines = traceRecord(json.value, RULES, (fault, rules) => {
    game = rules?.id;
    return explainFault(engineWords.en, fault, game === undefined ? undefined : gameWords(game, 'en'));
  });
  for (;;) {
    const line = lines.next();
    if (line.done !== true) {
      context.out(`${line.value}\n`);
      continue;
    }
    if (line.value === undefined) return undefined;
    return explainFault(context.engine, line.value, game === undefined ? undefined : gameWords(game, context.language));
  }
}
