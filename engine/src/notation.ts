/** How a value is written in records and on the wire, and read back: one zod schema says both. */
import * as z from 'zod/mini';
import { encoderOf } from './encoder.js';
import type { Json } from './json.js';
import { failed, ok, type Result } from './result.js';

export interface Notation<T> {
  /** Accepts every allowed spelling, and nothing else: no missing field, none too many. */
  read(json: unknown): Result<T, Malformed>;
  write(value: T): Json;
}

/** What is wrong with the shape of some JSON, and where: `place[2]`. */
export interface Malformed {
  readonly code: 'malformed';
  readonly path: string;
  readonly problem: Problem;
}

/** What was expected; `whole-number` is narrower than JSON's `number`. */
export const JSON_TYPES = ['object', 'list', 'text', 'number', 'whole-number', 'something-else'] as const;
export type JsonType = (typeof JSON_TYPES)[number];

export type Problem =
  | { readonly code: 'missing' }
  | { readonly code: 'too-large' }
  | { readonly code: 'wrong-type'; readonly expected: JsonType }
  | { readonly code: 'not-one-of'; readonly allowed: readonly string[] }
  | { readonly code: 'out-of-range'; readonly limit: 'min' | 'max'; readonly bound: number }
  | { readonly code: 'unknown-field'; readonly field: string };

interface Reading<T> {
  readonly mayBeLarge?: boolean;
  /** Reads what most values are, faster than the schema and to the same; nothing if it is something else, or wrong. */
  readonly readPlain?: (json: unknown) => T | undefined;
}

/**
 * The notation a zod schema describes; cards and the like are codecs in it. What is larger than any value of ours is
 * refused unread, for a schema looks at every item of a list and complains of each. A schema that looks into no long list
 * may be large.
 */
export function notation<T>(schema: z.ZodMiniType<T>, { mayBeLarge = false, readPlain }: Reading<T> = {}): Notation<T> {
  const encode = encoderOf(schema);
  return {
    read(json) {
      const plain = readPlain?.(json);
      if (plain !== undefined) return ok(plain);
      if (!mayBeLarge && isTooLarge(json))
        return failed({ code: 'malformed', path: '', problem: { code: 'too-large' } });
      const parsed = z.safeDecode(schema, json);
      // To be told what stood there makes zod many times slower: only what is wrong is read a second time.
      return parsed.success ? ok(parsed.data) : failed(problemWith(schema, json));
    },
    // A schema's input side is JSON by construction: it is made of JSON's own types.
    write: value => encode(value) as Json,
  };
}

/** Reads an entry of the log a viewer was given: `seeEntry` wrote it so, therefore it is a mistake if it cannot be read. */
export function readSeen<T>(entries: Notation<T>, json: Json): T {
  const read = entries.read(json);
  if (!read.ok) throw new Error(`not an entry of a log: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** No action, chance or set of options comes near. */
const MOST_PARTS = 2000;

/** Is it larger than any value of ours? */
export const isTooLarge = (json: unknown): boolean => sizeUpTo(MOST_PARTS, json) > MOST_PARTS;

/** How many parts some JSON has; counting stops past the limit. */
function sizeUpTo(limit: number, json: unknown): number {
  if (typeof json !== 'object' || json === null) return 1;
  if (limit <= 0 || (Array.isArray(json) && json.length > limit)) return limit + 1;
  let size = 1;
  for (const name in json) {
    size += sizeUpTo(limit - size, (json as Readonly<Record<string, unknown>>)[name]);
    if (size > limit) break;
  }
  return size;
}

/** The same complaint about a part of something larger. */
export const within = (field: string, { path, ...rest }: Malformed): Malformed => ({
  ...rest,
  path: path === '' ? field : path.startsWith('[') ? `${field}${path}` : `${field}.${path}`,
});

function problemWith(schema: z.ZodMiniType, json: unknown): Malformed {
  const parsed = z.safeDecode(schema, json, { reportInput: true });
  if (parsed.success) throw new Error('what was wrong is right');
  return malformed(parsed.error);
}

function malformed(error: z.core.$ZodError): Malformed {
  const [issue] = error.issues;
  if (issue === undefined) throw new Error('a zod error without an issue');
  return { code: 'malformed', path: pathText(issue.path), problem: problemOf(issue) };
}

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

function problemOf(issue: z.core.$ZodIssue): Problem {
  if (issue.input === undefined) return { code: 'missing' };
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'unknown-field', field: issue.keys[0] ?? '' };
    case 'invalid_value':
      return { code: 'not-one-of', allowed: issue.values.map(String) };
    case 'invalid_union':
      return 'options' in issue ? unionProblem(issue) : { code: 'not-one-of', allowed: [] };
    case 'too_small':
      return { code: 'out-of-range', limit: 'min', bound: Number(issue.minimum) };
    case 'too_big':
      return { code: 'out-of-range', limit: 'max', bound: Number(issue.maximum) };
    case 'invalid_type':
      return { code: 'wrong-type', expected: TYPE_NAMES[issue.expected] ?? 'something-else' };
    default:
      return { code: 'wrong-type', expected: 'something-else' };
  }
}

const TYPE_NAMES: Readonly<Record<string, JsonType>> = {
  object: 'object',
  array: 'list',
  tuple: 'list',
  string: 'text',
  number: 'number',
  int: 'whole-number',
};

/** The field that says which of several forms this is has another value, or is not there. */
function unionProblem(issue: {
  input?: unknown;
  discriminator?: string | undefined;
  options?: readonly unknown[] | undefined;
}): Problem {
  const isMissing = !Object.hasOwn(Object(issue.input), issue.discriminator ?? '');
  return isMissing ? { code: 'missing' } : { code: 'not-one-of', allowed: (issue.options ?? []).map(String) };
}
