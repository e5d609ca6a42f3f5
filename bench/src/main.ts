/** Prints how fast the rules are: a line of JSON for each game and number of players. */
import { at, type Game, type GameTypes, playOut, readOptions, SeededRandom } from '@belfry/engine';
import { GAMES } from '@belfry/games';

const PLAYERS = [2, 4];
const ROUNDS = 40;
const ROUND_SECONDS = 0.2;

for (const { rules } of GAMES) for (const players of PLAYERS) console.log(JSON.stringify(measure(rules, players)));

/** Plays random matches for many short rounds. What else the machine does can only slow a round down: the best one counts. */
function measure(game: Game, players: number) {
  const options = defaultOptions(game, players);
  const random = new SeededRandom(1, players);
  const rounds = Array.from({ length: ROUNDS }, () => playFor(ROUND_SECONDS, game, options, random));
  const bySpeed = rounds.toSorted((a, b) => b.games - a.games);
  const best = at(bySpeed, 0);
  return {
    bench: 'playout',
    game: game.id,
    players,
    gamesPerSecond: Math.round(best.games),
    actionsPerSecond: Math.round(best.actions),
    medianGamesPerSecond: Math.round(at(bySpeed, ROUNDS / 2).games),
  };
}

/** Games and actions per second. */
function playFor(seconds: number, game: Game, options: GameTypes['Options'], random: SeededRandom) {
  let games = 0;
  let actions = 0;
  let elapsed = 0;
  for (const begin = performance.now(); elapsed < seconds; elapsed = (performance.now() - begin) / 1000) {
    for (let batch = 0; batch < 20; batch++) actions += playOut(game, game.start(options), random);
    games += 20;
  }
  return { games: games / elapsed, actions: actions / elapsed };
}

function defaultOptions(game: Game, players: number): GameTypes['Options'] {
  const options = readOptions(game, { players });
  if (!options.ok) throw new Error(`${game.id} cannot be played with ${players}`);
  return options.value;
}
