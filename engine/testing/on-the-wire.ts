/** What a game's `SPEC.md` says of the JSON in which it comes to a client, and what comes. */
import { readFileSync } from 'node:fs';
import {
  type Game,
  type GameTypes,
  type Json,
  type Malformed,
  type Match,
  type Notation,
  type Random,
  type Result,
  SeededRandom,
  SPECTATOR,
  type Viewer,
} from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { begin } from './scenario.js';
import { allOptions, viewersOf } from './walk.js';

const PARTS = ['State', 'Actions', 'Chances', 'Log', 'Result'] as const;
type Part = (typeof PARTS)[number];

export interface OnTheWire {
  /** By what they are called in the column of types, the names that are not told one by one: cards, stones. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** So many random matches of every choice of options show every field there is. */
  readonly matches: number;
}

/**
 * Tests that the chapter "On the wire" of a game's `SPEC.md` tells of every field that comes in random matches, to every viewer,
 * and of nothing else; of its type, of where it is and where it may be missing; and that its examples are written as the game does.
 * @param rules a file in the folder of the game's rules, as a URL
 */
export function describeOnTheWire<T extends GameTypes>(game: Game<T>, rules: string, wire: OnTheWire): void {
  const spec = readFileSync(new URL('../SPEC.md', rules), 'utf8');
  const chapter = partOf(spec, '## ', 'On the wire');
  let seen: Seen | undefined;
  const seenIn = (part: Part): Shape => {
    seen ??= lookAround(game, wire);
    return seen[part];
  };

  describe.each(PARTS)('SPEC.md, on the wire: %s', part => {
    const told = rowsIn(partOf(chapter, '### ', part));
    const examples = examplesIn(partOf(chapter, '### ', part));
    const mustBeTold = (): void => expect(told.map(({ row }) => row).toSorted()).toEqual(rowsOf(seenIn(part)));

    test('has every field as it comes, and no other', mustBeTold);

    test('has every word that is a value, beside its field', () => {
      const texts = textsOf(seenIn(part));
      const isMissing = ({ means }: Row, text: string): boolean => !means.includes(`\`${text}\``);
      const missing = told.flatMap(row => (texts.get(row.field) ?? []).filter(text => isMissing(row, text)));
      expect(missing).toEqual([]);
    });

    test('has an example of each kind, with the fields that it tells of', () => {
      if (part !== 'State') expect(new Set(examples.map(kindOf))).toEqual(seenIn(part).kinds);
      for (const example of examples) seenIn(part).add(example);
      mustBeTold();
    });
  });

  test.each([
    ['Actions', game.actions],
    ['Chances', game.chances],
  ] as const)('SPEC.md, on the wire: examples of %s are read, and written alike', (part, notation) => {
    for (const example of examplesIn(partOf(chapter, '### ', part)))
      expect(rewritten<unknown>(notation, example)).toEqual({ ok: true, value: example });
  });
}

function rewritten<V>(notation: Notation<V>, json: Json): Result<Json, Malformed> {
  const read = notation.read(json);
  return read.ok ? { ok: true, value: notation.write(read.value) } : read;
}

/** What stands under a heading. */
const partOf = (text: string, level: string, heading: string): string =>
  text.split(new RegExp(`^${level}`, 'm')).find(part => part.startsWith(`${heading}\n`)) ?? '';

/** So many matches show every field of a state; the rarest fields are in the log. */
const STATES_SEEN = 5;

type Seen = Readonly<Record<Part, Shape>>;

/** All that comes in random matches, to all who look, with open eyes too. */
function lookAround<T extends GameTypes>(game: Game<T>, { names, matches }: OnTheWire): Seen {
  const shapeOf = (): Shape => new Shape(names);
  const seen = { State: shapeOf(), Actions: shapeOf(), Chances: shapeOf(), Log: shapeOf(), Result: shapeOf() };
  for (const options of allOptions(game)) {
    const viewers: readonly Viewer[] = game.isSeenAlike === true ? [SPECTATOR] : viewersOf(options);
    for (let seed = 1; seed <= matches; seed++) {
      const match = begin(game, options);
      const random = new SeededRandom(seed, options.players);
      do {
        const states = seed > STATES_SEEN ? [] : [...viewers.map(viewer => match.shown(viewer)), ...match.truth()];
        for (const state of states) seen.State.add(state as Json);
      } while (goOn(match, random, seen));
      for (const viewer of viewers) for (const entry of match.seeLog(viewer)) seen.Log.add(entry);
    }
  }
  return seen;
}

/** Plays an entry at random; `false` if the match is over. */
function goOn<T extends GameTypes>(match: Match<T>, random: Random, seen: Seen): boolean {
  const due = match.due();
  if (due.type === 'over') {
    seen.Result.add(due.result);
    return false;
  }
  if (due.type === 'chance') {
    seen.Chances.add(match.game.chances.write(match.letFateAnswer(random)));
    return true;
  }
  const legal = match.legal();
  const action = legal.at(random.below(legal.count));
  seen.Actions.add(match.game.actions.write(action));
  match.play({ seat: due.seat, action });
  return true;
}

/** These say which of several things an object is. */
const KINDS: readonly string[] = ['kind', 'chance', 'type'];
/** These are told of elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set(['options', 'action']);

/** Which of several things this is; all entries with an action are one. */
function kindOf(json: Json): string {
  const fields = json as Readonly<Record<string, Json>>;
  const kind = KINDS.map(name => fields[name]).find(value => value !== undefined);
  if (typeof kind === 'string') return kind;
  return 'action' in fields ? 'action' : '';
}

/** What values at one place look like, all together. */
class Shape {
  readonly kinds = new Set<string>();
  readonly fields = new Map<string, Shape>();
  items: Shape | undefined;
  readonly #types = new Set<string>();
  readonly #texts = new Set<string>();
  readonly #names: OnTheWire['names'];
  /** In things of each kind: how many came, and how many of them are objects. */
  readonly #came = new Map<string, number>();
  readonly #objects = new Map<string, number>();

  constructor(names: OnTheWire['names']) {
    this.#names = names;
  }

  add(json: Json, kind = kindOf(json)): void {
    this.kinds.add(kind);
    count(this.#came, kind);
    if (Array.isArray(json)) {
      this.items ??= new Shape(this.#names);
      for (const item of json) this.items.add(item, kind);
    } else if (typeof json === 'object' && json !== null) {
      this.#types.add('object');
      count(this.#objects, kind);
      for (const [name, value] of Object.entries(json)) this.#fieldOf(name).add(value, kind);
    } else this.#types.add(this.#typeOf(json));
  }

  get type(): string {
    const list = this.items === undefined ? [] : [`list of (${this.items.type})`];
    const plain = [...this.#types].filter(type => type !== 'null').toSorted();
    return [...list, ...plain, ...(this.#types.has('null') ? ['`null`'] : [])].join(' or ');
  }

  /** Words that are values here, in lists too. */
  get texts(): readonly string[] {
    return [...this.#texts, ...(this.items?.texts ?? [])];
  }

  /** In which kinds of things a field of these objects comes; after those where it may be missing stands a question mark. */
  whereIs(field: Shape): readonly string[] {
    return [...field.kinds].toSorted().map(kind => `\`${kind}\`${field.isSometimesIn(this, kind) ? '?' : ''}`);
  }

  isSometimesIn(parent: Shape, kind: string): boolean {
    return (this.#came.get(kind) ?? 0) < (parent.#objects.get(kind) ?? 0);
  }

  #fieldOf(name: string): Shape {
    const field = this.fields.get(name) ?? new Shape(KINDS.includes(name) ? {} : this.#names);
    this.fields.set(name, field);
    return field;
  }

  #typeOf(json: Json): string {
    if (json === null) return 'null';
    if (typeof json === 'boolean') return 'true or false';
    if (typeof json === 'number') return Number.isInteger(json) ? 'whole number' : 'number';
    const named = Object.entries(this.#names).find(([, names]) => names.includes(json as string));
    if (named !== undefined) return named[0];
    this.#texts.add(json as string);
    return 'text';
  }
}

const count = (counts: Map<string, number>, kind: string): void => void counts.set(kind, (counts.get(kind) ?? 0) + 1);

/** Every field at every depth, with its path: `hands[].size`. */
function* fieldsOf(
  shape: Shape,
  path = '',
): Generator<{ readonly path: string; readonly in: Shape; readonly field: Shape }> {
  for (const [name, field] of shape.fields) {
    yield { path: path + name, in: shape, field };
    if (!ELSEWHERE.has(name)) yield* fieldsOf(field, `${path}${name}.`);
  }
  if (shape.items !== undefined) yield* fieldsOf(shape.items, `${path.replace(/\.$/, '')}[].`);
}

/** What the table must say of each field: its path, its type, and in which kinds of things it is, if there are several. */
function rowsOf(shape: Shape): readonly string[] {
  const rows = [...fieldsOf(shape)].map(({ path, in: parent, field }) => {
    const where = parent.whereIs(field);
    if (shape.kinds.size === 1) return [`\`${path}\`${where.join().endsWith('?') ? ' (optional)' : ''}`, field.type];
    const isAlways = where.length === parent.kinds.size && !where.some(kind => kind.endsWith('?'));
    return [`\`${path}\``, field.type, isAlways ? 'all' : where.join(', ')];
  });
  return rows.map(cells => cells.join(' | ')).toSorted();
}

const textsOf = (shape: Shape): ReadonlyMap<string, readonly string[]> =>
  new Map([...fieldsOf(shape)].map(({ path, field }) => [path, field.texts]));

interface Row {
  readonly field: string;
  /** All but what the field means. */
  readonly row: string;
  readonly means: string;
}

/** The rows of the tables in which fields are told of. */
const rowsIn = (told: string): readonly Row[] =>
  [...told.matchAll(/^\| (`([^`]+)`.*) \| (.*) \|$/gm)].map(([, row = '', field = '', means = '']) => ({
    field,
    row,
    means,
  }));

/** A line of JSON each. */
const examplesIn = (told: string): readonly Json[] =>
  [...told.matchAll(/^```json\n(.*?)^```$/gms)].flatMap(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Json),
  );
