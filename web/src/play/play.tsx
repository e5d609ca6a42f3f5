/** A table of the server: its waiting room, then its match. */
import { isBegun, type TableId } from '@belfry/table';
import { Room } from '../room/room.js';
import { useWatched, WithServer } from '../server/context.js';
import { Waiting } from '../shell/waiting.js';
import { MissingTable } from '../table/missing.js';
import { TableScreen } from '../table/table-screen.js';

export const Play = ({ id }: { readonly id: TableId }) => (
  <WithServer>
    <Watched id={id} />
  </WithServer>
);

function Watched({ id }: { readonly id: TableId }) {
  const watched = useWatched(id);
  if (watched.state === 'waiting') return <Waiting />;
  if (watched.state === 'missing') return <MissingTable />;
  const { view, presence } = watched;
  return isBegun(view) ? <TableScreen id={id} /> : <Room id={id} view={view} presence={presence} />;
}
