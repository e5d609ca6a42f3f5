import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LICENCES, licences } from './licences.js';

let checkout = '';

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
};

const putPackage = (name: string, license: string | undefined, files: Readonly<Record<string, string>>): void => {
  put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', license, main: 'index.js' }));
  put(`node_modules/${name}/index.js`, `console.log('${name}')`);
  for (const [file, text] of Object.entries(files)) put(`node_modules/${name}/${file}`, text);
};

interface Ways {
  readonly also?: readonly string[];
  readonly polyfill?: boolean;
  readonly plugins?: readonly Plugin[];
}

/** A small app that imports these packages, and what stands in its licences. */
async function licencesOf(
  packages: readonly string[],
  { also = [], polyfill = false, plugins = [] }: Ways = {},
): Promise<string> {
  put('web/main.js', packages.map(name => `import '${name}';`).join('\n'));
  const built = await build({
    root: join(checkout, 'web'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill } },
    plugins: [...plugins, licences(also)],
  });
  const outputs = [built].flat().flatMap(each => ('output' in each ? each.output : []));
  const found = outputs.find(({ fileName }) => fileName === LICENCES);
  if (found?.type !== 'asset') throw new Error('no licences');
  return String(found.source);
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'belfry-licences-'));
  put('package.json', JSON.stringify({ name: 'belfry', version: '0.1.0', license: 'MIT' }));
  put('LICENSE', 'Copyright (c) The Belfry authors');
  put('web/index.html', '<!doctype html><script type="module" src="/main.js"></script>');
});
afterEach(() => rmSync(checkout, { recursive: true }));

test('our own licence stands first, then those of what is built in, each with name, version, licence and text', async () => {
  putPackage('with-notice', 'Apache-2.0', { LICENSE: '\n   Apache text\r\n', NOTICE: 'Notice text' });
  putPackage('@scope/one', 'MIT', { 'licence.md': 'Shared text' });
  putPackage('two', 'MIT', { COPYING: 'Shared text\n' });
  putPackage('unused', 'MIT', { LICENSE: 'Unused text' });
  const line = '='.repeat(80);
  expect(await licencesOf(['with-notice', 'two', '@scope/one'])).toBe(
    `belfry 0.1.0 (MIT)

Copyright (c) The Belfry authors

${line}

@scope/one 1.2.3 (MIT)
two 1.2.3 (MIT)

Shared text

${line}

with-notice 1.2.3 (Apache-2.0)

   Apache text

Notice text
`,
  );
});

test('packages that come in after the build are named', async () => {
  putPackage('later', 'MIT', { LICENSE: 'Later text' });
  expect(await licencesOf([], { also: ['later'] })).toContain('later 1.2.3 (MIT)\n\nLater text');
});

test('of a tool that writes into the app only its own licence is told', async () => {
  putPackage('vite', 'MIT', { 'LICENSE.md': 'Own text\n\n# Licenses of bundled dependencies\nForeign text' });
  expect(await licencesOf([], { polyfill: true })).toMatch(/vite 1\.2\.3 \(MIT\)\n\nOwn text\n$/);
});

test('nothing is built with code of which nobody knows whose it is', async () => {
  const stranger: Plugin = {
    name: 'stranger',
    resolveId: id => (id === 'strange' ? '\0strange' : undefined),
    load: id => (id === '\0strange' ? 'console.log(1)' : undefined),
  };
  await expect(licencesOf(['strange'], { plugins: [stranger] })).rejects.toThrow('whose code is strange?');
});

test('a package without a text has the standard one of a licence that names nobody', async () => {
  putPackage('free', 'Unlicense', {});
  put('web/licences/Unlicense.txt', 'Free text');
  expect(await licencesOf(['free'])).toContain('free 1.2.3 (Unlicense)\n\nFree text');
});

test('a package without a text has the one that lies here under its name', async () => {
  putPackage('@scope/named', 'MIT', {});
  put('web/licences/@scope/named.txt', 'Copyright of those of the scope');
  expect(await licencesOf(['@scope/named'])).toContain('@scope/named 1.2.3 (MIT)\n\nCopyright of those of the scope');
});

test.each([
  ['without a text', 'MIT', {}, 'bare 1.2.3 (MIT) has no text of its licence'],
  ['with an empty text', 'MIT', { LICENSE: '\n' }, 'bare 1.2.3 (MIT) has no text of its licence'],
  ['with a mere notice', 'MIT', { NOTICE: 'By us' }, 'bare 1.2.3 (MIT) has no text of its licence'],
  ['that does not say its licence', undefined, { LICENSE: 'Some text' }, 'bare 1.2.3 does not say its licence'],
])('nothing is built with a package %s', async (_, license, files, message) => {
  putPackage('bare', license, files);
  await expect(licencesOf(['bare'])).rejects.toThrow(message);
});

test('nothing is built without a package whose licence is wanted', async () => {
  await expect(licencesOf([], { also: ['gone'] })).rejects.toThrow('gone is not installed');
});

test('a font brings the licence that lies beside it, and is not built in without', async () => {
  put('ui/fonts/round.woff2', 'font');
  put('web/style.css', '@font-face { font-family: R; src: url("../ui/fonts/round.woff2"); } body { font-family: R; }');
  put('web/index.html', '<!doctype html><link rel="stylesheet" href="/style.css" />');
  await expect(licencesOf([])).rejects.toThrow('round.woff2 has no text of its licence beside it');
  put('ui/fonts/OFL.txt', 'Font text');
  expect(await licencesOf([])).toContain('round.woff2 (OFL-1.1)\n\nFont text');
});
