/** What pages get to know: all that comes to them over their lines and as answers. */
import { type Game, type GameTypes, type Match, readRecord } from '@belfry/engine';
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

/** What must lie in the memory of every page at a table, so that looking there proves something. */
export const MARK = 'belfry-wire/1';

/** A finished match as everybody may know it then: with all that was hidden. */
export async function recordOf(page: Page, table: string): Promise<MatchRecord> {
  return await page.evaluate(
    async id => (await fetch(`/api/tables/${id}/record`)).json() as Promise<MatchRecord>,
    table,
  );
}

export interface MatchRecord {
  /** With the server's key, from which all of fate followed. */
  readonly fate: { readonly key: string };
}

/** The match, to be looked at from moment to moment. */
export function matchOf<T extends GameTypes>(record: MatchRecord, game: Game<T>): Match<T> {
  const match = readRecord(record, [game]);
  if (!match.ok) throw new Error(`no record: ${JSON.stringify(match.error)}`);
  return match.value as unknown as Match<T>;
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
