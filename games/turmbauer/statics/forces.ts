/**
 * Are there contact forces that hold every stone of a group? A linear programme, solved by the simplex method.
 *
 * The unknowns are the rays at the joints, none negative. Each stone gives six equations: forces and moments about its
 * centre of mass cancel its load. What is outside the group stands firm.
 *
 * The method's multipliers are a virtual motion of every stone, and a ray is worth taking in if it presses with that motion. So
 * the best ray of a joint follows from the speed there, and no matrix of columns is kept. The inverse of the basis is kept
 * whole, column by column.
 */
import { type Joints, LEVERS, RAYS, WRENCH } from './bodies.js';
import { UP } from './contacts.js';

/** What is in the basis beside rays: leftovers, which must vanish at first and may not change then, and a load that grows. */
const LEFTOVER = -1;
const LOAD = -2;

/** What is outside the group. */
const FIRM = -1;

/** Slower is still; also in proportion to the fastest motion. */
const SPEED = 1e-9;
/** Smaller numbers are not divided by. */
const PIVOT = 1e-8;
/** Smaller numbers of the inverse are rounding errors. */
const ZERO = 1e-13;
/** Amounts so far below zero are let pass where it makes a better pivot. */
const SLACK = 1e-12;
/** Unbalanced force, in weights of a cube, that still counts as balanced. */
const BALANCED = 1e-6;

/** A force on a stone outside the group. */
export interface Reaction {
  readonly stone: number;
  readonly row: number;
  readonly amount: number;
  /** Of an amount of 1. */
  readonly wrench: Float64Array;
}

/** A group in equilibrium, or as near to it as it gets. */
export class Forces {
  private readonly joints: Joints;
  /** The stones of the group; a stone's rows are those of its place here. */
  readonly stones: readonly number[];
  /** The joints whose rays may be used, and the first rows of the stones above and below. */
  private readonly usable: Int32Array;
  private readonly rowsAbove: Int32Array;
  private readonly rowsBelow: Int32Array;
  private readonly rows: number;
  private readonly inverse: Float64Array;
  private readonly basis: Int32Array;
  private readonly amounts: Float64Array;
  /** The multipliers: a virtual motion of each stone, three speeds and three turns. */
  private readonly motion: Float64Array;
  private readonly speed = new Float64Array(3);
  private bestSpeed = 0;
  /** The column that enters, in terms of the basis. */
  private readonly column: Float64Array;
  /** Whether leftovers must stay as they are from now on. */
  private settled = false;
  /** How far the load is to grow. */
  private fullLoad = 1;
  private readonly wrench = new Float64Array(WRENCH);

  private constructor(joints: Joints, stones: readonly number[], usable: ArrayLike<number>) {
    const rows = stones.length * WRENCH;
    const places = new Map(stones.map((stone, place) => [stone, place * WRENCH]));
    this.joints = joints;
    this.stones = stones;
    this.rows = rows;
    this.usable = Int32Array.from(usable);
    this.rowsAbove = this.usable.map(joint => places.get(joints.above[joint] as number) ?? FIRM);
    this.rowsBelow = this.usable.map(joint => places.get(joints.below[joint] as number) ?? FIRM);
    this.inverse = new Float64Array(rows * rows);
    this.basis = new Int32Array(rows).fill(LEFTOVER);
    this.amounts = new Float64Array(rows);
    this.motion = new Float64Array(rows);
    this.column = new Float64Array(rows);
  }

  /** One stone on firm ground, with a load. */
  static ofOne(joints: Joints, stone: number, usable: readonly number[], load: ArrayLike<number>): Forces {
    const forces = new Forces(joints, [stone], usable);
    for (let row = 0; row < WRENCH; row++) {
      const amount = load[row] as number;
      forces.amounts[row] = Math.abs(amount);
      forces.inverse[row * WRENCH + row] = amount < 0 ? -1 : 1;
    }
    return forces;
  }

  /**
   * Groups put together, each of them resting on earlier ones or on firm ground, with all forces as they were: those of a
   * group on earlier ones must be part of the loads of these.
   */
  static ofGroups(joints: Joints, groups: readonly Forces[], usable: readonly number[]): Forces {
    const stones = groups.flatMap(group => group.stones);
    const forces = new Forces(joints, stones, usable);
    const places = new Map(stones.map((stone, place) => [stone, place * WRENCH]));
    let first = 0;
    for (const group of groups) {
      forces.adopt(group, first, places);
      first += group.rows;
    }
    return forces;
  }

  /** Balances the group as well as can be, starting from wherever it is; whether it could. */
  balance(): boolean {
    this.motion.fill(0);
    for (let row = 0; row < this.rows; row++) if (this.basis[row] === LEFTOVER) this.addRow(row, 1);
    this.improve();
    let unbalanced = 0;
    for (let row = 0; row < this.rows; row++) {
      if (this.basis[row] === LEFTOVER) unbalanced += this.amounts[row] as number;
    }
    return unbalanced < BALANCED;
  }

  /** Adds a wrench on a stone, so many times, to a balanced group, or as often as the group bears it; how often that is. */
  carry(stone: number, wrench: ArrayLike<number>, times = 1): number {
    this.settled = true;
    this.fullLoad = times;
    this.fetchWrench(stone, wrench);
    const row = this.leaving();
    if (row === FIRM || this.stepTo(row) >= times) {
      this.move(times);
      return times;
    }
    this.pivot(row, LOAD);
    this.motion.fill(0);
    this.addRow(row, -1);
    this.improve();
    if (this.basis[row] !== LOAD) return times;
    this.basis[row] = LEFTOVER;
    return Math.min(times, this.amounts[row] as number);
  }

  /** After too much of a load: the work of a wrench on a stone in the motion in which everything begins to fall. */
  workInFall(stone: number, wrench: ArrayLike<number>): number {
    const first = this.stones.indexOf(stone) * WRENCH;
    let work = 0;
    for (let index = 0; index < WRENCH; index++) {
      work -= (this.motion[first + index] as number) * (wrench[index] as number);
    }
    return work;
  }

  /** Whether a balanced group bears a further wrench on a stone with no other rays than now. Quick, and changes nothing. */
  bears(stone: number, wrench: ArrayLike<number>): boolean {
    this.settled = true;
    this.fetchWrench(stone, wrench);
    const row = this.leaving();
    return row === FIRM || this.stepTo(row) >= 1;
  }

  /** The strongest push, in any direction, that a balanced group bears with no other rays than now. Changes nothing. */
  easyPush(stone: number, alongX: ArrayLike<number>, alongY: ArrayLike<number>): number {
    this.settled = true;
    this.fetchWrench(stone, alongX);
    const x = this.column.slice();
    this.fetchWrench(stone, alongY);
    let strongest = Number.POSITIVE_INFINITY;
    for (let row = 0; row < this.rows; row++) {
      const change = Math.sqrt((x[row] as number) ** 2 + (this.column[row] as number) ** 2);
      const room = this.basis[row] === LEFTOVER ? 0 : Math.max(0, this.amounts[row] as number);
      if (change > PIVOT) strongest = Math.min(strongest, room / change);
    }
    return strongest;
  }

  /** Makes all forces smaller. */
  scale(factor: number): void {
    for (let row = 0; row < this.rows; row++) this.amounts[row] = (this.amounts[row] as number) * factor;
  }

  /** The forces of the group on stones outside of it, and what they do there for an amount of 1. */
  reactions(): Reaction[] {
    const { above, below } = this.joints;
    const found: Reaction[] = [];
    for (const [row, ray] of this.basis.entries()) {
      if (ray < 0) continue;
      const joint = Math.floor(ray / RAYS);
      for (const onAbove of [true, false]) {
        const stone = (onAbove ? above : below)[joint] as number;
        if (this.stones.includes(stone)) continue;
        const wrench = new Float64Array(WRENCH);
        this.joints.wrench(ray, onAbove, wrench);
        found.push({ stone, row, amount: this.amounts[row] as number, wrench });
      }
    }
    return found;
  }

  /** Takes over a group as rows and columns from `first` on; see `ofGroups`. */
  private adopt(group: Forces, first: number, places: ReadonlyMap<number, number>): void {
    this.basis.set(group.basis, first);
    this.amounts.set(group.amounts, first);
    const reactions = group.reactions().filter(({ stone }) => places.has(stone));
    for (let column = 0; column < group.rows; column++) {
      const start = (first + column) * this.rows;
      const own = group.inverse.subarray(column * group.rows, (column + 1) * group.rows);
      this.inverse.set(own, start + first);
      for (const { stone, row, wrench } of reactions) {
        this.passOn(wrench, own[row] as number, places.get(stone) as number, start);
      }
    }
  }

  /** Lets earlier groups bear a reaction: subtracts a wrench on the stone with these rows from the column at `start`. */
  private passOn(wrench: Float64Array, factor: number, first: number, start: number): void {
    const { rows, inverse } = this;
    for (let index = 0; index < WRENCH; index++) {
      const times = factor * (wrench[index] as number);
      if (times === 0) continue;
      const from = (first + index) * rows;
      for (let row = 0; row < rows; row++) {
        inverse[start + row] = (inverse[start + row] as number) - times * (inverse[from + row] as number);
      }
    }
  }

  /**
   * Takes in rays until none is worth it, or the load is full. Should it ever go round in circles, what was found so far counts,
   * and the tower is said to bear less than it does.
   */
  private improve(): void {
    for (let round = 0; round < 50 * this.rows + 1000; round++) {
      const ray = this.bestRay();
      if (ray === FIRM) return;
      this.fetchRay(ray);
      const row = this.leaving();
      if (row === FIRM) return; // A clamp: its force can grow for ever, and achieves nothing to speak of.
      this.addRow(row, -this.bestSpeed / (this.column[row] as number));
      const full = this.basis[row] === LOAD;
      this.pivot(row, ray);
      if (full) return;
    }
  }

  /** Adds a row of the inverse, times a factor, to the motion. */
  private addRow(row: number, factor: number): void {
    const { rows, inverse, motion } = this;
    for (let column = 0, at = row; column < rows; column++, at += rows) {
      motion[column] = (motion[column] as number) + (inverse[at] as number) * factor;
    }
  }

  /** The ray that presses most with the motion, or none. Its speed is `bestSpeed` then. */
  private bestRay(): number {
    const { usable, motion, speed } = this;
    const { axes, rayX, rayY } = this.joints;
    let best = SPEED;
    let bestRay = FIRM;
    for (let row = 0; row < this.rows; row++) best = Math.max(best, SPEED * Math.abs(motion[row] as number));
    for (let index = 0; index < usable.length; index++) {
      const joint = usable[index] as number;
      this.measureSpeed(index, joint);
      const vx = speed[0] as number;
      const vy = speed[1] as number;
      const vz = speed[2] as number;
      const isTop = axes[joint] === UP;
      if (isTop && vz + Math.abs(vx) + Math.abs(vy) <= best) continue;
      for (let ray = 0; ray < (isTop ? RAYS : 1); ray++) {
        const along = isTop
          ? vz + (rayX[ray] as number) * vx + (rayY[ray] as number) * vy
          : (speed[axes[joint] as number] as number);
        if (along <= best) continue;
        best = along;
        bestRay = joint * RAYS + ray;
      }
    }
    this.bestSpeed = best;
    return bestRay;
  }

  /** How fast the stone above a joint moves there, seen from the stone below. */
  private measureSpeed(index: number, joint: number): void {
    const { speed } = this;
    speed[0] = speed[1] = speed[2] = 0;
    const above = this.rowsAbove[index] as number;
    const below = this.rowsBelow[index] as number;
    if (above !== FIRM) this.addSpeed(above, joint * LEVERS, 1);
    if (below !== FIRM) this.addSpeed(below, joint * LEVERS + 3, -1);
  }

  /** The speed at the end of a lever of the stone with these rows. */
  private addSpeed(row: number, lever: number, sign: number): void {
    const { motion, speed } = this;
    const { levers } = this.joints;
    const x = levers[lever] as number;
    const y = levers[lever + 1] as number;
    const z = levers[lever + 2] as number;
    const a = motion[row + 3] as number;
    const b = motion[row + 4] as number;
    const c = motion[row + 5] as number;
    speed[0] = (speed[0] as number) + sign * ((motion[row] as number) + b * z - c * y);
    speed[1] = (speed[1] as number) + sign * ((motion[row + 1] as number) + c * x - a * z);
    speed[2] = (speed[2] as number) + sign * ((motion[row + 2] as number) + a * y - b * x);
  }

  /** Makes a ray the entering column. */
  private fetchRay(ray: number): void {
    const joint = Math.floor(ray / RAYS);
    const index = this.usable.indexOf(joint);
    this.column.fill(0);
    this.addSide(ray, true, this.rowsAbove[index] as number);
    this.addSide(ray, false, this.rowsBelow[index] as number);
  }

  private addSide(ray: number, onAbove: boolean, row: number): void {
    if (row === FIRM) return;
    this.joints.wrench(ray, onAbove, this.wrench);
    this.addWrench(row, this.wrench);
  }

  /** Makes a wrench on a stone the entering column. */
  private fetchWrench(stone: number, wrench: ArrayLike<number>): void {
    this.column.fill(0);
    this.addWrench(this.stones.indexOf(stone) * WRENCH, wrench);
  }

  /** Adds a wrench on the stone with these rows to the entering column. */
  private addWrench(first: number, wrench: ArrayLike<number>): void {
    const { rows, inverse, column } = this;
    for (let index = 0; index < WRENCH; index++) {
      const factor = wrench[index] as number;
      if (factor === 0) continue;
      const start = (first + index) * rows;
      for (let row = 0; row < rows; row++) {
        column[row] = (column[row] as number) + (inverse[start + row] as number) * factor;
      }
    }
  }

  /** The row that stops the entering column first; of rows that are as good as equal, the one with the safest pivot. */
  private leaving(): number {
    const { rows, column } = this;
    let limit = Number.POSITIVE_INFINITY;
    for (let row = 0; row < rows; row++) {
      const change = Math.abs(column[row] as number);
      const room = this.roomOf(row);
      if (room < limit * change) limit = (room + SLACK) / change;
    }
    let best = 0;
    let leaving = FIRM;
    if (limit === Number.POSITIVE_INFINITY) return leaving;
    for (let row = 0; row < rows; row++) {
      const change = Math.abs(column[row] as number);
      if (change <= best || this.roomOf(row) > limit * change) continue;
      best = change;
      leaving = row;
    }
    return leaving;
  }

  /** How far the amount of a row can go the way the entering column drives it. */
  private roomOf(row: number): number {
    const change = this.column[row] as number;
    const id = this.basis[row] as number;
    if (id >= 0 || (id === LEFTOVER && !this.settled)) {
      return change > PIVOT ? Math.max(0, this.amounts[row] as number) : Number.POSITIVE_INFINITY;
    }
    if (id === LEFTOVER) return Math.abs(change) > PIVOT ? 0 : Number.POSITIVE_INFINITY;
    if (id === LOAD && change < -PIVOT) return Math.max(0, this.fullLoad - (this.amounts[row] as number));
    return Number.POSITIVE_INFINITY;
  }

  /** How far the entering column goes until this row stops it. */
  private readonly stepTo = (row: number): number => this.roomOf(row) / Math.abs(this.column[row] as number);

  /** Gives the entering column an amount. */
  private move(step: number): void {
    const { rows, column, amounts } = this;
    for (let row = 0; row < rows; row++) {
      amounts[row] = (amounts[row] as number) - step * (column[row] as number);
    }
  }

  /** Lets the entering column take the place of a row. */
  private pivot(leaving: number, id: number): void {
    const { rows, column, inverse } = this;
    const step = this.stepTo(leaving);
    this.move(step);
    this.amounts[leaving] = step;
    this.basis[leaving] = id;
    const pivot = column[leaving] as number;
    column[leaving] = pivot - 1;
    for (let start = 0; start < inverse.length; start += rows) {
      const factor = (inverse[start + leaving] as number) / pivot;
      if (Math.abs(factor) < ZERO) {
        inverse[start + leaving] = 0;
        continue;
      }
      for (let row = 0; row < rows; row++) {
        inverse[start + row] = (inverse[start + row] as number) - factor * (column[row] as number);
      }
    }
  }
}
