/** What strangers may send: values made to fit a schema, and then spoilt at some place. */
import { at, type Json, type Random } from '@belfry/engine';

/** A schema of JSON, as far as ours use it. */
export interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export type Schemas = Readonly<Record<string, Schema>>;

export const pick = <T>(random: Random, list: readonly T[]): T => at(list, random.below(list.length));

export const isOften = (random: Random, percent: number): boolean => random.below(100) < percent;

/** Something that fits. */
export function fitting(schema: Schema, schemas: Schemas, random: Random): Json {
  const { $ref, oneOf, anyOf, properties, items } = schema;
  if ($ref !== undefined) return fitting(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, schemas, random);
  const choice = oneOf ?? anyOf;
  if (choice !== undefined) return fitting(pick(random, choice), schemas, random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(random, schema.enum);
  if (properties !== undefined) return fittingObject(schema, schemas, random);
  if (items !== undefined) return Array.from({ length: random.below(4) }, () => fitting(items, schemas, random));
  return simple(schema, random);
}

function fittingObject({ properties = {}, required = [] }: Schema, schemas: Schemas, random: Random): Json {
  const names = Object.keys(properties).filter(name => required.includes(name) || isOften(random, 50));
  return Object.fromEntries(names.map(name => [name, fitting(properties[name] ?? {}, schemas, random)]));
}

const HEX = '0123456789abcdef'.split('');

function simple({ type, pattern, minimum = 0, maximum = 20 }: Schema, random: Random): Json {
  if (type === 'integer' || type === 'number') return minimum + random.below(Math.min(maximum, 20) - minimum + 1);
  if (type === 'boolean') return isOften(random, 50);
  if (type === 'null') return null;
  if (type !== 'string') return pick<Json>(random, [{ type: 'bid', count: 2 }, { type: 'pass' }, 3, [], null]);
  if (pattern?.includes('0-9a-f')) return Array.from({ length: 64 }, () => pick(random, HEX)).join('');
  if (pattern?.includes('\\d{6}')) return String(random.below(1e6)).padStart(6, '0');
  if (pattern?.includes('\\d')) return String(random.below(200));
  return pick(random, WORDS);
}

const WORDS = ['Ada', 'random', 'w', 'x1', 'greedy', 'owl', 'hello there', 'w2', 'five-towers', 'chosen'];

/** What no value should be, as JSON is written; two spaces stand between them. */
const SPOILT: readonly string[] = String.raw`
  null  true  false  0  -1  -0  1.5  1e308  1e400  -1e400  1e-400  9007199254740993  2  3  10  255  4294967296
  ""  "NaN"  "Infinity"  "-1"  "0x10"  "null"  []  {}  [null]  [[]]  [1,2,3]  {"a":{"b":{}}}  {"seat":0}
  "__proto__"  "constructor"  "toString"  "hasOwnProperty"  "valueOf"  "then"  "length"  "act"  "begin"  "open"  "spectator"
  {"__proto__":{"isHost":true}}  {"\u005f_proto__":1}  {"constructor":{"prototype":{"x":1}}}  {"toString":1,"valueOf":2}
  {"then":"x"}  {"length":4294967295}  {"toJSON":1}  {"type":{"type":"act"}}  "💥👩‍👩‍👧"
  "\u0000"  "\ud800"  "\udfff\ud800"  "\u202e\u2066x"  "a\r\nset-cookie: x=y"  "\u001b[31m"
  "../../etc/passwd"  "%00"  "' OR 1=1 --"  "<script>alert(1)</script>"  "$where"  "{{7*7}}"
`
  .trim()
  .split(/\s{2,}/);

const FIELDS = [
  '__proto__',
  'constructor',
  'seat',
  'by',
  'person',
  'viewer',
  'isHost',
  'key',
  'x',
  '',
  'toString',
  'id',
];

/** Long or deep texts, rarely: they cost whoever sends them too. */
function large(random: Random): string {
  const size = 1 + random.below(30_000);
  return pick(random, [
    () => `"${'x'.repeat(size)}"`,
    () => `${'['.repeat(40)}${']'.repeat(40)}`,
    () => '['.repeat(size),
    () => `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
    () => `[${'0,'.repeat(size / 3)}0]`,
    () => `{${Array.from({ length: 300 }, (_, index) => `"k${index}":${index}`).join()}}`,
    () => `"${'\\u0041'.repeat(size / 8)}"`,
    () => `1${'0'.repeat(size / 20)}`,
  ])();
}

const nasty = (random: Random): string => (random.below(400) === 0 ? large(random) : pick(random, SPOILT));

/** Stands where something else is written in the end. */
const HOLE = '\u2588hole\u2588';

/** A value as text, with so many places of it spoilt. */
export function spoilt(value: Json, random: Random, places = 1): string {
  let text = JSON.stringify(value);
  for (let done = 0; done < places; done++) {
    const holed = withHole(value, random);
    text = JSON.stringify(holed).replace(JSON.stringify(HOLE), () => nasty(random));
  }
  return isOften(random, 6) ? cut(text, random) : text;
}

function withHole(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || isOften(random, 8)) return HOLE;
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    if (list.length === 0 || isOften(random, 15)) return [...list, HOLE];
    const index = random.below(list.length);
    return list.with(index, withHole(at(list, index), random));
  }
  return objectWithHole(value as { readonly [name: string]: Json }, random);
}

function objectWithHole(object: { readonly [name: string]: Json }, random: Random): Json {
  const names = Object.keys(object);
  const name = names.length === 0 ? 'x' : pick(random, names);
  const chosen = random.below(10);
  if (chosen === 0) return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  if (chosen === 1) return { ...object, [pick(random, FIELDS)]: HOLE };
  return { ...object, [name]: withHole(object[name] ?? null, random) };
}

/** What is no JSON any more. */
function cut(text: string, random: Random): string {
  const place = random.below(text.length + 1);
  return pick(random, [
    text.slice(0, place),
    text.slice(place),
    `${text}${text}`,
    text.replace(':', ''),
    `${text.slice(0, place)}\u0000${text.slice(place)}`,
    text.replaceAll('"', "'"),
    `\uFEFF${text}`,
    '',
  ]);
}

/** Bytes without any meaning. */
export const noise = (random: Random, size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, () => random.below(256)));
