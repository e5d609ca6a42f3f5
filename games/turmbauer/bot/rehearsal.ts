/**
 * What comes of the ways to go on, tried out: everybody plays to the end of the match by what is seen at a glance, with dice as they
 * fall, and it is counted who wins. All ways meet the same dice. Again and again the worse half drops out, and the rest are tried
 * twice as often.
 */
import { type Mind, runOn } from '@belfry/bots';
import { at, type BySeat, type Limits, listChoices, type Random, SeededRandom } from '@belfry/engine';
import { type Action, colourOnTurn, type State, type Turmbauer, turmbauer } from '../rules/index.js';
import { climb, lesserEvil } from './beginner.js';
import { Firmness } from './firmness.js';
import { atAGlance } from './glance.js';
import { turnsLeft } from './outlook.js';

/** How much is tried out. */
export interface Rehearsals {
  /** So many ways, the most promising. */
  readonly ways: number;
  /** Each so often before half of them drop out. */
  readonly times: number;
  /** Only if the colour on turn has no more turns left than this: from further away it takes long, and tells little. */
  readonly turns: number;
}

/** What is likelier to fall than this, at a glance, nobody builds who has another place. */
const TRUST = 0.25;

/** What a ring is worth to those who play on, in heights: until the last turn, and in it. */
const RING = 2;
const LAST_RING = 0.5;

/** What those look at who play on. */
const GLANCE = { others: 0.2, ring: RING } as const;

/** Everybody plays for the own height, by what is seen at a glance; the statics would take too long. */
const glancing: Mind<Turmbauer> = {
  play(state) {
    const legal = listChoices(turmbauer.legal(state));
    if (state.phase === 'build') return glancedBuild(state, legal);
    return climb(state, legal, turnsLeft(state, colourOnTurn(state)) > 1 ? RING : LAST_RING);
  },
};

function glancedBuild(state: State, legal: readonly Action[]): Action {
  const firmness = new Firmness(state);
  const sound = legal.filter(action => action.type === 'build').filter(build => firmness.glance(build).falls < TRUST);
  const byDice = sound.filter(({ ring }) => ring === undefined);
  const [best] = atAGlance(state, byDice.length > 0 ? byDice : sound, GLANCE);
  return best ?? lesserEvil(legal, firmness);
}

/** A way that is tried out, and what came of it, all times together, seat by seat. */
interface Trial<W> {
  readonly way: W;
  readonly sums: number[];
  tries: number;
}

/** What is tried out, and how it is compared. */
interface Rehearsal<W> {
  readonly seen: State;
  /** What a way is worth that promises so much to each seat. */
  readonly worthOf: (way: W, values: BySeat<number>) => number;
  readonly random: Random;
  readonly limits?: Limits | undefined;
}

/** What came of a way: what it is worth to the seat that is due, and each seat's share of the victory. */
interface Found {
  readonly worth: number;
  readonly values: BySeat<number>;
}

/** A way, and what came of it if it was tried. */
export interface Rehearsed<W> {
  readonly way: W;
  readonly found: Found | undefined;
}

/** While others are still tried. */
interface Standing<W> extends Rehearsed<W> {
  readonly trial: Trial<W>;
}

/** The ways, the best first; each is tried so often before half of them drop out. */
export function rehearsed<W extends { readonly action: Action }>(
  rehearsal: Rehearsal<W>,
  ways: readonly W[],
  times: number,
): readonly Rehearsed<W>[] {
  const { players } = rehearsal.seen.options;
  const trials = ways.map((way): Trial<W> => ({ way, sums: new Array<number>(players).fill(0), tries: 0 }));
  return bestFirst(rehearsal, trials, times);
}

function bestFirst<W extends { readonly action: Action }>(
  rehearsal: Rehearsal<W>,
  trials: readonly Trial<W>[],
  times: number,
): readonly Rehearsed<W>[] {
  if (trials.length < 2) return ranked(rehearsal, trials);
  for (let time = 0; time < times; time++) if (!tryAll(rehearsal, trials)) return ranked(rehearsal, trials);
  const before = ranked(rehearsal, trials);
  const half = Math.ceil(before.length / 2);
  const rest = before.slice(0, half).map(({ trial }) => trial);
  const kept = bestFirst(rehearsal, rest, 2 * times);
  const leader = at(before, 0);
  const leaderNow = kept.find(({ way }) => way === leader.way);
  return inOrder([...kept, ...before.slice(half).map(out => asFarBehind(out, leader.found, leaderNow?.found))]);
}

/** By what came of them, if they were tried, which all of them were equally often. */
const ranked = <W>({ worthOf }: Rehearsal<W>, trials: readonly Trial<W>[]): readonly Standing<W>[] =>
  inOrder(
    trials.map(trial => {
      const { way, sums, tries } = trial;
      const values = meanOf(sums, tries);
      return { trial, way, found: tries === 0 ? undefined : { worth: worthOf(way, values), values } };
    }),
  );

const inOrder = <R extends Rehearsed<unknown>>(ways: readonly R[]): readonly R[] =>
  ways.toSorted((a, b) => (b.found?.worth ?? 0) - (a.found?.worth ?? 0));

/** Who drops out met fewer dice than the others in the end, perhaps luckier ones: it is as far behind the leader as it was in those. */
function asFarBehind<W>({ way, found }: Rehearsed<W>, leader: Found | undefined, now: Found | undefined): Rehearsed<W> {
  if (found === undefined || leader === undefined || now === undefined) return { way, found };
  const values = now.values.map((value, seat) => value + at(found.values, seat) - at(leader.values, seat));
  return {
    way,
    found: { worth: now.worth - (leader.worth - found.worth), values: values.map(value => Math.max(0, value)) },
  };
}

/** Tries each way once, all with the same luck. @returns false if it is time to answer; what was tried of them then does not count */
function tryAll<W extends { readonly action: Action }>(
  { seen, random, limits }: Rehearsal<W>,
  trials: readonly Trial<W>[],
): boolean {
  const luck = [random.below(2 ** 32), random.below(2 ** 32)] as const;
  const shares: BySeat<number>[] = [];
  for (const { way } of trials) {
    if (limits?.isOver() === true) return false;
    shares.push(tryOut(seen, way.action, new SeededRandom(...luck)));
  }
  for (const [index, trial] of trials.entries()) {
    for (const [seat, share] of at(shares, index).entries()) trial.sums[seat] = at(trial.sums, seat) + share;
    trial.tries += 1;
  }
  return true;
}

/** Plays on to the end of the match; what each seat has of the victory then. */
function tryOut(seen: State, action: Action, random: Random): BySeat<number> {
  const state = turmbauer.copy(seen);
  turmbauer.applyAction(state, action);
  return runOn(turmbauer, glancing, state, seen.options.players, random);
}

const meanOf = (sums: BySeat<number>, tries: number): number[] => sums.map(sum => sum / tries);
