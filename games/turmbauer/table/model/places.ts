/** The places of the stone in hand: in which order they are shown, and how one comes from one to another. */
import { type Cell, colourOnTurn, type Hand, heightOf, type State, seatOf, tripleOf } from '../../rules/index.js';
import type { Judgement, Prospect } from '../../works/index.js';
import type { Place } from './hands.js';
import { type Verdict, verdictOf } from './verdict.js';

export { whyNotAt } from '../../rules/index.js';

/** The same for the same cells. */
export const keyOf = (cells: readonly Cell[]): string => cells.join();

/** Prospects with what is known of how they hold. */
export const judged = (
  prospects: readonly Prospect[],
  judgements: ReadonlyMap<string, Judgement>,
  hand: Hand,
): Place[] =>
  prospects.map(prospect => {
    const judgement = judgements.get(keyOf(prospect.cells));
    return judgement === undefined ? prospect : { ...prospect, judgement, verdict: verdictOf(judgement, hand) };
  });

const RANKS: Readonly<Record<Verdict, number>> = { firm: 0, shaky: 1, falls: 3 };
const UNKNOWN = 2;

const rankOf = ({ verdict }: Place): number => (verdict === undefined ? UNKNOWN : RANKS[verdict]);

/** Firm before shaky, then what is not known yet, and last what falls; in themselves as they come, the most worth first. */
export const ranked = (places: readonly Place[]): Place[] => places.toSorted((a, b) => rankOf(a) - rankOf(b));

/** The place that is shown before somebody chooses: the best firm one; of those that are left once all is known, the first. */
export function firstShown(places: readonly Place[], isThinking: boolean): Place | undefined {
  const firm = places.find(({ verdict }) => verdict === 'firm');
  if (firm !== undefined || isThinking) return firm;
  return places.find(({ verdict }) => verdict !== 'falls');
}

/** What a place would open: who could stand higher by it. */
export interface Gain {
  readonly colour: number;
  readonly from: number;
  readonly to: number;
}

/** The colour on turn first, then the other one of the same player. */
export function gainsOf(state: State, { reach }: Prospect): Gain[] {
  const onTurn = colourOnTurn(state);
  const order = (colour: number): number =>
    colour === onTurn ? 0 : seatOf(state, colour) === seatOf(state, onTurn) ? 1 : 2 + colour;
  return reach
    .map((to, colour): Gain => ({ colour, from: heightOf(state.pawns[colour] ?? 0), to }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => order(a.colour) - order(b.colour));
}

/** The best place that fills this cell; after one that is shown there already, the next. */
export function nextAt(places: readonly Place[], cell: Cell, shown: string | undefined): Place | undefined {
  const here = places.filter(({ cells }) => cells.includes(cell));
  const at = here.findIndex(({ cells }) => keyOf(cells) === shown);
  return here[(at + 1) % here.length];
}

/** What falls counts as so much further away: whoever turns a stone wants it to stand. */
const FALLS_FURTHER = 4;

/** The place whose middle is nearest to that of these cells. */
export function nearest(places: readonly Place[], from: readonly Cell[]): Place | undefined {
  const [x, y, z] = middleOf(from);
  const distance = (place: Place): number => {
    const [a, b, c] = middleOf(place.cells);
    return (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2 + (place.verdict === 'falls' ? FALLS_FURTHER : 0);
  };
  let best: Place | undefined;
  for (const place of places) if (best === undefined || distance(place) < distance(best)) best = place;
  return best;
}

/** Where the middle of some cells is. */
export function middleOf(cells: readonly Cell[]): readonly [number, number, number] {
  const triples = cells.map(tripleOf);
  const mean = (axis: 0 | 1 | 2): number =>
    triples.reduce((sum, triple) => sum + triple[axis], 0) / Math.max(1, triples.length);
  return [mean(0), mean(1), mean(2)];
}

/** The nearest place higher up, or lower down. */
export function onLayer(places: readonly Place[], from: readonly Cell[], by: 1 | -1): Place | undefined {
  const lowest = (cells: readonly Cell[]): number => tripleOf(cells[0] ?? 0)[2];
  const there = places.filter(({ cells }) => (lowest(cells) - lowest(from)) * by > 0);
  const step = Math.min(...there.map(({ cells }) => Math.abs(lowest(cells) - lowest(from))));
  return nearest(
    there.filter(({ cells }) => Math.abs(lowest(cells) - lowest(from)) === step),
    from,
  );
}

/** How many places are judged at once: a worker should not be busy for more than a twentieth of a second. */
export const batchSize = (state: State): number => Math.max(1, Math.min(6, Math.floor(110 / (state.tower.length + 1))));

/** Which places to judge next: the one that is shown, then the best first. */
export function nextToJudge(
  prospects: readonly Prospect[],
  judgements: ReadonlyMap<string, Judgement>,
  shown: string | undefined,
  count: number,
): Prospect[] {
  const open = prospects.filter(({ cells }) => !judgements.has(keyOf(cells)));
  const isShown = ({ cells }: Prospect): boolean => keyOf(cells) === shown;
  return [...open.filter(isShown), ...open.filter(prospect => !isShown(prospect))].slice(0, count);
}
