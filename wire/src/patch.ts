/**
 * How one view differs from the one before, so that only what is new crosses the wire. A patch is a list of changes, each a path and
 * what stands there now; where only a path stands, that field or last item is gone. A path is a list of field names and of places in
 * lists, counted from 0; the place after the last one adds an item.
 */
import { type Json, nameText } from '@belfry/engine';

export type Path = readonly (string | number)[];
export type PatchChange = readonly [path: Path, value: Json] | readonly [path: Path];
export type Patch = readonly PatchChange[];

type Fields = Readonly<Record<string, unknown>>;

/** What differed last in each field: those who are shown the same are told the same, and mostly one after the other. */
export type LastFound = Map<
  string,
  { readonly old: unknown; readonly now: unknown; readonly changes: readonly string[] }
>;

export interface PatchParts {
  /** Fields that are left out. */
  readonly without?: ReadonlySet<string>;
  readonly last?: LastFound;
}

/**
 * The patch that leads from one value to the other, as JSON text. Both come in parts, whose fields lie beside each other. Fields
 * that are `undefined` are not there.
 */
export function patchText(before: readonly Fields[], after: readonly Fields[], parts: PatchParts = {}): string {
  const finder = new Finder();
  for (let part = 0; part < Math.max(before.length, after.length); part++)
    finder.inFields(before[part] ?? EMPTY, after[part] ?? EMPTY, parts.without, parts.last);
  return `[${finder.changes.join()}]`;
}

const NOTHING: ReadonlySet<string> = new Set();
const EMPTY = {};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const placeText = (place: string | number): string => (typeof place === 'number' ? `${place}` : nameText(place));

/** The JSON of a value. Most of what changes is a number or a word, and needs nobody to look into it. */
const textOf = (value: unknown): string => {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  return typeof value === 'string' && SIMPLE.test(value) ? `"${value}"` : JSON.stringify(value);
};

/** Characters below which nobody looks for something shorter. */
const SHORT = 40;

/** What needs no escaping. */
const SIMPLE = /^[a-zA-Z0-9 -]*$/;

/** Walks through two values at once. Where it is, is written down only where something differs: nearly everything is the same. */
class Finder {
  readonly changes: string[] = [];
  readonly #path: (string | number)[] = [];
  /** How every place down to here begins, as far as it was asked for: of no part of the path, of the first, and so on. */
  readonly #beginnings: string[] = ['['];

  inFields(before: Fields, after: Fields, without = NOTHING, last?: LastFound): void {
    // How many fields there were that are no more.
    let gone = 0;
    for (const key in before) if (before[key] !== undefined) gone++;
    for (const key in after) {
      const old = before[key];
      const now = after[key];
      if (now === undefined) continue;
      // What every object has is no field of this one.
      const wasThere = old === now || (old !== undefined && Object.hasOwn(before, key));
      if (wasThere) gone--;
      if (old === now || without.has(key)) continue;
      if (!wasThere) this.#set(key, now);
      else if (last === undefined) this.#between(key, old, now);
      else this.#betweenOnce(key, old, now, last);
    }
    if (gone > 0) this.#withoutGone(before, after, without);
  }

  #withoutGone(before: Fields, after: Fields, without: ReadonlySet<string>): void {
    for (const key in before)
      if (before[key] !== undefined && !without.has(key) && !(Object.hasOwn(after, key) && after[key] !== undefined))
        this.changes.push(`[${this.#place(key)}]`);
  }

  #inList(before: readonly unknown[], after: readonly unknown[]): void {
    const first = this.changes.length;
    const shared = Math.min(before.length, after.length);
    if (this.#isToldWhole(before, after)) return;
    for (let index = 0; index < shared; index++)
      if (before[index] !== after[index]) this.#between(index, before[index], after[index]);
    for (let index = shared; index < after.length; index++) this.#set(index, after[index]);
    for (let index = before.length - 1; index >= shared; index--) this.changes.push(`[${this.#place(index)}]`);
    if (this.changes.length < first + 2) return;
    // Where items have moved up, the whole list says it shorter.
    let parts = 0;
    for (let index = first; index < this.changes.length; index++) parts += 1 + (this.changes[index]?.length ?? 0);
    if (parts < SHORT) return;
    const whole = `[${JSON.stringify(this.#path)},${JSON.stringify(after)}]`;
    if (whole.length < parts) this.changes.splice(first, this.changes.length, whole);
  }

  /** Numbers that have moved up are known for what they are before each is written down. Says whether they were told as a whole. */
  #isToldWhole(before: readonly unknown[], after: readonly unknown[]): boolean {
    let parts = 0;
    let changes = 0;
    const place = this.#beginning().length + PUNCTUATION;
    for (let index = 0; index < after.length; index++) {
      const now = after[index];
      if (typeof now !== 'number' || !Number.isInteger(now)) return false;
      if (before[index] === now) continue;
      changes++;
      parts += place + digits(index) + digits(now);
    }
    if (changes < 2 || parts < SHORT) return false;
    const whole = `[${this.#beginning().slice(0, -1)}],[${after.join()}]]`;
    if (whole.length >= parts) return false;
    this.changes.push(whole);
    return true;
  }

  /** Looks only if it was not the last to be found. */
  #betweenOnce(key: string, old: unknown, now: unknown, last: LastFound): void {
    const known = last.get(key);
    if (known !== undefined && known.old === old && known.now === now) {
      for (const change of known.changes) this.changes.push(change);
      return;
    }
    const first = this.changes.length;
    this.#between(key, old, now);
    last.set(key, { old, now, changes: this.changes.slice(first) });
  }

  #between(key: string | number, old: unknown, now: unknown): void {
    const areLists = Array.isArray(old) && Array.isArray(now);
    if (!areLists && !(isFields(old) && isFields(now))) {
      this.#set(key, now);
      return;
    }
    this.#path.push(key);
    if (areLists) this.#inList(old, now);
    else this.inFields(old as Fields, now as Fields);
    this.#path.pop();
    if (this.#beginnings.length > this.#path.length + 1) this.#beginnings.length = this.#path.length + 1;
  }

  #set(key: string | number, now: unknown): void {
    this.changes.push(`[${this.#place(key)},${textOf(now)}]`);
  }

  #place(key: string | number): string {
    return `${this.#beginning()}${placeText(key)}]`;
  }

  #beginning(): string {
    const all = this.#beginnings;
    for (let depth = all.length; depth <= this.#path.length; depth++)
      all.push(`${all[depth - 1]}${placeText(this.#path[depth - 1] as string | number)},`);
    return all[this.#path.length] as string;
  }
}

/** What a change has beside the beginning of its place, where in the list that is, and what is there now: `[`, `],`, `]` and a comma. */
const PUNCTUATION = 5;

const digits = (number: number): number => `${number}`.length;

/** The value after the patch. The one before stays as it was, and is shared where nothing changed. Throws if it does not fit. */
export function patched<T extends object>(before: T, patch: Patch): T {
  const own: Own = new Set();
  let value: unknown = before;
  for (const change of patch) value = changed(value, change, 0, own);
  return value as T;
}

/** The copies that were made for this patch: only they are changed, and nothing is copied twice. */
type Own = Set<unknown>;

/** @param depth how much of the path lies behind */
function changed(value: unknown, change: PatchChange, depth: number, own: Own): unknown {
  const [path] = change;
  const place = path[depth];
  if (place === undefined) return change[1];
  const isList = Array.isArray(value);
  if (isList ? !isPlaceIn(value, place) : !isFields(value) || typeof place !== 'string') throw misfit(place);
  const isLast = depth === path.length - 1;
  if (isLast && change.length === 1) return shortened(value as object, place);
  const now = isLast ? change[1] : changed(fieldOf(value as object, place), change, depth + 1, own);
  const copy = own.has(value) ? (value as object) : isList ? [...value] : { ...(value as Fields) };
  own.add(copy);
  // As a field of its own, whatever it is called.
  if (place === '__proto__') Object.defineProperty(copy, place, { value: now, ...OPEN });
  else (copy as Record<string | number, unknown>)[place] = now;
  return copy;
}

const OPEN = { enumerable: true, configurable: true, writable: true } as const;

const isPlaceIn = (list: readonly unknown[], place: string | number): place is number =>
  typeof place === 'number' && Number.isInteger(place) && place >= 0 && place <= list.length;

/** What every object has is no field of this one. */
const fieldOf = (value: object, place: string | number): unknown =>
  Object.hasOwn(value, place) ? (value as Readonly<Record<string | number, unknown>>)[place] : undefined;

function shortened(value: object, place: string | number): unknown {
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== place));
  if (place !== value.length - 1) throw misfit(place);
  return value.slice(0, place);
}

const misfit = (place: string | number): Error => new Error(`a patch does not fit at ${JSON.stringify(place)}`);
