/** Puts docs/protocol.md together: a text with places, and what is worked out from schemas and real tables for each. */
import type { Json } from '@belfry/engine';

/** As much of JSON Schema as ours use. */
export interface Schema {
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Fills `{{place}}` everywhere; what is missing, or not used, is an error. */
export function filled(template: string, places: Readonly<Record<string, string>>): string {
  const used = new Set<string>();
  const text = template.replaceAll(/\{\{([^}]+)\}\}/g, (_, place: string) => {
    const there = places[place];
    if (there === undefined) throw new Error(`nothing for {{${place}}}`);
    used.add(place);
    return there;
  });
  const unused = Object.keys(places).filter(place => !used.has(place));
  if (unused.length > 0) throw new Error(`no place for ${unused.join(', ')}`);
  return text;
}

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');

/** A row for each code. */
export const codes = (texts: Readonly<Record<string, string>>, what = 'code'): string =>
  tableOf(
    [what, 'means'],
    Object.entries(texts).map(([code, text]) => [`\`${code}\``, text]),
  );

/** The fields of a message, with what is said of each. */
export function fieldsOf(
  schema: Schema,
  texts: Readonly<Record<string, string>>,
  hidden: ReadonlySet<string> = new Set(),
): string {
  const names = Object.keys(schema.properties ?? {}).filter(name => !hidden.has(name));
  const said = Object.keys(texts).filter(name => name !== 'about');
  const off = [...names.filter(name => texts[name] === undefined), ...said.filter(name => !names.includes(name))];
  if (off.length > 0) throw new Error(`not told, or not there: ${off.join(', ')}`);
  if (names.length === 0) return 'No other fields.';
  return tableOf(
    ['field', 'type', 'means'],
    names.map(name => {
      const isRequired = schema.required?.includes(name) === true;
      const type = typeOf(schema.properties?.[name] ?? {}).replaceAll('|', '\\|');
      return [`\`${name}\`${isRequired ? '' : ' (optional)'}`, type, texts[name] ?? ''];
    }),
  );
}

/** In words. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map(each => `\`${JSON.stringify(each)}\``).join(', ');
  const some = schema.anyOf ?? schema.oneOf;
  if (some !== undefined) return isAnything(some) ? 'any JSON' : [...new Set(some.map(typeOf))].join(' or ');
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  switch (schema.type) {
    case 'string':
      return schema.pattern?.includes('{64}') === true
        ? '64 hexadecimal digits'
        : `text${range(schema.minLength, schema.maxLength)}`;
    case 'integer':
      return `whole number${range(schema.minimum, schema.maximum)}`;
    case 'array':
      return `list of (${typeOf(schema.items || {})})`;
    case 'object':
      return objectType(schema);
    case undefined:
      return 'any JSON';
    default:
      return schema.type;
  }
}

const isAnything = (some: readonly Schema[]): boolean => some.length >= 6;

function objectType({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `\`${name}\`${required.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  return fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`;
}

const FAR = 2 ** 53 - 1;

function range(least: number | undefined, most: number | undefined): string {
  if (least === undefined && (most === undefined || most >= FAR)) return '';
  if (most === undefined || most >= FAR) return ` ≥ ${least}`;
  return ` ${least ?? 0}–${most}`;
}

/** JSON that is nice to read: on one line where it fits. */
export function pretty(json: unknown, indent = ''): string {
  const line = JSON.stringify(json);
  if (indent.length + line.length <= WIDTH || typeof json !== 'object' || json === null) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(json)
    ? json.map(item => `${inner}${pretty(item, inner)}`)
    : Object.entries(json)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${inner}${JSON.stringify(key)}: ${pretty(value, inner)}`);
  const [open, close] = Array.isArray(json) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

const WIDTH = 110;

export const example = (...all: readonly unknown[]): string =>
  `\`\`\`json\n${all.map(each => pretty(each)).join('\n')}\n\`\`\``;

export const block = (text: string): string => `\`\`\`\n${text}\n\`\`\``;
