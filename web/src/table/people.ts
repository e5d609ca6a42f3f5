/** Who sits at a table, and what they may do on this screen. */
import type { SeatView, TableView } from '@belfry/table';
import type { GameScreen, People, SeatInfo } from '@belfry/ui';
import { birdOf } from '../people/birds.js';
import { peopleAt } from './eye.js';

/** At a table with one person that person is addressed; where several share a device, everybody has a name. */
export function peopleOf(view: Pick<TableView, 'seats'>): People {
  const persons = peopleAt(view.seats);
  return {
    seats: view.seats.map(({ name, player }) => ({
      name,
      isBot: player.type === 'bot',
      ...figureOf(player),
    })),
    you: persons.length === 1 ? persons[0] : undefined,
    isShared: persons.length > 1,
  };
}

/** A person's own, or the bird that a bot is. */
function figureOf(player: SeatView['player']): Pick<SeatInfo, 'figure'> {
  if (player.type === 'bot') return { figure: birdOf(player.policy) };
  return player.type === 'human' && player.figure !== undefined ? { figure: player.figure } : {};
}

/** Not while a bot plays for them. */
export const mayAct = ({ due, viewer, seats }: TableView): boolean =>
  due.type === 'seat' && due.seat === viewer && seats[viewer]?.standIn === undefined;

/** Nobody plays against a person elsewhere with somebody at their ear. */
export const mayBeAdvised = ({ isAdvised }: GameScreen, { seats, customs }: TableView): boolean =>
  isAdvised?.(customs) === true && seats.every(({ player, isYours }) => isYours || player.type === 'bot');

/** People at one device take back for each other, unless that could show a hand. */
export function mayUndo({ hasSecrets }: GameScreen, { undo, viewer, seats }: TableView): boolean {
  if (undo === undefined) return false;
  return undo.seat === viewer || (!hasSecrets && peopleAt(seats).includes(undo.seat));
}
