/** The pawns: one turned shape, stained four ways; one draw, and one for what is hidden of them. */
import {
  CanvasTexture,
  Color,
  GreaterDepth,
  Group,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  Quaternion,
  SRGBColorSpace,
  Vector2,
  Vector3,
} from 'three';
import { COLOURS, TABLE, tripleOf } from '../../../rules/index.js';
import type { Bounds } from '../maths/occupancy.js';
import { randomFrom } from '../maths/random.js';
import { hopAt } from '../maths/way.js';
import type { ScenePawn } from '../props.js';
import { makeCanvas } from '../wood/grain.js';

const PROFILE = [
  [0, 0],
  [0.3, 0],
  [0.325, 0.02],
  [0.33, 0.06],
  [0.315, 0.1],
  [0.27, 0.125],
  [0.235, 0.16],
  [0.2, 0.22],
  [0.165, 0.32],
  [0.14, 0.42],
  [0.135, 0.47],
  [0.16, 0.5],
  [0.215, 0.515],
  [0.225, 0.54],
  [0.205, 0.565],
  [0.15, 0.58],
  [0.135, 0.6],
  [0.17, 0.64],
  [0.205, 0.7],
  [0.215, 0.765],
  [0.205, 0.83],
  [0.165, 0.895],
  [0.1, 0.94],
  [0.04, 0.957],
  [0, 0.96],
] as const;

const STAINS = ['#b51f14', '#184f9c', '#2a7738', '#25221f'] as const;

/** Of one hop, in milliseconds; long ways go faster. */
const HOP = 240;
const LONGEST = 1400;

interface Hop {
  readonly way: readonly Vector3[];
  readonly start: number;
  readonly length: number;
}

const UPRIGHT = new Quaternion();
const ONE = new Vector3(1, 1, 1);
const NOWHERE = new Matrix4().makeScale(0, 0, 0);

/** Where a pawn stands. Those outside wait in a row before the tower. */
export function standingAt(at: number, colour: number, { min, max }: Bounds): Vector3 {
  if (at === TABLE) return new Vector3((min[0] + max[0]) / 2 - 2 + colour * 1.1, min[1] - 1.8, 0);
  const [x, y, z] = tripleOf(at);
  return new Vector3(x + 0.5, y + 0.5, z);
}

export class PawnsMesh {
  readonly object = new Group();
  readonly #pawns: InstancedMesh<LatheGeometry, MeshPhysicalMaterial>;
  /** Where a stone hides them they show through, faintly. */
  readonly #hidden: InstancedMesh<LatheGeometry, MeshBasicMaterial>;
  readonly #places = new Map<number, Vector3>();
  readonly #hops = new Map<number, Hop>();
  readonly #streaks: CanvasTexture;

  constructor() {
    const shape = new LatheGeometry(
      PROFILE.map(([x, y]) => new Vector2(x, y)),
      28,
    );
    shape.rotateX(Math.PI / 2);
    this.#streaks = streaks();
    const material = new MeshPhysicalMaterial({
      map: this.#streaks,
      roughness: 0.34,
      clearcoat: 0.65,
      clearcoatRoughness: 0.22,
    });
    this.#pawns = new InstancedMesh(shape, material, COLOURS.length);
    this.#pawns.castShadow = true;
    this.#pawns.receiveShadow = true;
    const through = new MeshBasicMaterial({ transparent: true, opacity: 0.34, depthWrite: false });
    through.depthFunc = GreaterDepth;
    this.#hidden = new InstancedMesh(shape, through, COLOURS.length);
    this.#hidden.instanceMatrix = this.#pawns.instanceMatrix;
    this.#hidden.renderOrder = 4;
    for (const mesh of [this.#pawns, this.#hidden]) {
      mesh.frustumCulled = false;
      for (const [colour, stain] of STAINS.entries()) mesh.setColorAt(colour, new Color(stain));
      this.object.add(mesh);
    }
  }

  /** Sends pawns where they stand now, along the way that was drawn if it leads there. */
  show(
    pawns: readonly ScenePawn[],
    bounds: Bounds,
    ways: readonly (readonly Vector3[])[],
    isStill: boolean,
    now: number,
  ): void {
    const here = new Set(pawns.map(({ colour }) => colour));
    for (const colour of this.#places.keys()) if (!here.has(colour)) this.#places.delete(colour);
    for (const { colour, at } of pawns) {
      const to = standingAt(at, colour, bounds);
      const from = this.#places.get(colour);
      if (from !== undefined && !isStill && from.distanceTo(to) > 0.01) {
        const way = ways.find(
          places => places.at(-1)?.distanceTo(to) === 0 && (places[0]?.distanceTo(from) ?? 9) < 0.01,
        ) ?? [from.clone(), to];
        this.#hops.set(colour, { way, start: now, length: Math.min(HOP * (way.length - 1) + 60, LONGEST) });
      } else if (!this.#hops.has(colour) || isStill) this.#hops.delete(colour);
      this.#places.set(colour, to);
    }
    for (const colour of COLOURS.keys()) this.#write(colour, this.#places.get(colour));
  }

  /** Where a pawn is drawn now. */
  at(colour: number): Vector3 | undefined {
    const matrix = new Matrix4();
    this.#pawns.getMatrixAt(colour, matrix);
    return this.#places.has(colour) ? new Vector3().setFromMatrixPosition(matrix) : undefined;
  }

  step(now: number): boolean {
    if (this.#hops.size === 0) return false;
    for (const [colour, { way, start, length }] of this.#hops) {
      const moment = Math.min(Math.max((now - start) / length, 0), 1);
      this.#write(colour, hopAt(way, moment));
      if (moment === 1) this.#hops.delete(colour);
    }
    return true;
  }

  /** Puts a pawn somewhere, turned: it falls. */
  put(colour: number, at: Vector3, turn: Quaternion): void {
    this.#hops.delete(colour);
    this.#pawns.setMatrixAt(colour, new Matrix4().compose(at, turn, ONE));
    this.#pawns.instanceMatrix.needsUpdate = true;
  }

  /** Upright at this place, or not there. */
  #write(colour: number, at: Vector3 | undefined): void {
    this.#pawns.setMatrixAt(colour, at === undefined ? NOWHERE : new Matrix4().compose(at, UPRIGHT, ONE));
    this.#pawns.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.#pawns.geometry.dispose();
    for (const mesh of [this.#pawns, this.#hidden]) {
      mesh.material.dispose();
      mesh.dispose();
    }
    this.#streaks.dispose();
  }
}

/** Grain that the stain shows through. */
function streaks(): CanvasTexture {
  const { canvas, pen } = makeCanvas(256, 4);
  const random = randomFrom(4);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 256, 4);
  for (let line = 0; line < 90; line++) {
    pen.fillStyle = `rgba(0,0,0,${0.04 + random() * 0.12})`;
    pen.fillRect(random() * 256, 0, 1 + random() * 4, 4);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
