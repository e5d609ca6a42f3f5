/** The way of a pawn: a line over its fields with an arrow head; dots if it takes a ring. What the tower hides is faint. */
import {
  BufferAttribute,
  type BufferGeometry,
  type CatmullRomCurve3,
  Color,
  ConeGeometry,
  GreaterDepth,
  Group,
  LessEqualDepth,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { INKS } from './inks.js';
import { mergeShapes } from './merge.js';

const CASING = '#ffffff';
const UP = new Vector3(0, 1, 0);

export class RouteMesh {
  readonly object = new Group();
  readonly #meshes: readonly Mesh<BufferGeometry, MeshBasicMaterial>[];

  constructor() {
    this.#meshes = [
      { depthFunc: LessEqualDepth, opacity: 1 },
      { depthFunc: GreaterDepth, opacity: 0.42 },
    ].map(({ depthFunc, opacity }) => {
      const material = new MeshBasicMaterial({
        vertexColors: true,
        toneMapped: false,
        transparent: true,
        opacity,
        depthWrite: false,
      });
      material.depthFunc = depthFunc;
      const mesh = new Mesh<BufferGeometry, MeshBasicMaterial>(undefined, material);
      mesh.renderOrder = 9;
      mesh.frustumCulled = false;
      return mesh;
    });
    this.object.add(...this.#meshes);
    this.object.visible = false;
  }

  show(line: CatmullRomCurve3 | undefined, takesRing: boolean): void {
    this.object.visible = line !== undefined;
    if (line === undefined) return;
    const ink = takesRing ? INKS.ring : INKS.foot;
    const shapes = [
      ...(takesRing ? dots(line, 0.115) : [tube(line, 0.1)]).map(shape => painted(shape, CASING)),
      painted(head(line, 1.5), CASING),
      ...(takesRing ? dots(line, 0.076) : [tube(line, 0.06)]).map(shape => painted(shape, ink)),
      painted(head(line, 1.1), ink),
    ];
    const merged = mergeShapes(shapes);
    for (const shape of shapes) shape.dispose();
    for (const mesh of this.#meshes) {
      mesh.geometry.dispose();
      mesh.geometry = merged;
    }
  }

  dispose(): void {
    for (const { geometry, material } of this.#meshes) {
      geometry.dispose();
      material.dispose();
    }
  }
}

const tube = (line: CatmullRomCurve3, radius: number): BufferGeometry =>
  new TubeGeometry(line, line.points.length * 8, radius, 8, false);

function dots(line: CatmullRomCurve3, radius: number): BufferGeometry[] {
  const count = Math.max(Math.round(line.getLength() / 0.25), 1);
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y, z } = line.getPointAt(index / count);
    return new SphereGeometry(radius, 8, 6).translate(x, y, z);
  });
}

function head(line: CatmullRomCurve3, size: number): BufferGeometry {
  const way = line.getTangentAt(1);
  const { x, y, z } = line.getPointAt(1);
  const cone = new ConeGeometry(0.19 * size, 0.32 * size, 16);
  return cone.applyQuaternion(new Quaternion().setFromUnitVectors(UP, way)).translate(x, y, z);
}

function painted(shape: BufferGeometry, ink: string): BufferGeometry {
  const { r, g, b } = new Color(ink);
  const count = shape.getAttribute('position').count;
  const colours = new Float32Array(count * 3);
  for (let index = 0; index < count; index++) colours.set([r, g, b], index * 3);
  return shape.setAttribute('color', new BufferAttribute(colours, 3));
}
