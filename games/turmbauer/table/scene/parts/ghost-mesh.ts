/** The stone in hand, where it would go: real wood, see-through, outlined by what the statics say of the place. */
import {
  CylinderGeometry,
  GreaterDepth,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { COLOURS } from '../../../rules/index.js';
import type { Verdict } from '../../model/verdict.js';
import { type Edge, outerEdges } from '../maths/edges.js';
import type { Ghost } from '../props.js';
import { towerShape } from '../wood/tower-shape.js';
import { Poses, type Wood } from '../wood/wood-material.js';
import { geometryOf } from './geometry.js';
import { INKS } from './inks.js';

/** Which parts of an edge are drawn, from 0 to 1: a line, dashes, dots. */
const STROKES: Readonly<Record<Verdict | 'unknown', readonly (readonly [number, number])[]>> = {
  firm: [[-0.025, 1.025]],
  shaky: [
    [-0.025, 0.3],
    [0.4, 0.6],
    [0.7, 1.025],
  ],
  falls: [
    [-0.025, 0.1],
    [0.2, 0.3],
    [0.4, 0.6],
    [0.7, 0.8],
    [0.9, 1.025],
  ],
  unknown: [[-0.025, 1.025]],
};

const RADIUS = 0.05;
const MOST_STROKES = 400;
const UP = new Vector3(0, 1, 0);

export class GhostMesh {
  readonly object = new Group();
  readonly #poses = new Poses();
  readonly #stone: Mesh;
  readonly #material: MeshStandardMaterial;
  readonly #line = new CylinderGeometry(RADIUS, RADIUS, 1, 8);
  readonly #outline: InstancedMesh<CylinderGeometry, MeshBasicMaterial>;
  /** The same behind things, faint: the ghost is never lost behind the tower. */
  readonly #hidden: InstancedMesh<CylinderGeometry, MeshBasicMaterial>;

  constructor(wood: Wood) {
    this.#material = wood.material({
      poses: this.#poses,
      transparent: true,
      opacity: 0.8,
      emissive: '#17b3a3',
      emissiveIntensity: 0.05,
    });
    this.#stone = new Mesh(undefined, this.#material);
    this.#stone.customDepthMaterial = wood.shadow(this.#poses, 1);
    this.#stone.castShadow = true;
    this.#stone.renderOrder = 2;
    this.#stone.frustumCulled = false;
    const ink = new MeshBasicMaterial({ toneMapped: false });
    this.#outline = new InstancedMesh(this.#line, ink, MOST_STROKES);
    const faint = new MeshBasicMaterial({
      toneMapped: false,
      transparent: true,
      opacity: 0.4,
      depthFunc: GreaterDepth,
      depthWrite: false,
    });
    this.#hidden = new InstancedMesh(this.#line, faint, MOST_STROKES);
    this.#outline.renderOrder = 5;
    this.#hidden.renderOrder = 7;
    for (const mesh of [this.#outline, this.#hidden]) mesh.frustumCulled = false;
    this.object.add(this.#stone, this.#outline, this.#hidden);
    this.object.visible = false;
  }

  show(ghost: Ghost | undefined): void {
    this.object.visible = ghost !== undefined;
    if (ghost === undefined) return;
    const kind = ghost.verdict ?? 'unknown';
    const name = `${COLOURS[ghost.colour] ?? 'red'}-${ghost.stone}`;
    const shape = towerShape([{ name, cells: ghost.cells }]);
    this.#stone.geometry.dispose();
    this.#stone.geometry = geometryOf(shape);
    this.#poses.set(0, shape.parts[0]?.shape.centre ?? [0, 0, 0], [0, 0, 0, 1]);
    this.#material.emissive.set(INKS[kind]);
    const matrices = outerEdges(ghost.cells).flatMap(edge => STROKES[kind].map(stroke => strokeOf(edge, stroke)));
    for (const mesh of [this.#outline, this.#hidden]) {
      mesh.material.color.set(INKS[kind]);
      mesh.count = Math.min(matrices.length, MOST_STROKES);
      for (const [index, matrix] of matrices.slice(0, MOST_STROKES).entries()) mesh.setMatrixAt(index, matrix);
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  dispose(): void {
    this.#stone.geometry.dispose();
    this.#material.dispose();
    this.#stone.customDepthMaterial?.dispose();
    this.#line.dispose();
    for (const mesh of [this.#outline, this.#hidden]) {
      mesh.material.dispose();
      mesh.dispose();
    }
  }
}

function strokeOf([from, to]: Edge, [start, end]: readonly [number, number]): Matrix4 {
  const a = new Vector3(...from);
  const way = new Vector3(...to).sub(a);
  const middle = a.clone().addScaledVector(way, (start + end) / 2);
  const turn = new Quaternion().setFromUnitVectors(UP, way.clone().normalize());
  return new Matrix4().compose(middle, turn, new Vector3(1, (end - start) * way.length(), 1));
}
