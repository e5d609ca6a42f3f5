/** What the flat view says, in one language. Clauses begin small and have no full stop: sentences are made of them. */
import type { Who } from '@belfry/ui';
import type { ColourName, Hand, MoveRing, StoneName } from '../../../rules/index.js';
import type { TurmbauerWords } from '../../../words/index.js';
import type { Judgement } from '../../../works/index.js';
import type { Verdict } from '../../model/verdict.js';
import type { Surface } from '../chart.js';

/** Whose something is. The colour is named only where somebody plays two. */
export interface Owned {
  readonly who: Who;
  readonly colour: ColourName | undefined;
}

export interface StoneFact extends Owned {
  readonly stone: StoneName;
}

/** What something stands on. */
export type GroundFact = StoneFact | 'base' | 'table';

/** What lies over a column of a place: a stone, or a pawn. */
export interface RoofFact {
  readonly column: string;
  readonly by: StoneFact | Owned;
  readonly at: number;
}

interface PlacesFact {
  /** From 1. */
  readonly first: number;
  /** How many rest here. */
  readonly count: number;
  /** Of all. */
  readonly of: number;
  readonly verdict: Verdict | undefined;
}

interface VerdictFact {
  readonly verdict: Verdict;
  readonly standing: Judgement['standing'];
  /** The push it bears, in per cent of its weight. */
  readonly bears: number;
  readonly hand: Hand;
  /** The strongest push of that hand, likewise. */
  readonly push: number;
}

export interface Layers {
  readonly from: number;
  readonly to: number;
}

export interface PlanWords {
  readonly game: TurmbauerWords;
  /** `G8 and H8`. */
  readonly list: (items: readonly string[]) => string;
  /** Several clauses, one after the other. */
  readonly clauses: (items: readonly string[]) => string;
  /** `Place 1 of 15: 4b in G8 and H8, …`. */
  readonly headed: (head: string, rest: string) => string;

  /** Over the map, and what its signs mean. */
  readonly fromAbove: string;
  readonly cutAt: (layer: number) => string;
  readonly legend: string;
  readonly legendCut: string;
  /** The map's name for those who hear it, and how its keys work. */
  readonly map: string;
  readonly mapKeys: string;
  readonly layers: string;
  readonly layer: (layer: number) => string;
  readonly layerUp: string;
  readonly layerDown: string;
  readonly wholeTower: string;
  /** Beside the title of the layers. */
  readonly stoneLiesIn: (layers: Layers) => string;
  /** Before what the cursor is on. */
  readonly here: string;

  /** A cell of the lattice, as reasons name it: `G8 at 10`. */
  readonly cell: (column: string, layer: number) => string;
  readonly height: (height: number) => string;
  readonly surfaces: Readonly<Record<Surface, string>>;
  readonly stone: (stone: StoneFact) => string;
  readonly pawn: (pawn: Owned) => string;
  readonly pawnAt: (pawn: Owned, height: number) => string;
  /** A field further down in the same column. */
  readonly roofed: (height: number, surface: string, roof: StoneFact | undefined, roofAt: number) => string;
  readonly overTable: string;
  readonly layerFree: (layer: number) => string;
  readonly layerTaken: (layer: number, by: string, surface: string) => string;
  readonly onFoot: (who: Who, height: number | undefined) => string;
  readonly byRing: (who: Who, ring: MoveRing, height: number | undefined) => string;
  readonly noWay: (who: Who) => string;
  readonly placesHere: (places: PlacesFact) => string;
  readonly noPlaceHere: (stone: StoneName) => string;
  readonly inHandHere: (stone: StoneName, layers: Layers) => string;
  readonly justBuilt: string;
  readonly inTheWay: string;

  /** `4b in G8 and H8, layers 10 to 11`. */
  readonly lies: (stone: string, columns: readonly string[], layers: Layers) => string;
  readonly restsOn: (grounds: readonly GroundFact[]) => string;
  readonly under: (roofs: readonly RoofFact[]) => string;
  readonly verdict: (fact: VerdictFact) => string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly thinking: string;
  /** Who could climb higher by it, and how high. */
  readonly lifts: (who: Who, height: number) => string;
  readonly liftsToo: (who: Who, height: number | undefined) => string;
  readonly place: (number: number, of: number) => string;
  /** Before the reason. */
  readonly notThere: (reason: string) => string;
  readonly choosePlace: (stone: StoneName, count: number) => string;

  readonly field: (column: string | undefined, height: number, surface: string) => string;
  readonly gaits: Readonly<Record<'foot' | MoveRing, string>>;
  readonly steps: (count: number) => string;
  readonly way: (steps: readonly string[]) => string;
  readonly table: string;
  readonly crossesTable: string;
  readonly passes: (pawns: readonly Owned[]) => string;
  readonly leaps: (from: number, to: number) => string;
  readonly chooseField: (count: number) => string;

  readonly built: (stone: StoneFact, columns: readonly string[], layers: Layers) => string;
  readonly fell: (stones: readonly StoneFact[]) => string;

  readonly placeList: (stone: StoneName) => string;
  readonly fieldList: string;
}
