/** New tables: from a set-up, from a record, and the next one of the same people. */
import {
  digestOf,
  type FateStatement,
  isFateKey,
  isShared,
  type Match,
  newFateKey,
  readFateStatement,
  writeEntry,
} from '@belfry/engine';
import { letFateAnswer } from './acting.js';
import { beginWith, begunWith } from './beginning.js';
import { Change } from './change.js';
import { NO_CLOCK } from './clock.js';
import type { Elsewhere } from './elsewhere.js';
import type { Arrangement, Made, PersonId, TableEvent, TableId } from './events.js';
import { arrangementOf, type TableSeat, withFigure } from './room.js';
import {
  nameFrom,
  type Playable,
  rotateSeats,
  type Seating,
  type SeatSetup,
  type TableSetup,
  usualStandIn,
  withCustoms,
} from './setup.js';
import { Table } from './table.js';
import type { Refused } from './wish.js';

/** A name that nobody can foresee who does not know both parts; asked twice, it is the same one. */
export const tableIdOf = (how: 'made' | 'next', owner: string, occasion: string): TableId =>
  digestOf(JSON.stringify([how, owner, occasion])).slice(0, 20);

interface Maker {
  readonly playable: Playable;
  readonly by: PersonId;
  readonly now: number;
  /** What it will be called. */
  readonly table: TableId;
  readonly elsewhere: Elsewhere | undefined;
}

/** A table with people at it, begun if that is wished. */
export async function fromSetup(maker: Maker, setup: TableSetup, seating?: Seating): Promise<Change | Refused> {
  const { game: _, seats, ...arrangement } = setup;
  const sitters = seats.map(seat => (seat === null ? undefined : sitterOf(seat, maker.by)));
  const change = roomWith(maker, arrangement, sitters);
  const refused = seating && (await beginWith(change, seating, maker));
  return refused ?? change;
}

const sitterOf = ({ name, player }: SeatSetup, person: PersonId): TableSeat =>
  player.type === 'bot' ? { name, bot: player.policy } : { name, person, ...withFigure(player.figure) };

/** A match that was read from a file goes on here, or is kept to look at. All its people are whoever opened it. */
export async function fromRecord(maker: Maker, match: Match, json: unknown): Promise<Change> {
  const { playable, by } = maker;
  const arrangement: Arrangement = {
    options: { ...match.options },
    clock: NO_CLOCK,
    standIn: usualStandIn(playable),
    spectators: true,
    ...withCustoms(playable, {}),
  };
  const fate = match.due().type === 'over' ? statementOf(json) : null;
  const imported = { fate, entries: match.log.length };
  const sitters = match.seats.map(name => ({ name: nameFrom(name), person: by }));
  const change = roomWith(maker, arrangement, sitters, imported);
  change.add(begunWith(playable, newFateKey(), [...sitters.keys()]));
  for (const entry of match.log) change.add({ type: 'entry', entry: writeEntry(match.game, entry) });
  await letFateAnswer(change, playable);
  return change;
}

/** What a record says of its fate, if it can be so: a commitment and a key are as long as each other, and short. */
function statementOf(json: unknown): FateStatement | null {
  const statement = readFateStatement(json);
  if (statement === undefined) return null;
  // Its reader lets nothing long through.
  if (isShared(statement)) return statement;
  const { commitment, key = commitment, by = '' } = statement;
  return [commitment, key].every(isFateKey) && by.length <= LONGEST_VERSION ? statement : null;
}

/** Names of versions are short. */
const LONGEST_VERSION = 100;

/**
 * Everyone moves one seat on. It begins at once if those who play have wished for it, or all people at it are the one who asks;
 * otherwise they meet in its waiting room.
 */
export async function nextOf(maker: Maker, { room }: Table): Promise<Change> {
  const wanting = room.wants.length > 0 ? maker.elsewhere?.wantingSeats(room) : undefined;
  const sitters = rotateSeats(wanting ?? room.seats).map(
    ({ name, person, figure, bot }): TableSeat => ({
      name,
      ...(person !== undefined ? { person, ...withFigure(figure) } : bot !== undefined && { bot }),
    }),
  );
  const change = roomWith({ ...maker, by: room.host }, room, sitters);
  if (room.talk !== 'free') change.add({ type: 'talk-set', talk: room.talk });
  if (wanting !== undefined || sitters.every(({ person }) => person === undefined || person === maker.by))
    await beginWith(change, 'chosen', maker);
  return change;
}

function roomWith(
  { playable, by, now }: Maker,
  arrangement: Arrangement,
  sitters: readonly (TableSeat | undefined)[],
  imported?: NonNullable<Made['imported']>,
): Change {
  const made: TableEvent = {
    type: 'made',
    by,
    game: playable.game.id,
    ...arrangementOf(arrangement),
    ...(imported !== undefined && { imported }),
    at: now,
  };
  const change = new Change(new Table(playable.game, [made], playable.hash), now, [made]);
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter?.person !== undefined) {
      const { name, person, figure } = sitter;
      change.add({ type: 'sat', seat, name, person, ...withFigure(figure) });
    } else if (sitter?.bot !== undefined) change.add({ type: 'bot-sat', seat, name: sitter.name, policy: sitter.bot });
  }
  return change;
}
