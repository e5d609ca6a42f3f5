/** How a column of the map looks, with all above a layer lifted off if one is looked at. */
import type { CSSProperties } from 'react';
import { heightOf, TABLE } from '../../rules/index.js';
import { columnName } from '../model/coordinates.js';
import type { Verdict } from '../model/verdict.js';
import { type Column, heightOn, type Part, type Pawn, roofOver, type Surface, surfaceOf, topOf } from './chart.js';
import type { Rows } from './cursor.js';
import { bestOf, isBare, type PlanFacts, reachesIn } from './facts.js';

type Side = 'top' | 'right' | 'bottom' | 'left';

export interface CellLook {
  readonly height: number;
  readonly surface: Surface;
  /** It lies further down than the layer that is looked at. */
  readonly isPale: boolean;
  /** Something above it was lifted off. */
  readonly isHidden: boolean;
  /** The sides on which the same stone goes on. */
  readonly joined: readonly Side[];
  /** The shadow of what is higher beside it. */
  readonly shade: CSSProperties | undefined;
  readonly pawns: readonly Pawn[];
  /** Heights of fields under a roof, the highest first. */
  readonly roofed: readonly number[];
  readonly hasPlaces: boolean;
  readonly verdict: Verdict | undefined;
  /** The layers of the stone in hand: `10–11`. */
  readonly inHand: string | undefined;
  /** It was lifted off with what is above the layer that is looked at. */
  readonly isGhostAbove: boolean;
  readonly ghostVerdict: Verdict | undefined;
  /** Who climbs can come here: how. */
  readonly reach: 'foot' | 'ring' | undefined;
  readonly isChosen: boolean;
  readonly isMisfit: boolean;
  readonly isNew: boolean;
  /** The way that is shown leads over it. */
  readonly isOnWay: boolean;
}

export function lookOf(facts: PlanFacts, rows: Rows, line: number, index: number, layer: number | undefined): CellLook {
  const column = rows[line]?.[index];
  if (column === undefined) throw new RangeError(`no column ${index} in row ${line}`);
  const top = topOf(column, layer);
  const beside = (down: number, right: number): Part | undefined => {
    const other = rows[line + down]?.[index + right];
    return other === undefined ? undefined : topOf(other, layer);
  };
  const around = { top: beside(-1, 0), right: beside(0, 1), bottom: beside(1, 0), left: beside(0, -1) };
  const reaches = facts.climbing === undefined ? [] : reachesIn(facts, column);
  const chosen = facts.climbing?.chosen;
  const here = placesUpTo(facts, column, layer);
  const inHand = facts.inHand.get(column.name);
  const isHere = (cell: number): boolean => columnName(cell) === column.name;
  return {
    height: heightOn(top),
    surface: surfaceOf(top),
    isPale: layer !== undefined && heightOn(top) <= layer,
    isHidden: layer !== undefined && heightOn(topOf(column)) > layer + 1,
    joined: SIDES.filter(side => isSame(top, around[side])),
    shade: shadeOf(heightOn(top), heightOn(around.top), heightOn(around.left)),
    pawns: column.pawns.filter(({ at }) => layer === undefined || heightOf(at) <= layer + 1),
    roofed: roofedIn(column, layer),
    ...here,
    inHand: layersText(inHand),
    isGhostAbove: layer !== undefined && (inHand?.[0] ?? 0) > layer + 1,
    ghostVerdict: facts.readOut ? facts.current?.verdict : undefined,
    reach: reaches.length === 0 ? undefined : reaches.some(({ ring }) => ring === undefined) ? 'foot' : 'ring',
    isChosen: chosen !== undefined && (chosen.to === TABLE ? isBare(column) : isHere(chosen.to)),
    isMisfit: facts.misfit.some(isHere),
    isNew: facts.recent.some(isHere),
    isOnWay: facts.way.some(isHere),
  };
}

/** Are there places on what is seen of a column, and how good is the best one? */
function placesUpTo(
  { places, building, readOut }: PlanFacts,
  { name }: Column,
  layer = Number.POSITIVE_INFINITY,
): Pick<CellLook, 'hasPlaces' | 'verdict'> {
  const here = places.get(name);
  if (here === undefined) return { hasPlaces: false, verdict: undefined };
  const seen = here.numbers.filter((_, index) => heightOf(here.at[index] ?? 0) <= layer + 1);
  const verdicts = seen.map(number => building?.places[number]?.verdict);
  return { hasPlaces: seen.length > 0, verdict: readOut ? bestOf(verdicts) : undefined };
}

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

const isSame = (one: Part | undefined, other: Part | undefined): boolean =>
  one !== undefined && other !== undefined && one.piece === other.piece && heightOf(one.cell) === heightOf(other.cell);

/** So many heights make the darkest shadow. */
const DEEP = 8;

/** The light comes from above at the left. */
function shadeOf(height: number, above: number, left: number): CSSProperties | undefined {
  const depth = (beside: number): number => Math.min(Math.max(beside - height, 0), DEEP) / DEEP;
  if (depth(above) === 0 && depth(left) === 0) return undefined;
  return { '--above': depth(above), '--left': depth(left) } as CSSProperties;
}

const roofedIn = (column: Column, layer: number | undefined): number[] =>
  column.fields
    .filter(({ at }) => {
      const roof = roofOver(column, at);
      return roof !== undefined && (layer === undefined || heightOf(roof.cell) <= layer);
    })
    .map(({ at }) => heightOf(at))
    .toReversed();

/** `10–11`; with a gap, `10, 12`. */
function layersText(layers: readonly number[] | undefined): string | undefined {
  if (layers === undefined) return undefined;
  const [from = 0, to = 0] = [layers[0], layers.at(-1)];
  if (from === to) return `${from}`;
  return to - from === layers.length - 1 ? `${from}–${to}` : layers.join(', ');
}
