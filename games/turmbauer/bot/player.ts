/**
 * Players who weigh what a turn leads to. A turn is looked at in two steps: at a glance every build, by how high the pawns can climb
 * then; and of the most promising ones what the position promises at the end of the turn. Only what comes out best is asked of the
 * statics, one after the other, for that takes longest.
 */
import { at, type BySeat, type Game, type Limits, listChoices, type Policy, type Random } from '@belfry/engine';
import {
  type Action,
  type Build,
  colourOnTurn,
  heightOf,
  heights,
  type Move,
  mayUseRing,
  reachOf,
  type State,
  seatOf,
  sizeOf,
  type Turmbauer,
  turmbauer,
} from '../rules/index.js';
import { Firmness, type Risk } from './firmness.js';
import { atAGlance, type Glance } from './glance.js';
import { type Outlook, turnsLeft } from './outlook.js';
import { type Rehearsals, rehearsed } from './rehearsal.js';

/** What tells players from each other. */
export interface Style extends Glance {
  /** Of how many builds, and of how many moves, the player thinks what they lead to. */
  readonly builds: number;
  readonly moves: number;
  /** How many times as bad as it is the player takes the risk that something falls. */
  readonly fear: number;
  /** So many builds are looked into at least, whether they can be better or not. */
  readonly least: number;
  /** What is tried out of the best ways, if anything. */
  readonly rehearsals?: Rehearsals;
}

/** A way to go on, and what each seat can hope for then. */
export interface Thought<A extends Action = Action> {
  readonly action: A;
  readonly values: readonly number[];
  readonly risk: Risk;
}

const NO_RISK: Risk = { falls: 0, collapses: 0 };

/** A share of the victory that it costs to build once more, and with it perhaps the stone. */
const FAILURE = 0.04;

/** The statics are asked about so many builds at most. */
const PATIENCE = 24;

export const playerOf = (name: string, outlook: () => Outlook, style: Style): Policy<Turmbauer> => ({
  name,
  choose: (game, seen, random, limits) => thoughtsOn(game, seen, outlook(), style, random, limits)[0].action,
});

/** What can be done, the best first: at least one way, and of many only the few that were thought about. */
export function thoughtsOn(
  game: Game<Turmbauer>,
  seen: State,
  outlook: Outlook,
  style: Style,
  random: Random,
  limits?: Limits,
): readonly [Thought, ...Thought[]] {
  const legal = listChoices(game.legal(seen));
  const thoughts =
    seen.phase === 'build'
      ? onBuilds(seen, legal, outlook, style, limits)
      : onMoves(seen, legal, outlook, style, limits);
  const [first, ...others] = triedOut(seen, thoughts, style, random, limits);
  if (first === undefined) throw new Error('nothing is legal');
  return [first, ...others];
}

/** The best thoughts, tried out if the end is near enough for that. */
function triedOut(
  seen: State,
  thoughts: readonly Thought[],
  style: Style,
  random: Random,
  limits?: Limits,
): readonly Thought[] {
  const { rehearsals } = style;
  const colour = colourOnTurn(seen);
  if (rehearsals === undefined || turnsLeft(seen, colour) > rehearsals.turns) return thoughts;
  const seat = seatOf(seen, colour);
  const worthOf = ({ risk }: Thought, values: BySeat<number>): number => {
    const hope = at(values, seat);
    return hope - costOf(seen, hope, risk, style);
  };
  const ways = rehearsed({ seen, worthOf, random, limits }, thoughts.slice(0, rehearsals.ways), rehearsals.times);
  return ways.map(({ way, found }) =>
    found === undefined ? way : { ...way, values: shifted(found.values, seat, found.worth) },
  );
}

function onBuilds(state: State, legal: readonly Action[], outlook: Outlook, style: Style, limits?: Limits): Thought[] {
  const builds = worthALook(state, legal);
  const discards = legal.filter(action => action.type === 'discard');
  const width = Math.ceil(style.builds * breadthIn(state));
  const firmness = new Firmness(state);
  const glanced = atAGlance(state, builds, style, limits).map(build => ({ build, risk: firmness.glance(build) }));
  const [solid, shaky] = [
    glanced.filter(({ risk }) => risk.falls < DOUBTFUL),
    glanced.filter(({ risk }) => risk.falls >= DOUBTFUL),
  ];
  const thought = solid
    .slice(0, width)
    .flatMap(({ build }, index): Thought<Build>[] =>
      index > 0 && limits?.isOver() === true
        ? []
        : [{ action: build, values: valuesAfterBuild(state, build, outlook, style), risk: NO_RISK }],
    );
  const ranked = bySeat(state, thought);
  // What was not thought about is hoped to be as good as the worst that was: good enough where all those would fall.
  const worst = ranked.at(-1)?.values ?? [];
  const rest = [...solid.slice(width), ...shaky].map(
    ({ build }): Thought<Build> => ({ action: build, values: worst, risk: NO_RISK }),
  );
  return [
    ...firmestFirst(state, [...ranked, ...rest], firmness, style, limits),
    ...discarding(state, discards, outlook, style, limits),
  ];
}

/** In the first rounds there are many places that lead to the same, and each takes long to think about. */
const EARLY = [0.08, 0.2, 0.3, 0.6] as const;
const roundOf = (state: State): number => Math.floor(state.turn / state.pawns.length);
const breadthIn = (state: State): number => EARLY[roundOf(state)] ?? 1;

/** So many builds are enough to look at while most are alike. */
const ALIKE = 300;

/** The builds to choose from. In the first rounds no ring is spent on a stone, and one of several places that are alike does. */
function worthALook(state: State, legal: readonly Action[]): Build[] {
  const builds = legal.filter(action => action.type === 'build');
  if (roundOf(state) >= EARLY.length) return builds;
  const byDice = builds.filter(({ ring }) => ring === undefined);
  const candidates = byDice.length > 0 ? byDice : builds;
  const stride = Math.ceil(candidates.length / ALIKE);
  return candidates.filter((_, index) => index % stride === 0);
}

/** What is so likely to fall at a glance is thought about only if there is nothing else. */
const DOUBTFUL = 0.3;

/** Thoughts by what they promise the seat that is due. */
function bySeat<T extends Thought>(state: State, thoughts: readonly T[]): T[] {
  const seat = seatOf(state, colourOnTurn(state));
  return thoughts.toSorted((a, b) => (b.values[seat] ?? 0) - (a.values[seat] ?? 0));
}

/** The same with the risk reckoned in. The statics are asked until nothing that follows can be better. */
function firmestFirst(
  state: State,
  thoughts: readonly Thought<Build>[],
  firmness: Firmness,
  style: Style,
  limits?: Limits,
): Thought<Build>[] {
  const seat = seatOf(state, colourOnTurn(state));
  const found: Thought<Build>[] = [];
  let best = Number.NEGATIVE_INFINITY;
  let asked = 0;
  for (const { action, values } of thoughts) {
    const hope = values[seat] ?? 0;
    if ((hope <= best && found.length >= style.least) || asked >= PATIENCE) break;
    const isHopeless = hope - costOf(state, hope, firmness.glance(action), style) <= best;
    if (isHopeless && found.length >= style.least) continue;
    if (found.length > 0 && limits?.isOver() === true) break;
    const risk = firmness.riskOf(action);
    asked += 1;
    const worth = hope - costOf(state, hope, risk, style);
    found.push({ action, values: shifted(values, seat, worth), risk });
    best = Math.max(best, worth);
  }
  return bySeat(state, found);
}

/** The share of the victory that a risk costs whoever hopes for this much. */
const costOf = (state: State, hope: number, { falls, collapses }: Risk, { fear }: Style): number =>
  fear * (collapses * hope + (falls - collapses) * FAILURE * (1 + state.failures));

/** The values with another one for a seat; the others share the difference, evenly if they had nothing. */
function shifted(values: readonly number[], seat: number, worth: number): number[] {
  const rest = 1 - (values[seat] ?? 0);
  const even = 1 / (values.length - 1);
  return values.map((value, each) => (each === seat ? worth : (rest > 0 ? value / rest : even) * (1 - worth)));
}

/** What loses the fewest parts first. */
function discarding(
  state: State,
  discards: readonly Action[],
  outlook: Outlook,
  style: Style,
  limits?: Limits,
): Thought[] {
  const sizes = discards.flatMap(action => (action.type === 'discard' ? [{ action, size: sizeOf(action.stone) }] : []));
  return sizes
    .toSorted((a, b) => a.size - b.size)
    .slice(0, 2)
    .flatMap(({ action }, index): Thought[] =>
      index > 0 && limits?.isOver() === true
        ? []
        : [{ action, values: afterBuild(after(state, action), outlook, style), risk: NO_RISK }],
    );
}

function after(state: State, action: Action): State {
  const next = turmbauer.copy(state);
  turmbauer.applyAction(next, action);
  return next;
}

/** What each seat can hope for after a build that holds. */
function valuesAfterBuild(state: State, build: Build, outlook: Outlook, style: Style): number[] {
  const built = after(state, build);
  turmbauer.applyChance(built, { chance: 'settle', fell: [] });
  return afterBuild(built, outlook, style);
}

/** What each seat can hope for if the pawn then goes as high as it can; with a ring, if that promises more. */
function afterBuild(state: State, outlook: Outlook, style: Style): number[] {
  const seat = seatOf(state, colourOnTurn(state));
  const [best, ring] = highestMoves(state, style, 1);
  const plain = outlook.shares(after(state, best ?? { type: 'stay' }));
  if (ring === undefined) return plain;
  const byRing = outlook.shares(after(state, ring));
  return at(byRing, seat) > at(plain, seat) ? byRing : plain;
}

/** The highest moves without a ring, and the highest that is worth one. */
function highestMoves(state: State, style: Style, count: number): (Action | undefined)[] {
  const colour = colourOnTurn(state);
  const stay = at(heights(state), colour);
  const reach = reachOf(state, colour, mayUseRing(state, 'leap') ? ['trespass', 'leap'] : []);
  const moves = reach.map(
    ({ to, ring }): Move => (ring === undefined ? { type: 'move', to } : { type: 'move', to, ring }),
  );
  const byHeight = moves.toSorted((a, b) => heightOf(b.to) - heightOf(a.to));
  const plain = byHeight.filter(move => move.ring === undefined && heightOf(move.to) >= stay).slice(0, count);
  const top = heightOf(plain[0]?.to ?? 0);
  const most = Math.max(stay, top);
  const price = turnsLeft(state, colour) <= at(state.rings, colour) ? 0 : style.ring / 2;
  const rings = byHeight.filter(move => move.ring !== undefined && heightOf(move.to) > most + price).slice(0, count);
  const first: (Action | undefined)[] = top > stay || plain.length === 0 ? plain : [{ type: 'stay' }, ...plain];
  return count === 1 ? [first[0], rings[0]] : [...first, ...rings];
}

function onMoves(state: State, legal: readonly Action[], outlook: Outlook, style: Style, limits?: Limits): Thought[] {
  const moves = highestMoves(state, style, style.moves).filter(action => action !== undefined);
  const choices = moves.length === 0 ? legal.slice(0, 1) : moves;
  return bySeat(
    state,
    choices.flatMap((action, index): Thought[] =>
      index > 0 && limits?.isOver() === true
        ? []
        : [{ action, values: outlook.shares(after(state, action)), risk: NO_RISK }],
    ),
  );
}
