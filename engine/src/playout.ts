/** Uniformly random play to the end, on the real rules and as fast as they go: what search and benchmarks stand on. */
import type { Game, GameTypes } from './game.js';
import type { Random } from './random.js';

/** Lets one thing happen, in place: fate answers, or a seat acts, each legal action equally likely. False if it is over. */
export function stepAtRandom<T extends GameTypes>(game: Game<T>, state: T['State'], random: Random): boolean {
  const due = game.due(state);
  if (due.type === 'over') return false;
  if (due.type === 'chance') {
    game.applyChance(state, game.fate(state, random));
  } else {
    actAtRandom(game, state, random);
  }
  return true;
}

function actAtRandom<T extends GameTypes>(game: Game<T>, state: T['State'], random: Random): void {
  const legal = game.legal(state);
  const index = random.below(legal.count);
  if (legal.take === undefined) game.applyAction(state, legal.at(index));
  else legal.take(state, index);
}

/** Plays a state on to its end, in place, each legal action equally likely. Returns the number of decisions. */
export function playOut<T extends GameTypes>(game: Game<T>, state: T['State'], random: Random): number {
  for (let decisions = 0; ; ) {
    const due = game.due(state);
    if (due.type === 'over') return decisions;
    if (due.type === 'chance') {
      game.applyChance(state, game.fate(state, random));
    } else {
      actAtRandom(game, state, random);
      decisions++;
    }
  }
}
