/** A table of the server: its waiting room, then its match. */
import { isBegun, type RoomView, type TableId, type TableView } from '@belfry/table';
import { useEffect, useRef } from 'react';
import { Room } from '../room/room.js';
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
  if (watched.state === 'waiting') return <Waiting />;
  if (watched.state === 'missing')
    return <Gone hadSeat={last.current?.seats.some(({ isYours }) => isYours) === true} />;
  const { presence } = watched;
  return isBegun(watched.view) ? (
    <Match id={id} view={watched.view} presence={presence} isDrawn={sawRoom.current && isDrawn(watched.view)} />
  ) : (
    <Room id={id} view={watched.view} presence={presence} />
  );
}

/** Did the lot seat them? */
const isDrawn = ({ fate }: TableView): boolean =>
  fate !== undefined && 'draw' in fate && fate.draw.terms.seating === 'lot';
