/** The table: round, of planks, with a soft dark under what stands on it. */
import {
  CanvasTexture,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Vector2,
} from 'three';
import { tripleOf } from '../../../rules/index.js';
import type { SceneProps, SceneStone } from '../props.js';
import { makeCanvas, tableTop } from '../wood/grain.js';

export const TABLE_RADIUS = 9.2;
/** Under the middle of the base. */
export const TABLE_MIDDLE = [1, 1] as const;

/** Its rim, from below to the middle of its top. */
const PROFILE = [
  [0, -0.6],
  [TABLE_RADIUS - 0.5, -0.6],
  [TABLE_RADIUS - 0.08, -0.54],
  [TABLE_RADIUS, -0.42],
  [TABLE_RADIUS, -0.12],
  [TABLE_RADIUS - 0.05, -0.03],
  [TABLE_RADIUS - 0.16, 0],
  [0, 0],
] as const;

/** The shade under the tower: pixels of its picture, and of a cell in it. */
const SHADE = 512;
const CELL = 26;
/** How dark what lies in each layer makes the table. */
const DARKNESS = [0.8, 0.32, 0.2, 0.12, 0.08] as const;
/** Shadows of the pen fall from outside of the picture: its own shape is not to be seen. */
const AWAY = 4096;

export class TableTop {
  readonly object = new Group();
  readonly #top: Mesh<LatheGeometry, MeshStandardMaterial>;
  readonly #shade: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #canvas = makeCanvas(SHADE, SHADE);
  readonly #shadeMap = new CanvasTexture(this.#canvas.canvas);
  readonly #grain: CanvasTexture;

  constructor(size: number) {
    this.#grain = new CanvasTexture(tableTop(size));
    this.#grain.colorSpace = SRGBColorSpace;
    this.#grain.anisotropy = 8;
    this.#grain.center.set(0.5, 0.5);
    this.#grain.rotation = 0.5;
    this.#top = new Mesh(diskGeometry(), new MeshStandardMaterial({ map: this.#grain, roughness: 0.42 }));
    this.#top.receiveShadow = true;
    this.#top.position.set(...TABLE_MIDDLE, 0);
    this.#shade = new Mesh(
      new PlaneGeometry(SHADE / CELL, SHADE / CELL),
      new MeshBasicMaterial({ map: this.#shadeMap, transparent: true, depthWrite: false }),
    );
    this.#shade.position.set(...TABLE_MIDDLE, 0.006);
    this.#shade.renderOrder = 1;
    this.object.add(this.#top, this.#shade);
  }

  setTheme(theme: SceneProps['theme']): void {
    this.#top.material.color.set(theme === 'dark' ? '#9c9088' : '#e9cfae');
    this.#top.material.envMapIntensity = theme === 'dark' ? 0.5 : 0.6;
    this.#shade.material.opacity = theme === 'dark' ? 0.9 : 0.8;
  }

  /** Darkens what lies under these stones, the softer the higher they are. */
  setStones(stones: readonly SceneStone[]): void {
    const { pen } = this.#canvas;
    pen.clearRect(0, 0, SHADE, SHADE);
    const cells = stones.flatMap(stone => stone.cells.map(tripleOf));
    for (const [layer, dark] of [...DARKNESS.entries()].toReversed()) {
      pen.shadowColor = `rgba(36,16,4,${dark})`;
      pen.shadowBlur = 2 * (7 + layer * 11);
      pen.shadowOffsetX = AWAY;
      for (const [x, y, z] of cells) {
        if (z !== layer) continue;
        const left = SHADE / 2 + (x - TABLE_MIDDLE[0]) * CELL - 1;
        const top = SHADE / 2 - (y + 1 - TABLE_MIDDLE[1]) * CELL - 1;
        pen.fillRect(left - AWAY, top, CELL + 2, CELL + 2);
      }
    }
    this.#shadeMap.needsUpdate = true;
  }

  dispose(): void {
    for (const mesh of [this.#top, this.#shade]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    this.#grain.dispose();
    this.#shadeMap.dispose();
  }
}

/** Turned about z, with the planks laid over it from above. */
function diskGeometry(): LatheGeometry {
  const disk = new LatheGeometry(
    PROFILE.map(([x, y]) => new Vector2(x, y)),
    96,
  );
  disk.rotateX(Math.PI / 2);
  const uv = disk.getAttribute('uv');
  const at = disk.getAttribute('position');
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, 0.5 + at.getX(index) / (2.04 * TABLE_RADIUS), 0.5 + at.getY(index) / (2.04 * TABLE_RADIUS));
  }
  return disk;
}
