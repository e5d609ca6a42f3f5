/** What is done in each browser, step by step. Each gives what was wrong, in words. */
import { DESK, PHONE } from './driver.js';
import { GAMES } from './games.js';
import { choose, isStored } from './in-page.js';
import { DRAWN, drawInstances, fallInWorker, isRefusedOnPage } from './trial.js';

/** @typedef {import('./visitor.js').Visitor} Visitor */

/**
 * @typedef {object} Shown
 * @property {import('./served.js').Served} app
 * @property {import('./served.js').Served} trial
 * @property {Awaited<ReturnType<typeof import('./trial.js').prepareFalls>>} falls
 */

/** @typedef {{ readonly name: string, readonly run: (visitor: Visitor, shown: Shown) => Promise<string[]> }} Step */

/** @param {string} game */
const playButton = game => ({ role: 'button', name: `Play against bots, ${game}` });

/** @type {Step} */
const trial = {
  name: 'WebGL 2 draws, WebAssembly runs in a worker, towers fall as in Node',
  async run(visitor, { trial: { address }, falls: { towers, expected } }) {
    const { driver } = visitor;
    await driver.open(address);
    const drawn = await driver.evaluate(drawInstances);
    const fell = await driver.evaluate(fallInWorker, towers);
    const isRefused = await driver.evaluate(isRefusedOnPage);
    // That something is refused here is as it should be.
    await visitor.complaints();
    return [
      ...(drawn === DRAWN ? [] : [drawn]),
      ...(isRefused ? [] : ['a page without leave may use WebAssembly']),
      ...(fell === expected ? [] : [differenceOf(fell, expected, towers)]),
    ];
  },
};

/** @param {string} fell @param {string} expected @param {readonly { about: string }[]} towers */
function differenceOf(fell, expected, towers) {
  if (fell.startsWith('failed')) return fell;
  const lines = expected.split('\n');
  const others = fell.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [towers[index]?.about ?? '']));
  return `other falls than in Node: ${others.join(', ')}`;
}

/** @type {Step} */
const home = {
  name: 'home, its languages, what is kept for offline',
  async run(visitor, { app: { address } }) {
    const { driver } = visitor;
    await driver.resize(DESK);
    await driver.open(address);
    await driver.evaluate(choose, { botSpeed: 'instant', language: 'en', name: 'Ada' });
    await driver.reload();
    await visitor.waitFor(playButton('5 Towers'));
    const stored = await driver.evaluate(isStored);
    const faults = await visitor.look('home');
    for (const [name, lang] of LANGUAGES) {
      await visitor.click({ role: 'button', name });
      await visitor.until(lang, () => driver.evaluate(now => document.documentElement.lang === now, lang));
    }
    await driver.resize(PHONE);
    const small = await visitor.look('home-phone');
    await driver.resize(DESK);
    return [...(stored === 'stored' ? [] : [`service worker: ${stored}`]), ...faults, ...small];
  },
};

const LANGUAGES = /** @type {const} */ ([
  ['DE Deutsch', 'de'],
  ['FR Français', 'fr'],
  ['БГ Български', 'bg'],
  ['EN English', 'en'],
]);

/** After how many decisions the page is loaded again. */
const RELOAD_AT = 2;

/**
 * From home to the replay.
 * @param {import('./games.js').PlayedGame} game
 * @returns {Step}
 */
const match = game => ({
  name: `${game.name}: a match against bots, reloaded in the middle, and its replay`,
  async run(visitor, { app: { address } }) {
    await visitor.driver.open(address);
    await begin(visitor, game.name);
    /** @type {string[]} */
    const faults = [];
    for (let made = 0; made < game.decisions; made++) {
      await visitor.until('a turn', async () => ['yours', 'over'].includes((await visitor.table())?.turn ?? ''));
      const before = await visitor.table();
      if (before?.turn === 'over') break;
      if (made === RELOAD_AT) faults.push(...(await reload(visitor)), ...(await lookTwice(visitor, game)));
      await game.decide(visitor);
      await visitor.until('the decision to count', async () => (await visitor.table())?.count !== before?.count);
    }
    return [...faults, ...(await watchReplay(visitor, game))];
  },
});

/** @param {Visitor} visitor @param {string} game */
const begin = (visitor, game) =>
  visitor.pressUntil(playButton(game), {
    what: `a table of ${game}`,
    isDone: async () => (await visitor.table()) !== undefined,
  });

/** What is on the table is there again. @param {Visitor} visitor */
async function reload(visitor) {
  // What the others did is still being shown; after a reload it is not shown again.
  await visitor.until(
    'the show to end',
    async () => (await visitor.all({ role: 'button', name: 'Skip' })).length === 0,
  );
  const [table, buttons] = [await visitor.table(), await visitor.buttons()];
  await visitor.driver.reload();
  await visitor.until('the table again', async () => (await visitor.table())?.turn === table?.turn);
  const again = await visitor.table();
  if (again?.count !== table?.count) return [`after a reload ${again?.count} entries, not ${table?.count}`];
  await visitor.until(`the same to press: ${buttons.join(', ')}`, async () => isSame(await visitor.buttons(), buttons));
  return [];
}

/** The table is drawn in space, not as the plan that is there until then. @param {Visitor} visitor */
const untilScene = visitor =>
  visitor.until('a table drawn by WebGL', () =>
    visitor.driver.evaluate(() => {
      const canvas = document.querySelector('[data-view="scene"] canvas');
      return canvas !== null && Math.min(canvas.clientWidth, canvas.clientHeight) > 150;
    }),
  );

/** @param {readonly string[]} some @param {readonly string[]} others */
const isSame = (some, others) => some.join('\n') === others.join('\n');

/** On a desk and on a phone. @param {Visitor} visitor @param {import('./games.js').PlayedGame} game */
async function lookTwice(visitor, { id, showsScene }) {
  if (showsScene) await untilScene(visitor);
  const faults = await visitor.look(id);
  await visitor.driver.resize(PHONE);
  faults.push(...(await visitor.look(`${id}-phone`)));
  await visitor.driver.resize(DESK);
  return faults;
}

/** From the result, if the match is over. @param {Visitor} visitor @param {import('./games.js').PlayedGame} game */
async function watchReplay(visitor, { id, showsScene }) {
  if ((await visitor.table())?.turn !== 'over') return [];
  const replay = { role: 'button', name: 'Watch the replay' };
  await visitor.waitFor(replay);
  const faults = await visitor.look(`${id}-result`);
  await visitor.click(replay);
  await visitor.waitFor({ role: 'slider', name: 'Moment' });
  if (showsScene) await untilScene(visitor);
  faults.push(...(await visitor.look(`${id}-replay`)));
  return faults;
}

/** @type {readonly Step[]} */
export const STEPS = [trial, home, ...GAMES.map(match)];
