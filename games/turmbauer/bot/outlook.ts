/** What a position promises: the heights at which pawns will stand in the end, and with that each seat's share of the victory. */
import { at } from '@belfry/engine';
import { type Colour, heights, outcome, partsOf, ROUNDS, type State, seatOf } from '../rules/index.js';
import { type Hope, hopesOf } from './hopes.js';
import { weights } from './weights.js';

/** Turns that a colour still has, this one among them if it is on turn. */
export const turnsLeft = (state: State, colour: Colour): number => {
  const colours = state.pawns.length;
  return ROUNDS - Math.floor((state.turn + colours - 1 - colour) / colours);
};

/** The stages of a match, the last one first: how many turns a colour has left at most. */
const STAGES = { last: 2, late: 4, middle: 7, early: ROUNDS } as const;
export type Stage = keyof typeof STAGES;
export const stageOf = (left: number): Stage =>
  left <= STAGES.last ? 'last' : left <= STAGES.late ? 'late' : left <= STAGES.middle ? 'middle' : 'early';

/** What counts how much, in heights: a line for each stage, in the order of `factsOf`. */
export type Table = Readonly<Record<Stage, readonly number[]>>;

/** How many facts there are. */
export const FACTS = 11;

/** What is known of a colour at the end of a turn, as numbers of which a weighted sum is made. */
export function factsOf(state: State, colour: Colour, hopes: readonly Hope[]): number[] {
  const { plain, leap, trespass, next } = at(hopes, colour);
  const rings = at(state.rings, colour);
  const now = heights(state);
  const height = at(now, colour);
  const behind = now.reduce((sum, each) => sum + each, 0) / now.length - height;
  const wait = waitOf(state, colour);
  return [
    1,
    turnsLeft(state, colour),
    wait,
    behind,
    plain - height,
    wait * (plain - height),
    next - plain,
    wait * (next - plain),
    rings > 0 ? leap - plain : 0,
    rings > 0 ? trespass - plain : 0,
    rings,
  ];
}

/** How long until a colour is on turn: 0 if it is now, 1 if it just was. What others build until then may spoil its hopes. */
function waitOf(state: State, colour: Colour): number {
  const colours = state.pawns.length;
  return ((colour - (state.turn % colours) + colours) % colours) / (colours - 1);
}

export class Outlook {
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** The heights at which pawns will stand in the end, by colour. */
  heights(state: State, hopes: readonly Hope[] = hopesOf(state)): number[] {
    return heights(state).map((height, colour) => {
      const left = turnsLeft(state, colour);
      if (left <= 0) return height;
      const line = this.table[stageOf(left)];
      return factsOf(state, colour, hopes).reduce((sum, fact, index) => sum + fact * at(line, index), height);
    });
  }

  /** Each seat's share of the victory at the end of a turn. */
  shares(state: State): number[] {
    if (state.phase !== 'over') return sharesOf(state, this.heights(state));
    const { winners } = outcome(state);
    return Array.from({ length: state.options.players }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    );
  }
}

/** How sure heights are that are expected in the end: the nearer it is, the surer. */
const SURE = 0.25;
const UNSURE = 0.3;

/** Fewer parts in the box decide a tie: as if whoever wastes a part stood a little lower, up to so many parts. */
const PART = 0.05;
const PARTS = 6;

/** The seats' shares if their pawns are expected at these heights. */
export function sharesOf(state: State, expected: readonly number[]): number[] {
  const seats: number[] = new Array(state.options.players).fill(0);
  for (const [colour, height] of expected.entries()) {
    const seat = seatOf(state, colour);
    seats[seat] = (seats[seat] ?? 0) + height - PART * Math.min(PARTS, partsOf(at(state.box, colour)));
  }
  const rounds = ROUNDS - state.turn / state.pawns.length;
  const most = Math.max(...seats);
  const powers = seats.map(height => Math.exp((height - most) / (SURE + UNSURE * rounds)));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => power / all);
}

const learned = new Outlook(weights);

/** By the weights that lie in the repository. */
export const learnedOutlook = (): Outlook => learned;
