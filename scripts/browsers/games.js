/** How each game is played: one decision, by pointer alone. The same as `web/e2e/players.ts` does in Chromium. */

/** @typedef {import('./visitor.js').Visitor} Visitor */

/**
 * @typedef {object} PlayedGame
 * @property {string} id
 * @property {string} name
 * @property {number} decisions how many are played; the match need not be over then
 * @property {(visitor: Visitor) => Promise<void>} decide
 * @property {boolean} [showsScene] is its table drawn by WebGL?
 */

/** @param {string | RegExp} name */
const button = name => ({ role: 'button', name });

/** Bids as high as possible, and lets itself be shown a way to build. @param {Visitor} visitor */
async function decideTowers(visitor) {
  const decision = { role: 'region', name: 'Your decision' };
  // While cards still fly there is nothing to press.
  await visitor.until('something to decide', async () =>
    (await visitor.all(button(/./), decision)).some(({ isOn }) => isOn),
  );
  if (await visitor.isOn(button('Show me a way'), decision)) {
    const isDone = () => visitor.isOn(button(/^Done/), decision);
    await visitor.pressUntil(button('Show me a way'), { within: decision, what: 'a way to build', isDone });
    return visitor.click(button(/^Done/), decision);
  }
  const choices = [/revoke|take .*bid back/, ...[5, 4, 3, 2, 1, 0].map(count => `Bid ${count}`)];
  for (const name of choices)
    if (await visitor.isOn(button(name), decision)) return visitor.click(button(name), decision);
  await visitor.click(button('Pass'), decision);
}

/** Builds or steals a floor if one can be had; otherwise ends the turn. @param {Visitor} visitor */
async function decideStreet(visitor) {
  const hand = { role: 'list', name: 'Your hand' };
  const cards = await visitor.all(button(/floor card/), hand);
  for (const index of cards.keys()) {
    await visitor.click(button(/floor card/), hand, index);
    if (await visitor.isOn(button(/^(Build|Steal)/))) return visitor.click(button(/^(Build|Steal)/));
    await visitor.driver.press('Escape');
  }
  await visitor.click(button(/^End turn/));
}

/** Builds the first stone that goes anywhere where it holds best, and climbs as high as it gets on foot. @param {Visitor} visitor */
async function decideTower(visitor) {
  const stone = button(/^Stone .*: (the die shows|doubles allow)/);
  const build = button(/^Build .* (here|anyway)$/);
  const climb = button(/^(Climb|Walk|Leap|Trespass) to /);
  const ways = [build, climb, button(/^On foot/), button(/^Put .* into the box$/), stone, button(/^Stay on /)];
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const on = await Promise.all(ways.map(way => visitor.isOn(way)));
    const way = ways.find((_, index) => on[index]);
    if (way === undefined) await new Promise(resolve => setTimeout(resolve, 100));
    else await visitor.click(way);
    if (way === build || way === climb || way === ways.at(-1)) return;
    if (way === ways[3]) return;
    // Whoever has a stone in hand waits until its places are found; whoever has chosen how to go, for the way.
    if (way === stone) await visitor.until('a place for the stone', () => visitor.isOn(build));
    else if (way !== undefined) await visitor.until('a way up', () => visitor.isOn(climb));
  }
  throw new Error('nothing to decide at the tower');
}

const MOST_PRESSES = 300;
const WHOLE = 500;

/** @type {readonly PlayedGame[]} */
export const GAMES = [
  { id: 'five-towers', name: '5 Towers', decisions: WHOLE, decide: decideTowers },
  { id: 'skyscraper', name: 'Skyscraper', decisions: WHOLE, decide: decideStreet },
  { id: 'turmbauer', name: 'Turmbauer', decisions: WHOLE, decide: decideTower, showsScene: true },
];
