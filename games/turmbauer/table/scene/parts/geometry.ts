/** A tower's shape as a mesh wants it. */
import { Box3, BufferAttribute, BufferGeometry, DynamicDrawUsage, Sphere, Vector3 } from 'three';
import type { TowerShape } from '../wood/tower-shape.js';

export function geometryOf(shape: TowerShape): BufferGeometry {
  const geometry = new BufferGeometry();
  const set = (name: string, array: Float32Array, size: number) =>
    geometry.setAttribute(name, new BufferAttribute(array, size));
  set('position', shape.positions, 3);
  set('normal', shape.normals, 3);
  set('uv', shape.uvs, 2);
  set('color', shape.colours, 3);
  set('stone', shape.stones, 1);
  set('open', shape.open, 1);
  (geometry.getAttribute('open') as BufferAttribute).setUsage(DynamicDrawUsage);
  geometry.setIndex(new BufferAttribute(shape.indices, 1));
  // Points are told from their stones' centres, so a box around them would say nothing.
  geometry.boundingSphere = new Sphere(new Vector3(), 1000);
  geometry.boundingBox = new Box3(new Vector3(-1000, -1000, -1000), new Vector3(1000, 1000, 1000));
  return geometry;
}
