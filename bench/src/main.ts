/**
 * Prints how fast everything is, a line of JSON for each figure. Each is measured in a process of its own, as a bot or a
 * simulation would run it. `npm run bench -- turmbauer` measures only what has that name in it; `npm run bench --
 * turmbauer-agreement` compares what the statics say with what the simulation does.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadGames } from '@belfry/games';
import { measurePlayouts } from './playout.js';
import { measureQuiet, measureServer } from './server.js';
import { measureTable } from './table.js';
import { measureTogether } from './together.js';
import { measureAgreement, measureBuilds, measurePhysics, measureStatics } from './turmbauer.js';
import { measureWeb } from './web.js';
import { measureWorlds } from './worlds.js';

const GAMES = await loadGames();
const PLAYERS = [2, 4];
const TABLES = [10, 50, 200, 500, 2000];

const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  ...Object.fromEntries(
    GAMES.flatMap(({ rules }) =>
      PLAYERS.map(players => [`playout-${rules.id}-${players}`, () => measurePlayouts(rules, players)]),
    ),
  ),
  ...Object.fromEntries(
    // A view of Turmbauer has no holes.
    GAMES.filter(({ rules }) => rules.id !== 'turmbauer').flatMap(({ rules, thinking }) =>
      PLAYERS.map(players => [
        `worlds-${rules.id}-${players}`,
        async () => measureWorlds(rules, await thinking(), players),
      ]),
    ),
  ),
  ...Object.fromEntries(
    GAMES.flatMap(({ rules }) =>
      PLAYERS.map(players => [`table-${rules.id}-${players}`, () => measureTable(rules, players)]),
    ),
  ),
  'turmbauer-builds': measureBuilds,
  'turmbauer-statics': measureStatics,
  'turmbauer-physics': measurePhysics,
  web: measureWeb,
  together: measureTogether,
  ...Object.fromEntries(
    TABLES.flatMap(tables =>
      [false, true].map(thinking => [
        `server-${tables}-${thinking ? 'thinking' : 'at-once'}`,
        () => measureServer(tables, thinking),
      ]),
    ),
  ),
};

/** What is measured only when it is named, because it takes minutes. */
const ON_REQUEST: typeof BENCHES = {
  'turmbauer-agreement': measureAgreement,
  'server-quiet': measureQuiet,
};

const [wanted = '', only] = process.argv.slice(2);
if (only === 'alone') {
  await { ...BENCHES, ...ON_REQUEST }[wanted]?.();
} else {
  const names = wanted in ON_REQUEST ? [wanted] : Object.keys(BENCHES).filter(name => name.includes(wanted));
  if (names.length === 0)
    throw new Error(`nothing to measure is called ${wanted}: ${Object.keys({ ...BENCHES, ...ON_REQUEST }).join(', ')}`);
  for (const name of names)
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), name, 'alone'], { stdio: 'inherit' });
}
