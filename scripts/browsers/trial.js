/** Tries what a 3-D table stands on: WebGL 2 that draws, and WebAssembly in a worker that lets every tower fall as Node does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../shell.js';

const PHYSICS = 'games/turmbauer/physics';

/** Draws three instances of a point into a small picture, and gives the colour of its middle. */
export const drawInstances = () => {
  const gl = Object.assign(document.createElement('canvas'), { width: 8, height: 8 }).getContext('webgl2');
  if (gl === null) return 'no WebGL 2';
  const program = gl.createProgram();
  const parts = [
    [gl.VERTEX_SHADER, 'void main() { gl_Position = vec4(0, 0, 0, 1); gl_PointSize = float(gl_InstanceID + 1) * 4.; }'],
    [gl.FRAGMENT_SHADER, 'precision highp float; out vec4 colour; void main() { colour = vec4(0, 0.4, 1, 1); }'],
  ];
  for (const [kind, text] of parts) {
    const shader = gl.createShader(Number(kind));
    if (shader === null) return 'no shader';
    gl.shaderSource(shader, `#version 300 es\n${text}`);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return `not linked: ${gl.getProgramInfoLog(program)}`;
  gl.useProgram(program);
  gl.drawArraysInstanced(gl.POINTS, 0, 1, 3);
  const pixel = new Uint8Array(4);
  gl.readPixels(4, 4, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  return `drawn: ${pixel.join(' ')}`;
};
export const DRAWN = 'drawn: 0 102 255 255';

/** Whether a page without leave is refused WebAssembly. Scripts of drivers can have more leave than the page's own, so it tries itself. */
export const isRefusedOnPage = () => document.title === 'refused';
/** Its script: the smallest WebAssembly there is. WebKit refuses this, but not `new WebAssembly.Module`. */
export const PAGE_SCRIPT = `WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
  () => { document.title = 'compiled'; },
  () => { document.title = 'refused'; },
);`;

/** Lets the worker do it. @param {unknown} towers @returns {Promise<string>} */
export const fallInWorker = towers =>
  new Promise(resolve => {
    const worker = new Worker('/worker.js');
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', ({ message }) => resolve(`failed: ${message}`));
    worker.postMessage(towers);
  });

/**
 * What happens to each tower: who fell, and a digest of all bits of all frames. It goes into the worker as text.
 * @param {any} physics
 * @param {readonly any[]} towers
 */
function fallOf(physics, towers) {
  return towers
    .map(({ tower, newest, push }) => {
      let digest = 0n;
      /** @param {{ time: number, poses: { at: number[], turn: number[] }[] }} frame */
      const watch = ({ time, poses }) => {
        const numbers = Float64Array.from([time, ...poses.flatMap(({ at, turn }) => [...at, ...turn])]);
        for (const bits of new BigUint64Array(numbers.buffer)) {
          digest = BigInt.asUintN(64, (digest ^ bits) * 0x9e3779b97f4a7c15n);
          digest ^= digest >> 29n;
        }
      };
      const fell = physics.settle(tower, newest, push, watch);
      return `${fell.join(' ')} ${digest.toString(16)}`;
    })
    .join('\n');
}

/** The recorded towers, how they fall in Node, and the script of a worker that lets them fall. */
export async function prepareFalls() {
  /** @type {readonly { about: string }[]} */
  const towers = JSON.parse(readFileSync(join(root, PHYSICS, 'examples/towers.json'), 'utf8'));
  const { loadPhysics } = await import(pathToFileURL(join(root, 'games/dist/turmbauer/physics/index.js')).href);
  return { towers, expected: fallOf(await loadPhysics(), towers), worker: await bundle() };
}

async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, PHYSICS, 'index.ts'), name: 'physics', formats: ['iife'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built.flatMap(({ output: chunks }) => chunks) : [];
  if (output?.type !== 'chunk') throw new Error('the physics was not bundled into one script');
  return `${output.code}
    ${fallOf.toString()}
    onmessage = async ({ data }) => postMessage(fallOf(await physics.loadPhysics(), data));`;
}
