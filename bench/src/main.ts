/** Prints how fast the rules are: a line of JSON for each game and number of players. */
import { type Game, type GameTypes, playOut, SeededRandom } from '@belfry/engine';
import { GAMES } from '@belfry/games';

const PLAYERS = [2, 4];
const WARM_UP_SECONDS = 1;
const ROUNDS = 5;
const ROUND_SECONDS = 1;

for (const { rules } of GAMES) for (const players of PLAYERS) console.log(JSON.stringify(measure(rules, players)));

/** Plays random matches for a while, several times, and reports the median: one disturbance does not count. */
function measure(game: Game, players: number) {
  const random = new SeededRandom(1, players);
  const options = defaultOptions(game, players);
  playFor(game, options, random, WARM_UP_SECONDS);
  const rounds = Array.from({ length: ROUNDS }, () => playFor(game, options, random, ROUND_SECONDS));
  const [median = { games: 0, actions: 0 }] = rounds
    .toSorted((a, b) => a.games - b.games)
    .slice(Math.floor(ROUNDS / 2));
  return {
    bench: 'playout',
    game: game.id,
    players,
    gamesPerSecond: Math.round(median.games),
    actionsPerSecond: Math.round(median.actions),
    decisionsPerGame: Number((median.actions / median.games).toFixed(1)),
  };
}

/** Games and actions per second. */
function playFor(game: Game, options: GameTypes['Options'], random: SeededRandom, seconds: number) {
  let games = 0;
  let actions = 0;
  let elapsed = 0;
  for (const begin = performance.now(); elapsed < seconds; elapsed = (performance.now() - begin) / 1000) {
    for (let batch = 0; batch < 100; batch++) actions += playOut(game, game.start(options), random);
    games += 100;
  }
  return { games: games / elapsed, actions: actions / elapsed };
}

function defaultOptions(game: Game, players: number): GameTypes['Options'] {
  const defaults = Object.entries(game.options).flatMap(([name, field]) =>
    'default' in field ? [[name, field.default] as const] : [],
  );
  return { ...Object.fromEntries(defaults), players };
}
