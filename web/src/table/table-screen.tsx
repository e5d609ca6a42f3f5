/** A table: whatever its game, wherever it is hosted. */
import type { ListedGame } from '@belfry/engine/words';
import type { TableId, TableSummary } from '@belfry/table';
import { useCallback } from 'react';
import { useAsked } from '../asked.js';
import { useScreen } from '../games.js';
import { useHost } from '../host/context.js';
import { findPlayable } from '../playable.js';
import { Failure } from '../shell/failure.js';
import { Waiting } from '../shell/waiting.js';
import { GameTable } from './game-table.js';
import { MissingTable } from './missing.js';

export function TableScreen({ id }: { readonly id: TableId }) {
  const host = useHost();
  const summary = useAsked(useCallback(() => host.summary(id), [host, id]));
  if (summary.state === 'waiting') return <Waiting />;
  if (summary.state === 'failed') return <Failure error={summary.error} again={summary.again} />;
  const table = summary.value;
  const game = findPlayable(table?.game ?? '');
  if (table === undefined || game === undefined) return <MissingTable />;
  return <LoadedTable table={table} game={game} />;
}

const LoadedTable = ({ table, game }: { readonly table: TableSummary; readonly game: ListedGame }) => (
  <GameTable table={table} screen={useScreen(game)} />
);
