/** Ways to get about in a game's states, for tests. */
import { at, type Game, type GameTypes, SeededRandom, SPECTATOR, stepAtRandom, type Viewer } from '@belfry/engine';
import { Broken } from './broken.js';

/** Every choice of options, for every number of players. */
export function allOptions<T extends GameTypes>(game: Game<T>): T['Options'][] {
  let combinations: Record<string, string | number>[] = [{}];
  for (const [name, field] of Object.entries(game.options)) {
    const values =
      field.type === 'choice'
        ? field.values
        : Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
    combinations = combinations.flatMap(options => values.map(value => ({ ...options, [name]: value })));
  }
  // Made from the game's own description of its options, which `players` is always part of.
  return combinations as unknown as T['Options'][];
}

export const viewersOf = (options: GameTypes['Options']): Viewer[] => [
  ...Array.from({ length: options.players }, (_, seat) => seat),
  SPECTATOR,
];

/** The states of one random match: before each entry, and at the end. The same object, changed in place. */
export function* statesOf<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seed: number,
): Generator<T['State'], void> {
  const random = new SeededRandom(seed);
  const state = game.start(options);
  for (let entries = 0; entries < MOST_ENTRIES; entries++) {
    yield state;
    if (!stepAtRandom(game, state, random)) return;
  }
  throw new Broken(`a match does not end within ${MOST_ENTRIES} entries: ${JSON.stringify({ options, seed })}`);
}

/** No match may be longer; the longest known random matches are far shorter. */
const MOST_ENTRIES = 20_000;

/** A state of a random match, about that far into it: 0 is the start, 1 the end. */
export function stateAlong<T extends GameTypes>(
  game: Game<T>,
  { options, seed, far }: { readonly options: T['Options']; readonly seed: number; readonly far: number },
): T['State'] {
  const length = [...statesOf(game, options, seed)].length;
  const stop = Math.min(length - 1, Math.floor(far * length));
  const random = new SeededRandom(seed);
  const state = game.start(options);
  for (let step = 0; step < stop; step++) stepAtRandom(game, state, random);
  return state;
}

/** Anything as text: equal values give equal text, field order included. */
export const bytes = (value: unknown): string => JSON.stringify(value);

/** One item of a list, whatever the number. */
export const oneOf = <T>(items: readonly T[], number: number): T => at(items, number % items.length);
