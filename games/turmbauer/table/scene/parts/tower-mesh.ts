/** The tower: one mesh, whether it stands, grows or falls. */
import { BackSide, BufferAttribute, BufferGeometry, Group, Mesh, Quaternion, Vector3, Vector4 } from 'three';
import type { Pose, Reel } from '../maths/film.js';
import { hashOf, randomFrom } from '../maths/random.js';
import type { SceneStone } from '../props.js';
import { refine, shadeWithout, type TowerShape, towerShape } from '../wood/tower-shape.js';
import { Poses, type Wood } from '../wood/wood-material.js';
import { geometryOf } from './geometry.js';
import { LeavingMesh } from './leaving-mesh.js';

/** In milliseconds. */
const SLIDE = 250;
const GLIDE = 400;
/** A new stone comes from so many cells above. */
const ABOVE = 1.6;
/** The page is never kept longer than this, in milliseconds. */
const SLICE = 6;
const PAUSE = 12;
/** Earlier poses of what falls: how long ago, in seconds, and how much of them is seen. */
const TRAILS = [
  { ago: 0.05, opacity: 0.14 },
  { ago: 0.1, opacity: 0.09 },
  { ago: 0.15, opacity: 0.05 },
] as const;

interface Motion {
  readonly from: Pose;
  readonly start: number;
  readonly length: number;
}

export class TowerMesh {
  readonly object = new Group();
  readonly #cut = { value: new Vector4(0, 0, 0, 0) };
  readonly #after = { value: 0 };
  #shape: TowerShape | undefined;
  #geometry = new BufferGeometry();
  readonly #mesh: Mesh;
  /** What is cut away, hardly to be seen. */
  readonly #veil: Mesh;
  readonly #poses = new Poses();
  readonly #trails: readonly { readonly mesh: Mesh; readonly poses: Poses; readonly ago: number }[];
  /** Where stones are drawn now, by name. */
  readonly #shown = new Map<string, Pose>();
  readonly #motions = new Map<string, Motion>();
  /** The moment of a fall that was drawn last: the film, when, and of which tower. */
  #played: readonly (Reel | number | TowerShape | undefined)[] = [];
  #refining: ReturnType<typeof setTimeout> | undefined;
  readonly #leaving: LeavingMesh;
  readonly #touch: () => void;

  constructor(wood: Wood, touch: () => void) {
    this.#leaving = new LeavingMesh(wood);
    this.#touch = touch;
    this.#mesh = new Mesh(this.#geometry, wood.material({ poses: this.#poses, cut: this.#cut, after: this.#after }));
    this.#mesh.customDepthMaterial = wood.shadow(this.#poses, BackSide);
    this.#mesh.castShadow = true;
    this.#mesh.receiveShadow = true;
    this.#mesh.frustumCulled = false;
    const look = { transparent: true, depthWrite: false } as const;
    this.#veil = new Mesh(
      this.#geometry,
      wood.material({ poses: this.#poses, cut: this.#cut, after: this.#after, shows: 'veil', ...look }),
    );
    this.#veil.visible = false;
    this.#veil.frustumCulled = false;
    this.#veil.renderOrder = 1.5;
    this.#trails = TRAILS.map(({ ago, opacity }) => {
      const poses = new Poses();
      const mesh = new Mesh(this.#geometry, wood.material({ poses, transparent: true, opacity, depthWrite: false }));
      mesh.visible = false;
      mesh.frustumCulled = false;
      mesh.renderOrder = 2;
      return { mesh, poses, ago };
    });
    this.object.add(this.#mesh, this.#veil, this.#leaving.object, ...this.#trails.map(({ mesh }) => mesh));
  }

  /** The stones that stand now. Those that were elsewhere glide, new ones come from above; or all are there at once. */
  show(stones: readonly SceneStone[], isStill: boolean, now: number): void {
    const isFirst = this.#shape === undefined;
    this.#sendAway(stones, isStill, now);
    const shape = towerShape(stones, this.#shape);
    this.#shape = shape;
    this.#setGeometry(shape);
    this.#motions.clear();
    const before = new Map(this.#shown);
    this.#shown.clear();
    for (const {
      name,
      shape: { centre },
    } of shape.parts) {
      const rest = restOf(name, centre);
      const old = before.get(name);
      const from = old ?? { at: rest.at.clone().add(new Vector3(0, 0, ABOVE)), turn: rest.turn };
      const isMoved =
        old === undefined ? !isFirst : old.at.distanceTo(rest.at) > 0.001 || old.turn.angleTo(rest.turn) > 0.001;
      if (isMoved && !isStill) this.#motions.set(name, { from, start: now, length: old === undefined ? SLIDE : GLIDE });
      this.#shown.set(name, isMoved && !isStill ? from : rest);
    }
    this.#write();
    this.#refine(shape);
  }

  /** Those that stand no more, from where they are now. */
  #sendAway(stones: readonly SceneStone[], isStill: boolean, now: number): void {
    const stay = new Set(stones.map(({ name }) => name));
    const gone = (this.#shape?.parts ?? []).flatMap(({ name, cells }) => {
      const pose = this.#shown.get(name);
      return stay.has(name) || pose === undefined ? [] : [{ name, cells, pose }];
    });
    this.#leaving.send(isStill ? [] : gone, now);
  }

  /** Cuts away what stands before a ball, as it is seen from the eye; a radius of 0 cuts nothing. */
  cutAway(middle: Vector3, radius: number): void {
    this.#cut.value.set(middle.x, middle.y, middle.z, radius);
    this.#veil.visible = radius > 0;
  }

  /** Where a stone is drawn now. */
  placeOf(name: string): Vector3 | undefined {
    return this.#shown.get(name)?.at;
  }

  /** Is the light in its corners as good as it gets? */
  get isFine(): boolean {
    return this.#refining === undefined;
  }

  /** Is a stone still on its way? */
  get isMoving(): boolean {
    return this.#motions.size > 0;
  }

  step(now: number): boolean {
    const isLeaving = this.#leaving.step(now);
    if (this.#motions.size === 0) return isLeaving;
    for (const [name, { from, start, length }] of this.#motions) {
      const part = this.#shape?.parts.find(other => other.name === name);
      if (part === undefined) continue;
      const moment = Math.min((now - start) / length, 1);
      const eased = length === SLIDE ? moment * moment * (3 - 2 * moment) : 1 - (1 - moment) ** 3;
      const rest = restOf(name, part.shape.centre);
      this.#shown.set(name, {
        at: from.at.clone().lerp(rest.at, eased),
        turn: from.turn.clone().slerp(rest.turn, eased),
      });
      if (moment === 1) this.#motions.delete(name);
    }
    this.#write();
    this.#touch();
    return true;
  }

  /** A moment of a fall. */
  play(reel: Reel, seconds: number): void {
    const { film } = reel;
    const fell = new Set(film.fell);
    const numbers = new Map(film.names.map((name, number) => [name, number]));
    const isOver = seconds >= reel.length;
    for (const [number, { name, shape }] of (this.#shape?.parts ?? []).entries()) {
      const inFilm = numbers.get(name);
      if (inFilm === undefined) continue;
      this.#shown.set(name, withPlay(reel.pose(inFilm, seconds), name, shape.centre));
      for (const { poses, ago } of this.#trails) {
        const earlier = reel.pose(inFilm, seconds - ago);
        const hasMoved = fell.has(name) && earlier.at.distanceTo(this.#shown.get(name)?.at ?? earlier.at) > 0.08;
        if (hasMoved) poses.set(number, earlier.at.toArray(), earlier.turn.toArray());
        else poses.hide(number);
      }
    }
    for (const { mesh } of this.#trails) mesh.visible = !isOver && seconds > 0;
    this.#after.value = this.#geometry.hasAttribute('openAfter') ? reel.share(seconds) : 0;
    this.#motions.clear();
    this.#write();
    // Whoever looks at one moment for long does not have it drawn again and again.
    const played = [reel, seconds, this.#shape];
    const isSame = played.every((part, index) => part === this.#played[index]);
    this.#played = played;
    if (!isSame) this.#touch();
  }

  /** The fall is over: no trails any more. */
  rest(): void {
    this.#after.value = 0;
    for (const { mesh } of this.#trails) mesh.visible = false;
  }

  #write(): void {
    for (const [number, { name }] of (this.#shape?.parts ?? []).entries()) {
      const pose = this.#shown.get(name);
      if (pose !== undefined) this.#poses.set(number, pose.at.toArray(), pose.turn.toArray());
    }
  }

  #meshes(): readonly Mesh[] {
    return [this.#mesh, this.#veil, ...this.#trails.map(({ mesh }) => mesh)];
  }

  #setGeometry(shape: TowerShape): void {
    this.#geometry.dispose();
    this.#geometry = geometryOf(shape);
    for (const mesh of this.#meshes()) mesh.geometry = this.#geometry;
  }

  /** Better occlusion, a little at a time. */
  #refine(shape: TowerShape, done: () => void = () => undefined): void {
    clearTimeout(this.#refining);
    this.#refining = undefined;
    if (shape.stale.length === 0) {
      done();
      return;
    }
    this.#run(refine(shape), () => {
      this.#shape = { ...shape, stale: [] };
      this.#showOcclusion();
      done();
    });
  }

  /** Gets the light ready that is there when these have fallen. */
  prepare(fell: ReadonlySet<string>): void {
    const shape = this.#shape;
    if (shape === undefined || fell.size === 0) return;
    // First of all as it stands: a fall looks the same, however soon its film came.
    this.#refine(shape, () => {
      const after = shape.open.slice();
      this.#run(shadeWithout(shape, fell, after), () => {
        this.#geometry.setAttribute('openAfter', new BufferAttribute(after, 1));
        this.#touch();
      });
    });
  }

  /** Works in slices, one at a time, until it is done. */
  #run(steps: Iterator<void>, done: () => void): void {
    const run = () => {
      const until = performance.now() + SLICE;
      while (performance.now() < until) {
        if (steps.next().done !== true) continue;
        this.#refining = undefined;
        done();
        return;
      }
      this.#refining = setTimeout(run, PAUSE);
    };
    this.#refining = setTimeout(run, PAUSE);
  }

  #showOcclusion(): void {
    const attribute = this.#geometry.getAttribute('open');
    if (attribute !== undefined) attribute.needsUpdate = true;
    this.#touch();
  }

  dispose(): void {
    clearTimeout(this.#refining);
    this.#leaving.dispose();
    this.#geometry.dispose();
    for (const mesh of this.#meshes()) {
      for (const material of [mesh.material].flat()) material.dispose();
      mesh.customDepthMaterial?.dispose();
    }
  }
}

const UP = new Vector3(0, 0, 1);

/** A hand never sets a stone quite square: so far it is off, and so much it is turned. */
function playOf(name: string): Pose {
  if (name === 'base') return { at: new Vector3(), turn: new Quaternion() };
  const random = randomFrom(hashOf(name) + 3);
  random();
  const turn = new Quaternion().setFromAxisAngle(UP, (random() - 0.5) * 0.0105);
  return { at: new Vector3((random() - 0.5) * 0.014, (random() - 0.5) * 0.014, 0), turn };
}

/** Where a stone stands. */
function restOf(name: string, centre: readonly [number, number, number]): Pose {
  const { at, turn } = playOf(name);
  return { at: at.add(new Vector3(...centre)), turn };
}

/** What falls takes its play along, so that it does not jump when it begins to. */
function withPlay(pose: Pose, name: string, centre: readonly [number, number, number]): Pose {
  const play = playOf(name);
  const moved = pose.at.distanceTo(new Vector3(...centre));
  return { at: pose.at.add(play.at.multiplyScalar(Math.max(0, 1 - moved))), turn: pose.turn.multiply(play.turn) };
}
