/** What `random` and `simulate` have in common: a game and how to play it. */
import { type Game, type GameTypes, readOptions } from '@belfry/engine';
import { explainMalformed } from '@belfry/engine/words';
import type { Arguments } from './arguments.js';
import { type Context, loadGame, RULES, UsageError } from './context.js';

export interface Plan {
  readonly game: Game;
  readonly options: GameTypes['Options'];
}

export const PLAN_OPTIONS = { players: 'text', options: 'text', seed: 'text' } as const;

export const SEEDS = { min: 0, max: Number.MAX_SAFE_INTEGER };

export function readPlan(args: Arguments, context: Context): Plan {
  const [id, extra] = args.positionals;
  const known = RULES.map(rules => rules.id);
  if (id === undefined) throw new UsageError({ code: 'no-game', known });
  if (extra !== undefined) throw new UsageError({ code: 'argument-unexpected', argument: extra });
  const game = RULES.find(rules => rules.id === id);
  if (game === undefined) throw new UsageError({ code: 'unknown-game', game: id, known });
  const options = readOptions(game, optionsJson(args, game));
  if (options.ok) return { game, options: options.value };
  throw new UsageError({ code: 'options-wrong', reason: explainMalformed(context.engine, options.error) });
}

/** The same plan with a game in which fate can answer. */
export const loadPlan = async ({ game, options }: Plan): Promise<Plan> => ({ game: await loadGame(game.id), options });

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
