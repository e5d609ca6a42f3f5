/** What a tap means: a field, a pin, or the face that is hit. */
import { Raycaster, Vector2, Vector3 } from 'three';
import { type Cell, cellAt, TABLE, type Triple, tripleOf } from '../../../rules/index.js';
import { project } from '../maths/orbit.js';
import { firstHit, type Hit, nearestSpot, type Spot } from '../maths/pick.js';
import type { Field, SceneProps } from '../props.js';
import { pinAt } from './pins-mesh.js';
import type { Stage } from './stage.js';
import { TABLE_MIDDLE, TABLE_RADIUS } from './table-top.js';

/** Half of what a finger needs, in pixels, and what is enough for a mouse. */
const FINGER = 22;
const MOUSE = 15;

const isTable = (x: number, y: number): boolean =>
  Math.hypot(x + 0.5 - TABLE_MIDDLE[0], y + 0.5 - TABLE_MIDDLE[1]) < TABLE_RADIUS;

export class Picker {
  readonly #stage: Stage;
  readonly #ray = new Raycaster();
  /** The face that was tapped last: its ghost lies before it now. */
  #last: Cell | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** The empty cell before the face at this spot. The ghost is looked through. */
  faceAt(spot: Spot): Cell | undefined {
    return cellBefore(this.#hitTower(spot));
  }

  tap(spot: Spot, isFinger: boolean, props: SceneProps): void {
    const hit = this.#hitTower(spot);
    const face = cellBefore(hit);
    const reach = isFinger ? FINGER : MOUSE;
    const field = this.#fieldAt(spot, reach, hit, props);
    if (field !== undefined) {
      props.onField?.(field);
      return;
    }
    const place = this.#pinAt(spot, reach, props);
    if (place !== undefined) {
      props.onPin?.(place);
      return;
    }
    const cell = this.#behindGhost(spot, face, props);
    this.#last = cell;
    if (cell !== undefined) props.onFace?.(cell);
  }

  /** Whoever touches the wood around the tower goes down there, if they can. */
  #fieldAt(spot: Spot, reach: number, hit: Hit | undefined, { fields = [], onField }: SceneProps): Field | undefined {
    if (onField === undefined) return undefined;
    const face = cellBefore(hit);
    const direct = fields.find(({ to }) => to === face);
    if (direct !== undefined) return direct;
    const spots = fields.filter(isOnTower).map(field => {
      const [x, y, z] = tripleOf(field.to);
      return { ...this.#project(new Vector3(x + 0.5, y + 0.5, z)), field };
    });
    const near = nearestSpot(spots, spot, reach)?.field;
    if (near !== undefined || hit === undefined || hit.full !== undefined) return near;
    return fields.find(field => !isOnTower(field));
  }

  #pinAt(spot: Spot, reach: number, { pins = [], onPin }: SceneProps): number | undefined {
    if (onPin === undefined) return undefined;
    const spots = pins.map(pin => ({ ...this.#project(pinAt(pin)), place: pin.place }));
    return nearestSpot(spots, spot, reach)?.place;
  }

  /** A tap on the ghost is one on the face that it covers. */
  #behindGhost(spot: Spot, face: Cell | undefined, { ghost }: SceneProps): Cell | undefined {
    if (ghost === undefined) return face;
    const own = new Set(ghost.cells);
    const { occupancy } = this.#stage;
    const hit = this.#hit(spot, (x, y, z) => occupancy.has(x, y, z) || own.has(cellAt(x, y, z)));
    const full = hit?.full && cellAt(...hit.full);
    if (full === undefined || !own.has(full)) return face;
    return this.#last !== undefined && own.has(this.#last) ? this.#last : (lowest(ghost.cells, full) ?? face);
  }

  #hitTower(spot: Spot): Hit | undefined {
    return this.#hit(spot, (x, y, z) => this.#stage.occupancy.has(x, y, z));
  }

  #hit(spot: Spot, has: (x: number, y: number, z: number) => boolean) {
    const { camera, frame } = this.#stage.eye;
    const at = new Vector2((spot.x / frame.width) * 2 - 1, 1 - (spot.y / frame.height) * 2);
    this.#ray.setFromCamera(at, camera);
    const { origin, direction } = this.#ray.ray;
    return firstHit(origin.toArray(), direction.toArray(), inRange(has), isTable);
  }

  #project = (point: Vector3): Spot => project(point, this.#stage.eye.camera, this.#stage.eye.frame);
}

const cellBefore = (hit: Hit | undefined): Cell | undefined => hit && cellAt(...hit.before);

const isOnTower = ({ to }: Field): boolean => to !== TABLE;

/** The lowest cell of the ghost in the column of this one. */
function lowest(cells: readonly Cell[], of: Cell): Cell | undefined {
  const [x, y] = tripleOf(of);
  return cells.filter(cell => isIn(tripleOf(cell), x, y)).toSorted((a, b) => a - b)[0];
}

const isIn = ([x, y]: Triple, a: number, b: number): boolean => x === a && y === b;

/** Rays come from farther away than the lattice reaches. */
const inRange =
  (has: (x: number, y: number, z: number) => boolean) =>
  (x: number, y: number, z: number): boolean =>
    Math.abs(x) < 50 && Math.abs(y) < 50 && z >= 0 && z < 120 && has(x, y, z);
