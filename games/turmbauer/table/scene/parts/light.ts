/** Light of a room: a window by day, a lamp by night. It turns with the camera, for one turns the table and the room stays. */
import {
  BoxGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  PointLight,
  Scene,
  type WebGLRenderer,
} from 'three';
import type { Ground } from '../maths/orbit.js';
import type { SceneProps } from '../props.js';
import type { Quality } from './quality.js';

type Theme = SceneProps['theme'];

/** A light that goes round: how far it is turned from the camera, how far out and how high it stands. */
interface Placed {
  readonly light: DirectionalLight | PointLight;
  readonly turn: number;
  readonly out: number;
  readonly up: (top: number) => number;
}

export class Light {
  readonly object = new Group();
  readonly #placed: Placed[] = [];
  readonly #sun: DirectionalLight;
  readonly #isDark: boolean;
  #shadowAzimuth = Number.NaN;
  #top = Number.NaN;

  constructor(theme: Theme, { shadows, hasRoom }: Pick<Quality, 'shadows' | 'hasRoom'>) {
    const isDark = theme === 'dark';
    this.#isDark = isDark;
    const sun = new DirectionalLight(isDark ? '#ffdfb6' : '#ffdcae', isDark ? 2.2 : 3.1);
    this.#sun = sun;
    sun.castShadow = true;
    sun.shadow.mapSize.set(shadows, shadows);
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.02;
    sun.shadow.radius = 5;
    this.#place(sun, -53, isDark ? 6 : 15, top => (isDark ? top + 12 : Math.max(19, top + 4)));
    const rim = new DirectionalLight(isDark ? '#7f9be6' : '#dfe9f2', isDark ? 0.8 : 0.55);
    this.#place(rim, 132, 14, () => 9);
    this.object.add(skyOf(isDark ? '#8d98cc' : '#fff2dc', isDark ? '#6d4a33' : '#b27c47', isDark ? 0.85 : 0.55));
    // In place of a room that is not reflected: what would come from its ceiling and walls, and from its floor.
    if (!hasRoom)
      this.object.add(skyOf(isDark ? '#b9a98f' : '#fff0da', isDark ? '#4a3a40' : '#b08a5c', isDark ? 1 : 2));
    this.object.add(sun.target, rim.target);
    if (isDark) this.#place(new PointLight('#ffd4a0', 46, 30, 1.7), -20, 7.5, top => Math.max(top, 6) * 0.78);
  }

  #place(light: Placed['light'], turn: number, out: number, up: Placed['up']): void {
    this.#placed.push({ light, turn, out, up });
    this.object.add(light);
  }

  /** Turns to the camera. Says whether shadows have to be drawn again: not for every little turn. */
  follow(azimuth: number, { x, y, top }: Ground, isAtRest: boolean): boolean {
    this.#fit(top);
    for (const { light, turn, out, up } of this.#placed) {
      const a = MathUtils.degToRad(azimuth + turn);
      light.position.set(x + Math.sin(a) * out, y - Math.cos(a) * out, up(top));
      if (light instanceof DirectionalLight)
        light.target.position.set(x, y, this.#isDark ? 3 : Math.min(6, top / 2 + 1));
    }
    const turned = Math.abs(azimuth - this.#shadowAzimuth);
    const isStale = !(turned < 15) || (isAtRest && turned > 0.01);
    if (isStale) this.#shadowAzimuth = azimuth;
    return isStale;
  }

  /** Shadows are drawn of a tower of this height and what lies around it. */
  #fit(top: number): void {
    if (top === this.#top) return;
    this.#top = top;
    const { camera } = this.#sun.shadow;
    camera.left = -12;
    camera.right = 12;
    camera.top = Math.max(14, top - 3);
    camera.bottom = -13;
    camera.near = 2;
    camera.far = 60;
    camera.updateProjectionMatrix();
    this.#shadowAzimuth = Number.NaN;
  }

  dispose(): void {
    this.#sun.shadow.map?.dispose();
    for (const { light } of this.#placed) light.dispose();
  }
}

function skyOf(above: string, below: string, strength: number): HemisphereLight {
  const sky = new HemisphereLight(above, below, strength);
  sky.position.set(0, 0, 1);
  return sky;
}

type Panel = readonly [
  size: readonly [number, number, number],
  at: readonly [number, number, number],
  colour: string,
  strength: number,
];

/** Width, depth and height, and where it is, with z up and the viewer at −y. */
const DAY: readonly Panel[] = [
  [[40, 40, 24], [0, 0, 6], '#cdb596', 0.52],
  [[39, 39, 0.2], [0, 0, 17.5], '#fff3df', 1.05],
  [[39, 39, 0.2], [0, 0, -5.5], '#8d6038', 0.36],
  // The window at the left, with its bars, and what it lights up.
  [[0.2, 15, 13], [-19.4, -4, 8], '#fff1d6', 8.5],
  [[12, 0.2, 9], [7, -19.4, 9], '#ffe4bd', 2.6],
  [[0.2, 10, 8], [19.4, 4, 7], '#cfe0ea', 1.4],
  [[0.3, 0.5, 13], [-19.2, -9, 8], '#6b4a2d', 0.5],
  [[0.3, 0.5, 13], [-19.2, -4, 8], '#6b4a2d', 0.5],
  [[0.3, 0.5, 13], [-19.2, 1, 8], '#6b4a2d', 0.5],
];

const NIGHT: readonly Panel[] = [
  [[40, 40, 24], [0, 0, 6], '#2a2c46', 0.14],
  [[39, 39, 0.2], [0, 0, 17.5], '#39334a', 0.12],
  [[39, 39, 0.2], [0, 0, -5.5], '#6b4226', 0.14],
  [[6, 6, 0.2], [0, -2, 16], '#ffe3bd', 11],
  [[0.2, 9, 11], [-19.4, -6, 8], '#7f95d0', 1.6],
  [[10, 0.2, 7], [7, -19, 7], '#e0b98c', 0.9],
];

/** What the wood reflects: a room of our own. */
export function makeRoom(renderer: WebGLRenderer, theme: Theme) {
  const room = new Scene();
  for (const [size, at, colour, strength] of theme === 'dark' ? NIGHT : DAY) {
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength), side: DoubleSide });
    const panel = new Mesh(new BoxGeometry(...size), material);
    panel.position.set(...at);
    room.add(panel);
  }
  const maker = new PMREMGenerator(renderer);
  const target = maker.fromScene(room, 0.04);
  maker.dispose();
  room.traverse(object => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    object.material.dispose();
  });
  return target;
}
