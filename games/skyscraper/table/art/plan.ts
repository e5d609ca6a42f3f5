/** Where the parts of a house stand: measured once, used by the drawing and by the board. */

export interface HousePlan {
  readonly width: number;
  readonly height: number;
  readonly goal: number;
  /** The width of half a floor, and the height of a whole one. */
  readonly half: number;
  readonly floor: number;
  /** The height of the ground floor, and of a roof. */
  readonly ground: number;
  readonly roof: number;
  /** The wall on the left, and how much room a dog has on the right. */
  readonly left: number;
  readonly dog: number;
  /** The width of outlines. */
  readonly line: number;
  /** Small houses are simplified. */
  readonly isSmall: boolean;
}

const SMALL = 150;
const BIGGEST_FLOOR = 110;
/** A floor is at most so high, and half of it at most so wide. */
const TALLEST = 1.55;
const WIDEST = 1.5;

/** A house in the middle of its room, for its name stands below; a dog has what is left beside it. */
export function planHouse(width: number, height: number, goal: number): HousePlan {
  const isSmall = width < SMALL;
  const side = isSmall ? width * 0.19 : Math.min(50, width * 0.2);
  const room = width / 2 - side;
  const floor = Math.max(8, Math.min(BIGGEST_FLOOR, room * TALLEST, height / (goal + 1.6)));
  const half = Math.min(room, floor * WIDEST);
  return {
    width,
    height,
    goal,
    half,
    floor,
    ground: floor * 0.8,
    roof: Math.min(floor, half * 1.1) * 0.72,
    left: width / 2 - half,
    dog: Math.min(side, floor * 1.1),
    line: isSmall ? 1.5 : 2.4,
    isSmall,
  };
}

/** The upper edge of a floor, counted from 0 above the ground floor. */
export const floorTop = ({ height, ground, floor }: HousePlan, index: number): number =>
  height - ground - (index + 1) * floor;

/** The upper edge of the floor that wins: the bunting hangs here. */
export const winningLine = (plan: HousePlan): number => floorTop(plan, plan.goal - 1);

/** How far the tallest roof reaches above its floors: the flag on the dome. */
export const roofReach = ({ roof }: HousePlan): number => (roof * (40 + 22)) / 40;
