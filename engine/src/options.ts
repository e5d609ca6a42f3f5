/** The options of a game as data: types, readers and forms are all made from it. */
import * as z from 'zod/mini';
import type { Game, GameTypes } from './game.js';
import { type Malformed, type Notation, notation, within } from './notation.js';
import { failed, type Result } from './result.js';

export type OptionField =
  | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly default?: number }
  | {
      readonly type: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    };

/** `players` has no default: a record must say how many play. */
export interface OptionFields {
  readonly players: { readonly type: 'integer'; readonly min: number; readonly max: number };
  readonly [name: string]: OptionField;
}

type ValueOf<F extends OptionField> = F extends { readonly values: readonly (infer V)[] } ? V : number;

export type OptionsOf<F extends OptionFields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** Reads options as records write them; what has a default may be left out. */
export function optionsNotation<F extends OptionFields>(fields: F): Notation<OptionsOf<F>> {
  const shape = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)] as const);
  // The shape is built from `fields`, so what it yields is what `OptionsOf` derives from the same data.
  return notation(z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodMiniType<OptionsOf<F>>);
}

function schemaOf(field: OptionField): z.ZodMiniType {
  if (field.type === 'choice') return z._default(z.literal([...field.values]), field.default);
  const range = z.int().check(z.minimum(field.min), z.maximum(field.max));
  return field.default === undefined ? range : z._default(range, field.default);
}

/** Reads a game's options, with defaults filled in. */
export function readOptions<T extends GameTypes>(game: Game<T>, json: unknown): Result<T['Options'], Malformed> {
  const options = optionsNotation(game.options).read(json);
  return options.ok ? options : failed(within('options', options.error));
}
