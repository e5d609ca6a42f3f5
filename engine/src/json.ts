export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * JSON with keys sorted and no white space: equal values, equal text. Keys are ASCII in every format of ours, so
 * JavaScript's order by code unit is the order by code point.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let text = '';
  for (const key of Object.keys(value).toSorted())
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(value[key] as Json)}`;
  return `{${text}}`;
}

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Is this value from outside the same JSON? Looks no deeper than `expected` goes. */
export function equalJson(expected: Json, value: unknown): boolean {
  if (expected === null || typeof expected !== 'object') return expected === value;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== isArray(expected)) return false;
  const keys = Object.keys(expected);
  if (Object.keys(value).length !== keys.length) return false;
  // Not by entries: whole states are compared, and often.
  for (const key of keys) {
    if (!Object.hasOwn(value, key)) return false;
    if (!equalJson((expected as Fields<Json>)[key] as Json, (value as Fields<unknown>)[key])) return false;
  }
  return true;
}

type Fields<V> = Readonly<Record<string, V>>;

/** A copy of plain data that shares nothing with it. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const field = copyJson((value as Fields<unknown>)[key]);
    // As a field of its own, whatever it is called.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: field, enumerable: true, writable: true });
    else copy[key] = field;
  }
  return copy as T;
}
