/** Cells that show why a stone may not go there: red, hatched. */
import {
  BoxGeometry,
  CanvasTexture,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { type Cell, tripleOf } from '../../../rules/index.js';
import { makeCanvas } from '../wood/grain.js';
import { INKS } from './inks.js';

const MOST = 32;
const SIZE = 1.03;

export class MisfitMesh {
  readonly object: InstancedMesh<BoxGeometry, MeshBasicMaterial>;
  readonly #hatch = hatch();

  constructor() {
    const material = new MeshBasicMaterial({
      map: this.#hatch,
      transparent: true,
      opacity: 0.82,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    this.object = new InstancedMesh(new BoxGeometry(SIZE, SIZE, SIZE), material, MOST);
    this.object.renderOrder = 8;
    this.object.frustumCulled = false;
    this.object.visible = false;
  }

  show(cells: readonly Cell[]): void {
    this.object.visible = cells.length > 0;
    this.object.count = Math.min(cells.length, MOST);
    for (const [index, cell] of cells.slice(0, MOST).entries()) {
      const [x, y, z] = tripleOf(cell);
      this.object.setMatrixAt(index, new Matrix4().makeTranslation(x + 0.5, y + 0.5, z + 0.5));
    }
    this.object.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.object.material.dispose();
    this.object.dispose();
    this.#hatch.dispose();
  }
}

function hatch(): CanvasTexture {
  const { canvas, pen } = makeCanvas(128, 128);
  pen.fillStyle = 'rgba(211,50,31,.26)';
  pen.fillRect(0, 0, 128, 128);
  pen.strokeStyle = INKS.falls;
  pen.lineWidth = 9;
  for (let from = -128; from < 128; from += 32) {
    pen.beginPath();
    pen.moveTo(from, 128);
    pen.lineTo(from + 128, 0);
    pen.stroke();
  }
  pen.lineWidth = 14;
  pen.strokeRect(0, 0, 128, 128);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}
