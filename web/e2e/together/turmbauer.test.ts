/** People at one tower, whatever happens to their lines and devices: every device sees the same fall, and finds it fair. */
import { test } from 'vitest';
import { DESK, type StorageState } from '../app.js';
import { type Decide, decideRashly, decideTower } from '../players.js';
import { numbersOf, playEventful } from './eventful.js';
import { USUAL } from './happenings.js';
import { expectKeyHidden, lookingInto } from './hidden.js';
import { serveHouse } from './house.js';
import { recordOf } from './secrets.js';

const house = serveHouse();

/** Everybody has chosen the flat view before: the same match, and nothing is drawn in space where there is no graphics card. */
const flat = (): StorageState => ({
  cookies: [],
  origins: [{ origin: house.address, localStorage: [{ name: 'belfry-turmbauer-view', value: '"plan"' }] }],
});

/** The tower stands until everything has happened; then the match does not last long. */
function firstWell(): Decide {
  let decided = 0;
  return (page, press) => (decided++ < EARLY ? decideTower : decideRashly)(page, press);
}

/** Before so many decisions everything has happened. */
const EARLY = USUAL.length + 1;

test.each(numbersOf(4))('an eventful match of %i', async players => {
  const visit = { viewport: DESK, kept: flat() };
  const { looks, happening } = lookingInto();
  const wanted = { game: 'Turmbauer', players, decide: firstWell(), visit, also: [happening] };
  const { table, people } = await playEventful(house, wanted);
  // Nothing else is hidden there.
  expectKeyHidden(looks, await recordOf(people[0].page, table));
});
