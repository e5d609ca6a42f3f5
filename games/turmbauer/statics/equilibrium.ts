/**
 * The forces in a tower, group by group, and what they say about one more stone.
 *
 * Forces once found are a start for what differs little. One more stone is put in weightless, and its weight is then added to the
 * groups that carry it, as far as they bear it; a push likewise. No square root but `Math.sqrt` and no sine is used, so that
 * every machine comes to the same numbers.
 */
import type { Block } from '../rules/index.js';
import { type Body, bodyOf, Joints, moveWrench, WRENCH } from './bodies.js';
import { type Axis, Cells, type Contact, TABLE, UP } from './contacts.js';
import { Forces } from './forces.js';
import { type Group, groupsOf } from './groups.js';
import { reach, type Walk } from './reach.js';

/** No margin is said to be larger: a push as heavy as the stone itself. */
const LARGEST_MARGIN = 1;

/** A hair of a load on every stone, so that no two ways to carry it are equal, and none is tried for ever. */
const HAIR = 1e-9;

/** What is missing of a load that is as good as carried. */
const TOLERANCE = 1e-7;

interface SolvedGroup extends Group {
  readonly joints: readonly number[];
  readonly forces: Forces;
}

/** What a stone rests on: forces of a group, and the stone of the group where its weight comes in. */
interface Carrier {
  readonly forces: Forces;
  readonly stone: number;
  readonly body: Body;
}

/** What may hold stones. */
export interface Support {
  /** The sides along which they may touch: without x and y, none may lean on another's side. */
  readonly axes: readonly Axis[];
  readonly friction: number;
  /** How much smaller than the lattice stones are on each horizontal side, in cubes. */
  readonly rim: number;
}

export class Equilibrium {
  private readonly support: Support;
  private readonly cells: Cells;
  private readonly bodies: readonly Body[];
  private readonly joints: Joints;
  private readonly groups: SolvedGroup[] = [];
  /** The group of each stone, by number. */
  private readonly groupOf = new Map<number, number>();
  /** Whether the tower stands. What is asked beyond this is asked of standing towers. */
  readonly exists: boolean;

  constructor(tower: readonly Block[], support: Support) {
    this.support = support;
    this.joints = new Joints(support.friction);
    this.cells = new Cells(support.rim);
    this.bodies = tower.map(bodyOf);
    for (const [stone, block] of tower.entries()) this.cells.put(block, stone);
    const contacts = tower.flatMap((block, stone) => this.cells.contactsBefore(block, stone, support.axes));
    const groups = groupsOf(contacts);
    for (const [group, { stones }] of groups.entries()) for (const stone of stones) this.groupOf.set(stone, group);
    this.exists = this.groupOf.size === tower.length && this.solve(groups, contacts);
  }

  /** The margin of a stone of the tower; see `margin`. Spoils the forces for other questions. */
  marginOf(stone: number): number {
    const carriers = this.feet(stone).map(foot => this.carrierAt(foot));
    return marginOn(carriers, this.bodies[stone] as Body);
  }

  /** Whether the tower stands with one more stone. */
  holdsWith(block: Block): boolean {
    const body = bodyOf(block);
    const start = this.carrierOf(block, body);
    if (start === undefined || !carries(start.carrier, body)) return false;
    return this.feet(start.foot).every(foot => {
      const carrier = this.carrierAt(foot);
      return carrier.forces.bears(foot, weightOn(body, carrier.body)) || carries(this.copyAt(foot), body);
    });
  }

  /** The margin of one more stone, or `most` if it is larger; undefined if the tower does not stand with it. */
  marginWith(block: Block, most: number = LARGEST_MARGIN): number | undefined {
    const body = bodyOf(block);
    const start = this.carrierOf(block, body);
    if (start === undefined) return undefined;
    const carriers = [start.carrier, ...this.feet(start.foot).map(foot => this.copyAt(foot))];
    return carriers.every(carrier => carries(carrier, body)) ? marginOn(carriers, body, most) : undefined;
  }

  /** Solves the groups from the top down, each with the weight of what hangs on it. */
  private solve(groups: readonly Group[], contacts: readonly Contact[]): boolean {
    const joints = groups.map((): number[] => []);
    for (const contact of contacts) {
      joints[this.groupOfContact(groups, contact)]?.push(...this.joints.add(contact, this.bodies));
    }
    const loads = this.bodies.map(loadOf);
    return groups.every((group, index) => {
      const usable = joints[index] as number[];
      const forces = this.firstForces(group, usable, loads);
      if (!forces.balance()) return false;
      this.groups.push({ ...group, joints: usable, forces });
      this.passOn(group, loads);
      return true;
    });
  }

  /** The group whose forces act in a contact: that of the stone which is not the foot. */
  private groupOfContact(groups: readonly Group[], { above, below }: Contact): number {
    const [upper, lower] = [this.groupOf.get(above) as number, this.groupOf.get(below)];
    return lower === undefined || lower === upper || groups[upper]?.foot === below ? upper : lower;
  }

  /** Adds the load of a whole group to that of its foot. */
  private passOn({ foot, stones }: Group, loads: readonly number[][]): void {
    if (foot === TABLE) return;
    for (const stone of stones) {
      const load = moveWrench(loads[stone] as number[], this.bodies[stone] as Body, this.bodies[foot] as Body);
      addTo(loads[foot] as number[], load, 1);
    }
  }

  /** Forces to start with: each stone by itself on what is below it, from the top down. */
  private firstForces({ stones }: Group, usable: readonly number[], loads: readonly (readonly number[])[]): Forces {
    const { above, below, axes } = this.joints;
    const left = new Map(stones.map(stone => [stone, [...(loads[stone] as number[])]]));
    const inGroup = new Set(stones);
    const singles: Forces[] = [];
    const upright = usable.filter(joint => axes[joint] === UP);
    for (const stone of this.fromTheTop(stones, upright)) {
      const load = left.get(stone) as number[];
      left.delete(stone);
      const carries = (other: number) => left.has(other) || !inGroup.has(other);
      const own = upright.filter(joint => above[joint] === stone && carries(below[joint] as number));
      const single = Forces.ofOne(this.joints, stone, own, load);
      single.balance();
      for (const { stone: other, amount, wrench } of single.reactions()) {
        const loadBelow = left.get(other);
        if (loadBelow !== undefined) addTo(loadBelow, wrench, -amount);
      }
      singles.push(single);
    }
    return Forces.ofGroups(this.joints, singles.toReversed(), usable);
  }

  /** The stones in an order in which each comes before those it rests on, as far as there is one. */
  private fromTheTop(stones: readonly number[], upright: readonly number[]): number[] {
    const { above, below } = this.joints;
    const left = new Set(stones);
    const order: number[] = [];
    while (left.size > 0) {
      const covered = new Set(upright.filter(joint => left.has(above[joint] as number)).map(joint => below[joint]));
      const free = [...left].filter(stone => !covered.has(stone));
      const next = free.length > 0 ? free : [...left].slice(0, 1);
      order.push(...next);
      for (const stone of next) left.delete(stone);
    }
    return order;
  }

  /**
   * Weightless, one more stone in the group it makes: with two neighbours or more it joins all groups between them. And the foot
   * of that group. Undefined if the stone hangs in the air.
   */
  private carrierOf(block: Block, body: Body): { carrier: Carrier; foot: number } | undefined {
    const stone = this.bodies.length;
    const contacts = this.cells.contactsAround(block, stone, this.support.axes);
    const paths = neighboursIn(contacts, stone).map(neighbour => [...this.feet(neighbour), TABLE]);
    const foot = paths[0]?.find(candidate => paths.every(path => path.includes(candidate)));
    if (foot === undefined) return undefined;
    const bodies = [...this.bodies, body];
    const joints = new Joints(this.support.friction, this.joints);
    const own = contacts.flatMap(contact => joints.add(contact, bodies));
    const joined = this.groupsBetween(paths, foot);
    const upright = own.filter(joint => joints.axes[joint] === UP && joints.above[joint] === stone);
    const single = Forces.ofOne(joints, stone, upright, loadOf(body, stone));
    single.balance();
    single.scale(HAIR);
    const usable = [...joined.flatMap(group => group.joints), ...own];
    const forces = Forces.ofGroups(joints, [...joined.map(group => group.forces), single], usable);
    return { carrier: { forces, stone, body }, foot };
  }

  /** The groups on paths down to a common foot, the lowest first. */
  private groupsBetween(paths: readonly (readonly number[])[], foot: number): SolvedGroup[] {
    const between = new Set(
      paths.flatMap(path => path.slice(0, path.indexOf(foot)).map(stone => this.groupOf.get(stone) as number)),
    );
    return [...between].toSorted((a, b) => b - a).map(group => this.groups[group] as SolvedGroup);
  }

  /** A stone, the foot of its group, the foot of that one's group, and so on down to the table. */
  private feet(stone: number): number[] {
    const feet: number[] = [];
    for (let at = stone; at !== TABLE; at = this.groupAt(at).foot) feet.push(at);
    return feet;
  }

  private groupAt(stone: number): SolvedGroup {
    return this.groups[this.groupOf.get(stone) as number] as SolvedGroup;
  }

  private carrierAt(stone: number): Carrier {
    return { forces: this.groupAt(stone).forces, stone, body: this.bodies[stone] as Body };
  }

  /** The same, to be loaded without harm to the tower's own forces. */
  private copyAt(stone: number): Carrier {
    const { forces, joints } = this.groupAt(stone);
    return { ...this.carrierAt(stone), forces: Forces.ofGroups(this.joints, [forces], joints) };
  }
}

function neighboursIn(contacts: readonly Contact[], stone: number): number[] {
  return [...new Set(contacts.map(({ above, below }) => (above === stone ? below : above)))];
}

/** Whether a carrier bears the weight of a body, which stays on it then. */
const carries = ({ forces, stone, body }: Carrier, on: Body): boolean =>
  forces.carry(stone, weightOn(on, body)) > 1 - TOLERANCE;

/** How hard a push on a body all its carriers bear, or `most` if that is less: the less, the sooner it is known. */
function marginOn(carriers: readonly Carrier[], pushed: Body, most: number = LARGEST_MARGIN): number {
  return carriers.reduce((least, { forces, stone, body }) => {
    const alongX = moveWrench([pushed.weight, 0, 0, 0, 0, 0], pushed, body);
    const alongY = moveWrench([0, pushed.weight, 0, 0, 0, 0], pushed, body);
    if (forces.easyPush(stone, alongX, alongY) >= least) return least;
    return reach(walkIn(forces, stone, alongX, alongY), least);
  }, most);
}

/** Walks among the pushes that a group bears: from one push to another by adding the difference, as far as it goes. */
function walkIn(forces: Forces, stone: number, alongX: readonly number[], alongY: readonly number[]): Walk {
  let x = 0;
  let y = 0;
  return to => {
    const length = Math.sqrt((to[0] - x) ** 2 + (to[1] - y) ** 2);
    if (length < TOLERANCE) return undefined;
    const ahead = [(to[0] - x) / length, (to[1] - y) / length] as const;
    const step = alongX.map((value, index) => ahead[0] * value + ahead[1] * (alongY[index] as number));
    const walked = forces.carry(stone, step, length);
    x += walked * ahead[0];
    y += walked * ahead[1];
    if (walked > length - TOLERANCE) return undefined;
    const workX = forces.workInFall(stone, alongX);
    const workY = forces.workInFall(stone, alongY);
    const work = Math.sqrt(workX ** 2 + workY ** 2);
    return { outward: [workX / work, workY / work], distance: (x * workX + y * workY) / work };
  };
}

/** A body's weight as a wrench on another one that carries it. */
const weightOn = (body: Body, on: Body): number[] => moveWrench([0, 0, -body.weight, 0, 0, 0], body, on);

/** What the contacts of a body must carry: its weight and a hair. */
function loadOf({ weight }: Body, stone: number): number[] {
  const load = Array.from({ length: WRENCH }, (_, row) => HAIR * (1 + (((stone * WRENCH + row) * 0.6180339887) % 1)));
  load[2] = weight;
  return load;
}

function addTo(load: number[], wrench: ArrayLike<number>, factor: number): void {
  for (let index = 0; index < WRENCH; index++) {
    load[index] = (load[index] as number) + factor * (wrench[index] as number);
  }
}
