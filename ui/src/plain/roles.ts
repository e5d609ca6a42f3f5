/** What lists and numbers of a game's states stand for, found out by watching two random matches of it. */
import { type Game, type Json, readOptions, SeededRandom, stepAtRandom } from '@belfry/engine';

export interface Roles {
  /** Lists that have an item for each player, by their paths: `hands`, `table.piles`. */
  readonly bySeat: ReadonlySet<string>;
  /** Numbers that tell the seat on turn. */
  readonly turns: ReadonlySet<string>;
}

/** Entries that are watched of each match. */
const ENOUGH = 200;

export function watchRoles(rules: Game): Roles {
  const { min, max } = rules.options.players;
  const bySeat = new Guess();
  const turns = new Guess();
  try {
    for (const players of new Set([min, max])) watchMatch(rules, players, bySeat, turns);
  } catch {
    // Fate cannot answer before something is loaded: then less is known.
  }
  return { bySeat: bySeat.held, turns: turns.held };
}

function watchMatch(rules: Game, players: number, bySeat: Guess, turns: Guess): void {
  const options = readOptions(rules, { players });
  if (!options.ok) return;
  const random = new SeededRandom(players);
  const state = rules.start(options.value);
  for (let entries = 0; entries < ENOUGH; entries++) {
    const due = rules.due(state);
    visit(state as Json, '', (value, path) => {
      if (Array.isArray(value) && value.length > 0) bySeat.note(path, value.length === players);
      if (typeof value === 'number' && due.type === 'seat') turns.note(path, value === due.seat);
    });
    if (!stepAtRandom(rules, state, random)) return;
  }
}

/** Which paths something is true of, whenever it is looked at. */
class Guess {
  readonly held = new Set<string>();
  readonly #failed = new Set<string>();

  note(path: string, holds: boolean): void {
    if (!holds) this.#failed.add(path);
    if (this.#failed.has(path)) this.held.delete(path);
    else this.held.add(path);
  }
}

/** The fields of a state and of what lies in them. What lies in a list has no path of its own. */
function visit(value: Json, path: string, note: (value: Json, path: string) => void): void {
  note(value, path);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, field] of Object.entries(value)) visit(field, within(path, key), note);
}

export const within = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
