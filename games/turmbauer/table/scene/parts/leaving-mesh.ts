/** Stones that are taken away: they rise, shrink and are gone. */
import { Mesh, type MeshStandardMaterial, Vector3 } from 'three';
import type { Pose } from '../maths/film.js';
import type { SceneStone } from '../props.js';
import { towerShape } from '../wood/tower-shape.js';
import { Poses, type Wood } from '../wood/wood-material.js';
import { geometryOf } from './geometry.js';

/** In milliseconds. */
const LENGTH = 240;
/** So many cells. */
const RISE = 1.4;

export class LeavingMesh {
  readonly object: Mesh;
  readonly #material: MeshStandardMaterial;
  readonly #poses = new Poses();
  #from: readonly Pose[] = [];
  #start = 0;

  constructor(wood: Wood) {
    this.#material = wood.material({ poses: this.#poses });
    this.object = new Mesh(undefined, this.#material);
    this.object.frustumCulled = false;
    this.object.visible = false;
  }

  /** These leave from where they are drawn now. */
  send(stones: readonly (SceneStone & { readonly pose: Pose })[], now: number): void {
    this.object.visible = stones.length > 0;
    if (stones.length === 0) return;
    this.object.geometry.dispose();
    this.object.geometry = geometryOf(towerShape(stones));
    this.#from = stones.map(({ pose }) => pose);
    this.#start = now;
    this.step(now);
  }

  step(now: number): boolean {
    if (!this.object.visible) return false;
    const moment = Math.min((now - this.#start) / LENGTH, 1);
    for (const [number, { at, turn }] of this.#from.entries()) {
      const risen = at.clone().add(new Vector3(0, 0, RISE * moment * moment));
      this.#poses.set(number, risen.toArray(), turn.toArray(), 1 - moment ** 3);
    }
    this.object.visible = moment < 1;
    return true;
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.#material.dispose();
  }
}
