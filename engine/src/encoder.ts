/**
 * Writes values as a zod schema describes them, without checking them again: what a match holds was checked when it came in. Zod's own
 * `encode` does both, which is many times slower, and every entry of every match is written several times.
 */
import * as z from 'zod/mini';

type Encode = (value: unknown) => unknown;

/** Parts of a schema's definition that matter here, by its type. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly reverseTransform?: (value: unknown, payload: unknown) => unknown;
  readonly options?: readonly z.core.$ZodType[];
  readonly discriminator?: string;
  readonly values?: readonly unknown[];
}

/** What zod has for whoever builds upon it. */
const definitionOf = ({ _zod: { def } }: z.core.$ZodType): Definition => def;

const isOptional = (schema: z.core.$ZodType | undefined): boolean =>
  schema === undefined || definitionOf(schema).type === 'optional';

const same: Encode = value => value;

/** The writer for a schema. What it does not know how to write fast, zod writes. */
export function encoderOf(schema: z.core.$ZodType): Encode {
  const def = definitionOf(schema);
  const slowly: Encode = value => z.encode(schema as z.ZodMiniType, value);
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
    case 'unknown':
      return same;
    case 'array':
      return def.element === undefined ? slowly : listEncoder(encoderOf(def.element));
    case 'readonly':
    case 'optional':
    case 'nullable':
      return def.innerType === undefined ? slowly : orNothing(encoderOf(def.innerType));
    case 'object':
      return isClosed(def) ? fieldsEncoder(def.shape ?? {}) : slowly;
    case 'pipe':
      return codecEncoder(def) ?? slowly;
    case 'union':
      return unionEncoder(def) ?? slowly;
    default:
      return slowly;
  }
}

const isClosed = ({ catchall }: Definition): boolean =>
  catchall === undefined || definitionOf(catchall).type === 'never';

const orNothing =
  (encode: Encode): Encode =>
  value =>
    value === undefined || value === null ? value : encode(value);

const listEncoder = (encode: Encode): Encode =>
  encode === same ? value => [...(value as readonly unknown[])] : value => (value as readonly unknown[]).map(encode);

function fieldsEncoder(shape: Readonly<Record<string, z.core.$ZodType>>): Encode {
  const fields = Object.entries(shape).map(([key, schema]) => [key, encoderOf(schema)] as const);
  return value => {
    const written: Record<string, unknown> = {};
    for (const [key, encode] of fields) {
      const field = (value as Readonly<Record<string, unknown>>)[key];
      if (field !== undefined) written[key] = encode(field);
    }
    return written;
  };
}

/** A codec writes with what leads back. */
function codecEncoder({ in: inner, out, reverseTransform }: Definition): Encode | undefined {
  if (inner === undefined || out === undefined || reverseTransform === undefined) return undefined;
  const [encodeIn, encodeOut] = [encoderOf(inner), encoderOf(out)];
  const payload: { value: unknown; issues: readonly unknown[] } = { value: undefined, issues: [] };
  return value => {
    payload.value = value;
    const back = reverseTransform(encodeOut(value), payload);
    if (payload.issues.length > 0) {
      payload.issues = [];
      throw new Error('a value that cannot be written');
    }
    return encodeIn(back);
  };
}

/** One of several forms: known by a field that each has with another text, or by which fields there are. */
function unionEncoder({ options = [], discriminator }: Definition): Encode | undefined {
  const forms = options.map(option => ({ fits: fitOf(option, discriminator), encode: encoderOf(option) }));
  if (forms.some(({ fits }) => fits === undefined)) return undefined;
  return value => {
    for (const { fits, encode } of forms) if (fits?.(value as Fields)) return encode(value);
    throw new Error('a value of no form that there is');
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Tells a form from the others; nothing if it is no closed object. */
function fitOf(option: z.core.$ZodType, discriminator: string | undefined): ((value: Fields) => boolean) | undefined {
  const def = definitionOf(option);
  const { shape } = def;
  if (def.type !== 'object' || shape === undefined || !isClosed(def)) return undefined;
  if (discriminator !== undefined) {
    const field = shape[discriminator];
    const values = field && definitionOf(field).values;
    return values && (value => values.includes(value[discriminator]));
  }
  const needed = Object.keys(shape).filter(key => !isOptional(shape[key]));
  return value =>
    needed.every(key => value[key] !== undefined) && Object.keys(value).every(key => Object.hasOwn(shape, key));
}
