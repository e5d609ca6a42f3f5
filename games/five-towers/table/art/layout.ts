/** Where each storey of a tower stands. A tower too high for its place keeps its upper storeys readable: the lower ones are squat. */
import type { Value } from '../../rules/index.js';
import { type Detail, heightInStoreys, ROOF, storeyWidth } from './geometry.js';

export interface Place {
  /** Counted from the bottom. */
  readonly index: number;
  readonly value: Value;
  readonly w: number;
  readonly h: number;
  /** Where it stands: 0 is the ground, up is negative. */
  readonly y: number;
  readonly detail: Detail;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly detail: Detail;
  /** The height of a storey where there is room enough. */
  readonly storey: number;
  /** No storey with a number is lower: figures stay at 12 pixels. */
  readonly least: number;
}

/** What stands out above the topmost storey, in storeys. */
const ABOVE = 0.3;
const SQUAT = 0.34;

export function layOut(values: readonly Value[], room: Room): readonly Place[] {
  const h = Math.min(room.storey, room.height / (heightInStoreys(values) + ABOVE));
  if (room.detail === 0 || h >= room.least) return stack(values, room, h, 0);
  return stack(values, room, room.least, squatCount(values, room));
}

/** How many storeys must be squat, from the bottom up, so that all fit. At least the top two are not. */
function squatCount(values: readonly Value[], { height, least }: Room): number {
  const tooHigh = (heightInStoreys(values) + ABOVE) * least - height;
  return Math.min(Math.max(0, values.length - 2), Math.ceil(tooHigh / (least * (1 - SQUAT))));
}

/** Plates get no smaller on storeys lower than this. */
const LEAST_PLATE = 18;

/** How wide a 0 is, in the widest storey: wide enough for its plate, where there is one. */
const narrowest = ({ width, detail }: Room, h: number): number =>
  detail === 0 ? 0.42 : Math.min(0.56, Math.max(0.42, (1.55 * Math.max(h, LEAST_PLATE)) / width));

function stack(values: readonly Value[], room: Room, h: number, squat: number): readonly Place[] {
  let y = 0;
  return values.map((value, index) => {
    const high = index < squat ? h * SQUAT : h;
    const place: Place = {
      index,
      value,
      w: storeyWidth(value, room.width, narrowest(room, h)),
      h: high,
      y,
      detail: index < squat ? 0 : room.detail,
    };
    y -= value === 0 ? high * (1 + ROOF) : high;
    return place;
  });
}

/** How high the tower is. */
export const heightOf = (places: readonly Place[]): number => {
  const top = places.at(-1);
  return top === undefined ? 0 : -top.y + top.h * (top.value === 0 ? 1 + ROOF : 1);
};

/** A tower and the height it may have. */
export interface Stand {
  readonly values: readonly Value[];
  readonly height: number;
}

/** So many storeys find room in every scene: a tower just begun is not huge. */
const USUAL_STOREYS = 6.2;

/** Storeys of one height for towers side by side, so that each fits its place; `most` where there is room. */
export const sharedStorey = (stands: readonly Stand[], height: number, most: number): number =>
  Math.min(
    most,
    height / USUAL_STOREYS,
    ...stands.map(stand => stand.height / (heightInStoreys(stand.values) + ABOVE)),
  );
