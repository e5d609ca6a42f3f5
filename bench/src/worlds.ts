/** How fast the holes of a view are filled: what a search pays before it can play a world on. */
import { at, type Game, readOptions, type Seat, SeededRandom, stepAtRandom, type Thinking } from '@belfry/engine';
import { medianTime, print } from './speed.js';

const POSITIONS = 60;
const WORLDS = 1000;

interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
}

/** Worlds a second that the seat to act imagines, over positions from all of random matches, and how long it takes to prepare for a view. */
export function measureWorlds(rules: Game, thinking: Thinking, players: number): void {
  const views = Array.from({ length: POSITIONS }, (_, match) => randomView(rules, players, match));
  const prepare = medianTime(POSITIONS * 5, run => thinking.imaginer(at(views, run % POSITIONS)));
  // Twice: first nothing is compiled yet.
  const [, times] = [timesOf(thinking, views), timesOf(thinking, views)];
  const sum = times.reduce((total, time) => total + time, 0);
  print({
    bench: 'worlds',
    game: rules.id,
    players,
    worldsPerSecond: Math.round((1000 * WORLDS * POSITIONS) / sum),
    slowestWorldsPerSecond: Math.round((1000 * WORLDS) / Math.max(...times)),
    prepareMicroseconds: Math.round(1000 * prepare),
  });
}

/** For each view, milliseconds for so many worlds, once it is prepared for. */
const timesOf = (thinking: Thinking, views: readonly unknown[]): number[] =>
  views.map((seen, position) => {
    const imagine = thinking.imaginer(seen);
    const random = new SeededRandom(1, position);
    const begin = performance.now();
    for (let world = 0; world < WORLDS; world++) imagine(random);
    return performance.now() - begin;
  });

/** What the seat to act sees at a random decision of a random match. */
function randomView(rules: Game, players: number, match: number): unknown {
  const count = [...decisions(rules, players, match)].length;
  const wanted = new SeededRandom(3, match).below(count);
  let number = 0;
  for (const { state, seat } of decisions(rules, players, match))
    if (number++ === wanted) return rules.see(state, seat);
  throw new Error('the same match has fewer decisions than before');
}

/** The decisions of a random match; the state goes on changing. */
function* decisions(rules: Game, players: number, match: number): Generator<Moment> {
  const options = readOptions(rules, { players });
  if (!options.ok) throw new Error(`${rules.id} cannot be played with ${players}`);
  const state = rules.start(options.value);
  const random = new SeededRandom(2, match);
  do {
    const due = rules.due(state);
    if (due.type === 'seat') yield { state, seat: due.seat };
  } while (stepAtRandom(rules, state, random));
}
