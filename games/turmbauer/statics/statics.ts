/** A tower and the forces in it, group by group. */
import type { Block } from '../rules/index.js';
import { type Body, bodyOf, Joints, moveWrench, WRENCH } from './bodies.js';
import { Cells, type Contact, TABLE } from './contacts.js';
import { Forces } from './forces.js';
import { type Group, groupsOf } from './groups.js';
import { reach } from './reach.js';

/** No margin is said to be larger: a push as heavy as the stone itself. */
const LARGEST_MARGIN = 1;

/** A hair of a load on every stone, so that no two ways to carry it are equal, and none is tried for ever. */
const HAIR = 1e-9;

interface Solved extends Group {
  readonly joints: readonly number[];
  readonly forces: Forces;
}

export class Statics {
  private readonly tower: readonly Block[];
  private readonly cells = new Cells();
  private readonly bodies: Body[];
  private readonly joints = new Joints();
  private readonly groups: Solved[] = [];
  /** The group of each stone. */
  private readonly groupOf: number[];
  /** Whether the tower stands. */
  readonly stands: boolean;

  constructor(tower: readonly Block[]) {
    this.tower = tower;
    this.bodies = tower.map(bodyOf);
    for (const [stone, block] of tower.entries()) this.cells.put(block, stone);
    const contacts = tower.flatMap((block, stone) => this.cells.contactsOf(block, stone, false));
    const groups = groupsOf(tower.length, contacts);
    this.groupOf = Array(tower.length).fill(-1);
    for (const [group, { stones }] of groups.entries()) for (const stone of stones) this.groupOf[stone] = group;
    this.stands = !this.groupOf.includes(-1) && this.solve(groups, contacts);
  }

  /** Solves the groups from the top down, each with the weight of what hangs on it. */
  private solve(groups: readonly Group[], contacts: readonly Contact[]): boolean {
    const joints = groups.map((): number[] => []);
    for (const contact of contacts) joints[this.groupOfContact(groups, contact)]?.push(...this.joints.add(contact, this.bodies));
    const loads = this.bodies.map(loadOf);
    for (const [index, group] of groups.entries()) {
      const usable = joints[index] as number[];
      const forces = this.solveGroup(group, usable, loads);
      if (!forces.balance()) return false;
      this.groups.push({ ...group, joints: usable, forces });
      if (group.foot === TABLE) continue;
      const foot = this.bodies[group.foot] as Body;
      for (const stone of group.stones) {
        addTo(loads[group.foot] as number[], moveWrench(loads[stone] as number[], this.bodies[stone] as Body, foot));
      }
    }
    return true;
  }

  /** The group whose forces act in a contact: that of the stone which is not the foot. */
  private groupOfContact(groups: readonly Group[], { above, below }: Contact): number {
    const group = this.groupOf[above] as number;
    return groups[group]?.foot === below || groups[group]?.stones.includes(below) ? group : (this.groupOf[below] as number);
  }

  /** A good start: each stone by itself on what is below it, from the top down. */
  private solveGroup({ stones }: Group, usable: readonly number[], loads: readonly (readonly number[])[]): Forces {
    const own = new Map(stones.map(stone => [stone, [...(loads[stone] as number[])]]));
    const singles: Forces[] = [];
    for (const stone of this.fromTheTop(stones, usable)) {
      const below = usable.filter(
        joint => this.joints.above[joint] === stone && (!stones.includes(this.joints.below[joint] as number) || own.has(this.joints.below[joint] as number)),
      );
      const single = Forces.ofOne(this.joints, stone, below, own.get(stone) as number[]);
      own.delete(stone);
      single.balance();
      single.forEachReaction((other, wrench) => {
        const load = own.get(other);
        if (load) for (let index = 0; index < WRENCH; index++) load[index]! -= wrench[index]!;
      });
      singles.unshift(single);
    }
    return Forces.ofGroups(this.joints, singles, usable);
  }

  /** The stones in an order in which each comes before those it rests on, as far as there is one. */
  private fromTheTop(stones: readonly number[], usable: readonly number[]): number[] {
    const left = new Set(stones);
    const order: number[] = [];
    while (left.size > 0) {
      const covered = new Set(usable.filter(joint => left.has(this.joints.above[joint] as number)).map(joint => this.joints.below[joint]));
      const free = [...left].filter(stone => !covered.has(stone));
      for (const stone of free.length > 0 ? free : [...left].slice(0, 1)) {
        left.delete(stone);
        order.push(stone);
      }
    }
    return order;
  }

  /** The margin of a stone of the tower. */
  marginOf(stone: number): number {
    const body = this.bodies[stone] as Body;
    let radius = LARGEST_MARGIN;
    for (let at = stone; at !== TABLE; ) {
      const group = this.groups[this.groupOf[at] as number] as Solved;
      radius = pushed(group.forces, at, body, this.bodies[at] as Body, radius);
      at = group.foot;
    }
    return radius;
  }
}

/** How far a group bears a push on `body` that reaches it at a stone, or `cap` if that is less. */
function pushed(forces: Forces, stone: number, body: Body, at: Body, cap: number): number {
  const along = (x: number, y: number) => moveWrench([x * body.weight, y * body.weight, 0, 0, 0, 0], body, at);
  if (!forces.startPushing(stone, along(1, 0), along(0, 1))) return cap;
  return reach((x, y) => forces.furthestPush(x, y), cap);
}

function loadOf({ weight }: Body, stone: number): number[] {
  const hair = (row: number) => HAIR * (1 + (((stone * WRENCH + row) * 0.6180339887) % 1));
  return [hair(0), hair(1), weight + hair(2), hair(3), hair(4), hair(5)];
}

function addTo(load: number[], wrench: readonly number[]): void {
  for (let index = 0; index < WRENCH; index++) load[index]! += wrench[index]!;
}
