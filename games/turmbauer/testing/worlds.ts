import { at, type Random } from '@belfry/engine';
import type { Worlds } from '@belfry/engine/testing';
import {
  COLOURS,
  formatPiece,
  type Piece,
  type Settling,
  STONES,
  type State,
  TABLE,
  type Triple,
  type Turmbauer,
  tripleOf,
} from '../rules/index.js';
import { BASE, below, isStoneAt, keyOf, outsideOf } from './naive.js';

export const turmbauerWorlds: Worlds<Turmbauer> = {
  hidesNothing: true,
  disguise: ({ log }) => log,
  isPossible: state => whyImpossible(state) === undefined,
};

/** What is wrong with a state; `undefined` if it can occur. */
export function whyImpossible(state: State): string | undefined {
  return wrongStones(state) ?? wrongTower(state) ?? wrongPawns(state) ?? wrongRings(state);
}

/** Each of a colour's twelve stones is once in tower, supply or box, and each turn has used up one. */
function wrongStones({ options, tower, supply, box, turn, phase }: State): string | undefined {
  const colours = options.players === 2 ? 4 : options.players;
  if (supply.length !== colours || box.length !== colours) return 'lists that are not by colour';
  if (turn < 0 || turn > 12 * colours) return `turn ${turn}`;
  for (const [colour, name] of COLOURS.slice(0, colours).entries()) {
    const built = tower.filter(({ piece }) => formatPiece(piece).startsWith(name));
    for (const [stone, stoneName] of STONES.entries()) {
      const places = [
        built.some(({ piece }) => formatPiece(piece) === `${name}-${stoneName}`),
        ((at(supply, colour) >> stone) & 1) === 1,
        ((at(box, colour) >> stone) & 1) === 1,
      ].filter(Boolean);
      if (places.length !== 1) return `${name}-${stoneName} is in ${places.length} places`;
    }
    const used = STONES.filter((_, stone) => ((at(supply, colour) >> stone) & 1) === 0).length;
    const isOnTurn = turn % colours === colour;
    const usesOneNow =
      isOnTurn && (phase === 'move' || phase === 'settle' || (phase === 'over' && turn < 12 * colours));
    const turns = Math.floor((turn + colours - 1 - colour) / colours) + (usesOneNow ? 1 : 0);
    if (used !== turns) return `${name} has used ${used} stones in ${turns} turns`;
  }
  return new Set(tower.map(({ piece }) => piece)).size === tower.length ? undefined : 'a stone is built twice';
}

/** Stones have their shapes, do not overlap, and stand on something. */
function wrongTower({ tower, options }: State): string | undefined {
  const filled = new Set(BASE.map(keyOf));
  for (const { piece, cells } of tower) {
    const name = formatPiece(piece);
    const triples = cells.map(tripleOf);
    const [colour, stone] = name.split('-');
    const stoneName = STONES.find(known => known === stone);
    if (options.players === 3 && colour === 'black') return 'three players have no black';
    if (stoneName === undefined || !isStoneAt(stoneName, triples)) return `${name} does not look like that`;
    if (triples.some(cell => cell[2] < 0)) return `${name} is below the table`;
    if (triples.some(cell => filled.has(keyOf(cell)))) return `${name} overlaps`;
    if (!triples.some(cell => isCarried(cell, filled))) return `${name} stands on nothing`;
    if (cells.some((cell, index) => index > 0 && at(cells, index - 1) >= cell)) return `${name} is not in order`;
    for (const cell of triples) filled.add(keyOf(cell));
  }
  return undefined;
}

const isCarried = (cell: Triple, filled: ReadonlySet<string>): boolean =>
  cell[2] === 0 || filled.has(keyOf(below(cell)));

/** Pawns stand on fields, each on its own. */
function wrongPawns({ pawns, tower, supply }: State): string | undefined {
  if (pawns.length !== supply.length) return 'pawns that are not by colour';
  const filled = new Set([...BASE, ...tower.flatMap(({ cells }) => cells.map(tripleOf))].map(keyOf));
  const outside = outsideOf(filled);
  const standing = pawns.filter(pawn => pawn !== TABLE).map(tripleOf);
  for (const pawn of standing) {
    if (filled.has(keyOf(pawn))) return `a pawn is inside a stone at ${keyOf(pawn)}`;
    if (!isCarried(pawn, filled)) return `a pawn is in the air at ${keyOf(pawn)}`;
    if (outside.has(keyOf(pawn))) return `the pawn at ${keyOf(pawn)} is outside on the table`;
  }
  return new Set(standing.map(keyOf)).size === standing.length ? undefined : 'two pawns on one field';
}

function wrongRings({ rings, pawns, paid, phase, turn, failures, dice, collapse, tower }: State): string | undefined {
  const onTurn = turn % pawns.length;
  if (rings.length !== pawns.length) return 'rings that are not by colour';
  if (rings.some(left => left < 0 || left > 2 || !Number.isInteger(left))) return `${rings.join()} rings`;
  if (paid !== null && rings[onTurn] === 2) return 'a ring was paid and is still there';
  if (failures < 0 || failures > 3 || (failures === 3 && phase !== 'move')) return `${failures} failures`;
  if (phase === 'roll' && (paid !== null || failures > 0)) return 'something happened before the roll';
  const isBetween = phase === 'roll' || (phase === 'over' && collapse === null);
  if (dice.some(die => (isBetween ? die !== 0 : die < 1 || die > 6))) return `dice ${dice.join()}`;
  if ((turn === 12 * pawns.length) !== (phase === 'over' && collapse === null)) return `turn ${turn}, ${phase}`;
  if (collapse === null) return undefined;
  if (phase !== 'over' || collapse.length < 3 || new Set(collapse).size < collapse.length) return 'no such collapse';
  return collapse.every(fallen => tower.some(({ piece }) => piece === fallen)) ? undefined : 'what fell was not there';
}

/**
 * Decides what falls without any physics: mostly nothing, sometimes one or two stones, rarely more, the newest or others.
 */
export const fickle: Settling = (state, random) => {
  const roll = random.below(40);
  if (roll < 32) return [];
  const wanted = roll < 36 ? 1 : roll < 39 ? 2 : 3 + random.below(3);
  const pieces = state.tower.map(({ piece }) => piece);
  const newest = random.below(2) === 0 ? pieces.slice(-1) : [];
  return someOf(pieces, newest, wanted, random).toSorted((a, b) => a - b);
};

/** These, and so many of all in the end. */
function someOf(all: readonly Piece[], first: readonly Piece[], wanted: number, random: Random): Piece[] {
  const some = new Set(first);
  while (some.size < Math.min(wanted, all.length)) some.add(at(all, random.below(all.length)));
  return [...some];
}
