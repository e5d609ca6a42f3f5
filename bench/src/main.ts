/**
 * Prints how fast the rules are: a line of JSON for each game and number of players. Each is measured in a process of its own,
 * as a bot or a simulation of one game would run it.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { at, type Game, type GameTypes, playOut, readOptions, SeededRandom } from '@belfry/engine';
import { GAMES } from '@belfry/games';

const PLAYERS = [2, 4];
const ROUNDS = 40;
const ROUND_SECONDS = 0.2;

const [wanted, players] = process.argv.slice(2);
const game = GAMES.find(({ rules }) => rules.id === wanted)?.rules;
if (game !== undefined && players !== undefined) console.log(JSON.stringify(measure(game, Number(players))));
else for (const { rules } of GAMES) for (const count of PLAYERS) measureApart(rules.id, count);

function measureApart(id: string, count: number): void {
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), id, String(count)], { stdio: 'inherit' });
}

/** Plays random matches for many short rounds. What else the machine does can only slow a round down: the best one counts. */
function measure(rules: Game, count: number) {
  const options = defaultOptions(rules, count);
  const random = new SeededRandom(1, count);
  const rounds = Array.from({ length: ROUNDS }, () => playFor(ROUND_SECONDS, rules, options, random));
  const bySpeed = rounds.toSorted((a, b) => b.games - a.games);
  const best = at(bySpeed, 0);
  return {
    bench: 'playout',
    game: rules.id,
    players: count,
    gamesPerSecond: Math.round(best.games),
    actionsPerSecond: Math.round(best.actions),
    medianGamesPerSecond: Math.round(at(bySpeed, ROUNDS / 2).games),
  };
}

/** Games and actions per second. */
function playFor(seconds: number, rules: Game, options: GameTypes['Options'], random: SeededRandom) {
  let games = 0;
  let actions = 0;
  let elapsed = 0;
  for (const begin = performance.now(); elapsed < seconds; elapsed = (performance.now() - begin) / 1000) {
    for (let batch = 0; batch < 20; batch++) actions += playOut(rules, rules.start(options), random);
    games += 20;
  }
  return { games: games / elapsed, actions: actions / elapsed };
}

function defaultOptions(rules: Game, count: number): GameTypes['Options'] {
  const options = readOptions(rules, { players: count });
  if (!options.ok) throw new Error(`${rules.id} cannot be played with ${count}`);
  return options.value;
}
