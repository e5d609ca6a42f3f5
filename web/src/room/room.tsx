/** The waiting room of a table. */
import type { RoomView, TableId } from '@belfry/table';
import type { Presence } from '../server/server.js';

export interface RoomProps {
  readonly id: TableId;
  readonly view: RoomView;
  readonly presence: Presence | undefined;
}

export const Room = (_: RoomProps) => null;
