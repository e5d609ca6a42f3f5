/** Lets somebody act in a match, and fate answer what follows. */
import type { GameTypes, Json, Seat } from '@belfry/engine';
import type { Change, Decided } from './change.js';
import type { Playable } from './setup.js';

/** Lets a seat act, and fate answer what follows. */
export function act(change: Change, seat: Seat, action: unknown, playable: Playable): Decided {
  const refused = change.add({ type: 'entry', entry: { seat, action } as Json });
  return refused ?? letFateAnswer(change, playable);
}

/** At once, unless what answers needs time. */
export function letFateAnswer(change: Change, playable: Playable): undefined | Promise<undefined> {
  const { game, fate } = playable;
  for (let due = change.table.fateDue(); due !== undefined; due = change.table.fateDue()) {
    const { state, random, drawn } = due;
    if (fate !== undefined && drawn !== undefined) return letFateThink(change, playable, fate(state, drawn));
    takeAnswer(change, game.chances.write(game.fate(state, random)));
  }
  return undefined;
}

async function letFateThink(
  change: Change,
  playable: Playable,
  answer: Promise<GameTypes['Chance']>,
): Promise<undefined> {
  takeAnswer(change, playable.game.chances.write(await answer));
  return await letFateAnswer(change, playable);
}

function takeAnswer(change: Change, entry: Json): void {
  const refused = change.add({ type: 'entry', entry });
  if (refused !== undefined) throw new Error(`fate answered what cannot be: ${JSON.stringify(refused)}`);
}
