/** Fields that a pawn can go to, and a ring under the pawn on turn: plates on top faces, in one draw. */
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  Sphere,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { heightOf, TABLE, tripleOf } from '../../../rules/index.js';
import type { Field } from '../props.js';
import { fontOf, makeCanvas } from '../wood/grain.js';

const TILE = 128;
const TILES = 8;
const SIZE = 0.94;
const LIFT = 0.014;

/** What is drawn on a plate. */
interface Plate {
  readonly at: Vector3;
  readonly kind: Kind;
  readonly text: string;
}

/** On the wood around the tower there is no plate. */
const isOnTower = ({ to }: Field): boolean => to !== TABLE;

/** `faint`: takes a ring, and somebody goes on foot just now. */
type Kind = 'foot' | 'ring' | 'faint' | 'turn';

export class FieldsMesh {
  readonly object: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #canvas = makeCanvas(TILE * TILES, TILE * TILES);
  readonly #map = new CanvasTexture(this.#canvas.canvas);
  #plates: readonly Plate[] = [];
  #quarter = 0;

  constructor() {
    this.#map.colorSpace = SRGBColorSpace;
    this.#map.anisotropy = 8;
    const material = new MeshBasicMaterial({ map: this.#map, transparent: true, depthWrite: false, toneMapped: false });
    material.polygonOffset = true;
    material.polygonOffsetFactor = -2;
    this.object = new Mesh(new BufferGeometry(), material);
    this.object.renderOrder = 3;
    this.object.frustumCulled = false;
    this.object.visible = false;
  }

  /** While a way on foot is drawn, what takes a ring stands back. */
  show(fields: readonly Field[], onTurn: Vector3 | undefined, isOnFoot: boolean): void {
    const plates = fields.filter(isOnTower).map(({ to, by }): Plate => {
      const [x, y, z] = tripleOf(to);
      return {
        at: new Vector3(x + 0.5, y + 0.5, z + LIFT),
        kind: by === 'foot' ? 'foot' : isOnFoot ? 'faint' : 'ring',
        text: `${heightOf(to)}`,
      };
    });
    if (onTurn !== undefined) plates.push({ at: onTurn.clone().setZ(onTurn.z + LIFT), kind: 'turn', text: '' });
    this.#plates = plates;
    this.object.visible = plates.length > 0;
    this.#draw();
    this.#lay();
  }

  /** Numbers are to be read from this side. */
  face(azimuth: number): void {
    const quarter = MathUtils.euclideanModulo(Math.round(azimuth / 90), 4);
    if (quarter === this.#quarter) return;
    this.#quarter = quarter;
    this.#lay();
  }

  #draw(): void {
    const { pen, canvas } = this.#canvas;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    for (const [number, key] of this.#keys().entries()) {
      const [kind, text] = key.split(':') as [Kind, string];
      pen.save();
      pen.translate(((number % TILES) + 0.5) * TILE, (Math.floor(number / TILES) + 0.5) * TILE);
      drawPlate(pen, kind, text);
      pen.restore();
    }
    this.#map.needsUpdate = true;
  }

  #keys = (): string[] => [...new Set(this.#plates.map(keyOf))].slice(0, TILES * TILES);

  #lay(): void {
    const keys = this.#keys();
    const positions: number[] = [];
    const uvs: number[] = [];
    const indices: number[] = [];
    const turn = (this.#quarter * Math.PI) / 2;
    for (const [number, plate] of this.#plates.entries()) {
      const tile = keys.indexOf(keyOf(plate));
      for (const [u, v] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        const x = (u - 0.5) * SIZE;
        const y = (v - 0.5) * SIZE;
        positions.push(
          plate.at.x + x * Math.cos(turn) - y * Math.sin(turn),
          plate.at.y + x * Math.sin(turn) + y * Math.cos(turn),
          plate.at.z,
        );
        uvs.push(((tile % TILES) + u) / TILES, 1 - (Math.floor(tile / TILES) + 1 - v) / TILES);
      }
      indices.push(...[0, 1, 2, 0, 2, 3].map(corner => number * 4 + corner));
    }
    this.object.geometry.dispose();
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
    geometry.setIndex(indices);
    geometry.boundingSphere = new Sphere(new Vector3(), 1000);
    this.object.geometry = geometry;
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.object.material.dispose();
    this.#map.dispose();
  }
}

const keyOf = ({ kind, text }: Plate): string => `${kind}:${text}`;

/** In a square of 128 around the middle: solid on foot, dashed with a dot for a ring. */
function drawPlate(pen: CanvasRenderingContext2D, kind: Kind, text: string): void {
  const square = (half: number, radius: number) => {
    pen.beginPath();
    pen.roundRect(-half, -half, 2 * half, 2 * half, radius);
  };
  const line = (half: number, width: number, colour: string, dash: readonly number[] = []) => {
    pen.setLineDash([...dash]);
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    square(half, 13);
    pen.stroke();
  };
  if (kind === 'turn') {
    for (const [radius, width, colour] of [
      [52, 12, 'rgba(255,253,246,.85)'],
      [52, 6, '#0b9a8b'],
    ] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.beginPath();
      pen.arc(0, 0, radius, 0, 7);
      pen.stroke();
    }
    return;
  }
  const isFoot = kind === 'foot';
  if (kind === 'faint') pen.globalAlpha = 0.62;
  pen.fillStyle = isFoot ? 'rgba(20,176,160,.82)' : `rgba(255,200,84,${kind === 'faint' ? 0.2 : 0.72})`;
  square(56, 15);
  pen.fill();
  if (kind !== 'faint') line(52, 8, isFoot ? '#effffb' : '#fff6df');
  if (isFoot) line(56, 4, '#0b5e57');
  else line(51, 8, '#a85f00', [17, 11]);
  if (!isFoot) {
    pen.setLineDash([]);
    pen.lineWidth = 5;
    pen.strokeStyle = '#7a4400';
    pen.beginPath();
    pen.arc(34, -34, 7, 0, 7);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.fillStyle = isFoot ? '#04332f' : '#4d2a00';
  pen.strokeStyle = 'rgba(255,255,255,.92)';
  pen.lineWidth = 9;
  pen.lineJoin = 'round';
  pen.font = fontOf(58);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.strokeText(text, 0, 5);
  pen.fillText(text, 0, 5);
}
