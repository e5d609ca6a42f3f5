import type { Block } from '../rules/index.js';
import type { Axis } from './contacts.js';
import { Equilibrium } from './equilibrium.js';

/** Stones touch at tops and bottoms only, or lean on each other's sides as well. */
const UPRIGHT: readonly Axis[] = [2];
const LEANING: readonly Axis[] = [0, 1, 2];

/**
 * A tower, for questions about many stones that might be put on it. First all stones are to stay upright; only if that cannot be,
 * they may tip by the little that is between them, and lean on each other.
 */
export class Statics {
  private readonly tower: readonly Block[];
  private readonly upright: Equilibrium;
  private leaningOrNot: Equilibrium | undefined;

  constructor(tower: readonly Block[]) {
    this.tower = tower;
    this.upright = new Equilibrium(tower, UPRIGHT);
  }

  /** Whether the tower itself stands. */
  get stands(): boolean {
    return this.upright.exists || this.leaning.exists;
  }

  /** Whether the tower stands with this stone on it. */
  holds(stone: Block): boolean {
    if (!this.stands) return holds([...this.tower, stone]);
    return (this.upright.exists && this.upright.holdsWith(stone)) || this.leaning.holdsWith(stone);
  }

  /** How hard a push on this stone the tower bears with it; see the function `margin`. */
  margin(stone: Block): number {
    if (!this.stands) return margin([...this.tower, stone], stone.name);
    const upright = this.upright.exists ? this.upright.marginWith(stone) : undefined;
    return upright ?? this.leaning.marginWith(stone) ?? 0;
  }

  private get leaning(): Equilibrium {
    this.leaningOrNot ??= new Equilibrium(this.tower, LEANING);
    return this.leaningOrNot;
  }
}

/** Can the tower stand? All its stones are given, the base among them. */
export const holds = (tower: readonly Block[]): boolean => new Statics(tower).stands;

/**
 * How hard a push on the newest stone the tower bears: the largest share of that stone's weight, as a steady horizontal force
 * through its centre of mass in the worst direction, for which there are still forces that hold everything. At most 1; 0 if
 * the tower falls by itself.
 */
export function margin(tower: readonly Block[], newest: string): number {
  const stone = tower.findIndex(({ name }) => name === newest);
  if (stone < 0) throw new RangeError(`No stone ${newest} on the tower`);
  const upright = new Equilibrium(tower, UPRIGHT);
  if (upright.exists) return upright.marginOf(stone);
  const leaning = new Equilibrium(tower, LEANING);
  return leaning.exists ? leaning.marginOf(stone) : 0;
}
