/** Who sits at a table, and what they may do on this screen. */
import type { TableView } from '@belfry/table';
import type { GameScreen, People } from '@belfry/ui';
import { peopleAt } from './eye.js';

/** At a table with one person that person is addressed; where several share a device, everybody has a name. */
export function peopleOf(view: Pick<TableView, 'seats'>): People {
  const persons = peopleAt(view.seats);
  return {
    seats: view.seats.map(({ name, player }) => ({ name, isBot: player.type === 'bot' })),
    you: persons.length === 1 ? persons[0] : undefined,
    isShared: persons.length > 1,
  };
}

export const mayAct = ({ due, viewer }: TableView): boolean => due.type === 'seat' && due.seat === viewer;

/** People at one device take back for each other, unless that could show a hand. */
export function mayUndo({ hasSecrets }: GameScreen, { undo, viewer, seats }: TableView): boolean {
  if (undo === undefined) return false;
  return undo.seat === viewer || (!hasSecrets && peopleAt(seats).includes(undo.seat));
}
