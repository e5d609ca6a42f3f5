/**
 * What a game may have for the app beside rules, bots and words: each adds itself from the game's folder, and is loaded when
 * somebody needs it. Only Vite can read this file.
 */
import type { GameScreen, HelpSection } from '@belfry/ui';
import type { GamePad } from '@belfry/ui/pad';

type Part<T> = Readonly<Record<string, () => Promise<T>>>;

/** A part by the id of its game. */
const byGame =
  <T>(files: Part<T>) =>
  (id: string): (() => Promise<T>) | undefined =>
    Object.entries(files).find(([path]) => path.split('/')[1] === id)?.[1];

/** Its own screen. A game without one is played on the plain screen. */
export const screenOf = byGame(import.meta.glob<GameScreen>('./*/table/index.ts', { import: 'screen' }));

/**
 * The address of its picture: an emblem for lists, or its towers for the start page, as large as the column they stand in
 * (290 × 350). Pictures are files, so that no script comes with them; each may have another one for where it is shown small.
 */
export const pictureOf = (id: string, kind: 'emblem' | 'hero', isSmall: boolean): string | undefined =>
  (isSmall ? PICTURES[`./${id}/emblem/${kind}-small.svg`] : undefined) ?? PICTURES[`./${id}/emblem/${kind}.svg`];

const PICTURES = import.meta.glob<string>('./*/emblem/*.svg', { eager: true, query: '?url', import: 'default' });

/** Its rules, as a hook that tells them in the current language. */
export const helpOf = byGame(
  import.meta.glob<() => readonly HelpSection[]>('./*/help/index.ts', { import: 'useHelp' }),
);

/** Has it lessons? They are in `courses.ts`. */
export const isTaught = (id: string): boolean => `./${id}/learn/course.tsx` in LESSONS;

const LESSONS = import.meta.glob('./*/learn/course.tsx');

/** Its score pad, with the referee. */
export const padOf = byGame(import.meta.glob<GamePad>('./*/pad/index.ts', { import: 'pad' }));
