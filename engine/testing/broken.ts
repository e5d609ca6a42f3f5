/** Broken promises, told in a sentence. */
import { canonicalJson, type Game, type GameTypes, type Viewer, writeEntry } from '@belfry/engine';

/** Thrown where a promise is found broken. Its message is a sentence that says what is wrong. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Throws unless both are the same to the byte. */
export function mustBeSame(expected: string, found: string, say: (difference: string) => string): void {
  if (found !== expected) throw new Broken(say(differenceOf(JSON.parse(expected), JSON.parse(found))));
}

/** The first place where two values differ: ``hands[0]` is 5, not 3`. */
export function differenceOf(expected: unknown, found: unknown): string {
  const [path] = pathsOfDifference(expected, found);
  if (path === undefined) return 'the fields are in another order';
  const name = path.length === 0 ? 'it' : `\`${pathText(path)}\``;
  return `${name} is ${short(reach(found, path))}, not ${short(reach(expected, path))}`;
}

type Path = readonly (string | number)[];

/** Where two values differ, as deep as it can be said; no deeper than `depth`. */
export function* pathsOfDifference(one: unknown, other: unknown, depth = Number.POSITIVE_INFINITY): Generator<Path> {
  if (Object.is(one, other)) return;
  if (depth === 0 || !isRich(one) || !isRich(other) || sizeOf(one) !== sizeOf(other)) {
    if (JSON.stringify(one) !== JSON.stringify(other)) yield [];
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    for (const path of pathsOfDifference(reach(one, [key]), reach(other, [key]), depth - 1))
      yield [Array.isArray(one) ? Number(key) : key, ...path];
}

const isRich = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The length of a list; objects may be compared whatever fields they have. */
const sizeOf = (value: object): number | undefined => (Array.isArray(value) ? value.length : undefined);

const reach = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (Object(part) as Record<string, unknown>)[key], value);

export const pathText = (path: Path): string =>
  path
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** A value in a few letters. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)}…`;
}

const MOST_LETTERS = 80;

export const actionText = <T extends GameTypes>(game: Game<T>, action: T['Action']): string =>
  canonicalJson(game.actions.write(action));

export const entryText = (game: Game, entry: Parameters<typeof writeEntry>[1]): string =>
  canonicalJson(writeEntry(game, entry));

export const whoIs = (viewer: Viewer): string => (typeof viewer === 'number' ? `seat ${viewer}` : 'the spectator');
