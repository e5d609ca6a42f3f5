import { traceRecord } from '@belfry/engine';
import { engineWords, explainFault } from '@belfry/engine/words';
import { readArguments } from './arguments.js';
import { type Context, complain, EXIT, type Exit, explainFile, UsageError } from './context.js';
import { readJsonFile } from './files.js';
import { amongAllGames, gameOf } from './games.js';
import { plainJson, shown } from './text.js';

/** Prints the trace of each record. A trace is for programs, so its errors are in English; ours are not. */
export async function trace(args: readonly string[], context: Context): Promise<Exit> {
  const { positionals: files } = readArguments(args, {});
  if (files.length === 0) throw new UsageError({ code: 'no-files' });
  let exit: Exit = EXIT.ok;
  for (const file of files) {
    if (files.length > 1) await context.out(`${plainJson({ file })}\n`);
    const complaint = await traceFile(file, context);
    if (complaint === undefined) continue;
    await complain(context, file, complaint);
    exit = EXIT.bad;
  }
  return exit;
}

/** Returns what is wrong with the file, if anything is. */
async function traceFile(file: string, context: Context): Promise<string | undefined> {
  const json = await readJsonFile(file, context);
  if (!json.ok) {
    await context.out(`${JSON.stringify({ error: json.error.code })}\n`);
    return explainFile(context, json.error);
  }
  const known = await gameOf(json.value);
  const lines = traceRecord(json.value, known === undefined ? [] : [known.rules], fault =>
    shown(explainFault(engineWords.en, amongAllGames(fault), known?.words.en)),
  );
  for (;;) {
    const line = lines.next();
    if (line.done !== true) {
      await context.out(`${line.value}\n`);
      continue;
    }
    if (line.value === undefined) return undefined;
    return explainFault(context.engine, amongAllGames(line.value), known?.words[context.language]);
  }
}
