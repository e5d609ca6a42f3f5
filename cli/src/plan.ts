/** What `random` and `simulate` have in common: a game and how to play it. */
import { type Game, type GameTypes, readOptions } from '@belfry/engine';
import { explainMalformed } from '@belfry/engine/words';
import type { Arguments, OptionKind } from './arguments.js';
import { type Context, UsageError } from './context.js';
import { findGame, gameIds, type KnownGame } from './games.js';

export interface Plan {
  readonly known: KnownGame;
  readonly options: GameTypes['Options'];
}

export const PLAN_OPTIONS = { players: 'text', options: 'text', seed: 'text' } as const;

export const SEEDS = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** The options of the game that is named, each as an option of the command: `--floors 7`. Those in `taken` mean something else. */
export async function gameOptions(
  args: readonly string[],
  taken: Readonly<Record<string, OptionKind>>,
): Promise<Readonly<Record<string, OptionKind>>> {
  const id = args.find(arg => gameIds().includes(arg));
  const known = id === undefined ? undefined : await findGame(id);
  const names = Object.keys(known?.rules.options ?? {}).filter(name => !Object.hasOwn(taken, name));
  return { ...taken, ...Object.fromEntries(names.map(name => [name, 'text'])) };
}

export async function readPlan(args: Arguments, context: Context): Promise<Plan> {
  const [id, extra] = args.positionals;
  if (id === undefined) throw new UsageError({ code: 'no-game', known: gameIds() });
  if (extra !== undefined) throw new UsageError({ code: 'argument-unexpected', argument: extra });
  const known = await findGame(id);
  if (known === undefined) throw new UsageError({ code: 'unknown-game', game: id, known: gameIds() });
  const options = readOptions(known.rules, optionsJson(args, known.rules));
  if (options.ok) return { known, options: options.value };
  throw new UsageError({ code: 'options-wrong', reason: explainMalformed(context.engine, options.error) });
}

/** `--players` may be given apart from `--options`; by default as few play as can. */
function optionsJson(args: Arguments, game: Game): Readonly<Record<string, unknown>> {
  const { min, max } = game.options.players;
  const json = { ...parseObject(args.text('options') ?? '{}'), ...namedOptions(args, game) };
  const players = args.text('players') === undefined ? undefined : args.number('players', { min, max, fallback: min });
  if (!Object.hasOwn(json, 'players')) return { ...json, players: players ?? min };
  if (players !== undefined && json['players'] !== players) throw new UsageError({ code: 'players-contradict' });
  return json;
}

/** What was given by `gameOptions`. What is none of an option's values stays as it is, and is refused with the others. */
function namedOptions(args: Arguments, { options }: Game): Readonly<Record<string, unknown>> {
  const given = Object.entries(options).flatMap(([name, field]) => {
    const text = name === 'players' ? undefined : args.text(name);
    if (text === undefined) return [];
    const value = field.type === 'choice' ? field.values.find(each => String(each) === text) : Number(text);
    return [[name, value ?? text]];
  });
  return Object.fromEntries(given);
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json };
  } catch {
    // Falls through: not JSON at all is as bad as JSON that is no object.
  }
  throw new UsageError({ code: 'options-not-json' });
}
