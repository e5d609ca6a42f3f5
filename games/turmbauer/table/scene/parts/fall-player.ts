/** Plays a film of a settling: stones, the pawns on them, chips and dust. */
import { Vector3 } from 'three';
import { cellAt, TABLE, tripleOf } from '../../../rules/index.js';
import { lengthOf } from '../../model/film.js';
import { type Impact, impactsOf } from '../maths/debris.js';
import { Reel } from '../maths/film.js';
import { type Bounds, centreOf } from '../maths/occupancy.js';
import { type Ride, rideOn } from '../maths/ride.js';
import type { Fall, ScenePawn, SceneProps, SceneStone } from '../props.js';
import type { DebrisMesh } from './debris-mesh.js';
import { type PawnsMesh, standingAt } from './pawns-mesh.js';
import { TABLE_MIDDLE, TABLE_RADIUS } from './table-top.js';
import type { TowerMesh } from './tower-mesh.js';

const RIM = { x: TABLE_MIDDLE[0], y: TABLE_MIDDLE[1], radius: TABLE_RADIUS - 0.2 };
/** Between two times told, in milliseconds. */
const TOLD_EVERY = 100;
/** What was built lies still for so long before it settles, in milliseconds. */
const HELD = 120;

interface Meshes {
  readonly tower: TowerMesh;
  readonly pawns: PawnsMesh;
  readonly debris: DebrisMesh;
}

export type FallTellers = Pick<SceneProps, 'onFallShown' | 'onFallTime'>;

export class FallPlayer {
  #fall: Fall | undefined;
  #reel: Reel | undefined;
  #seconds = 0;
  #last: number | undefined;
  #told = Number.NEGATIVE_INFINITY;
  #isShown = false;
  #impacts: readonly Impact[] = [];
  #rides = new Map<number, Ride>();
  readonly #meshes: Meshes;
  tellers: FallTellers = {};
  isStill = false;

  constructor(meshes: Meshes) {
    this.#meshes = meshes;
  }

  /** Another film, another speed, or none. */
  set(fall: Fall | undefined, stones: readonly SceneStone[], pawns: readonly ScenePawn[], bounds: Bounds): void {
    const before = this.#fall;
    this.#fall = fall;
    this.#last = undefined;
    if (fall === undefined) {
      if (before !== undefined) this.#meshes.tower.rest();
      this.#meshes.debris.hide();
      return;
    }
    if (before?.film === fall.film) {
      if (before.heldAt !== undefined && fall.heldAt === undefined) this.#release();
      return;
    }
    this.#restart();
    this.#reel = new Reel(fall.film, RIM);
    this.#meshes.tower.prepare(new Set(fall.film.fell));
    this.#impacts = impactsOf(fall.film);
    this.#rides = ridesOf(fall, stones, pawns, bounds);
  }

  /** Goes on from where it was held, or from the start if that was the end. */
  #release(): void {
    if (this.#fall !== undefined && this.#seconds >= lengthOf(this.#fall.film)) this.#restart();
    this.#isShown = false;
  }

  #restart(): void {
    this.#seconds = 0;
    this.#isShown = false;
    this.#told = Number.NEGATIVE_INFINITY;
  }

  step(now: number): boolean {
    const fall = this.#fall;
    const reel = this.#reel;
    if (fall === undefined || reel === undefined) return false;
    const isBefore = this.#seconds === 0 && fall.heldAt === undefined;
    if (this.#meshes.tower.isMoving && isBefore && !this.isStill) return false;
    const passed = this.#last === undefined ? 0 : Math.min(Math.max(now - this.#last, 0), 100) / 1000;
    this.#last = this.#last === undefined && isBefore ? now + HELD : Math.max(now, this.#last ?? now);
    // What left the table is still on its way down when the film ends.
    if (fall.heldAt !== undefined) this.#seconds = fall.heldAt >= lengthOf(fall.film) ? reel.length : fall.heldAt;
    else this.#seconds = this.isStill ? reel.length : Math.min(this.#seconds + passed * fall.speed, reel.length);
    this.#show(reel);
    if (fall.heldAt !== undefined) return false;
    this.#tell(now, lengthOf(fall.film));
    return this.#seconds < reel.length;
  }

  #show(reel: Reel): void {
    const { tower, pawns, debris } = this.#meshes;
    tower.play(reel, this.#seconds);
    debris.show(this.#impacts, this.#seconds);
    for (const [colour, ride] of this.#rides) {
      const { at, turn } = ride.at(this.#seconds);
      pawns.put(colour, at, turn);
    }
  }

  /** What happens beyond the end of the film is not told. */
  #tell(now: number, length: number): void {
    if (this.#isShown) return;
    const isOver = this.#seconds >= length;
    if (now - this.#told >= TOLD_EVERY || isOver) {
      this.#told = now;
      this.tellers.onFallTime?.(Math.min(this.#seconds, length));
    }
    if (!isOver) return;
    this.#isShown = true;
    this.tellers.onFallShown?.();
  }
}

/** Who stands on what falls, falls. */
function ridesOf(
  { film }: Fall,
  stones: readonly SceneStone[],
  pawns: readonly ScenePawn[],
  bounds: Bounds,
): Map<number, Ride> {
  const rides = new Map<number, Ride>();
  for (const { colour, at } of pawns) {
    if (at === TABLE) continue;
    const [x, y, z] = tripleOf(at);
    const below = z > 0 ? cellAt(x, y, z - 1) : undefined;
    const stone = stones.find(({ cells }) => below !== undefined && cells.includes(below));
    const number = film.names.indexOf(stone?.name ?? '');
    if (stone === undefined || number < 0) continue;
    rides.set(
      colour,
      rideOn(film, number, new Vector3(...centreOf(stone.cells)), standingAt(at, colour, bounds), colour),
    );
  }
  return rides;
}
