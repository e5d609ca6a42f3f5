/** Several shapes as one, drawn in their order. */
import { BufferAttribute, BufferGeometry } from 'three';

/** They must all have an index; of their points, places, normals, grain and colours are kept where all have them. */
export function mergeShapes(shapes: readonly BufferGeometry[]): BufferGeometry {
  const merged = new BufferGeometry();
  for (const name of ['position', 'normal', 'uv', 'color']) {
    const parts = shapes.map(shape => shape.getAttribute(name));
    if (parts.some(part => part === undefined)) continue;
    const size = parts[0]?.itemSize ?? 3;
    const array = new Float32Array(parts.reduce((sum, { count }) => sum + count * size, 0));
    let start = 0;
    for (const part of parts) {
      array.set(part.array, start);
      start += part.count * size;
    }
    merged.setAttribute(name, new BufferAttribute(array, size));
  }
  let first = 0;
  const indices: number[] = [];
  for (const shape of shapes) {
    const { index } = shape;
    if (index !== null) for (let at = 0; at < index.count; at++) indices.push(first + index.getX(at));
    first += shape.getAttribute('position').count;
  }
  merged.setIndex(indices);
  return merged;
}
