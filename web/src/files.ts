/** Saving things as files. */
import type { TableHost, TableId } from '@belfry/table';

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the record of a match in a file that is named after its game and the day. */
export async function saveRecord(host: TableHost, id: TableId, game: string): Promise<void> {
  const record = await host.exportRecord(id);
  if (!record.ok) throw new Error(record.error.code);
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`belfry-${game}-${day}.json`, new Blob([`${JSON.stringify(record.value)}\n`], { type: 'application/json' }));
}
