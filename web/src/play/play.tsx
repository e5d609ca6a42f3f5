/** A table of the server: its waiting room, then its match. */
import { isBegun, type RoomView, type TableId, type TableView } from '@belfry/table';
import { useEffect, useRef } from 'react';
import { isByLot } from '../room/people.js';
import { Room } from '../room/room.js';
import { useOpening } from '../room/use-opening.js';
import { useWatched, WithServer } from '../server/context.js';
import { Waiting } from '../shell/waiting.js';
import { Gone } from './gone.js';
import { Match } from './match.js';

export const Play = ({ id }: { readonly id: TableId }) => (
  <WithServer>
    <Watched id={id} />
  </WithServer>
);

function Watched({ id }: { readonly id: TableId }) {
  const watched = useWatched(id);
  const last = useRef<RoomView | TableView>(undefined);
  const sawRoom = useRef(false);
  const view = watched.state === 'there' ? watched.view : undefined;
  useEffect(() => {
    if (view === undefined) return;
    last.current = view;
    if (!isBegun(view)) sawRoom.current = true;
  }, [view]);
  const opening = useOpening(view);
  if (watched.state === 'waiting') return <Waiting />;
  if (watched.state === 'missing')
    return <Gone hadSeat={last.current?.seats.some(({ isYours }) => isYours) === true} />;
  const { presence } = watched;
  const shown = opening ?? watched.view;
  return isBegun(shown) ? (
    <Match id={id} view={shown} presence={presence} isDrawn={sawRoom.current && isByLot(shown)} />
  ) : (
    <Room id={id} view={shown} presence={presence} />
  );
}
