import { homedir } from 'node:os';
import { phrase } from '@belfry/engine/words';
import type { Machine, Options, Served } from '@belfry/server';
import { servingWords } from '../words/serving/index.js';
import { type Arguments, readArguments } from './arguments.js';
import { type Context, EXIT, type Exit, UsageError } from './context.js';
import { shown } from './text.js';

/** This machine, for settings that depend on it. */
export const thisMachine = (): Machine => ({ platform: process.platform, home: homedir(), here: process.cwd() });

/** Hosts the games until somebody asks the process to end. The server is loaded by those commands only that need it. */
export async function serve(args: readonly string[], context: Context): Promise<Exit> {
  const options = optionsOf(args);
  const server = await import('@belfry/server');
  const words = servingWords[context.language];
  const settings = server.readSettings(options, process.env, thisMachine());
  if (!settings.ok) {
    for (const problem of settings.error) await complainOf(phrase(words.settings, problem), context);
    return EXIT.usage;
  }
  const served = await server.serve(settings.value);
  if (!served.ok) {
    await complainOf(phrase(words.trouble, served.error), context);
    return EXIT.bad;
  }
  await context.out(greeting(served.value, context, process.stdout.isTTY, server.cameraCode));
  return await ended(served.value, server);
}

function optionsOf(args: readonly string[]): Options {
  const given = readArguments(args, {
    port: 'text',
    host: 'text',
    data: 'text',
    'public-url': 'text',
    'trust-proxy': 'text',
    unlisted: 'flag',
  });
  refuseMore(given, 0);
  return {
    port: given.text('port'),
    host: given.text('host'),
    data: given.text('data'),
    publicUrl: given.text('public-url'),
    trustProxy: given.text('trust-proxy'),
    unlisted: given.flag('unlisted'),
  };
}

/** So many arguments that are no options, and not one more. */
export function refuseMore({ positionals }: Arguments, most: number): void {
  const argument = positionals[most];
  if (argument !== undefined) throw new UsageError({ code: 'argument-unexpected', argument });
}

/** One line, on standard error. */
export const complainOf = (text: string, { err }: Context): Promise<void> => err(`belfry: ${shown(text)}\n`);

/** Where it is, a line each; for telephones, a code that leads to where most of them can come in. */
export function greeting(
  { local, network, publicUrl, dataFolder }: Omit<Served, 'close' | 'lose'>,
  { language }: Pick<Context, 'language'>,
  isTerminal: boolean,
  draw: (address: string) => string,
): string {
  const words = servingWords[language];
  const lines = [
    words.open(local),
    ...network.map(words.network),
    ...(publicUrl === undefined ? [] : [words.outside(publicUrl)]),
    words.kept(dataFolder),
  ];
  const told = lines.map(line => `${line.replace(/\p{C}/gu, ' ')}\n`).join('');
  const address = publicUrl ?? network[0];
  return isTerminal && address !== undefined ? `${told}\n${draw(address)}\n` : told;
}

/** Ends the process itself when all is closed, whatever may still hold it open. An error that nobody caught ends it too, in order. */
const ended = ({ close, lose }: Served, { endOnSignals }: typeof import('@belfry/server')): Promise<never> =>
  new Promise(() => {
    process.on('uncaughtException', lose);
    endOnSignals(close, code => process.exit(code), process);
  });
