/**
 * How a server is set up: options win over the environment, the environment over what is usual. Everything is read at the
 * start, and all that is wrong is told at once, as values; whoever shows them has the words.
 */
import { isIP } from 'node:net';
import { posix, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failed, ok, type Result } from '@belfry/engine';
import { portOf } from './port.js';
import { readSecret as asSecret } from './store/vault.js';

/** How much is logged: everything, what is worth a look, or nothing. */
const LOG_LEVELS = ['info', 'warn', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What one house needs to know to open. */
export interface Settings {
  /** The folder with the built web app. */
  readonly webRoot: string;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Where everything is kept. It may not exist yet. */
  readonly dataFolder: string;
  /** Where people reach it from outside, as an origin: `https://games.example.org`. */
  readonly publicUrl?: string;
  /** The proxies that are believed when they say for whom they ask: addresses, networks, or names of such. */
  readonly trustProxy: false | readonly string[];
  /** For what is kept encrypted: 64 hexadecimal digits, or 32 bytes in base64. Without it, one is kept in a file beside the data. */
  readonly secret?: string;
  /** Programs that have it may ask for the figures, wherever they are, and no others. Without it those on this machine may. */
  readonly metricsToken?: string;
  /** May tables be shown in the list for everybody? */
  readonly listedTables: boolean;
  readonly log: LogLevel;
}

/** What somebody chose on the command line, as they wrote it. */
export interface Options {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: string | undefined;
  readonly unlisted?: boolean | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The machine, as far as settings depend on it. */
export interface Machine {
  readonly platform: string;
  readonly home: string;
  /** Where a folder that is named from here begins. */
  readonly here: string;
}

/** Why a server cannot be set up like this; `setting` is what people write: `--port`, `PORT`. */
export type SettingProblem =
  | Wrong<'bad-port' | 'bad-host' | 'bad-folder' | 'bad-url' | 'bad-proxy'>
  | (Wrong<'bad-log'> & { readonly known: readonly string[] })
  /** Their values are told to nobody. */
  | { readonly code: 'bad-secret'; readonly setting: string }
  | { readonly code: 'bad-token'; readonly setting: string; readonly least: number };

type Wrong<Code extends string> = Code extends string
  ? { readonly code: Code; readonly setting: string; readonly value: string }
  : never;

const ANYWHERE = '0.0.0.0';
/** The same in a checkout and in an installed package: the rooms of the house lie beside each other. */
export const WEB_ROOT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Reads all settings. The environment may hold anything; what is empty there is not set. */
export function readSettings(
  options: Options,
  environment: Environment,
  machine: Machine,
): Result<Settings, readonly SettingProblem[]> {
  const problems: SettingProblem[] = [];
  const read = <T>(chosen: Chosen | undefined, usual: T, reader: Reader<T>): T => {
    const result = chosen === undefined ? ok(usual) : reader(chosen.value, chosen.setting);
    if (result.ok) return result.value;
    problems.push(result.error);
    return usual;
  };
  const chosen = (option: string, value: string | undefined, variable: string): Chosen | undefined =>
    value === undefined ? fromEnvironment(environment, variable) : { setting: `--${option}`, value };
  const publicUrl = read(chosen('public-url', options.publicUrl, 'BELFRY_PUBLIC_URL'), undefined, readUrl);
  const secret = read(fromEnvironment(environment, 'BELFRY_SECRET'), undefined, readSecret);
  const metricsToken = read(fromEnvironment(environment, 'BELFRY_METRICS_TOKEN'), undefined, readToken);
  const settings: Settings = {
    webRoot: WEB_ROOT,
    host: read(chosen('host', options.host, 'HOST'), ANYWHERE, readHost),
    port: read(chosen('port', options.port, 'PORT'), portOf(undefined) ?? 0, readPort),
    dataFolder: read(dataChosen(options, environment), usualFolder(environment, machine), readFolder(machine)),
    ...(publicUrl !== undefined && { publicUrl }),
    trustProxy: read(chosen('trust-proxy', options.trustProxy, 'BELFRY_TRUST_PROXY'), false, readProxies),
    ...(secret !== undefined && { secret }),
    ...(metricsToken !== undefined && { metricsToken }),
    listedTables: options.unlisted !== true,
    log: read(fromEnvironment(environment, 'BELFRY_LOG'), 'warn', readLog),
  };
  return problems.length === 0 ? ok(settings) : failed(problems);
}

/** The folder alone, for those who only need that. */
export function readDataFolder(
  options: Pick<Options, 'data'>,
  environment: Environment,
  machine: Machine,
): Result<string, SettingProblem> {
  const chosen = dataChosen(options, environment);
  if (chosen === undefined) return ok(usualFolder(environment, machine));
  return readFolder(machine)(chosen.value, chosen.setting);
}

interface Chosen {
  readonly setting: string;
  readonly value: string;
}

type Reader<T> = (value: string, setting: string) => Result<T, SettingProblem>;

function fromEnvironment(environment: Environment, variable: string): Chosen | undefined {
  const value = environment[variable];
  return value === undefined || value === '' ? undefined : { setting: variable, value };
}

const dataChosen = ({ data }: Pick<Options, 'data'>, environment: Environment): Chosen | undefined =>
  data === undefined ? fromEnvironment(environment, 'BELFRY_DATA') : { setting: '--data', value: data };

/** Where a system keeps what belongs to an application. */
function usualFolder(environment: Environment, { platform, home }: Machine): string {
  const { XDG_DATA_HOME = '', LOCALAPPDATA = '' } = environment;
  if (platform === 'win32') return win32.join(LOCALAPPDATA || win32.join(home, 'AppData', 'Local'), 'belfry');
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'belfry');
  // By its standard, one that is not absolute is to be ignored.
  const base = posix.isAbsolute(XDG_DATA_HOME) ? XDG_DATA_HOME : posix.join(home, '.local', 'share');
  return posix.join(base, 'belfry');
}

const readPort: Reader<number> = (value, setting) => {
  const port = portOf(value);
  return port === undefined ? failed({ code: 'bad-port', setting, value }) : ok(port);
};

const readHost: Reader<string> = (value, setting) =>
  isIP(value) > 0 || /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value)
    ? ok(value)
    : failed({ code: 'bad-host', setting, value });

/** From the folder in which the command was given. */
const readFolder =
  ({ platform, here }: Machine): Reader<string> =>
  (value, setting) => {
    if (value.trim() === '' || value.includes('\0')) return failed({ code: 'bad-folder', setting, value });
    return ok((platform === 'win32' ? win32 : posix).resolve(here, value));
  };

/** An origin: the app lies at the root of its address. */
const readUrl: Reader<string | undefined> = (value, setting) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined &&
    ['http:', 'https:'].includes(url.protocol) &&
    // Nothing follows the host: no path, no question, no user before it.
    url.href === `${url.origin}/` &&
    !/[?#@]/.test(value);
  return isOrigin ? ok(url.origin) : failed({ code: 'bad-url', setting, value });
};

/** Names for networks that nobody else can ask from. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const readProxies: Reader<false | readonly string[]> = (value, setting) => {
  const proxies = value.split(',').map(proxy => proxy.trim());
  return proxies.every(isProxy) ? ok(proxies) : failed({ code: 'bad-proxy', setting, value });
};

function isProxy(text: string): boolean {
  if (NETWORKS.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || more.length > 0) return false;
  // A network of all there are would believe everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

const readSecret: Reader<string | undefined> = (value, setting) =>
  asSecret(value) === undefined ? failed({ code: 'bad-secret', setting }) : ok(value);

/** So that nobody guesses it. */
const LEAST_TOKEN = 16;

const readToken: Reader<string | undefined> = (value, setting) =>
  /^[\x21-\x7e]+$/.test(value) && value.length >= LEAST_TOKEN
    ? ok(value)
    : failed({ code: 'bad-token', setting, least: LEAST_TOKEN });

const readLog: Reader<LogLevel> = (value, setting) => {
  const level = LOG_LEVELS.find(known => known === value);
  return level === undefined ? failed({ code: 'bad-log', setting, value, known: LOG_LEVELS }) : ok(level);
};
