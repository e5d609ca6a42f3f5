/** How a value is written in records and on the wire, and read back: one zod schema says both. */
import type { z } from 'zod';
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

export type Problem =
  | { readonly code: 'missing' }
  | { readonly code: 'wrong-type'; readonly expected: string }
  | { readonly code: 'not-one-of'; readonly allowed: readonly string[] }
  | { readonly code: 'out-of-range'; readonly limit: 'min' | 'max'; readonly bound: number }
  | { readonly code: 'unknown-field'; readonly field: string };

/** The notation a zod schema describes; cards and the like are codecs in it. */
export function notation<T>(schema: z.ZodType<T>): Notation<T> {
  return {
    read(json) {
      const parsed = schema.safeDecode(json, { reportInput: true });
      return parsed.success ? ok(parsed.data) : failed(malformed(parsed.error));
    },
    // A schema's input side is JSON by construction: it is made of JSON's own types.
    write: value => schema.encode(value) as Json,
  };
}

function malformed(error: z.ZodError): Malformed {
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
      return { code: 'not-one-of', allowed: 'options' in issue ? (issue.options ?? []).map(String) : [] };
    case 'too_small':
      return { code: 'out-of-range', limit: 'min', bound: Number(issue.minimum) };
    case 'too_big':
      return { code: 'out-of-range', limit: 'max', bound: Number(issue.maximum) };
    case 'invalid_type':
      return { code: 'wrong-type', expected: issue.expected };
    default:
      return { code: 'wrong-type', expected: issue.message };
  }
}
