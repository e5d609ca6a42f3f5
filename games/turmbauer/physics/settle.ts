/**
 * How a tower settles: a simulation of rigid stones, the same to the bit on every machine. Any change of its numbers changes what
 * falls, and so which matches follow from their keys: see ADR 8. Such a change counts `SETTLED_BY` of the rules on.
 */
import { ColliderDesc, init, type RigidBody, RigidBodyDesc, World } from '@dimforge/rapier3d-deterministic-compat';
import { type Block, FRICTION, type Push, ROUNDING, type Triple } from '../rules/index.js';
import { type Box, boxesOf, compareCells } from './boxes.js';
import { hasFallen, movement, type Pose } from './pose.js';

/** All stones at one moment, in seconds from the start. */
export interface Frame {
  readonly time: number;
  readonly poses: readonly Pose[];
}

/** Lengths are in cubes of 20 mm, weights in cubes of beech; how heavy beech is plays no part. */
const GRAVITY_PER_SECOND = 9.81 / 0.02;

/**
 * The engine's unit of time is the one in which gravity is 1, so that stones move by about one cube in it. Its contacts with a
 * fixed table have a stiffness of their own that nothing can set (rapier issue 998), and it is too soft for seconds.
 */
const UNITS_PER_SECOND = Math.sqrt(GRAVITY_PER_SECOND);

/** Steps in a second. Collisions are found once in a step, and the forces solved in so many rounds. */
const STEPS_PER_SECOND = 120;
const ROUNDS = 16;

/** How stiff contacts are, in Hz: softer towers sway and sag, stiffer ones than a quarter of the rounds tremble. */
const STIFFNESS = (STEPS_PER_SECOND * ROUNDS) / 4;

/** Speed dies down at this rate per second, as if in oil: swaying ends soon, and what can stand still can also stand still so. */
const DAMPING = 10;

/** Weight sets in over so many steps, a tenth of a second: all at once, it would hit the tower like a fall. */
const EASING = 12;

/** Then the hand pushes the new stone for so many steps, a quarter of a second. */
const PUSHING = 30;

/** The tower rests when from look to look, so many in a row, no stone moved by more than this (see `movement`). */
const STEPS_PER_LOOK = 6;
const CALM_LOOKS = 2;
const CALM = 0.002;

/**
 * No rest is believed for so many steps after the last change of forces. What tips over moves slowly at first; but the rounded
 * edges put even a weight on the very rim outside by `ROUNDING`, and from there it has gone far enough in this time.
 */
const PATIENCE = 24;

/** A tower that trembles for so many steps, four seconds, is taken as it is. */
const LONGEST = 480;

const STEPS_PER_FRAME = 2;

interface Stone {
  readonly name: string;
  readonly weight: number;
  readonly body: RigidBody;
}

/** Loads the engine's WebAssembly; before that nothing here works. */
export const startEngine = init;

export function settle(tower: readonly Block[], newest: string, push?: Push, watch?: (frame: Frame) => void): string[] {
  if (!tower.some(({ name }) => name === newest)) throw new RangeError(`no stone ${newest} on the tower`);
  if (push && !(Number.isFinite(push.x) && Number.isFinite(push.y))) throw new RangeError('a push that is no number');
  const world = emptyWorld();
  try {
    const stones = inOrder(tower).map(block => addStone(world, block));
    const start = stones.map(poseOf);
    const hand = push && handOf(stones, newest, push);
    runUntilRest(world, stones, hand, watch);
    const fallen = stones.filter((stone, index) => hasFallen(start[index] as Pose, poseOf(stone)));
    return fallen.flatMap(({ name }) => (name === 'base' ? [] : name)).toSorted();
  } finally {
    world.free();
  }
}

/** The table and nothing else, not even weight. */
function emptyWorld(): World {
  const world = new World({ x: 0, y: 0, z: 0 });
  const parameters = world.integrationParameters;
  parameters.dt = UNITS_PER_SECOND / STEPS_PER_SECOND;
  parameters.numSolverIterations = ROUNDS;
  parameters.contact_natural_frequency = STIFFNESS / UNITS_PER_SECOND;
  parameters.maxCcdSubsteps = 0;
  const table = ColliderDesc.cuboid(200, 200, 1).setTranslation(0, 0, -1).setFriction(FRICTION);
  world.createCollider(table, world.createRigidBody(RigidBodyDesc.fixed()));
  return world;
}

/** The order of bodies is part of what makes a run repeatable, so it follows from the cells alone. */
const inOrder = (tower: readonly Block[]): Block[] =>
  tower
    .map(({ name, cells }) => ({ name, cells: cells.toSorted(compareCells) }))
    .toSorted((a, b) => compareCells(a.cells[0] as Triple, b.cells[0] as Triple));

/** Bodies never sleep: the engine's thresholds for it are not ours. */
function addStone(world: World, { name, cells }: Block): Stone {
  const origin = cells[0] as Triple;
  const damping = DAMPING / UNITS_PER_SECOND;
  const body = world.createRigidBody(
    RigidBodyDesc.dynamic()
      .setTranslation(...origin)
      .setLinearDamping(damping)
      .setAngularDamping(damping)
      .setCanSleep(false),
  );
  for (const box of boxesOf(cells)) world.createCollider(shapeOf(box, origin), body);
  return { name, weight: cells.length, body };
}

/** Smaller at the sides than its cubes, yet as heavy and as hard to turn as they are: so the centre of weight stays theirs. */
function shapeOf({ corner, size: [a, b, c] }: Box, [x, y, z]: Triple): ColliderDesc {
  const mass = a * b * c;
  const twelfth = mass / 12;
  const inertia = { x: twelfth * (b * b + c * c), y: twelfth * (a * a + c * c), z: twelfth * (a * a + b * b) };
  return ColliderDesc.cuboid(a / 2 - ROUNDING, b / 2 - ROUNDING, c / 2)
    .setTranslation(corner[0] - x + a / 2, corner[1] - y + b / 2, corner[2] - z + c / 2)
    .setMassProperties(mass, { x: 0, y: 0, z: 0 }, inertia, { x: 0, y: 0, z: 0, w: 1 })
    .setFriction(FRICTION);
}

/** Starts the push or ends it, when its time has come. */
type Pushing = (step: number) => void;

function handOf(stones: readonly Stone[], newest: string, { x, y }: Push): Pushing {
  const stone = stones.find(({ name }) => name === newest);
  if (stone === undefined) throw new Error(`no stone ${newest} on the tower`);
  const { body, weight } = stone;
  return step => {
    if (step === EASING) body.addForce({ x: x * weight, y: y * weight, z: 0 }, true);
    if (step === EASING + PUSHING) body.resetForces(true);
  };
}

function runUntilRest(
  world: World,
  stones: readonly Stone[],
  hand: Pushing | undefined,
  watch: ((frame: Frame) => void) | undefined,
): void {
  const patience = EASING + (hand ? PUSHING : 0) + PATIENCE;
  let calmLooks = 0;
  let before = stones.map(poseOf);
  for (let step = 1; step <= LONGEST; step++) {
    world.gravity = { x: 0, y: 0, z: -Math.min(1, step / EASING) };
    hand?.(step - 1);
    world.step();
    if (watch && step % STEPS_PER_FRAME === 0) watch({ time: step / STEPS_PER_SECOND, poses: stones.map(poseOf) });
    if (step % STEPS_PER_LOOK !== 0) continue;
    const now = stones.map(poseOf);
    const isCalm = now.every((pose, index) => movement(before[index] as Pose, pose) < CALM);
    calmLooks = isCalm ? calmLooks + 1 : 0;
    if (calmLooks >= CALM_LOOKS && step >= patience) return;
    before = now;
  }
}

function poseOf({ name, body }: Stone): Pose {
  const at = body.worldCom();
  const turn = body.rotation();
  return { name, at: [at.x, at.y, at.z], turn: [turn.x, turn.y, turn.z, turn.w] };
}
