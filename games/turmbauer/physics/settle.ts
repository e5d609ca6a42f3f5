import { ColliderDesc, init, type RigidBody, RigidBodyDesc, World } from '@dimforge/rapier3d-deterministic-compat';
import type { Block, Triple } from '../rules/index.js';
import { type Box, boxesOf, compareCells } from './boxes.js';
import type { Push } from './push.js';

/** Where a stone is: the centre of its weight in cubes, and how it has turned, as a unit quaternion x, y, z, w. */
export interface Pose {
  readonly name: string;
  readonly at: Triple;
  readonly turn: readonly [x: number, y: number, z: number, w: number];
}

/** All stones at one moment, in seconds since the new stone was let go. */
export interface Frame {
  readonly time: number;
  readonly poses: readonly Pose[];
}

/** One second of the world is this long for the engine: see README. */
const SLOWER = 22;
/** Steps in one second of the world. */
const RATE = 120;
const GRAVITY = 9.81 / 0.02 / (SLOWER * SLOWER);
const FRICTION = 0.5;
/** How much a box is smaller than its cubes at each horizontal side. */
const ROUNDING = 0.02;
const SOLVER_ROUNDS = 16;
const STIFFNESS = 240;

/** Steps. */
const RAMP = 0.1 * RATE;
const PUSHED = 0.25 * RATE;
const LOOK = 0.1 * RATE;
const LEAST = 0.5 * RATE;
const MOST = 5 * RATE;
const STEPS_PER_FRAME = 2;

/** A stone has come to rest if it moved less than this (cubes and radians) from one look to the next. */
const STILL = 0.001;

interface Stone {
  readonly name: string;
  readonly weight: number;
  readonly body: RigidBody;
}

export const startEngine = init;

export function settle(tower: readonly Block[], newest: string, push?: Push, watch?: (frame: Frame) => void): string[] {
  const world = emptyWorld();
  try {
    const stones = inOrder(tower).map(block => addStone(world, block));
    const start = stones.map(poseOf);
    run(world, stones, newest, push, watch);
    const end = stones.map(poseOf);
    return end
      .filter((pose, index) => pose.name !== 'base' && hasFallen(start[index] as Pose, pose))
      .map(({ name }) => name)
      .sort();
  } finally {
    world.free();
  }
}

function run(
  world: World,
  stones: readonly Stone[],
  newest: string,
  push: Push | undefined,
  watch: ((frame: Frame) => void) | undefined,
): void {
  const pushed = push && stones.find(({ name }) => name === newest);
  if (push && pushed) {
    const force = pushed.weight * GRAVITY;
    pushed.body.addForce({ x: push.x * force, y: push.y * force, z: 0 }, true);
  }
  let before = stones.map(poseOf);
  for (let step = 1; step <= MOST; step++) {
    world.gravity = { x: 0, y: 0, z: -GRAVITY * Math.min(1, step / RAMP) };
    world.step();
    if (step === PUSHED) pushed?.body.resetForces(true);
    if (watch && step % STEPS_PER_FRAME === 0) watch({ time: step / RATE, poses: stones.map(poseOf) });
    if (step % LOOK !== 0) continue;
    const now = stones.map(poseOf);
    const atRest = now.every((pose, index) => movement(before[index] as Pose, pose) < STILL);
    if (atRest && step >= LEAST + (pushed ? PUSHED : 0)) return;
    before = now;
  }
}

function emptyWorld(): World {
  const world = new World({ x: 0, y: 0, z: -GRAVITY });
  const parameters = world.integrationParameters;
  parameters.dt = SLOWER / RATE;
  parameters.numSolverIterations = SOLVER_ROUNDS;
  parameters.contact_natural_frequency = STIFFNESS / SLOWER;
  parameters.maxCcdSubsteps = 0;
  const table = ColliderDesc.cuboid(200, 200, 1).setTranslation(0, 0, -1).setFriction(FRICTION);
  world.createCollider(table, world.createRigidBody(RigidBodyDesc.fixed()));
  return world;
}

/** The order of bodies is part of what makes a run repeatable, so it follows from the cells alone. */
const inOrder = (tower: readonly Block[]): Block[] =>
  tower
    .map(({ name, cells }) => ({ name, cells: [...cells].sort(compareCells) }))
    .sort((a, b) => compareCells(a.cells[0] as Triple, b.cells[0] as Triple));

function addStone(world: World, { name, cells }: Block): Stone {
  const [x, y, z] = cells[0] as Triple;
  const place = RigidBodyDesc.dynamic().setTranslation(x, y, z).setCanSleep(false);
  const body = world.createRigidBody(place);
  for (const box of boxesOf(cells)) world.createCollider(shapeOf(box, x, y, z), body);
  return { name, weight: cells.length, body };
}

/** Smaller than its cubes at the sides, yet as heavy and as hard to turn as they are. */
function shapeOf({ corner, size: [a, b, c] }: Box, x: number, y: number, z: number): ColliderDesc {
  const mass = a * b * c;
  const inertia = {
    x: (mass * (b * b + c * c)) / 12,
    y: (mass * (a * a + c * c)) / 12,
    z: (mass * (a * a + b * b)) / 12,
  };
  return ColliderDesc.cuboid(a / 2 - ROUNDING, b / 2 - ROUNDING, c / 2)
    .setTranslation(corner[0] - x + a / 2, corner[1] - y + b / 2, corner[2] - z + c / 2)
    .setMassProperties(mass, { x: 0, y: 0, z: 0 }, inertia, { x: 0, y: 0, z: 0, w: 1 })
    .setFriction(FRICTION);
}

function poseOf({ name, body }: Stone): Pose {
  const at = body.worldCom();
  const turn = body.rotation();
  return { name, at: [at.x, at.y, at.z], turn: [turn.x, turn.y, turn.z, turn.w] };
}

/** Half a cube away, or tilted by more than 30 degrees, whose cosine squared is 3/4. */
function hasFallen(start: Pose, { at, turn: [x, y] }: Pose): boolean {
  const up = 1 - 2 * (x * x + y * y);
  return distance(start.at, at) > 0.5 || up < 0 || up * up < 0.75;
}

/** How far a stone moved and turned: cubes plus, for small turns, radians. */
function movement(from: Pose, to: Pose): number {
  return (
    distance(from.at, to.at) +
    2 *
      Math.min(
        distance(from.turn, to.turn),
        distance(
          from.turn,
          to.turn.map(value => -value),
        ),
      )
  );
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt(a.reduce((sum, value, index) => sum + (value - (b[index] as number)) ** 2, 0));
}
