/** How likely a build holds, by the statics: what a careful builder feels in the fingers. */
import {
  BASE,
  type Block,
  type Build,
  blocksOf,
  type Cell,
  colourOnTurn,
  formatPiece,
  type Hand,
  isOnTable,
  pieceOf,
  STRONGEST_PUSH,
  type State,
  tripleOf,
  Z,
} from '../rules/index.js';
import { footingOf, Statics } from '../statics/index.js';

/** How likely something falls, and how likely the tower comes down with it. */
export interface Risk {
  readonly falls: number;
  readonly collapses: number;
}

const SAFE: Risk = { falls: 0, collapses: 0 };
const HOPELESS: Risk = { falls: 0.9, collapses: 0.4 };

/** What a push must reach of a stone's margin to matter: in physics the hand lets go soon, and little tips over in that time. */
const EASED = 0.05;

/** Of what falls so often three stones or more: as physics had it. */
const COLLAPSES = 0.17;

/** Stones that cannot bear a push of this share of the strongest are as good as on the edge. */
const SURE = 0.95;

/** A steady hand still wants this much. */
const STEADY = 0.02;

const strongestPush = (hand: Hand): number => Math.max(STEADY, STRONGEST_PUSH[hand]);

/**
 * The risk of a stone that rests and bears so much of a hand's strongest push. A push anywhere in a disc topples it if it is
 * beyond a line across the disc at that distance from the middle.
 */
function riskOf(share: number): Risk {
  const eased = Math.max(0, share) + EASED;
  if (eased >= 1) return SAFE;
  const falls = (Math.acos(eased) - eased * Math.sqrt(1 - eased * eased)) / Math.PI;
  return { falls, collapses: COLLAPSES * falls };
}

/** The tower of a position, for questions about many builds. */
export class Firmness {
  private readonly statics: Statics;
  private readonly filled: Set<Cell>;
  private readonly colour: number;
  private readonly strongest: number;
  /** How many builds the statics were asked about. */
  asked = 0;

  constructor(state: State) {
    this.statics = new Statics(blocksOf(state));
    this.filled = new Set(blocksCells(state));
    this.colour = colourOnTurn(state);
    this.strongest = strongestPush(state.options.hand);
  }

  /** As much as can be seen at a glance: the least risk that is possible. */
  glance({ cells }: Build): Risk {
    const carried = cells.filter(cell => isOnTable(cell) || this.filled.has(cell - Z));
    const footing = footingOf(cells.map(tripleOf), carried.map(tripleOf));
    return footing <= 0 ? HOPELESS : riskOf(footing / this.strongest);
  }

  /** By the statics. */
  riskOf(build: Build): Risk {
    this.asked += 1;
    const firmness = this.statics.firmnessWith(this.blockOf(build), SURE * this.strongest);
    return firmness === undefined ? HOPELESS : riskOf(firmness / this.strongest);
  }

  private blockOf({ stone, cells }: Build): Block {
    return { name: formatPiece(pieceOf(this.colour, stone)), cells: cells.map(tripleOf) };
  }
}

const blocksCells = (state: State): Cell[] => [...BASE, ...state.tower.flatMap(({ cells }) => cells)];
