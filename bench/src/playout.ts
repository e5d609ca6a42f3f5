import { type Game, type GameTypes, playOut, readOptions, SeededRandom } from '@belfry/engine';
import { measureRate, print } from './speed.js';

/** Whole random matches, by the rules alone. */
export function measurePlayouts(rules: Game, players: number): void {
  const options = defaultOptions(rules, players);
  const random = new SeededRandom(1, players);
  let actions = 0;
  let games = 0;
  const { best, median } = measureRate(() => {
    actions += playOut(rules, rules.start(options), random);
    games += 1;
  }, BATCH[rules.id] ?? 20);
  print({
    bench: 'playout',
    game: rules.id,
    players,
    gamesPerSecond: Math.round(best),
    actionsPerSecond: Math.round((best * actions) / games),
    medianGamesPerSecond: Math.round(median),
  });
}

/** Games between two looks at the clock, where 20 would take too long. */
const BATCH: Readonly<Record<string, number>> = { turmbauer: 1 };

function defaultOptions(rules: Game, players: number): GameTypes['Options'] {
  const options = readOptions(rules, { players });
  if (!options.ok) throw new Error(`${rules.id} cannot be played with ${players}`);
  return options.value;
}
