/**
 * How one view differs from the one before, so that only what is new crosses the wire. A patch is a list of changes, each a path and
 * what stands there now; where only a path stands, that field or last item is gone. A path is a list of field names and of places in
 * lists, counted from 0; the place after the last one adds an item.
 */
import type { Json } from '@belfry/engine';

export type Path = readonly (string | number)[];
export type PatchChange = readonly [path: Path, value: Json] | readonly [path: Path];
export type Patch = readonly PatchChange[];

type Fields = Readonly<Record<string, unknown>>;

/**
 * The patch that leads from one value to the other, as JSON text. Both come in parts, whose fields lie beside each other; those
 * named in `without` are left out. Fields that are `undefined` are not there.
 */
export function patchText(
  before: readonly object[],
  after: readonly object[],
  without: ReadonlySet<string> = NOTHING,
): string {
  const changes: string[] = [];
  for (let part = 0; part < Math.max(before.length, after.length); part++)
    differInFields((before[part] ?? EMPTY) as Fields, (after[part] ?? EMPTY) as Fields, '', changes, without);
  return `[${changes.join()}]`;
}

const NOTHING: ReadonlySet<string> = new Set();
const EMPTY = {};

/** @param path the text of the path so far, without brackets */
function differ(before: unknown, after: unknown, path: string, changes: string[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) differInList(before, after, path, changes);
  else if (isFields(before) && isFields(after)) differInFields(before, after, path, changes);
  else changes.push(`[[${path}],${JSON.stringify(after)}]`);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function differInFields(before: Fields, after: Fields, path: string, changes: string[], without = NOTHING): void {
  for (const key in after) {
    const now = after[key];
    // What every object has is no field of this one.
    const old = before[key] === now || Object.hasOwn(before, key) ? before[key] : undefined;
    if (old === now || now === undefined || without.has(key)) continue;
    const place = below(path, JSON.stringify(key));
    if (old === undefined) changes.push(`[[${place}],${JSON.stringify(now)}]`);
    else differ(old, now, place, changes);
  }
  for (const key in before)
    if (before[key] !== undefined && !(Object.hasOwn(after, key) && after[key] !== undefined) && !without.has(key))
      changes.push(`[[${below(path, JSON.stringify(key))}]]`);
}

function differInList(before: readonly unknown[], after: readonly unknown[], path: string, changes: string[]): void {
  const first = changes.length;
  const shared = Math.min(before.length, after.length);
  for (let index = 0; index < shared; index++) differ(before[index], after[index], below(path, `${index}`), changes);
  for (let index = shared; index < after.length; index++)
    changes.push(`[[${below(path, `${index}`)}],${JSON.stringify(after[index])}]`);
  for (let index = before.length - 1; index >= shared; index--) changes.push(`[[${below(path, `${index}`)}]]`);
  if (changes.length < first + 2) return;
  // Where items have moved up, the whole list says it shorter.
  const whole = `[[${path}],${JSON.stringify(after)}]`;
  const parts = changes.slice(first).join().length;
  if (whole.length <= parts) changes.splice(first, changes.length, whole);
}

const below = (path: string, place: string): string => (path === '' ? place : `${path},${place}`);

/** The value after the patch. The one before stays as it was, and is shared where nothing changed. Throws if it does not fit. */
export function patched<T extends object>(before: T, patch: Patch): T {
  return patch.reduce<unknown>((value, [path, ...now]) => changed(value, path, now), before) as T;
}

function changed(value: unknown, [first, ...rest]: Path, now: readonly Json[]): unknown {
  if (first === undefined) return now[0];
  if (Array.isArray(value)) {
    if (typeof first !== 'number' || !Number.isInteger(first) || first < 0 || first > value.length) throw misfit(first);
    if (rest.length > 0 || now.length > 0) {
      const item = rest.length === 0 ? now[0] : changed(value[first], rest, now);
      return first === value.length ? [...value, item] : value.with(first, item);
    }
    if (first !== value.length - 1) throw misfit(first);
    return value.slice(0, first);
  }
  if (!isFields(value) || typeof first !== 'string') throw misfit(first);
  if (rest.length > 0) return withField(value, first, changed(value[first], rest, now));
  if (now.length > 0) return withField(value, first, now[0]);
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== first));
}

/** As a field of its own, whatever it is called. */
const withField = (fields: Fields, key: string, value: unknown): Fields =>
  Object.fromEntries([...Object.entries(fields).filter(([other]) => other !== key), [key, value]]);

const misfit = (place: string | number): Error => new Error(`a patch does not fit at ${JSON.stringify(place)}`);
