export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * JSON with keys sorted and no white space: equal values, equal text. Keys are ASCII in every format of ours, so
 * JavaScript's order by code unit is the order by code point.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  let text = '';
  if (isArray(value)) {
    for (const item of value) text += text === '' ? canonicalJson(item) : `,${canonicalJson(item)}`;
    return `[${text}]`;
  }
  for (const key of sortedKeys(value))
    text += `${text === '' ? '' : ','}${nameText(key)}:${canonicalJson(value[key] as Json)}`;
  return `{${text}}`;
}

/** Names of fields, as JSON writes them: there are few, and they come up all the time. */
const nameTexts = new Map<string, string>();
const MOST_NAMES = 1000;

export function nameText(name: string): string {
  const known = nameTexts.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  if (nameTexts.size < MOST_NAMES) nameTexts.set(name, text);
  return text;
}

/** Mostly there are two or three, which need no help to get in order. */
function sortedKeys(value: object): readonly string[] {
  const keys = Object.keys(value);
  if (keys.length > FEW) return keys.toSorted();
  for (let end = 1; end < keys.length; end++)
    for (let place = end; place > 0; place--) {
      const [one, other] = [keys[place - 1] as string, keys[place] as string];
      if (one <= other) break;
      keys[place - 1] = other;
      keys[place] = one;
    }
  return keys;
}

const FEW = 8;

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Is this value from outside the same JSON? Looks no deeper than `expected` goes. Whole states are compared, and often: no lists of keys. */
export function equalJson(expected: Json, value: unknown): boolean {
  if (expected === value) return true;
  if (typeof expected !== 'object' || expected === null || typeof value !== 'object' || value === null) return false;
  if (isArray(expected)) return Array.isArray(value) && equalLists(expected, value);
  return !Array.isArray(value) && equalFields(expected, value as Fields<unknown>);
}

function equalLists(expected: readonly Json[], value: readonly unknown[]): boolean {
  if (expected.length !== value.length) return false;
  for (let index = 0; index < expected.length; index++)
    if (!equalJson(expected[index] as Json, value[index])) return false;
  return true;
}

function equalFields(expected: Fields<Json>, value: Fields<unknown>): boolean {
  let more = 0;
  for (const key in expected) {
    const field = expected[key];
    if (!equalJson(field as Json, value[key])) return false;
    // What every object has is no field of this one; none of it is a number, a text or the like.
    if ((typeof field === 'object' || field === undefined) && !Object.hasOwn(value, key)) return false;
    more++;
  }
  for (const _ in value) more--;
  return more === 0;
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

/**
 * The same value as `now`, with everything in it that is as it was in `old` taken from there: what follows one upon the other and is
 * kept takes little room then, and is compared at once. `now` is the caller's, and is changed.
 */
export function sharing<T>(old: unknown, now: T): T {
  if (old === now || typeof now !== 'object' || now === null || typeof old !== 'object' || old === null) return now;
  if (!Array.isArray(now)) return Array.isArray(old) ? now : (sharingFields(old as Fields<unknown>, now as never) as T);
  return Array.isArray(old) ? (sharingItems(old, now) as T) : now;
}

function sharingItems(old: readonly unknown[], now: unknown[]): readonly unknown[] {
  let isSame = old.length === now.length;
  for (let index = 0; index < now.length; index++) {
    const was = old[index];
    const is = now[index];
    if (was === is) continue;
    const shared = sharing(was, is);
    if (shared !== is) now[index] = shared;
    if (shared !== was) isSame = false;
  }
  return isSame ? old : now;
}

function sharingFields(old: Fields<unknown>, now: Record<string, unknown>): Fields<unknown> {
  let isSame = true;
  let more = 0;
  for (const key in now) {
    more++;
    const was = old[key];
    const is = now[key];
    if (was === is && is !== undefined) continue;
    const shared = Object.hasOwn(old, key) ? sharing(was, is) : is;
    if (shared !== is) now[key] = shared;
    if (shared !== was || shared === undefined) isSame = false;
  }
  if (isSame) for (const _ in old) more--;
  return isSame && more === 0 ? old : now;
}
