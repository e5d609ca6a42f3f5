import { type Block, FRICTION, ROUNDING } from '../rules/index.js';
import { Equilibrium, type Support } from './equilibrium.js';

/**
 * How a tower stands, the surest way first. What rests needs no more than that stones press on each other from above. What
 * grips would slip without friction. What leans tips by the little that is between stones, and is held by the side of
 * another: that can be found out less surely.
 */
export const STANDINGS = ['rests', 'grips', 'leans'] as const;
export type Standing = (typeof STANDINGS)[number];

/** As good as none, yet enough for the method to work with. */
const NO_FRICTION = 0.001;

export const SUPPORTS: Readonly<Record<Standing, Support>> = {
  rests: { axes: [2], friction: NO_FRICTION, rim: ROUNDING },
  grips: { axes: [2], friction: FRICTION, rim: ROUNDING },
  leans: { axes: [0, 1, 2], friction: FRICTION, rim: ROUNDING },
};

/** A tower, for questions about many stones that might be put on it. */
export class Statics {
  private readonly tower: readonly Block[];
  private readonly known = new Map<Standing, Equilibrium>();

  constructor(tower: readonly Block[]) {
    this.tower = [...tower];
  }

  /** How the tower itself stands; not at all if `undefined`. */
  get standing(): Standing | undefined {
    return STANDINGS.find(how => this.equilibrium(how).exists);
  }

  /** How the tower stands with this stone on it; not at all if `undefined`. */
  standingWith(stone: Block): Standing | undefined {
    if (this.standing === undefined) return new Statics([...this.tower, stone]).standing;
    return STANDINGS.find(how => this.equilibrium(how).exists && this.equilibrium(how).holdsWith(stone));
  }

  /**
   * How hard a push on this stone the tower bears with it; see the function `margin`.
   * @param most is said if it is more: who wants to know only whether it bears so much is answered much sooner
   */
  marginWith(stone: Block, most?: number): number {
    if (this.standing === undefined) return Math.min(margin([...this.tower, stone], stone.name), most ?? 1);
    for (const how of PUSHABLE) {
      const found = this.equilibrium(how).exists ? this.equilibrium(how).marginWith(stone, most) : undefined;
      if (found !== undefined) return found;
    }
    return 0;
  }

  /**
   * How hard a push this stone bears, or `most` if it is more; `undefined` if the tower stands less surely with it than without.
   * What comes to grip or lean is not to be trusted, but a tower that does so already has been seen to stand.
   */
  firmnessWith(stone: Block, most: number): number | undefined {
    const how = this.standing;
    if (how === undefined || !this.equilibrium(how).holdsWith(stone)) return undefined;
    return this.marginWith(stone, most);
  }

  private equilibrium(how: Standing): Equilibrium {
    const found = this.known.get(how) ?? new Equilibrium(this.tower, SUPPORTS[how]);
    this.known.set(how, found);
    return found;
  }
}

/** A push is borne by friction. */
const PUSHABLE = ['grips', 'leans'] as const satisfies readonly Standing[];

/** How the tower stands, if it does: all its stones are given, the base among them. */
export const standingOf = (tower: readonly Block[]): Standing | undefined => new Statics(tower).standing;

/**
 * Is the tower within a hair of tipping or falling? It would stand upright with edges a little less rounded and wood a little
 * rougher than they are, and not with edges rounded a little more and wood a little smoother; or the same of standing at all.
 */
export function isCritical(tower: readonly Block[]): boolean {
  const [better, worse] = [
    { rim: 0.5 * ROUNDING, friction: 1.2 * FRICTION },
    { rim: 1.5 * ROUNDING, friction: 0.8 * FRICTION },
  ];
  return PUSHABLE.some(how => {
    const { axes } = SUPPORTS[how];
    return new Equilibrium(tower, { ...better, axes }).exists && !new Equilibrium(tower, { ...worse, axes }).exists;
  });
}

/** Can the tower stand? */
export const holds = (tower: readonly Block[]): boolean => standingOf(tower) !== undefined;

/**
 * How hard a push on the newest stone the tower bears: the largest share of that stone's weight, as a steady horizontal force
 * through its centre of mass in the worst direction, for which there are still forces that hold everything. At most 1; 0 if
 * the tower falls by itself.
 */
export function margin(tower: readonly Block[], newest: string): number {
  const stone = tower.findIndex(({ name }) => name === newest);
  if (stone < 0) throw new RangeError(`No stone ${newest} on the tower`);
  for (const how of PUSHABLE) {
    const equilibrium = new Equilibrium(tower, SUPPORTS[how]);
    if (equilibrium.exists) return equilibrium.marginOf(stone);
  }
  return 0;
}
