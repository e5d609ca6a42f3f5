/** Where the eye is: around the tower, above the table, outside of the stones. Lengths are in cells, angles in degrees. */
import { MathUtils, PerspectiveCamera, Vector3 } from 'three';
import type { SceneProps, Side } from '../props.js';
import { SIDES } from '../props.js';
import type { Bounds } from './occupancy.js';

/** From top to bottom. */
export const FOV = 24;
const ELEVATION = { least: 5, most: 80 } as const;
/** So many cells are seen from top to bottom; more only of a tower that is higher. */
const SPAN = { least: 7, most: 26 } as const;
/** Cells around a high tower. */
const AROUND = 6;
/** A side is not looked at squarely, so that a second one is seen. */
const ASKEW = -20;

/** What is looked at, and from where. */
export interface View {
  /** 0 is the front, 90 the right. It may go round and round. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly span: number;
  /** How high the point lies that is looked at, in the tower's middle. */
  readonly height: number;
}

/** The tower as the camera knows it: a cylinder. */
export interface Ground {
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly radius: number;
}

/** The picture, and what panels leave of it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly inset: SceneProps['inset'];
}

/** Is there anything to draw on? */
export const hasRoom = ({ width, height }: Frame): boolean => width > 1 && height > 1;

const toRadians = MathUtils.degToRad;

export function groundOf({ min, max }: Bounds): Ground {
  const wide = (max[0] - min[0]) / 2;
  const deep = (max[1] - min[1]) / 2;
  return { x: min[0] + wide, y: min[1] + deep, top: max[2], radius: Math.hypot(wide, deep) };
}

/** On narrow pictures tags are short. */
export const isNarrow = (width: number): boolean => width < 640;

/** What tags beside the rod take, in pixels. */
const TAGS = { wide: 132, narrow: 68 } as const;
const tagsOf = ({ width }: Frame): number => (isNarrow(width) ? TAGS.narrow : TAGS.wide);

/** The tower makes room for them: so much at the right of what is free is only theirs. */
const ROOM_FOR_TAGS = { wide: 110, narrow: 44 } as const;
const roomForTags = ({ width }: Frame): number => (isNarrow(width) ? ROOM_FOR_TAGS.narrow : ROOM_FOR_TAGS.wide);

/** From the tower to the middle of the rod, in cells, and how wide the rod is. */
export const ROD = { gap: 1.35, width: 0.62 } as const;

/** How far to the right of the tower's middle the rod can stand, in pixels, with the tags beside it. */
export const roomForRod = (frame: Frame): number => freeOf(frame).width / 2 + roomForTags(frame) - tagsOf(frame);

/** What is left between the panels; never nothing. */
export function freeOf(frame: Frame): { x: number; y: number; width: number; height: number } {
  const { width, height, inset } = frame;
  return {
    x: inset.left,
    y: inset.top,
    width: Math.max(width - inset.left - inset.right - roomForTags(frame), width / 4, 1),
    height: Math.max(height - inset.top - inset.bottom, height / 4, 1),
  };
}

/** The same view within its bounds. */
export function bounded(view: View, ground: Ground): View {
  return {
    azimuth: view.azimuth,
    elevation: MathUtils.clamp(view.elevation, ELEVATION.least, ELEVATION.most),
    span: MathUtils.clamp(view.span, SPAN.least, Math.max(SPAN.most, ground.top + AROUND)),
    height: MathUtils.clamp(view.height, 0, ground.top + 1),
  };
}

/** From the eye to what is looked at. Farther than the span asks if the eye would be within the tower otherwise. */
function distanceOf({ span, elevation, height }: View, ground: Ground, frame: Frame): number {
  const asked = (span / 2 / Math.tan(toRadians(FOV / 2))) * (frame.height / freeOf(frame).height);
  const beside = (ground.radius + 1) / Math.cos(toRadians(elevation));
  const above = (ground.top + 2 - height) / Math.sin(toRadians(elevation));
  return Math.max(asked, Math.min(beside, above));
}

/** From what is looked at towards the eye. */
function directionOf({ azimuth, elevation }: View): Vector3 {
  const flat = Math.cos(toRadians(elevation));
  const a = toRadians(azimuth);
  return new Vector3(Math.sin(a) * flat, -Math.cos(a) * flat, Math.sin(toRadians(elevation)));
}

/** To the right of the picture, along the table. */
export function rightOf(azimuth: number): Vector3 {
  const a = toRadians(azimuth);
  return new Vector3(Math.cos(a), Math.sin(a), 0);
}

/** Puts the camera there. The point that is looked at lies in the middle of what panels leave. */
export function aim(camera: PerspectiveCamera, view: View, ground: Ground, frame: Frame): void {
  const free = freeOf(frame);
  camera.fov = FOV;
  camera.aspect = frame.width / frame.height;
  camera.up.set(0, 0, 1);
  const target = new Vector3(ground.x, ground.y, view.height);
  camera.position
    .copy(directionOf(view))
    .multiplyScalar(distanceOf(view, ground, frame))
    .add(target);
  camera.lookAt(target);
  const left = frame.width / 2 - (free.x + free.width / 2);
  const up = frame.height / 2 - (free.y + free.height / 2);
  camera.setViewOffset(frame.width, frame.height, left, up, frame.width, frame.height);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** Where a point is in the picture, in pixels; `isBehind` the eye it is nowhere. */
export function project(
  point: Vector3,
  camera: PerspectiveCamera,
  frame: Frame,
): { x: number; y: number; isBehind: boolean } {
  const seen = point.clone().project(camera);
  return { x: ((seen.x + 1) / 2) * frame.width, y: ((1 - seen.y) / 2) * frame.height, isBehind: seen.z > 1 };
}

/** The azimuth from which a side is looked at. */
export const azimuthOf = (side: Side): number => SIDES.indexOf(side) * 90 + ASKEW;

/** The same direction, told so that it is the shortest way from another. */
export const nearestTurn = (from: number, to: number): number =>
  from + MathUtils.euclideanModulo(to - from + 180, 360) - 180;

export function nearestSide(azimuth: number): Side {
  const quarter = Math.round((azimuth - ASKEW) / 90);
  return SIDES[MathUtils.euclideanModulo(quarter, SIDES.length)] ?? 'front';
}

/** The four sides, the nearest first. */
export const sidesByTurn = (azimuth: number): readonly number[] =>
  SIDES.map(side => nearestTurn(azimuth, azimuthOf(side))).toSorted(
    (a, b) => Math.abs(a - azimuth) - Math.abs(b - azimuth),
  );

/** A cell should not be smaller than this, in pixels: on a phone one sees the part of the tower that matters. */
const CELL = 26;
/** For the sake of what might as well be seen it gets no smaller than this. */
const LEAST_CELL = 23;
/** Between what matters and the panels, in pixels. */
const MARGIN = 18;

/** From how high the tower is looked at, and its top faces if they matter. */
const ELEVATIONS = { tower: 22, faces: 34, whole: 22 } as const;
/** Top faces are looked at from nearer by: no more cells than this are seen. */
const NEAR = 15.2;

/** What is played: a stone is built somewhere, a pawn looks for a face to go to, or all is over and the whole tower is looked at. */
export type Interest = keyof typeof ELEVATIONS;

export const elevationFor = (interest: Interest): number => ELEVATIONS[interest];

/** What matters: what has to be in sight, and what else, if cells do not get too small by it. */
export interface Focus {
  readonly must: readonly Vector3[];
  readonly also: readonly Vector3[];
}

/** Cells of air that are seen above a tower. */
const ABOVE = 2.5;

/** A tower that has just begun is not looked at from nearer by than this many cells. */
const SMALLEST = 9.5;

/** How a table is looked at first: all of the tower if it is large enough then, or the part of it that matters. */
export function firstView(
  from: Pick<View, 'azimuth' | 'elevation'>,
  ground: Ground,
  focus: Focus,
  frame: Frame,
  interest: Interest = 'tower',
): View {
  const free = freeOf(frame);
  const whole = Math.max(ground.top + 2.2, SMALLEST, spanWithRod(ground, frame));
  const span =
    interest === 'whole' ? whole : Math.min(whole, free.height / CELL, interest === 'faces' ? NEAR : SPAN.most);
  const heights = focus.must.map(({ z }) => z);
  const isNear = span < whole && heights.length > 0;
  const middle = ground.top / 2 + 0.3;
  // Not so high that there is nothing but air above.
  const highest = Math.max(ground.top + ABOVE - span / 2, middle);
  const height = isNear ? Math.min((Math.min(...heights) + Math.max(...heights)) / 2, highest) : middle;
  return framing(bounded({ ...from, span, height }, ground), ground, focus, frame);
}

/** A tower's corners rarely stick out as far as its radius. */
const GIRTH = 0.85;

/** From here on the tower leaves room for the rod beside it. */
function spanWithRod({ radius }: Ground, frame: Frame): number {
  const free = freeOf(frame);
  const room = Math.max(roomForRod(frame), free.width / 6);
  return ((radius * GIRTH + ROD.gap + ROD.width / 2) * free.height) / room;
}

/** The view moved up or down, and out, by as little as brings what matters into sight. */
export function framing(view: View, ground: Ground, { must, also }: Focus, frame: Frame): View {
  const all = framed(view, ground, [...must, ...also], frame);
  const isLarge = freeOf(frame).height / all.span >= LEAST_CELL;
  return isLarge || must.length === 0 ? all : framed(view, ground, must, frame);
}

function framed(view: View, ground: Ground, points: readonly Vector3[], frame: Frame): View {
  if (points.length === 0) return view;
  const camera = new PerspectiveCamera(FOV, 1, 1, 200);
  const free = freeOf(frame);
  const margin = Math.min(MARGIN, free.width / 8, free.height / 8);
  let now = view;
  for (let round = 0; round < 4; round++) {
    aim(camera, now, ground, frame);
    const seen = points.map(point => project(point, camera, frame));
    const low = Math.max(...seen.map(({ y }) => y));
    const high = Math.min(...seen.map(({ y }) => y));
    const out = Math.max(...seen.map(({ x }) => Math.abs(x - free.x - free.width / 2)));
    const wider = Math.max((low - high) / (free.height - 2 * margin), out / (free.width / 2 - margin), 1);
    const over = Math.max(free.y + margin - high, 0) || Math.min(free.y + free.height - margin - low, 0);
    if (wider === 1 && Math.abs(over) < 0.5) break;
    const cell = free.height / now.span;
    const height =
      now.height +
      (wider === 1 ? over : free.y + free.height / 2 - (low + high) / 2) / cell / Math.cos(toRadians(now.elevation));
    now = bounded({ ...now, span: now.span * wider, height }, ground);
  }
  return now;
}
