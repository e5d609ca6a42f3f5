/** The measuring rod: numbered heights, always at the right of the tower as the camera sees it. */
import {
  BoxGeometry,
  type BufferGeometry,
  CanvasTexture,
  CylinderGeometry,
  MathUtils,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
  type Vector3,
} from 'three';
import { boundsCorners } from '../maths/corners.js';
import type { Bounds } from '../maths/occupancy.js';
import { type Frame, freeOf, type Ground, ROD, rightOf, roomForRod, type View } from '../maths/orbit.js';
import { randomFrom } from '../maths/random.js';
import type { SceneProps } from '../props.js';
import { fontOf, makeCanvas } from '../wood/grain.js';
import { mergeShapes } from './merge.js';

const THICK = 0.1;
/** Pixels of a height on its picture, and of its width; the rest of the picture is plain wood and foot. */
const UNIT = 96;
const FACE = 72;
const PICTURE = 96;

export class RodMesh {
  readonly object: Mesh<BufferGeometry, MeshStandardMaterial>;
  #height = 0;
  #theme: SceneProps['theme'] | undefined;

  constructor() {
    this.object = new Mesh<BufferGeometry, MeshStandardMaterial>(
      undefined,
      new MeshStandardMaterial({ roughness: 0.6 }),
    );
    this.object.castShadow = true;
    this.object.receiveShadow = true;
  }

  get height(): number {
    return this.#height;
  }

  show(height: number, theme: SceneProps['theme'], isAnyway = false): void {
    if (height === this.#height && theme === this.#theme && !isAnyway) return;
    this.#height = height;
    this.#theme = theme;
    this.object.geometry.dispose();
    this.object.geometry = rodShape(height);
    this.object.material.map?.dispose();
    this.object.material.map = rodPicture(height, theme);
    this.object.material.needsUpdate = true;
  }

  /** Goes to the right of the tower, as far as there is room for it and for the tags beside it. */
  follow(view: View, ground: Ground, bounds: Bounds, frame: Frame): Vector3 {
    const right = rightOf(view.azimuth);
    const reach = boundsCorners(bounds).map(([x, y]) => (x - ground.x) * right.x + (y - ground.y) * right.y);
    const free = freeOf(frame);
    const room = roomForRod(frame) / (free.height / view.span) - ROD.width / 2;
    const out = Math.min(Math.max(...reach, 1) + ROD.gap, Math.max(room, 2.4));
    this.object.position.set(ground.x, ground.y, 0).addScaledVector(right, out);
    this.object.rotation.z = MathUtils.degToRad(view.azimuth);
    return this.object.position;
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.object.material.map?.dispose();
    this.object.material.dispose();
  }
}

/** A lath on a turned foot. */
function rodShape(height: number): BufferGeometry {
  const lath = new BoxGeometry(ROD.width, THICK, height).translate(0, 0, height / 2);
  const at = lath.getAttribute('position');
  const normal = lath.getAttribute('normal');
  const uv = lath.getAttribute('uv');
  const face = FACE / PICTURE;
  for (let index = 0; index < uv.count; index++) {
    const across = at.getX(index) / ROD.width + 0.5;
    const facing = normal.getY(index);
    const u = facing === 0 ? face + 0.04 : (facing < 0 ? across : 1 - across) * face;
    uv.setXY(index, u, at.getZ(index) / height);
  }
  const foot = new CylinderGeometry(0.55, 0.62, 0.16, 32).rotateX(Math.PI / 2).translate(0, 0, 0.08);
  const footUv = foot.getAttribute('uv');
  for (let index = 0; index < footUv.count; index++) footUv.setXY(index, 0.96, 0.5);
  const merged = mergeShapes([lath, foot]);
  lath.dispose();
  foot.dispose();
  return merged;
}

function rodPicture(height: number, theme: SceneProps['theme']): CanvasTexture {
  const { canvas, pen } = makeCanvas(PICTURE, UNIT * height);
  const random = randomFrom(5);
  const wood = theme === 'dark' ? '#f3d9a6' : '#e8c88f';
  pen.fillStyle = wood;
  pen.fillRect(0, 0, PICTURE, canvas.height);
  for (let line = 0; line < 60; line++) {
    pen.fillStyle = `rgba(110,62,22,${0.03 + random() * 0.09})`;
    pen.fillRect(random() * FACE, 0, 1 + random() * 2, canvas.height);
  }
  pen.fillStyle = '#c59a5c';
  pen.fillRect(FACE, 0, (PICTURE - FACE) / 2, canvas.height);
  pen.fillStyle = '#8a5a30';
  pen.fillRect(FACE + (PICTURE - FACE) / 2, 0, PICTURE, canvas.height);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let z = 0; z <= height; z++) drawMark(pen, z, canvas.height - z * UNIT, z > 0 && z < height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Every fifth is strong. */
function drawMark(pen: CanvasRenderingContext2D, z: number, y: number, hasNumber: boolean): void {
  const isFifth = z % 5 === 0;
  pen.fillStyle = '#3a2412';
  pen.fillRect(0, y - 2.5, FACE * (isFifth ? 0.4 : 0.3), 5);
  for (const [part, long] of [
    [0.25, 0.12],
    [0.5, 0.2],
    [0.75, 0.12],
  ] as const)
    pen.fillRect(0, y - part * UNIT - 1, FACE * long, 2);
  if (!hasNumber) return;
  pen.font = fontOf(isFifth ? 44 : 36);
  pen.fillStyle = isFifth ? '#a8301c' : '#3a2412';
  pen.fillText(`${z}`, FACE * (isFifth ? 0.68 : 0.64), y + 3);
}
