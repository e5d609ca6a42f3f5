/** The screens, each loaded when somebody goes there. */
import type { ListedGame } from '@belfry/engine/words';
import { type Language, lazyPart } from '@belfry/ui';
import { loadScreen } from './games.js';

/** Loads what can wait once the page is at rest: storing the app for offline use must not delay the first table. */
const afterStart = async <M>(load: () => Promise<M>): Promise<M> => {
  await new Promise(resolve => setTimeout(resolve, 3000));
  return load();
};

export const Update = lazyPart(async () => (await afterStart(() => import('./update.js'))).Update);
export const NotFound = lazyPart(async () => (await import('./shell/not-found.js')).NotFound);
export const Setup = lazyPart(async () => (await import('./setup/setup.js')).Setup);
export const Matches = lazyPart(async () => (await import('./matches/matches.js')).Matches);
export const Stats = lazyPart(async () => (await import('./stats/stats.js')).Stats);
export const TableScreen = lazyPart(async () => (await import('./table/table-screen.js')).TableScreen);
export const Replay = lazyPart(async () => (await import('./replay/replay.js')).Replay);
export const SharedMatch = lazyPart(async () => (await import('./replay/shared-match.js')).SharedMatch);
/** Whatever is not here: tables of a server, and what is nowhere. All of it comes when somebody goes there. */
export const Elsewhere = lazyPart(async () => (await import('./elsewhere.js')).Elsewhere);
export const Pads = lazyPart(async () => (await import('./pad/pads.js')).Pads);
export const Pad = lazyPart(async () => (await import('./pad/pad.js')).Pad);
export const Lessons = lazyPart(async () => (await import('./learn/lessons.js')).Lessons);
export const Lesson = lazyPart(async () => (await import('./learn/lesson.js')).Lesson);
export const RulesPage = lazyPart(async () => (await import('./learn/rules-page.js')).RulesPage);

/** All that a table of a game needs. Whoever goes there afterwards need not wait. */
export const loadTable = (game: ListedGame, language: Language): Promise<unknown> =>
  Promise.all([TableScreen.load(language), loadScreen(game, language)]);
