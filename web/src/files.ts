/** Saving matches as files. */
import type { Json } from '@belfry/engine';
import type { TableHost, TableId } from '@belfry/table';
import { saveFile } from '@belfry/ui';

/** Saves the record of a match in a file that is named after its game and the day. */
export async function saveRecord(host: TableHost, id: TableId, game: string): Promise<void> {
  const record = await host.exportRecord(id);
  if (!record.ok) throw new Error(record.error.code);
  const file = recordFile(record.value, game);
  saveFile(file.name, file);
}

export function recordFile(record: Json, game: string): File {
  const day = new Date().toISOString().slice(0, 10);
  return new File([`${JSON.stringify(record)}\n`], `belfry-${game}-${day}.json`, { type: 'application/json' });
}
