/**
 * Are there contact forces that hold every stone of a group? A linear programme, solved by the simplex method.
 *
 * The unknowns are the rays at the joints, none negative. Each stone gives six equations: forces and moments about its
 * centre of mass cancel its load. What is outside the group stands firm.
 *
 * The method's multipliers are a virtual motion of every stone, and a ray is worth taking in if it presses with that motion. So
 * the best ray of a joint follows from the speed there, and no matrix of columns is kept. The inverse of the basis is kept
 * whole, column by column; it is sparse while little is entangled, and zeros are skipped.
 */
import { type Joints, LEVERS, RAY_X, RAY_Y, RAYS, WRENCH } from './bodies.js';

/** What is in the basis beside rays: leftovers of the start that must vanish, a load that grows to 1, and a free push. */
const LEFTOVER = -1;
const LOAD = -2;
const PUSH_X = -3;
const PUSH_Y = -4;

/** What is outside the group. */
const FIRM = -1;

/** Slower is still. */
const SPEED = 1e-9;
/** Smaller numbers are not divided by. */
const PIVOT = 1e-8;
/** Smaller numbers of the inverse and of its products are rounding errors. */
const ZERO = 1e-13;
/** Amounts so far below zero are let pass where it makes a better pivot. */
const SLACK = 1e-12;
/** Unbalanced force, in weights of a cube, that still counts as balanced. */
const BALANCED = 1e-6;

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
  private readonly motion: Float64Array;
  /** The column that enters, in terms of the basis: its numbers, and where they are not zero. */
  private readonly column: Float64Array;
  private readonly filled: Int32Array;
  private fills = 0;
  /** Whether leftovers must stay at zero from now on. */
  private settled = false;
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
    this.filled = new Int32Array(rows);
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

  /** Adds a wrench on a stone to a balanced group; whether it is still balanced. */
  carry(stone: number, wrench: ArrayLike<number>): boolean {
    this.settled = true;
    this.fetchWrench(stone, wrench);
    const row = this.leaving();
    if (row === FIRM || this.stepTo(row) >= 1) {
      this.move(1);
      return true;
    }
    this.pivot(row, LOAD);
    this.motion.fill(0);
    this.addRow(row, -1);
    this.improve();
    return this.basis[row] !== LOAD || (this.amounts[row] as number) > 1 - BALANCED;
  }

  /**
   * Readies a balanced group for pushes that reach a stone as these wrenches, for a push of 1 along x and y. False if a push is
   * carried however strong it is.
   */
  startPushing(stone: number, alongX: ArrayLike<number>, alongY: ArrayLike<number>): boolean {
    this.settled = true;
    return this.enterPush(stone, alongX, PUSH_X) && this.enterPush(stone, alongY, PUSH_Y);
  }

  /** The push that the group bears which is furthest in this direction. */
  furthestPush(x: number, y: number): [x: number, y: number] {
    const rowX = this.basis.indexOf(PUSH_X);
    const rowY = this.basis.indexOf(PUSH_Y);
    this.motion.fill(0);
    this.addRow(rowX, -x);
    this.addRow(rowY, -y);
    this.improve();
    return [this.amounts[rowX] as number, this.amounts[rowY] as number];
  }

  /** Calls back with each stone outside the group that a force of the group acts on, and with that force's wrench on it. */
  forEachReaction(act: (stone: number, wrench: Float64Array) => void): void {
    for (let row = 0; row < this.rows; row++) {
      const ray = this.basis[row] as number;
      if (ray < 0) continue;
      const below = this.joints.below[Math.floor(ray / RAYS)] as number;
      if (below < 0 || this.stones.includes(below)) continue;
      this.joints.wrench(ray, false, this.wrench);
      for (let index = 0; index < WRENCH; index++) this.wrench[index] *= this.amounts[row] as number;
      act(below, this.wrench);
    }
  }

  private enterPush(stone: number, wrench: ArrayLike<number>, id: number): boolean {
    this.fetchWrench(stone, wrench);
    const row = this.leaving();
    if (row === FIRM) return false;
    this.pivot(row, id);
    return true;
  }

  /** Takes over a group as rows and columns from `first` on; see `ofGroups`. */
  private adopt(group: Forces, first: number, places: ReadonlyMap<number, number>): void {
    this.basis.set(group.basis, first);
    this.amounts.set(group.amounts, first);
    for (let column = 0; column < group.rows; column++) {
      const start = (first + column) * this.rows;
      const own = group.inverse.subarray(column * group.rows, (column + 1) * group.rows);
      this.inverse.set(own, start + first);
      for (let row = 0; row < group.rows; row++) {
        const ray = group.basis[row] as number;
        const factor = own[row] as number;
        if (ray >= 0 && factor !== 0) this.adoptReactions(ray, factor, start, group, places);
      }
    }
  }

  private adoptReactions(
    ray: number,
    factor: number,
    start: number,
    group: Forces,
    places: ReadonlyMap<number, number>,
  ): void {
    const { rows, inverse, joints, wrench } = this;
    const joint = Math.floor(ray / RAYS);
    for (const onAbove of [true, false]) {
      const stone = (onAbove ? joints.above : joints.below)[joint] as number;
      const place = places.get(stone);
      if (place === undefined || group.stones.includes(stone)) continue;
      joints.wrench(ray, onAbove, wrench);
      for (let index = 0; index < WRENCH; index++) {
        const from = (place + index) * rows;
        const times = factor * (wrench[index] as number);
        if (times === 0) continue;
        for (let row = 0; row < rows; row++) inverse[start + row] -= times * (inverse[from + row] as number);
      }
    }
  }

  /** Takes in rays until none is worth it. */
  private improve(): void {
    for (let round = 0; round < 50 * this.rows + 1000; round++) {
      const ray = this.bestRay();
      if (ray === FIRM) return;
      const speed = this.bestSpeed;
      this.fetchRay(ray);
      const row = this.leaving();
      if (row === FIRM) return;
      this.addRow(row, -speed / (this.column[row] as number));
      const full = this.basis[row] === LOAD;
      this.pivot(row, ray);
      if (full) return;
    }
    throw new Error('The simplex method goes round in circles');
  }

  /** Adds a row of the inverse, times a factor, to the motion. */
  private addRow(row: number, factor: number): void {
    const { rows, inverse, motion } = this;
    for (let column = 0, at = row; column < rows; column++, at += rows) {
      motion[column] += (inverse[at] as number) * factor;
    }
  }

  private bestSpeed = 0;

  /** The ray that presses most with the motion. */
  private bestRay(): number {
    const { usable, rowsAbove, rowsBelow, motion } = this;
    const { levers } = this.joints;
    let best = SPEED;
    let bestRay = FIRM;
    for (let index = 0; index < usable.length; index++) {
      const joint = usable[index] as number;
      let vx = 0;
      let vy = 0;
      let vz = 0;
      let row = rowsAbove[index] as number;
      let at = joint * LEVERS;
      if (row !== FIRM) {
        const x = levers[at] as number;
        const y = levers[at + 1] as number;
        const z = levers[at + 2] as number;
        const a = motion[row + 3] as number;
        const b = motion[row + 4] as number;
        const c = motion[row + 5] as number;
        vx = (motion[row] as number) + b * z - c * y;
        vy = (motion[row + 1] as number) + c * x - a * z;
        vz = (motion[row + 2] as number) + a * y - b * x;
      }
      row = rowsBelow[index] as number;
      if (row !== FIRM) {
        at += 3;
        const x = levers[at] as number;
        const y = levers[at + 1] as number;
        const z = levers[at + 2] as number;
        const a = motion[row + 3] as number;
        const b = motion[row + 4] as number;
        const c = motion[row + 5] as number;
        vx -= (motion[row] as number) + b * z - c * y;
        vy -= (motion[row + 1] as number) + c * x - a * z;
        vz -= (motion[row + 2] as number) + a * y - b * x;
      }
      if (vz + Math.abs(vx) + Math.abs(vy) <= best) continue;
      for (let ray = 0; ray < RAYS; ray++) {
        const speed = vz + (RAY_X[ray] as number) * vx + (RAY_Y[ray] as number) * vy;
        if (speed <= best) continue;
        best = speed;
        bestRay = joint * RAYS + ray;
      }
    }
    this.bestSpeed = best;
    return bestRay;
  }

  private fetchRay(ray: number): void {
    const joint = Math.floor(ray / RAYS);
    const index = this.usable.indexOf(joint);
    this.column.fill(0);
    this.addSide(ray, true, this.rowsAbove[index] as number);
    this.addSide(ray, false, this.rowsBelow[index] as number);
    this.findFilled();
  }

  private addSide(ray: number, onAbove: boolean, row: number): void {
    if (row === FIRM) return;
    this.joints.wrench(ray, onAbove, this.wrench);
    this.addWrench(row, this.wrench);
  }

  private fetchWrench(stone: number, wrench: ArrayLike<number>): void {
    this.column.fill(0);
    this.addWrench(this.stones.indexOf(stone) * WRENCH, wrench);
    this.findFilled();
  }

  /** Adds a wrench on the stone with these rows to the entering column. */
  private addWrench(first: number, wrench: ArrayLike<number>): void {
    const { rows, inverse, column } = this;
    for (let index = 0; index < WRENCH; index++) {
      const factor = wrench[index] as number;
      if (factor === 0) continue;
      const start = (first + index) * rows;
      for (let row = 0; row < rows; row++) column[row] += (inverse[start + row] as number) * factor;
    }
  }

  private findFilled(): void {
    const { rows, column, filled } = this;
    let fills = 0;
    for (let row = 0; row < rows; row++) {
      if (Math.abs(column[row] as number) > ZERO) filled[fills++] = row;
      else column[row] = 0;
    }
    this.fills = fills;
  }

  /** The row that stops the entering column first; of rows that are as good as equal, the one with the safest pivot. */
  private leaving(): number {
    const { filled, fills, column } = this;
    let limit = Number.POSITIVE_INFINITY;
    for (let index = 0; index < fills; index++) {
      const row = filled[index] as number;
      const room = this.roomOf(row);
      if (room < limit * Math.abs(column[row] as number)) limit = (room + SLACK) / Math.abs(column[row] as number);
    }
    let best = 0;
    let leaving = FIRM;
    for (let index = 0; index < fills; index++) {
      const row = filled[index] as number;
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
    if (id === LOAD && change < -PIVOT) return Math.max(0, 1 - (this.amounts[row] as number));
    return Number.POSITIVE_INFINITY;
  }

  /** How far the entering column goes until this row stops it. */
  private readonly stepTo = (row: number): number => this.roomOf(row) / Math.abs(this.column[row] as number);

  /** Gives the entering column an amount. */
  private move(step: number): void {
    const { filled, fills, column, amounts } = this;
    for (let index = 0; index < fills; index++) {
      const row = filled[index] as number;
      amounts[row] -= step * (column[row] as number);
    }
  }

  /** Lets the entering column take the place of a row. */
  private pivot(leaving: number, id: number): void {
    const { rows, filled, fills, column, inverse } = this;
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
      for (let index = 0; index < fills; index++) {
        const row = filled[index] as number;
        inverse[start + row] -= factor * (column[row] as number);
      }
    }
  }
}
