import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** What the works consist of: the files that come at once, and those that come when they are asked for. */
async function parts(): Promise<{ readonly atOnce: string; readonly later: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('index.ts', import.meta.url)), formats: ['es'], fileName: 'works' },
      rolldownOptions: { external: [/^@/, 'zod'] },
    },
  });
  const chunks = [built].flat().flatMap(result => ('output' in result ? result.output : []));
  const scripts = chunks.filter(chunk => chunk.type === 'chunk');
  const entry = scripts.find(({ isEntry }) => isEntry);
  const first = scripts.filter(chunk => chunk === entry || entry?.imports.includes(chunk.fileName));
  const filesOf = (some: typeof scripts): string => some.flatMap(({ moduleIds }) => moduleIds).join('\n');
  return { atOnce: filesOf(first), later: filesOf(scripts.filter(chunk => !first.includes(chunk))) };
}

test('a survey or a film needs no bot, and nothing it has learned: that comes with the first advice', async () => {
  const { atOnce, later } = await parts();
  expect(atOnce).toContain('turmbauer/works/survey.ts');
  expect(atOnce).not.toContain('turmbauer/bot/');
  expect(later).toContain('turmbauer/bot/weights.ts');
});
