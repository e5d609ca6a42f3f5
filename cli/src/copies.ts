/** `belfry backup` and `belfry restore`: everything in one file, to keep elsewhere and to go on from. */
import { type Language, localeOf, phrase } from '@belfry/engine/words';
import { servingWords } from '../words/serving/index.js';
import { type Arguments, readArguments } from './arguments.js';
import { type Context, EXIT, type Exit, UsageError } from './context.js';
import { complainOf, refuseMore, thisMachine } from './serve.js';
import { shown } from './text.js';

export async function backup(args: readonly string[], context: Context): Promise<Exit> {
  const given = readArguments(args, { data: 'text' });
  const file = fileOf(given);
  const server = await import('@belfry/server');
  const words = servingWords[context.language];
  const folder = server.readDataFolder({ data: given.text('data') }, process.env, thisMachine());
  if (!folder.ok) return await failedWith(phrase(words.settings, folder.error), context, EXIT.usage);
  const copy = await server.backup(folder.value, file);
  if (!copy.ok) return await failedWith(phrase(words.copy, copy.error), context);
  return await done(words.backedUp(copy.value.file, sizeIn(context.language, copy.value.bytes)), context);
}

export async function restore(args: readonly string[], context: Context): Promise<Exit> {
  const given = readArguments(args, { data: 'text', replace: 'flag' });
  const file = fileOf(given);
  const server = await import('@belfry/server');
  const words = servingWords[context.language];
  const folder = server.readDataFolder({ data: given.text('data') }, process.env, thisMachine());
  if (!folder.ok) return await failedWith(phrase(words.settings, folder.error), context, EXIT.usage);
  const copy = await server.restore(file, folder.value, { replaces: given.flag('replace') });
  if (!copy.ok) {
    const hint = copy.error.code === 'exists' ? `; ${words.mayReplace}` : '';
    return await failedWith(`${phrase(words.copy, copy.error)}${hint}`, context);
  }
  return await done(words.restored(copy.value.file, sizeIn(context.language, copy.value.bytes)), context);
}

/** The one file that is named. */
function fileOf(given: Arguments): string {
  refuseMore(given, 1);
  const [file] = given.positionals;
  if (file === undefined) throw new UsageError({ code: 'no-files' });
  return file;
}

async function failedWith(text: string, context: Context, exit: Exit = EXIT.bad): Promise<Exit> {
  await complainOf(text, context);
  return exit;
}

async function done(text: string, { out }: Context): Promise<Exit> {
  await out(`${shown(text)}\n`);
  return EXIT.ok;
}

const sizeIn = (language: Language, bytes: number): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);
