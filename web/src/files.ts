/** Saving matches as files. */
import type { TableHost, TableId } from '@belfry/table';
import { saveFile } from '@belfry/ui';

/** Saves the record of a match in a file that is named after its game and the day. */
export async function saveRecord(host: TableHost, id: TableId, game: string): Promise<void> {
  const record = await host.exportRecord(id);
  if (!record.ok) throw new Error(record.error.code);
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`belfry-${game}-${day}.json`, new Blob([`${JSON.stringify(record.value)}\n`], { type: 'application/json' }));
}
