/** Marks that face the viewer and are always the same size: pins of places, and dust. One draw for those in sight, one for the others. */
import {
  CanvasTexture,
  DoubleSide,
  GreaterDepth,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LessEqualDepth,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Sphere,
  SRGBColorSpace,
  Vector2,
  Vector3,
} from 'three';
import { tripleOf } from '../../../rules/index.js';
import { isNarrow } from '../maths/orbit.js';
import type { Pin } from '../props.js';
import { glsl } from '../wood/glsl.js';
import { makeCanvas } from '../wood/grain.js';
import { INKS } from './inks.js';

const KINDS = ['firm', 'shaky', 'falls', 'unknown'] as const;
const TILE = 128;
/** On the screen, in pixels: smaller where cells are. */
const SIZE = { wide: 22, narrow: 17 } as const;

const VERTEX = glsl`
attribute vec3 place;
attribute float kind;
attribute float share;
uniform vec2 screen;
uniform float size;
varying vec2 vUv;
void main() {
  vec4 at = projectionMatrix * modelViewMatrix * vec4(place, 1.0);
  at.xy += position.xy * size * share * 2.0 / screen * at.w;
  vUv = vec2((uv.x + kind) / ${KINDS.length}.0, uv.y);
  gl_Position = at;
}`;

const FRAGMENT = glsl`
uniform sampler2D map;
uniform float opacity;
varying vec2 vUv;
void main() {
  vec4 ink = texture2D(map, vUv);
  if (ink.a < 0.02) discard;
  gl_FragColor = vec4(ink.rgb, ink.a * opacity);
  #include <colorspace_fragment>
}`;

/** So many of the best are drawn in full; the others are dots, so that the tower is seen. */
const BEST = 6;
const DOT = 0.52;

/** Above the face that it marks. */
const LIFT = 0.26;

export const pinAt = ({ at }: Pin): Vector3 => {
  const [x, y, z] = tripleOf(at);
  return new Vector3(x + 0.5, y + 0.5, z + LIFT);
};

export class PinsMesh {
  readonly object = new Group();
  readonly #map = pinTexture();
  readonly #quad = new PlaneGeometry(1, 1);
  readonly #screen = { value: new Vector2(1, 1) };
  readonly #size: { value: number } = { value: SIZE.wide };
  readonly #meshes: readonly Mesh<InstancedBufferGeometry, ShaderMaterial>[];

  constructor() {
    this.#meshes = [
      { depthFunc: GreaterDepth, opacity: 0.3, order: 6 },
      { depthFunc: LessEqualDepth, opacity: 1, order: 8 },
    ].map(({ depthFunc, opacity, order }) => {
      const material = new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: {
          map: { value: this.#map },
          opacity: { value: opacity },
          screen: this.#screen,
          size: this.#size,
        },
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
      });
      material.depthFunc = depthFunc;
      const mesh = new Mesh(new InstancedBufferGeometry(), material);
      mesh.renderOrder = order;
      mesh.frustumCulled = false;
      return mesh;
    });
    this.object.add(...this.#meshes);
    this.object.visible = false;
  }

  /** The best first. */
  show(pins: readonly Pin[]): void {
    this.object.visible = pins.length > 0;
    const places = new Float32Array(pins.flatMap(pin => pinAt(pin).toArray()));
    const kinds = new Float32Array(pins.map(({ verdict }) => KINDS.indexOf(verdict ?? 'unknown')));
    const shares = new Float32Array(pins.map((_, index) => (index < BEST ? 1 : DOT)));
    for (const mesh of this.#meshes) {
      mesh.geometry.dispose();
      mesh.geometry = new InstancedBufferGeometry();
      mesh.geometry.index = this.#quad.index;
      mesh.geometry.setAttribute('position', this.#quad.getAttribute('position'));
      mesh.geometry.setAttribute('uv', this.#quad.getAttribute('uv'));
      mesh.geometry.setAttribute('place', new InstancedBufferAttribute(places, 3));
      mesh.geometry.setAttribute('kind', new InstancedBufferAttribute(kinds, 1));
      mesh.geometry.setAttribute('share', new InstancedBufferAttribute(shares, 1));
      mesh.geometry.instanceCount = pins.length;
      mesh.geometry.boundingSphere = new Sphere(new Vector3(), 1000);
    }
  }

  setScreen(width: number, height: number): void {
    this.#screen.value.set(width, height);
    this.#size.value = isNarrow(width) ? SIZE.narrow : SIZE.wide;
  }

  dispose(): void {
    for (const { geometry, material } of this.#meshes) {
      geometry.dispose();
      material.dispose();
    }
    this.#quad.dispose();
    this.#map.dispose();
  }
}

/** Full disc with a tick, half disc, cross, empty disc. */
function pinTexture(): CanvasTexture {
  const { canvas, pen } = makeCanvas(TILE * KINDS.length, TILE);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [index, kind] of KINDS.entries()) {
    const x = (index + 0.5) * TILE;
    const y = TILE / 2;
    const disc = (radius: number, colour: string, from = 0, to = 7) => {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.arc(x, y, radius, from, to);
      pen.fill();
    };
    disc(61, 'rgba(40,26,12,.35)');
    disc(58, '#fffdf6');
    disc(47, INKS[kind]);
    pen.strokeStyle = '#fffdf6';
    pen.lineWidth = 13;
    pen.beginPath();
    if (kind === 'firm')
      for (const [dx, dy] of [
        [-22, 2],
        [-7, 17],
        [22, -15],
      ] as const)
        pen.lineTo(x + dx, y + dy);
    if (kind === 'falls')
      for (const side of [-1, 1]) {
        pen.moveTo(x - 17 * side, y - 17);
        pen.lineTo(x + 17 * side, y + 17);
      }
    pen.stroke();
    if (kind === 'shaky') disc(34, '#fffdf6', Math.PI, 2 * Math.PI);
    if (kind === 'unknown') disc(26, '#fffdf6');
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
