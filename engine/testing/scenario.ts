/** What the tests of every game's rules are told with. */
import { type AnyRefusal, type Entry, type Game, type GameTypes, type Json, Match, writeRecord } from '@belfry/engine';
import { bytes } from './walk.js';

/** A match at its start, with a name for each seat. */
export const begin = <T extends GameTypes>(game: Game<T>, options: T['Options']): Match<T> =>
  new Match(
    game,
    options,
    Array.from({ length: options.players }, (_, seat) => `seat ${seat}`),
  );

/** Plays entries that must be allowed. */
export function play<T extends GameTypes>(match: Match<T>, ...entries: readonly Entry<T>[]): Match<T> {
  for (const entry of entries) {
    const refusal = match.play(entry);
    if (refusal !== undefined) throw new Error(`${bytes(entry)} was refused: ${bytes(refusal)}`);
  }
  return match;
}

/** Why this entry is refused. It must be, and must leave the match as it was. */
export function refused<T extends GameTypes>(match: Match<T>, entry: Entry<T>): AnyRefusal<T> {
  const before = bytes([match.truth(), match.due(), match.log]);
  const refusal = match.play(entry);
  if (refusal === undefined) throw new Error(`${bytes(entry)} was not refused`);
  if (bytes([match.truth(), match.due(), match.log]) !== before)
    throw new Error(`${bytes(entry)} was refused and left a trace`);
  return refusal;
}

/** The seat that is due; if none is, what else. */
export function whatIsDue<T extends GameTypes>(match: Match<T>): number | T['Chance']['chance'] | 'over' {
  const due = match.due();
  return due.type === 'seat' ? due.seat : due.type === 'chance' ? due.chance : 'over';
}

/** The log as the record has it, through JSON. */
export function logOf<T extends GameTypes>(match: Match<T>): readonly Json[] {
  const record: { readonly log: readonly Json[] } = JSON.parse(JSON.stringify(writeRecord(match)));
  return record.log;
}
