/** Reads a command's arguments. Everything that is not expected is a usage fault. */
import { parseArgs } from 'node:util';
import { UsageError } from './context.js';

export type OptionKind = 'text' | 'flag';

export interface Arguments {
  readonly positionals: readonly string[];
  text(option: string): string | undefined;
  flag(option: string): boolean;
  /** A whole number within a range; `fallback` if the option is not given. */
  number(option: string, range: NumberRange): number;
}

interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

export function readArguments(args: readonly string[], kinds: Readonly<Record<string, OptionKind>>): Arguments {
  const { tokens } = parseArgs({ args: [...args], options: optionsOf(kinds), strict: false, tokens: true });
  const values = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = token.rawName;
    const kind = Object.hasOwn(kinds, token.name) ? kinds[token.name] : undefined;
    if (kind === undefined || option !== `--${token.name}`) throw new UsageError({ code: 'unknown-option', option });
    if (values.has(token.name)) throw new UsageError({ code: 'option-twice', option });
    if (kind === 'text' && !token.value) throw new UsageError({ code: 'value-missing', option });
    if (kind === 'flag' && token.value !== undefined) throw new UsageError({ code: 'value-unexpected', option });
    values.set(token.name, token.value ?? '');
  }
  return {
    positionals,
    text: option => values.get(option),
    flag: option => values.has(option),
    number: (option, range) => wholeNumber(option, values.get(option), range),
  };
}

const optionsOf = (kinds: Readonly<Record<string, OptionKind>>) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'text' ? 'string' : 'boolean' } as const]),
  );

function wholeNumber(option: string, value: string | undefined, { min, max, fallback }: NumberRange): number {
  if (value === undefined) return fallback;
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError({ code: 'not-a-whole-number', option: `--${option}`, value, min, max });
}
