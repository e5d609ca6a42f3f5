/** The same tower falls the same way on every machine, and looks the same: recorded here, and run in Node and in Chromium. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { launchChromium } from '../../../scripts/browser.js';
import { loadPhysics, type Physics } from '../physics/index.js';
import type { Block, Push } from '../rules/index.js';
import { type Film, type FilmInput, filmOf } from './film.js';

interface RecordedTower {
  readonly about: string;
  readonly newest: string;
  readonly push?: Push;
  readonly tower: readonly Block[];
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const towers = JSON.parse(readFileSync(here('../physics/examples/towers.json'), 'utf8')) as RecordedTower[];

/**
 * What happens to each tower: who fell, and a digest of all bits of all frames. It also runs in the browser, as text, so it
 * uses nothing from outside itself.
 */
function runAll(physics: Physics, recorded: readonly RecordedTower[]) {
  return recorded.map(({ about, tower, newest, push }) => {
    let frames = 0;
    let digest = 0n;
    const fell = physics.settle(tower, newest, push, ({ time, poses }) => {
      frames++;
      const numbers = Float64Array.from([time, ...poses.flatMap(({ at, turn }) => [...at, ...turn])]);
      for (const bits of new BigUint64Array(numbers.buffer)) {
        digest = BigInt.asUintN(64, (digest ^ bits) * 0x9e3779b97f4a7c15n);
        digest ^= digest >> 29n;
      }
    });
    return { about, fell: fell.join(' '), frames, digest: digest.toString(16) };
  });
}

/** The films of towers, by a digest of all their bytes. It runs in the browser too, as text. */
async function filmAll(film: (input: FilmInput) => Promise<Film>, recorded: readonly RecordedTower[]) {
  const films: object[] = [];
  for (const { about, tower, newest, push } of recorded) {
    const { framesPerSecond, names, poses, fell } = await film({ tower, newest, push: push ?? null });
    let digest = 0x811c9dc5;
    for (const byte of new Uint8Array(poses.buffer)) digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
    const frames = poses.length / (7 * names.length);
    films.push({ about, framesPerSecond, frames, names: names.join(' '), fell: fell.join(' '), digest });
  }
  return films;
}

/** A part as one script that needs no network and leaves what it exports behind, as `part`. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: here(entry), name: 'part', formats: ['iife'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built.flatMap(({ output: chunks }) => chunks) : [];
  if (output?.type !== 'chunk') throw new Error('the physics was not bundled into one script');
  return output.code;
}

/** What comes of some code there, with the part at hand. */
async function inChromium(entry: string, code: string): Promise<unknown> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundle(entry) });
    return await page.evaluate(code);
  } finally {
    await browser.close();
  }
}

describe('recorded towers', async () => {
  const inNode = runAll(await loadPhysics(), towers);

  test('settle as they were recorded, bit for bit', () => {
    expect(inNode).toMatchSnapshot();
  });

  test('settle in Chromium as in Node, bit for bit', async () => {
    const code = `part.loadPhysics().then(it => (${runAll.toString()})(it, ${JSON.stringify(towers)}))`;
    expect(await inChromium('../physics/index.ts', code)).toEqual(inNode);
  });

  test('some hold and some fall', () => {
    const fallen = inNode.filter(({ fell }) => fell !== '');
    expect(fallen.length).toBeGreaterThan(3);
    expect(fallen.length).toBeLessThan(towers.length - 3);
  });
});

describe('the film of a recorded collapse', async () => {
  // Those of which the most falls, and one that holds.
  const fallen = runAll(await loadPhysics(), towers).map(({ fell }) => fell.split(' ').filter(Boolean).length);
  const most = Math.max(...fallen);
  const shown = towers.filter((_, index) => fallen[index] === most || index === fallen.indexOf(0));
  const inNode = await filmAll(filmOf, shown);

  test('looks as it was recorded, and the same twice', async () => {
    expect(most).toBeGreaterThan(1);
    expect(await filmAll(filmOf, shown)).toEqual(inNode);
    expect(inNode).toMatchSnapshot();
  });

  test('looks the same in Chromium as in Node, to the byte', async () => {
    const code = `(${filmAll.toString()})(part.filmOf, ${JSON.stringify(shown)})`;
    expect(await inChromium('film.ts', code)).toEqual(inNode);
  });

  test('ends with what fell', async () => {
    const [tower = towers[0] as RecordedTower] = shown;
    const { fell } = await filmOf({ tower: tower.tower, newest: tower.newest, push: tower.push ?? null });
    expect(fell).toEqual((await loadPhysics()).settle(tower.tower, tower.newest, tower.push));
  });
});
