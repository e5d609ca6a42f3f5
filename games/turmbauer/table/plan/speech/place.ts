/** What is said of a place of the stone in hand: where it is, what carries it, whether it holds, whom it lifts. */
import type { Who } from '@belfry/ui';
import {
  type Cell,
  type Colour,
  carriedCells,
  cellsAbove,
  formatStone,
  heightOf,
  heights,
  type Misfit,
  STRONGEST_PUSH,
  type State,
  type Stone,
} from '../../../rules/index.js';
import { columnName } from '../../model/coordinates.js';
import type { Place } from '../../model/hands.js';
import { type Chart, partBelow } from '../chart.js';
import type { PlanFacts } from '../facts.js';
import type { PlanWords, RoofFact } from '../words/catalogue.js';
import { capital, columnsOf, groundFact, layersOf, ownedBy, sentence, stoneFact, type Telling } from './telling.js';

const sayLies = ({ words }: Telling, stone: Stone, cells: readonly Cell[]): string =>
  words.lies(formatStone(stone), columnsOf(cells), layersOf(cells));

/** `carried` are the cells of a place that are, see `carriedCells`. */
function sayRests(telling: Telling, chart: Chart, carried: readonly Cell[]): string {
  const parts = carried.map(cell => partBelow(chart, cell));
  const unique = [...new Map(parts.map(part => [part?.piece, part])).values()];
  return telling.words.restsOn(unique.map(part => groundFact(telling, part)));
}

function sayUnder(telling: Telling, chart: Chart, cells: readonly Cell[]): string {
  const roofs = cellsAbove(telling.view, cells).map((cell): RoofFact => {
    const part = chart.parts.get(cell);
    const pawn = telling.view.pawns.indexOf(cell);
    const by = part === undefined || part.piece === 'base' ? ownedBy(telling, pawn) : stoneFact(telling, part.piece);
    return { column: columnName(cell), by, at: heightOf(cell) };
  });
  return roofs.length === 0 ? '' : telling.words.under(roofs);
}

const PER_CENT = 100;

function sayVerdict(words: PlanWords, { options: { hand } }: State, { verdict, judgement }: Place): string {
  if (verdict === undefined || judgement === undefined) return '';
  const { standing, bears } = judgement;
  const push = Math.round(STRONGEST_PUSH[hand] * PER_CENT);
  return words.verdict({ verdict, standing, bears: Math.floor(bears * PER_CENT), hand, push });
}

/** Who could climb higher than now: the builder first, and the others after. */
function sayLifts(telling: Telling, colour: Colour, { reach }: Place): string {
  const { words, view } = telling;
  const now = heights(view);
  const lifted = reach
    .map((height, other) => ({ height, other }))
    .filter(({ height, other }) => height > (now[other] ?? 0))
    .toSorted((a, b) => Number(b.other === colour) - Number(a.other === colour));
  const [first] = lifted;
  if (first === undefined) return '';
  const named = ({ other }: { readonly other: Colour }): Who => {
    const { who, colour: own } = ownedBy(telling, other);
    return own === undefined ? who : { ...who, name: `${who.name} (${words.game.colours[own]})` };
  };
  return [
    words.lifts(named(first), first.height),
    ...lifted.slice(1).map(each => words.liftsToo(named(each), each.height === first.height ? undefined : each.height)),
  ].join(', ');
}

/** What is said of a place whatever its number, and whether it holds or not. */
interface Lasting {
  readonly where: string;
  readonly lifts: string;
}

/** Says places as options of a list, by their numbers from 0. */
export type PlaceTeller = (places: readonly Place[], numbers: readonly number[]) => string[];

/** There may be hundreds of places, and they are judged and ranked again and again: what stays the same is said once. */
export function placeTeller(telling: Telling, chart: Chart, colour: Colour, stone: Stone): PlaceTeller {
  const { words, view } = telling;
  const known = new WeakMap<readonly Cell[], Lasting>();
  const learn = (places: readonly Place[]): void => {
    const carried = carriedCells(
      view,
      places.map(({ cells }) => cells),
    );
    for (const [index, place] of places.entries()) {
      const where = [sayLies(telling, stone, place.cells), sayRests(telling, chart, carried[index] ?? [])].join(', ');
      known.set(place.cells, { where, lifts: sayLifts(telling, colour, place) });
    }
  };
  return (places, numbers) => {
    const told = numbers.flatMap(number => places[number] ?? []);
    const unknown = told.filter(({ cells }) => !known.has(cells));
    if (unknown.length > 0) learn(unknown);
    return told.map(({ cells, verdict }, index) => {
      const { where = '', lifts = '' } = known.get(cells) ?? {};
      const clauses = [where, verdict === undefined ? '' : words.verdicts[verdict], lifts];
      const head = capital(words.place((numbers[index] ?? 0) + 1, places.length));
      return words.headed(head, clauses.filter(clause => clause !== '').join(', '));
    });
  };
}

/** The place that is shown, in full sentences: the first of them leads. */
export function sayPlaceInFull(
  telling: Telling,
  { chart, building, readOut }: Pick<PlanFacts, 'chart' | 'building' | 'readOut'>,
): readonly string[] {
  const number = building?.current;
  if (building?.stone === undefined || number === undefined) return [];
  const place = building.places[number];
  if (place === undefined) return [];
  const { words, view } = telling;
  const { cells } = place;
  const [carried = []] = carriedCells(view, [cells]);
  const holds = sayVerdict(words, view, place);
  return [
    sayLies(telling, building.stone, cells),
    sayRests(telling, chart, carried),
    sayUnder(telling, chart, cells),
    !readOut ? '' : holds === '' && building.isThinking ? words.thinking : holds,
    sayLifts(telling, building.colour, place),
    words.place(number + 1, building.places.length),
  ]
    .filter(clause => clause !== '')
    .map(sentence);
}

/** Why the stone may not go where somebody tried, with our names of columns. */
export const sayMisfit = ({ words }: Telling, misfit: Misfit): string =>
  words.notThere(words.game.explainWith({ cell: cell => words.cell(columnName(cell), heightOf(cell)) }, misfit));
