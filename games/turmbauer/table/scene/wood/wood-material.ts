/** The material of stones: grain from the atlas, stain and occlusion from the points, the pose of each stone by its number. */
import {
  CanvasTexture,
  MeshDepthMaterial,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  type Side,
  SRGBColorSpace,
  Vector4,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import { glsl } from './glsl.js';
import { woodAtlas } from './grain.js';

/** A mesh has at most this many stones: 48 and the base. */
const MOST_STONES = 56;

/** Where each stone is: centre of weight and size in one vector, its turn as a quaternion in the next. */
export class Poses {
  readonly vectors: readonly Vector4[] = Array.from({ length: 2 * MOST_STONES }, () => new Vector4(0, 0, 0, 0));

  set(number: number, at: readonly number[], turn: readonly number[], size = 1): void {
    this.vectors[2 * number]?.set(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0, size);
    this.vectors[2 * number + 1]?.set(turn[0] ?? 0, turn[1] ?? 0, turn[2] ?? 0, turn[3] ?? 1);
  }

  hide(number: number): void {
    this.vectors[2 * number]?.setW(0);
  }
}

/** What stands between the eye and this ball is cut away: seen from the eye; a radius of 0 cuts nothing. */
interface Cut {
  readonly value: Vector4;
}

const POSED = glsl`
attribute float stone;
uniform vec4 poses[${2 * MOST_STONES}];
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
`;
const BEGIN_NORMAL = glsl`#include <beginnormal_vertex>
int stoneNumber = int(stone + 0.5);
objectNormal = turned(poses[2 * stoneNumber + 1], objectNormal);
`;
const BEGIN = glsl`#include <begin_vertex>
vec4 stoneAt = poses[2 * int(stone + 0.5)];
transformed = turned(poses[2 * int(stone + 0.5) + 1], transformed * stoneAt.w) + stoneAt.xyz;
`;

/** All of the occlusion is on ambient light, some of it on direct light. */
const OCCLUDED = glsl`
float open = clamp(vOpen, 0.0, 1.0);
reflectedLight.indirectDiffuse *= pow(open, 1.25);
reflectedLight.indirectSpecular *= open * open;
reflectedLight.directDiffuse *= mix(0.62, 1.0, open);
`;

/** A cone from the eye to what must be seen: how much of what lies within it, and nearer, is taken away. */
const CUT = glsl`
uniform vec4 cut;
float goneAt(vec3 seen) {
  if (cut.w <= 0.0) return 0.0;
  float far = length(cut.xyz);
  vec3 way = cut.xyz / far;
  float near = dot(seen, way);
  float off = length(seen - way * near) / (cut.w * near / far);
  return (1.0 - smoothstep(0.78, 1.12, off)) * (1.0 - smoothstep(far - cut.w * 1.25, far - cut.w * 0.85, near));
}
`;
/** What is cut is not drawn with the rest, but as a veil. */
const SHOWN = {
  rest: glsl`if (goneAt(-vViewPosition) > 0.01) discard;`,
  veil: glsl`
float gone = goneAt(-vViewPosition);
if (gone <= 0.01) discard;
`,
};
/** So much of it is seen. */
const VEIL = glsl`diffuseColor.a *= mix(1.0, 0.28, gone);`;

let atlas: HTMLCanvasElement | undefined;

/** The same picture as colours and as bumps. */
function texture(size: number, isColour: boolean): CanvasTexture {
  if (atlas?.height !== size) atlas = woodAtlas(size);
  const made = new CanvasTexture(atlas);
  made.anisotropy = 4;
  if (isColour) made.colorSpace = SRGBColorSpace;
  return made;
}

export interface WoodOptions extends MeshStandardMaterialParameters {
  readonly poses: Poses;
  readonly cut?: Cut;
  /** Is this what is cut away, or all the rest? */
  readonly shows?: keyof typeof SHOWN;
  /** How much of the occlusion after a fall is to be seen, from 0 to 1. */
  readonly after?: { value: number };
}

/** Textures that all wood shares. */
export class Wood {
  readonly #map: CanvasTexture;
  readonly #bumps: CanvasTexture;

  constructor(size: number) {
    this.#map = texture(size, true);
    this.#bumps = texture(size, false);
  }

  material({ poses, cut, shows = 'rest', after, ...more }: WoodOptions): MeshStandardMaterial {
    const material = new MeshStandardMaterial({
      map: this.#map,
      bumpMap: this.#bumps,
      bumpScale: 1.2,
      vertexColors: true,
      roughness: 0.46,
      ...more,
    });
    material.customProgramCacheKey = () => shows;
    material.onBeforeCompile = shader => {
      pose(shader, poses);
      shader.uniforms['after'] = after ?? { value: 0 };
      shader.uniforms['cut'] = cut ?? { value: new Vector4(0, 0, 0, 0) };
      shader.vertexShader = shader.vertexShader
        .replace(
          '#include <common>',
          glsl`#include <common>
attribute float open;
attribute float openAfter;
uniform float after;
varying float vOpen;`,
        )
        .replace('#include <beginnormal_vertex>', BEGIN_NORMAL)
        .replace('#include <uv_vertex>', '#include <uv_vertex>\nvOpen = mix(open, openAfter, after);');
      shader.fragmentShader = shader.fragmentShader
        .replace(
          '#include <common>',
          glsl`#include <common>
varying float vOpen;
${CUT}`,
        )
        .replace('#include <clipping_planes_fragment>', `#include <clipping_planes_fragment>\n${SHOWN[shows]}`)
        .replace('#include <alphamap_fragment>', `#include <alphamap_fragment>\n${shows === 'veil' ? VEIL : ''}`)
        .replace('#include <aomap_fragment>', OCCLUDED);
    };
    return material;
  }

  /** For shadows. */
  shadow(poses: Poses, side: Side): MeshDepthMaterial {
    const material = new MeshDepthMaterial({ side });
    material.onBeforeCompile = shader => pose(shader, poses);
    return material;
  }

  dispose(): void {
    this.#map.dispose();
    this.#bumps.dispose();
  }
}

function pose(shader: WebGLProgramParametersWithUniforms, poses: Poses): void {
  shader.uniforms['poses'] = { value: poses.vectors };
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>${POSED}`)
    .replace('#include <begin_vertex>', BEGIN);
}
