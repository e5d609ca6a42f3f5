/** One-word builders for the tests of the rules: `play(begin(4), roll(1, 2), build(0, '2a', [[0,0,1],[0,0,2]]), holds)`. */
import { at, type Entry, isSeatEntry, listChoices, type Match, type Seat } from '@belfry/engine';
import { begin as beginMatch } from '@belfry/engine/testing';
import {
  type Action,
  type Cell,
  COLOURS,
  type Colour,
  type ColourName,
  cellAt,
  formatStone,
  type Misfit,
  type MoveRing,
  type Options,
  PIECES,
  type Piece,
  type PieceName,
  parsePiece,
  parseStone,
  placesFor,
  type Ring,
  STONES,
  type State,
  type Stone,
  type StoneName,
  TABLE,
  type Triple,
  type Turmbauer,
  tripleOf,
  turmbauer,
  whyNotThere,
} from '../rules/index.js';
import { byHeight, keyOf } from './naive.js';
import { whyImpossible } from './worlds.js';

export { logOf, play, refused, whatIsDue as due } from '@belfry/engine/testing';

export type TurmbauerMatch = Match<Turmbauer>;
export type Entered = Entry<Turmbauer>;
export type Place = Triple | 'table';

export const stone = (name: StoneName): Stone => parseStone(name);
export const piece = (name: PieceName): Piece => parsePiece(name);
export const colour = (name: ColourName): Colour => COLOURS.indexOf(name);

/** Cells as the rules know them, ascending. */
export const cells = (...triples: readonly Triple[]): Cell[] => triples.toSorted(byHeight).map(cell);
export const cell = ([x, y, z]: Triple): Cell => cellAt(x, y, z);
const place = (to: Place): Cell => (to === 'table' ? TABLE : cell(to));
/** The other way round. */
export const nameOf = (to: Cell): Place => (to === TABLE ? 'table' : tripleOf(to));

/** Stones by name: `'1a 4b'`. */
const stonesOf = (text: string): StoneName[] => STONES.filter(name => text.split(' ').includes(name));
const bitsOf = (names: readonly StoneName[]): number => names.reduce((bits, name) => bits | (1 << stone(name)), 0);
const namesIn = (bits: number): string => STONES.filter(name => (bits & (1 << stone(name))) !== 0).join(' ');

const act = (seat: Seat, action: Action): Entered => ({ seat, action });

export const roll = (one: number, other: number): Entered => ({ chance: 'roll', dice: [one, other] });
export const build = (seat: Seat, name: StoneName, triples: readonly Triple[], ring?: 'any-stone'): Entered =>
  act(seat, { type: 'build', stone: stone(name), cells: triples.map(cell), ...(ring && { ring }) });
export const discard = (seat: Seat, name: StoneName): Entered => act(seat, { type: 'discard', stone: stone(name) });
export const move = (seat: Seat, to: Place, ring?: MoveRing): Entered =>
  act(seat, { type: 'move', to: place(to), ...(ring && { ring }) });
export const stay = (seat: Seat): Entered => act(seat, { type: 'stay' });
/** What fell: `settle('red-4a')`. */
export const settle = (...names: readonly PieceName[]): Entered => ({
  chance: 'settle',
  fell: names.map(piece).toSorted((a, b) => a - b),
});
export const holds = settle();

/** A match at its start. */
export const begin = (players = 4): TurmbauerMatch => beginMatch(turmbauer, { players, hand: 'natural' });

/** A tower: the stones by name, in the order they were built. One that is `undefined` is not there. */
export type Stones = Readonly<Partial<Record<PieceName, readonly Triple[] | undefined>>>;

export interface Position {
  /** Four if it is left out. */
  readonly players?: 2 | 3 | 4;
  readonly stones?: Stones;
  /** Those left out are on the table. */
  readonly pawns?: Readonly<Partial<Record<ColourName, Triple>>>;
  /** Two if left out. */
  readonly rings?: Readonly<Partial<Record<ColourName, number>>>;
  /** The stones that a colour has left: `'1a 4b'`. What is neither here nor on the tower is in the box. */
  readonly supply?: Readonly<Partial<Record<ColourName, string>>>;
  /** The colour on turn; red if it is left out. */
  readonly turn?: ColourName;
  /** From 1; the second, or as early as so many stones can have been used up, if it is left out. */
  readonly round?: number;
  /** It is time to build if there are dice. Otherwise to move. */
  readonly dice?: readonly [number, number];
  readonly paid?: Ring;
  readonly failures?: number;
}

/** Which stones are in the box if nothing is said, so that each turn has used up one. */
const PUT_AWAY: readonly StoneName[] = ['2b', '6b', '6a', '5b', '5a', '4b', '4a', '3b', '3a', '2a', '1b', '1a'];

/** A match that goes on from the middle of a turn. Throws if there can be no such state. */
export function position(wanted: Position): TurmbauerMatch {
  const state = stateOf(wanted);
  const wrong = whyImpossible(state);
  if (wrong !== undefined) throw new Error(`no such position: ${wrong}`);
  return beginMatch({ ...turmbauer, start: () => turmbauer.copy(state) }, state.options);
}

function stateOf(wanted: Position): State {
  const { players = 4, stones = {}, pawns = {}, rings = {}, supply = {}, turn = 'red', failures = 0 } = wanted;
  const { dice, paid = null } = wanted;
  const options: Options = { players, hand: 'natural' };
  const state = turmbauer.start(options);
  const colours = COLOURS.slice(0, state.pawns.length);
  const onTurn = colour(turn);
  const now = (name: ColourName): number => (colour(name) < onTurn || (name === turn && dice === undefined) ? 1 : 0);
  const built = (name: ColourName): StoneName[] => STONES.filter(known => stones[`${name}-${known}`] !== undefined);
  const used = (name: ColourName): number =>
    supply[name] === undefined ? built(name).length : STONES.length - stonesOf(supply[name]).length;
  const round = wanted.round ?? Math.max(2, ...colours.map(name => 1 + used(name) - now(name)));
  for (const name of PIECES) {
    const standing = stones[name];
    if (standing !== undefined) state.tower.push({ piece: piece(name), cells: cells(...standing) });
  }
  state.tower.sort((a, b) => orderIn(stones, a.piece) - orderIn(stones, b.piece));
  for (const [index, name] of colours.entries()) {
    const rest = STONES.filter(known => !built(name).includes(known));
    const away = PUT_AWAY.filter(known => rest.includes(known)).slice(0, round - 1 + now(name) - built(name).length);
    const left = supply[name] === undefined ? rest.filter(known => !away.includes(known)) : stonesOf(supply[name]);
    state.supply[index] = bitsOf(left);
    state.box[index] = bitsOf(rest.filter(known => !left.includes(known)));
    state.pawns[index] = place(pawns[name] ?? 'table');
    state.rings[index] = rings[name] ?? (name === turn && paid !== null ? 1 : 2);
  }
  state.turn = (round - 1) * colours.length + onTurn;
  state.phase = dice === undefined ? 'move' : 'build';
  state.dice = dice ?? [1, 2];
  state.paid = paid;
  state.failures = failures;
  return state;
}

const orderIn = (stones: object, wanted: Piece): number => Object.keys(stones).indexOf(at(PIECES, wanted));

/** The whole truth, as everybody sees it. */
export const look = (match: TurmbauerMatch): State => match.see('spectator');

/** How it ended. */
export function resultOf(match: TurmbauerMatch): Turmbauer['Result'] {
  const next = match.due();
  if (next.type !== 'over') throw new Error('the match is not over');
  return next.result;
}

/** The tower without the base, in the order it was built: `red-2a`. */
export const tower = (match: TurmbauerMatch): PieceName[] => look(match).tower.map(built => at(PIECES, built.piece));

/** A colour's stones that are left, and those in the box: `'1a 4b'`. */
export const supply = (match: TurmbauerMatch, name: ColourName): string =>
  namesIn(at(look(match).supply, colour(name)));
export const box = (match: TurmbauerMatch, name: ColourName): string => namesIn(at(look(match).box, colour(name)));
export const rings = (match: TurmbauerMatch, name: ColourName): number => at(look(match).rings, colour(name));
export const pawn = (match: TurmbauerMatch, name: ColourName): Place => nameOf(at(look(match).pawns, colour(name)));

/** Is this among the legal actions? Asking `check` must give the same answer. */
export function isLegal(match: TurmbauerMatch, entry: Entered): boolean {
  if (!isSeatEntry<Turmbauer>(entry)) throw new Error('only a seat has legal actions');
  const wanted = JSON.stringify(match.game.canonical(entry.action));
  const isListed = listChoices(match.legal()).some(action => JSON.stringify(action) === wanted);
  if (isListed !== (match.check(entry) === undefined)) throw new Error(`${wanted}: legal and check do not agree`);
  return isListed;
}

/** The stones that can be built now, with this ring or none: `'1a 4b'`. */
export function buildable(match: TurmbauerMatch, ring?: 'any-stone'): string {
  const builds = listChoices(match.legal()).filter(action => action.type === 'build');
  const stones = new Set(builds.filter(action => action.ring === ring).map(action => formatStone(action.stone)));
  return STONES.filter(name => stones.has(name)).join(' ');
}

/** The stones that can be put away now. */
export const discardable = (match: TurmbauerMatch): string =>
  listChoices(match.legal())
    .flatMap(action => (action.type === 'discard' ? [formatStone(action.stone)] : []))
    .join(' ');

/** Where the pawn can go: with this ring, or with none. As texts, in order. */
export const reachable = (match: TurmbauerMatch, ring?: MoveRing): string[] =>
  listChoices(match.legal())
    .flatMap(action => (action.type === 'move' && action.ring === ring ? [nameOf(action.to)] : []))
    .map(to => (to === 'table' ? to : keyOf(to)))
    .toSorted();

/** May this stone go there now, dice aside? */
export const fits = (match: TurmbauerMatch, name: StoneName, ...triples: readonly Triple[]): boolean =>
  placesFor(look(match), stone(name)).some(found => found.join() === cells(...triples).join());

/** Why it may not; `undefined` if it may. */
export const whyNot = (match: TurmbauerMatch, name: StoneName, ...triples: readonly Triple[]): Misfit | undefined =>
  whyNotThere(look(match), stone(name), triples.map(cell));

/** All cells of a cuboid, by its lowest and highest corner; and rows of cells along each axis. */
export const between = ([x, y, z]: Triple, [toX, toY, toZ]: Triple): Triple[] =>
  range(z, toZ).flatMap(c => range(y, toY).flatMap(b => range(x, toX).map((a): Triple => [a, b, c])));
export const up = (x: number, y: number, from: number, to: number): Triple[] => between([x, y, from], [x, y, to]);
export const alongX = (from: number, to: number, y: number, z: number): Triple[] => between([from, y, z], [to, y, z]);
export const alongY = (x: number, from: number, to: number, z: number): Triple[] => between([x, from, z], [x, to, z]);

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** High stones around [0,0,1], but for the side of [0,1,1]. */
export const NICHE = { 'red-3a': up(-1, 0, 0, 2), 'black-3a': up(0, -1, 0, 2), 'blue-2a': up(1, 0, 1, 2) } as const;

/** So high all around [0,0,1] that a pawn there cannot go anywhere. */
export const WELL = {
  'red-4a': up(-1, 0, 0, 3),
  'black-4a': up(0, -1, 0, 3),
  'blue-4a': up(1, 0, 1, 4),
  'green-4a': up(0, 1, 1, 4),
} as const;

/** Stones on all four sides of [0,0,1], and a lid on them. */
export const SHAFT = {
  'red-2a': up(-1, 0, 0, 1),
  'blue-2a': up(1, 0, 1, 2),
  'green-2a': up(0, 1, 1, 2),
  'black-2a': up(0, -1, 0, 1),
} as const;
export const LID = { 'red-2b': alongX(-1, 0, 0, 2) } as const;

/** Two cells in a row from [0,0,1], with a roof above one and a wall beside each. */
export const TUNNEL = {
  'red-2a': up(-1, 0, 0, 1),
  'green-4b': between([0, 1, 1], [1, 1, 2]),
  'red-2b': alongX(-1, 0, 0, 2),
  'black-4a': up(0, -1, 0, 3),
} as const;
