/** A table: whatever its game, wherever it is hosted. */
import type { TableId, TableSummary } from '@belfry/table';
import { useCallback } from 'react';
import { useAsked } from '../asked.js';
import { isPlayable, useScreen } from '../games.js';
import { useHost } from '../host/context.js';
import { Failure } from '../shell/failure.js';
import { Waiting } from '../shell/waiting.js';
import { GameTable } from './game-table.js';
import { MissingTable } from './missing-table.js';

export function TableScreen({ id }: { readonly id: TableId }) {
  const host = useHost();
  const summary = useAsked(useCallback(() => host.summary(id), [host, id]));
  if (summary.state === 'waiting') return <Waiting />;
  if (summary.state === 'failed') return <Failure error={summary.error} again={summary.again} />;
  const table = summary.value;
  if (table === undefined || !isPlayable(table.game)) return <MissingTable />;
  return <LoadedTable table={table} game={table.game} />;
}

function LoadedTable({
  table,
  game,
}: {
  readonly table: TableSummary;
  readonly game: Parameters<typeof useScreen>[0];
}) {
  return <GameTable table={table} screen={useScreen(game)} />;
}
