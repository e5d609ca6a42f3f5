/** What pages get to know: all that comes to them over their lines and as answers, and what lies in their memory. */
import type { Page } from 'playwright-core';

export interface Traffic {
  /** Every text that came, in order. */
  readonly heard: readonly string[];
}

/** From now on everything that comes to this page is kept. To be called before it goes anywhere. */
export function listenTo(page: Page): Traffic {
  const heard: string[] = [];
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  page.on('response', async response => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // An answer to a page that has gone meanwhile cannot be read any more.
    heard.push(await response.text().catch(() => ''));
  });
  return { heard };
}

/** All that lies in the memory of a page now, as one text. */
export async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}

/** What must lie in the memory of every page at a table, so that looking there proves something. */
export const MARK = 'belfry-wire/1';

/** The secrets of a finished match: the server's, and what followed from it. */
export async function secretsOf(page: Page, table: string): Promise<readonly string[]> {
  const { fate } = await page.evaluate(
    async id =>
      (await fetch(`/api/tables/${id}/record`)).json() as Promise<{ readonly fate: { readonly key: string } }>,
    table,
  );
  return [fate.key];
}

const textsAsJson = (heard: readonly string[]): readonly unknown[] =>
  heard.flatMap(text => {
    try {
      return [JSON.parse(text) as unknown];
    } catch {
      return [];
    }
  });

/** What was told of a field of this name: in whole views, or in patches of it or of something in it. */
export function toldOf(heard: readonly string[], name: string): readonly unknown[] {
  const found: unknown[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && Array.isArray(value[0]) && value[0].includes(name)) {
      const inside: unknown = value[0].at(-1);
      found.push(inside === name ? value[1] : { [String(inside)]: value[1] });
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key === name) found.push(inner);
      walk(inner);
    }
  };
  for (const json of textsAsJson(heard)) walk(json);
  return found;
}
