/** A match of the server, looked back at. */
import type { TableId } from '@belfry/table';
import { Replay } from '../replay/replay.js';
import { WithServer } from '../server/context.js';

export const PlayReplay = ({ id }: { readonly id: TableId }) => (
  <WithServer>
    <Replay id={id} />
  </WithServer>
);
