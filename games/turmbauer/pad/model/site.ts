/** A tower of real wood, as people tell it stone by stone. It follows from the log of the pad, as everything does. */
import { append, type Log } from '@belfry/ui/pad';
import {
  type Cell,
  type Colour,
  cellAt,
  colourOf,
  fieldsOf,
  formatPiece,
  heightOf,
  parsePiece,
  pieceOf,
  type State,
  type Stone,
  stoneOf,
  TABLE,
  tripleOf,
  turmbauer,
} from '../../rules/index.js';
import { isOfTower, noteDown, type TurmbauerEntry } from './fold.js';

type PadLog = Log<TurmbauerEntry>;

/** With doubles every stone is allowed. */
const ANY_STONE = [1, 1] as const;

/**
 * The position for the rules: this colour is about to build, and may build any stone that it has. Pawns whose field is gone stand
 * on the table.
 */
export function stateOf(players: number, log: PadLog, colour: Colour): State {
  const state = turmbauer.start({ players, hand: 'natural' });
  const counts = state.pawns.map(() => 0);
  for (const entry of log) {
    if (entry.type === 'pawn') state.pawns[entry.colour] = entry.at === null ? TABLE : cellAt(...entry.at);
    if (entry.type !== 'stone') continue;
    const piece = parsePiece(entry.piece);
    const owner = colourOf(piece);
    state.tower.push({ piece, cells: entry.cells.map(cell => cellAt(...cell)) });
    state.supply[owner] = (state.supply[owner] ?? 0) & ~(1 << stoneOf(piece));
    counts[owner] = (counts[owner] ?? 0) + 1;
  }
  const fields = new Set(fieldsOf({ ...state, pawns: [] }).map(({ at }) => at));
  for (const [index, pawn] of state.pawns.entries()) if (!fields.has(pawn)) state.pawns[index] = TABLE;
  // Everybody's first stone is built in the first round. Whoever has none while others have two put it away.
  const isFirst = counts[colour] === 0 && counts.every(count => count < 2);
  state.turn = colour + (isFirst ? 0 : state.pawns.length);
  state.phase = 'build';
  state.dice = ANY_STONE;
  return state;
}

export const withStone = (log: PadLog, colour: Colour, stone: Stone, cells: readonly Cell[]): PadLog =>
  append<TurmbauerEntry>(log, {
    type: 'stone',
    piece: formatPiece(pieceOf(colour, stone)),
    cells: cells.map(tripleOf),
  });

/** Where a pawn stands; how high that is, is noted with it. */
export const withPawn = (log: PadLog, colour: Colour, at: Cell): PadLog =>
  noteDown(append<TurmbauerEntry>(log, { type: 'pawn', colour, at: at === TABLE ? null : tripleOf(at) }), {
    type: 'height',
    colour,
    height: heightOf(at),
  });

/** The stone that was built last. */
export const lastStone = (log: PadLog) => log.findLast(entry => entry.type === 'stone');

export function withoutLast(log: PadLog): PadLog {
  const last = lastStone(log);
  return log.filter(entry => entry !== last);
}

/** Without stones and pawns; what was noted stays. */
export const withoutTower = (log: PadLog): PadLog => log.filter(entry => !isOfTower(entry));
