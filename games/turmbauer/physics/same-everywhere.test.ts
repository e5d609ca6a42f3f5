/** The same tower falls the same way on every machine: recorded here, and run in Node and in Chromium. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { launchChromium } from '../../../scripts/browser.js';
import type { Block } from '../rules/index.js';
import { loadPhysics, type Physics, type Push } from './index.js';

interface RecordedTower {
  readonly about: string;
  readonly newest: string;
  readonly push?: Push;
  readonly tower: readonly Block[];
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const towers = JSON.parse(readFileSync(here('examples/towers.json'), 'utf8')) as RecordedTower[];

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

/** The physics as one script that needs no network and leaves `physics` behind. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: here('index.ts'), name: 'physics', formats: ['iife'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built.flatMap(({ output: chunks }) => chunks) : [];
  if (output?.type !== 'chunk') throw new Error('the physics was not bundled into one script');
  return output.code;
}

async function inChromium(): Promise<ReturnType<typeof runAll>> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundle() });
    return await page.evaluate(
      `physics.loadPhysics().then(it => (${runAll.toString()})(it, ${JSON.stringify(towers)}))`,
    );
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
    expect(await inChromium()).toEqual(inNode);
  });

  test('some hold and some fall', () => {
    const fallen = inNode.filter(({ fell }) => fell !== '');
    expect(fallen.length).toBeGreaterThan(3);
    expect(fallen.length).toBeLessThan(towers.length - 3);
  });
});
