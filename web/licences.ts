import type { Plugin, Rolldown } from 'vite';

/** The file, at the top of the built app. */
export const LICENCES = 'licences.txt';

type Files = Rolldown.PluginContext['fs'];

interface Notice {
  /** What it is for: `react 19.3.1 (MIT)`. */
  readonly name: string;
  readonly text: string;
}

/** How the names of modules begin that tools write into the app, and which package that is. */
const TOOLS: readonly (readonly [string, string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
  ['/@vite-plugin-pwa/', 'vite-plugin-pwa'],
];

/** Modules that our own plugins make up. */
const OURS = '\0virtual:';

/**
 * Writes the licences of Belfry and of everything that is built into it into one text file. The build fails if one is missing.
 * Vite's own `build.license` does not: it leaves out fonts, what tools write, and texts that it does not find.
 * @param also packages that come into the app after the build, such as those of the service worker
 */
export function licences(also: readonly string[] = []): Plugin {
  let root = '';
  return {
    name: 'belfry-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const sources = sourcesOf(bundle, root);
      const named = [...also, ...toolsOf(sources)];
      const folders = [
        ...sources.flatMap(source => packageFolderOf(source) ?? []),
        ...(await Promise.all(named.map(name => findPackage(this.fs, root, name)))),
      ];
      const notices = [
        await noticeOf(this.fs, root, `${root}/..`),
        ...(await Promise.all([...new Set(folders)].map(folder => noticeOf(this.fs, root, folder)))).toSorted(byName),
        ...(await Promise.all(sources.filter(isOurFont).map(font => fontNotice(this.fs, font)))).toSorted(byName),
      ];
      this.emitFile({ type: 'asset', fileName: LICENCES, source: written(notices) });
    },
  };
}

/** Everything the app is made of: modules, and files such as fonts. */
function sourcesOf(bundle: Rolldown.OutputBundle, root: string): string[] {
  const sources = Object.values(bundle).flatMap(part =>
    part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map(name => pathIn(root, name)),
  );
  return [...new Set(sources)];
}

const pathIn = (root: string, name: string): string => (name.startsWith('..') ? `${root}/${name}` : name);

/** The packages whose own code is among the sources. */
const toolsOf = (sources: readonly string[]): string[] =>
  sources.flatMap(source => {
    const tool = TOOLS.find(([beginning]) => source.startsWith(beginning));
    if (tool === undefined && source.startsWith('\0') && !source.startsWith(OURS))
      throw new Error(`whose code is ${source.slice(1)}? Name its package in web/licences.ts`);
    return tool === undefined ? [] : [tool[1]];
  });

const packageFolderOf = (source: string): string | undefined =>
  /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];

const isOurFont = (source: string): boolean =>
  /\.(woff2?|ttf|otf)$/.test(source) && packageFolderOf(source) === undefined;

/** Where a package lies for somebody in this folder. */
async function findPackage(files: Files, folder: string, name: string): Promise<string> {
  const found = `${folder}/node_modules/${name}`;
  if (await exists(files, `${found}/package.json`)) return found;
  const above = folder.replace(/\/[^/]*$/, '');
  if (above === folder) throw new Error(`${name} is not installed, but its licence is wanted`);
  return findPackage(files, above, name);
}

const exists = (files: Files, path: string): Promise<boolean> =>
  files.stat(path).then(
    () => true,
    () => false,
  );

async function noticeOf(files: Files, root: string, folder: string): Promise<Notice> {
  const { name, version, license } = JSON.parse(await textOf(files, `${folder}/package.json`));
  if (typeof license !== 'string') throw new Error(`${name} ${version} does not say its licence`);
  const own = await textsIn(files, folder, /^((third-party-|un)?licen[cs]e|copying)/i);
  const text = ownPart(own) || (await keptText(files, root, name)) || (await keptText(files, root, license));
  if (text === '') throw new Error(`${name} ${version} (${license}) has no text of its licence`);
  const notice = await textsIn(files, folder, /^notice/i);
  return { name: `${name} ${version} (${license})`, text: `${text}\n\n${notice}`.trimEnd() };
}

async function textsIn(files: Files, folder: string, names: RegExp): Promise<string> {
  const entries = await files.readdir(folder, { withFileTypes: true });
  const found = entries.flatMap(entry => (entry.isFile() && names.test(entry.name) ? [entry.name] : []));
  return (await Promise.all(found.toSorted().map(file => textOf(files, `${folder}/${file}`)))).join('\n\n');
}

/**
 * Some packages come without: then the text lies with us, under the name of the package, or under that of a licence that names
 * nobody, so that its text is the same for all.
 */
const keptText = async (files: Files, root: string, name: string): Promise<string> =>
  (await exists(files, `${root}/licences/${name}.txt`)) ? textOf(files, `${root}/licences/${name}.txt`) : '';

/** Without the licences of what a tool is made of itself, as Vite appends them: none of that comes into the app. */
const ownPart = (text: string): string => text.replace(/\n# Licenses of bundled dependencies\n.*$/s, '').trimEnd();

/** A font lies beside its licence. */
async function fontNotice(files: Files, font: string): Promise<Notice> {
  const [, folder, name] = /^(.*)\/([^/]+)$/.exec(font) ?? [];
  if (!(await exists(files, `${folder}/OFL.txt`))) throw new Error(`${name} has no text of its licence beside it`);
  return { name: `${name} (OFL-1.1)`, text: await textOf(files, `${folder}/OFL.txt`) };
}

const textOf = async (files: Files, path: string): Promise<string> =>
  (await files.readFile(path, { encoding: 'utf8' }))
    .replaceAll('\r', '')
    .replace(/^(\s*\n)+/, '')
    .trimEnd();

const byName = (a: Notice, b: Notice): number => (a.name < b.name ? -1 : 1);

const LINE = '='.repeat(80);

/** One after the other; what has the same text stands together over it. */
function written(notices: readonly Notice[]): string {
  const texts = [...new Set(notices.map(({ text }) => text))];
  const parts = texts.map(text => {
    const names = notices.filter(notice => notice.text === text).map(({ name }) => name);
    return `${names.join('\n')}\n\n${text}\n`;
  });
  return parts.join(`\n${LINE}\n\n`);
}
