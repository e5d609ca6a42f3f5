/** Chips and dust: two draws, only while something falls. */
import {
  BoxGeometry,
  CanvasTexture,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  ShaderMaterial,
  Sphere,
  Vector3,
} from 'three';
import { chipsAt, type Impact, puffsAt } from '../maths/debris.js';
import { glsl } from '../wood/glsl.js';
import { makeCanvas } from '../wood/grain.js';

const MOST_CHIPS = 200;
const MOST_PUFFS = 120;

const VERTEX = glsl`
attribute vec4 place;
attribute float opacity;
varying vec2 vUv;
varying float vOpacity;
void main() {
  vec4 at = modelViewMatrix * vec4(place.xyz, 1.0);
  at.xy += position.xy * place.w;
  vUv = uv;
  vOpacity = opacity;
  gl_Position = projectionMatrix * at;
}`;

const FRAGMENT = glsl`
uniform sampler2D map;
uniform vec3 colour;
varying vec2 vUv;
varying float vOpacity;
void main() {
  gl_FragColor = vec4(colour, texture2D(map, vUv).a * vOpacity);
  #include <colorspace_fragment>
}`;

export class DebrisMesh {
  readonly object = new Group();
  readonly #chips: InstancedMesh<BoxGeometry, MeshStandardMaterial>;
  readonly #puffs: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly #places = new InstancedBufferAttribute(new Float32Array(MOST_PUFFS * 4), 4).setUsage(DynamicDrawUsage);
  readonly #opacities = new InstancedBufferAttribute(new Float32Array(MOST_PUFFS), 1).setUsage(DynamicDrawUsage);
  readonly #glow = glow();

  constructor() {
    this.#chips = new InstancedMesh(
      new BoxGeometry(0.1, 0.035, 0.02),
      new MeshStandardMaterial({ color: '#e2b67c', roughness: 0.7 }),
      MOST_CHIPS,
    );
    const quad = new PlaneGeometry(1, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.index = quad.index;
    geometry.setAttribute('position', quad.getAttribute('position'));
    geometry.setAttribute('uv', quad.getAttribute('uv'));
    geometry.setAttribute('place', this.#places);
    geometry.setAttribute('opacity', this.#opacities);
    geometry.boundingSphere = new Sphere(new Vector3(), 1000);
    this.#puffs = new Mesh(
      geometry,
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: { map: { value: this.#glow }, colour: { value: new Color('#e6d0a8') } },
        transparent: true,
        depthWrite: false,
      }),
    );
    this.#puffs.renderOrder = 5;
    for (const mesh of [this.#chips, this.#puffs]) mesh.frustumCulled = false;
    this.object.add(this.#chips, this.#puffs);
    this.object.visible = false;
  }

  show(impacts: readonly Impact[], seconds: number): void {
    const chips = chipsAt(impacts, seconds).slice(0, MOST_CHIPS);
    this.object.visible = chips.length > 0;
    this.#chips.count = chips.length;
    const size = new Vector3();
    for (const [index, chip] of chips.entries()) {
      this.#chips.setMatrixAt(index, new Matrix4().compose(chip.at, chip.turn, size.setScalar(chip.size)));
    }
    this.#chips.instanceMatrix.needsUpdate = true;
    const puffs = puffsAt(impacts, seconds).slice(0, MOST_PUFFS);
    this.#puffs.visible = puffs.length > 0;
    this.#puffs.geometry.instanceCount = puffs.length;
    for (const [index, puff] of puffs.entries()) {
      this.#places.setXYZW(index, puff.at.x, puff.at.y, puff.at.z, puff.size);
      this.#opacities.setX(index, puff.opacity);
    }
    this.#places.needsUpdate = true;
    this.#opacities.needsUpdate = true;
  }

  hide(): void {
    this.object.visible = false;
  }

  dispose(): void {
    for (const mesh of [this.#chips, this.#puffs]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    this.#chips.dispose();
    this.#glow.dispose();
  }
}

function glow(): CanvasTexture {
  const { canvas, pen } = makeCanvas(64, 64);
  const soft = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
  soft.addColorStop(0, 'rgba(255,255,255,1)');
  soft.addColorStop(0.4, 'rgba(255,255,255,.55)');
  soft.addColorStop(1, 'rgba(255,255,255,0)');
  pen.fillStyle = soft;
  pen.fillRect(0, 0, 64, 64);
  return new CanvasTexture(canvas);
}
