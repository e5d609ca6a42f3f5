/** What `random` and `simulate` have in common: a game and how to play it. */
import { type Game, type GameTypes, readOptions } from '@belfry/engine';
import { explainMalformed } from '@belfry/engine/words';
import type { Arguments } from './arguments.js';
import { type Context, UsageError } from './context.js';
import { findGame, gameIds, type KnownGame } from './games.js';

export interface Plan {
  readonly known: KnownGame;
  readonly options: GameTypes['Options'];
}

export const PLAN_OPTIONS = { players: 'text', options: 'text', seed: 'text' } as const;

export const SEEDS = { min: 0, max: Number.MAX_SAFE_INTEGER };

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
  const json = parseObject(args.text('options') ?? '{}');
  const players = args.text('players') === undefined ? undefined : args.number('players', { min, max, fallback: min });
  if (!Object.hasOwn(json, 'players')) return { ...json, players: players ?? min };
  if (players !== undefined && json['players'] !== players) throw new UsageError({ code: 'players-contradict' });
  return json;
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
