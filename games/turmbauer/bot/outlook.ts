/** What a position promises: the heights at which pawns will stand in the end, and with that each seat's share of the victory. */
import { type Network, readNetwork } from '@belfry/bots';
import { at } from '@belfry/engine';
import {
  type Colour,
  hasStone,
  heights,
  outcome,
  ROUNDS,
  STONES,
  type State,
  seatOf,
  sizeOf,
  towerHeight,
} from '../rules/index.js';
import { type Hope, hopesOf } from './hopes.js';
import { weights } from './weights.js';

/** Turns that a colour still has, this one among them if it is on turn. */
export const turnsLeft = (state: State, colour: Colour): number => {
  const colours = state.pawns.length;
  return ROUNDS - Math.floor((state.turn + colours - 1 - colour) / colours);
};

/** How many numbers tell the network of a colour. */
export const INPUTS = 12;

/** Small stones fit anywhere. */
const SMALL = STONES.flatMap((_, stone) => (sizeOf(stone) <= 2 ? [stone] : []));

/** What is known of a colour at the end of a turn, each number about as large as 1. */
export function describe(state: State, hopes: readonly Hope[], colour: Colour, into: Float64Array): void {
  const now = heights(state);
  const own = at(now, colour);
  const { plain, leap, trespass, next } = at(hopes, colour);
  const rings = at(state.rings, colour);
  const others = now.filter((_, other) => other !== colour);
  const othersNext = hopes.filter((_, other) => other !== colour).map(hope => hope.next);
  const wait = (colour - (state.turn % now.length) + now.length) % now.length;
  into[0] = turnsLeft(state, colour) / ROUNDS;
  into[1] = (plain - own) / 2;
  into[2] = (next - plain) / 2;
  into[3] = rings > 0 ? (leap - plain) / 2 : 0;
  into[4] = rings > 0 ? (trespass - plain) / 2 : 0;
  into[5] = rings / 2;
  into[6] = (towerHeight(state) - own) / 4;
  into[7] = wait / 3;
  into[8] = SMALL.filter(stone => hasStone(at(state.supply, colour), stone)).length / SMALL.length;
  into[9] = (Math.max(...others) - own) / 4;
  into[10] = (Math.max(...othersNext) - next) / 4;
  into[11] = state.options.players === 2 ? 1 : 0;
}

/** What is thought without having learned anything: a colour climbs to what it can reach, and a ring is worth half a height. */
export const plainly = ({ next }: Hope, rings: number, left: number): number =>
  next + (rings > 0 && left > 0 ? 0.4 * rings : 0) + 0.9 * Math.max(0, left - 1);

/** What the network says is so many heights, on top of what is thought plainly. */
export const SCALE = 4;

export class Outlook {
  private readonly network: Network;

  constructor(network: Network) {
    this.network = network;
  }

  /** The heights at which pawns will stand in the end, by colour. */
  heights(state: State, hopes: readonly Hope[] = hopesOf(state)): number[] {
    const now = heights(state);
    return now.map((height, colour) => {
      const left = turnsLeft(state, colour);
      if (left <= 0) return height;
      describe(state, hopes, colour, this.network.inputs);
      const learned = SCALE * (this.network.run()[0] ?? 0);
      return plainly(at(hopes, colour), at(state.rings, colour), left) + learned;
    });
  }

  /** Each seat's share of the victory at the end of a turn. */
  shares(state: State): number[] {
    if (state.phase === 'over') {
      const { winners } = outcome(state);
      return Array.from({ length: state.options.players }, (_, seat) =>
        winners.includes(seat) ? 1 / winners.length : 0,
      );
    }
    return sharesOf(state, this.heights(state));
  }
}

/** How sure heights are that are expected in the end: the nearer it is, the surer. */
const SURE = 0.25;
const UNSURE = 0.3;

/** The seats' shares if their pawns are expected at these heights. */
export function sharesOf(state: State, expected: readonly number[]): number[] {
  const seats: number[] = new Array(state.options.players).fill(0);
  for (const [colour, height] of expected.entries()) {
    const seat = seatOf(state, colour);
    seats[seat] = (seats[seat] ?? 0) + height;
  }
  const rounds = ROUNDS - state.turn / state.pawns.length;
  const most = Math.max(...seats);
  const powers = seats.map(height => Math.exp((height - most) / (SURE + UNSURE * rounds)));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => power / all);
}

let learned: Outlook | undefined;

/** By the weights that lie in the repository. */
export function learnedOutlook(): Outlook {
  learned ??= new Outlook(readNetwork(weights));
  return learned;
}
