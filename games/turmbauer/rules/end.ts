/** Who wins. SPEC [end]. */
import { at, type BySeat, type Seat } from '@belfry/engine';
import { colourOnTurn, coloursOfSeat, heights, type State, seatOf } from './state.js';
import { type Colour, listStones, type Stones, sizeOf } from './stones.js';

export interface Outcome {
  /** Of each seat's pawn, or of both together. */
  readonly heights: BySeat<number>;
  readonly winners: readonly Seat[];
  /** Who brought the tower down. */
  readonly collapsedBy?: Seat;
}

/** What is asked at the end, in this order; the next one only if the answer leaves several. [end.1] */
const QUESTIONS = ['height', 'parts', 'rings'] as const;
export type Question = (typeof QUESTIONS)[number];

/** How high a pawn stands, how many parts are unused, how many rings are left; or of a seat's colours together. */
export type Standing = Readonly<Record<Question, number>>;

/** What settled the victory. */
export type Decision = Question | 'shared' | 'last-standing';

/** Who was asked a question, and whom the answer left. */
interface Rung {
  readonly question: Question;
  readonly asked: readonly Seat[];
  readonly left: readonly Seat[];
}

interface Verdict {
  readonly winners: readonly Seat[];
  readonly decidedBy: Decision;
  readonly rungs: readonly Rung[];
}

/** [record.4] */
export function outcome(state: State): Outcome {
  const standings = standingsOf(state);
  const collapsedBy = collapsedByOf(state);
  return {
    heights: standings.map(({ height }) => height),
    winners: verdictOf(standings, collapsedBy).winners,
    ...(collapsedBy !== undefined && { collapsedBy }),
  };
}

/** What each seat has, its colours together. */
export const standingsOf = (state: State): Standing[] =>
  Array.from({ length: state.options.players }, (_, seat) =>
    together(coloursOfSeat(state, seat).map(colour => standingOf(state, colour))),
  );

/** Who brought the tower down; nobody if it stands. */
export const collapsedByOf = (state: State): Seat | undefined =>
  state.collapse === null ? undefined : seatOf(state, colourOnTurn(state));

/** After a collapse what is left in supply is unused as well. [end.3] */
export function standingOf(state: State, colour: Colour): Standing {
  const unused = at(state.box, colour) | (state.collapse === null ? 0 : at(state.supply, colour));
  return { height: at(heights(state), colour), parts: partsOf(unused), rings: at(state.rings, colour) };
}

/** How many cubes these stones have. */
export const partsOf = (stones: Stones): number =>
  listStones(stones).reduce((parts, stone) => parts + sizeOf(stone), 0);

/** What the colours of a seat have together. [end.2] */
export const together = (colours: readonly Standing[]): Standing =>
  colours.reduce((sum, { height, parts, rings }) => ({
    height: sum.height + height,
    parts: sum.parts + parts,
    rings: sum.rings + rings,
  }));

/** Who wins, and by what. Whoever brought the tower down has lost. */
export function verdictOf(standings: BySeat<Standing>, collapsedBy?: Seat): Verdict {
  const rivals = [...standings.keys()].filter(seat => seat !== collapsedBy);
  const best = at(standings, at(rankingOf(standings, collapsedBy), 0));
  let left = rivals;
  const rungs = QUESTIONS.map((question): Rung => {
    const asked = left;
    left = asked.filter(seat => at(standings, seat)[question] === best[question]);
    return { question, asked, left };
  });
  const decisive = rungs.find(rung => rung.left.length === 1)?.question ?? 'shared';
  return { winners: left, decidedBy: rivals.length === 1 ? 'last-standing' : decisive, rungs };
}

/** Seats from the best to the last; whoever brought the tower down is the last. */
export const rankingOf = (standings: BySeat<Standing>, collapsedBy?: Seat): readonly Seat[] =>
  [...standings.keys()].toSorted((a, b) => compareSeats(a, b, standings, collapsedBy));

/** Each seat's place in that order; those whom no question tells apart share one. */
export const placesOf = (standings: BySeat<Standing>, collapsedBy?: Seat): BySeat<number> =>
  standings.map(
    (_, seat) =>
      1 + [...standings.keys()].filter(other => compareSeats(other, seat, standings, collapsedBy) < 0).length,
  );

const compareSeats = (a: Seat, b: Seat, standings: BySeat<Standing>, collapsedBy?: Seat): number =>
  Number(a === collapsedBy) - Number(b === collapsedBy) || compareStandings(at(standings, a), at(standings, b));

/** Below 0 if the first is better, 0 if no question tells them apart. */
const compareStandings = (one: Standing, other: Standing): number =>
  QUESTIONS.reduce((difference, question) => difference || worthOf(other, question) - worthOf(one, question), 0);

/** More is better; so of unused parts fewer are. */
const worthOf = (standing: Standing, question: Question): number =>
  question === 'parts' ? -standing.parts : standing[question];
